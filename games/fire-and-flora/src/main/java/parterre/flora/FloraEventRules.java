package parterre.flora;

import java.util.List;
import java.util.Set;
import parterre.engine.Event;
import parterre.engine.box.EventRules;
import parterre.flora.cards.Effect;
import parterre.flora.events.FloraEvent.EventCardDone;
import parterre.flora.position.Position;

/// The rules of event cards, which follow from their effects.
final class FloraEventRules implements EventRules<Position> {
    private static final String FIRES = "FF-8.1";
    private static final String OTHER_ICONS = "FF-8.5";
    private static final String FLOODS = "FF-13.3";

    @Override
    public Set<String> all() {
        return Set.of(FIRES, OTHER_ICONS, FLOODS);
    }

    @Override
    public List<String> of(Position after, Event event) {
        if (!(event instanceof EventCardDone(var card))) {
            return List.of();
        }
        var facts = after.table().facts();
        return switch (facts.cards().eventCard(facts.eventCard(card.id())).effect()) {
            case Effect.Flood _ -> List.of(FLOODS);
            case Effect.Apply fire when fire.startsFire() -> List.of(FIRES);
            case Effect.Apply _ -> List.of(OTHER_ICONS);
            case Effect.Discard _,
                    Effect.Coins _,
                    Effect.Halve _,
                    Effect.Quake _,
                    Effect.Draw _,
                    Effect.Choosing _,
                    Effect.PackRat _,
                    Effect.Grant _,
                    Effect.Nothing _ -> List.of();
        };
    }
}
