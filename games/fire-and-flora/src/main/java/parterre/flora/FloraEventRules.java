package parterre.flora;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import parterre.engine.Event;
import parterre.engine.box.EventRules;
import parterre.flora.cards.Effect;
import parterre.flora.cards.Names.Goods;
import parterre.flora.ending.Ending;
import parterre.flora.events.FloraEvent.CardsPlayed;
import parterre.flora.events.FloraEvent.EventCardDone;
import parterre.flora.events.FloraEvent.GameEnded;
import parterre.flora.events.FloraEvent.TradeOffered;
import parterre.flora.events.Reasons.GameEnd;
import parterre.flora.position.Position;

/// The rules of event cards, which follow from their effects, and those of plays, trades and ties.
final class FloraEventRules implements EventRules<Position> {
    private static final String TWO_CARDS = "FF-7.2";
    private static final String TIE_AT_GOAL = "FF-10.2";
    private static final String TIE_ORDER = "FF-J28";
    private static final String FOR_NOTHING = "FF-J24";
    private static final String ON_OWN_PLANT = "FF-J30";
    private static final String AS_OTHER_TYPE = "FF-J48";

    @Override
    public Set<String> all() {
        return Set.of(
                Effect.Apply.FIRES,
                Effect.Apply.OTHERS,
                Effect.Flood.RULE,
                TWO_CARDS,
                TIE_AT_GOAL,
                TIE_ORDER,
                FOR_NOTHING,
                ON_OWN_PLANT,
                AS_OTHER_TYPE);
    }

    @Override
    public List<String> of(Position after, Event event) {
        return switch (event) {
            case EventCardDone(var card) -> {
                var facts = after.table().facts();
                yield facts.cards().eventCard(facts.eventCard(card.id())).effect().rule().stream()
                        .toList();
            }
            case CardsPlayed played -> played(played);
            case TradeOffered(var _, var _, var give, var get)
            when isNothing(give) || isNothing(get) -> List.of(FOR_NOTHING);
            case GameEnded(var reason)
            when reason == GameEnd.GOAL && winners(after) > 1 -> List.of(TIE_AT_GOAL, TIE_ORDER);
            default -> List.of();
        };
    }

    private static List<String> played(CardsPlayed played) {
        var rules = new ArrayList<String>();
        if (played.cards().size() > 1) {
            rules.add(TWO_CARDS);
        }
        if (played.seat().equals(played.owner())) {
            rules.add(ON_OWN_PLANT);
        }
        if (played.cards().stream().anyMatch(card -> card.as().isPresent())) {
            rules.add(AS_OTHER_TYPE);
        }
        return rules;
    }

    private static boolean isNothing(Goods goods) {
        return goods.cards().isEmpty() && goods.coins() == 0 && goods.lands().isEmpty();
    }

    /// Returns how many players have the winning score.
    private static long winners(Position after) {
        var table = after.table();
        return IntStream.range(0, table.seats())
                .filter(seat -> Ending.score(table, seat) >= table.terms().goal())
                .count();
    }
}
