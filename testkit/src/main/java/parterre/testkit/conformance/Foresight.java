package parterre.testkit.conformance;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Seat;
import parterre.engine.box.Consequence;
import parterre.engine.box.Consequence.Certainty;

/// What a move does, as can be told from a view before it is made.
final class Foresight {
    private Foresight() {}

    static List<Consequence> consequences(ShedView view, Seat seat, ShedMove move) {
        return switch (move) {
            case ShedMove.Sow(Cards cards, int stake) -> sow(view, cards, stake);
            case ShedMove.Rest() -> List.of(Consequence.certain(seat.toString(), "gains a petal"));
            case ShedMove.Storm(Place from) -> {
                var told = played(from, Kind.RAIN);
                told.add(others("", "each other seat loses a petal or a card of its basket"));
                yield told;
            }
            case ShedMove.Drought(Place from) -> {
                var told = played(from, Kind.SUN);
                told.add(
                        Consequence.certain("", "each other seat loses a rain of its hand, or shows that it has none"));
                yield told;
            }
            case ShedMove.Scout(Place from) -> {
                var told = played(from, Kind.BEE);
                told.add(chance("", "two cards of the bag are looked at"));
                told.add(new Consequence(Certainty.MORE_TO_COME, "", "you keep one of them"));
                yield told;
            }
            case ShedMove.Theft(Seat victim, Place from) -> {
                var told = played(from, Kind.CROW);
                told.add(others(victim.toString(), "the crow may be countered"));
                told.add(chance(victim.toString(), "a card of the hand comes to your nest"));
                yield told;
            }
            case ShedMove.Keep(Kind card) ->
                List.of(
                        Consequence.certain(seat.toString(), "the " + card.word() + " comes to your nest"),
                        Consequence.certain("", "the other card goes under the bag"));
            case ShedMove.Pay() -> List.of(Consequence.certain(seat.toString(), "loses a petal"));
            case ShedMove.Drop(Kind card) -> List.of(Consequence.certain(seat.toString(), "loses a " + card.word()));
            case ShedMove.Counter(Place from) ->
                List.of(others("", "the card of your " + from.word() + " counters, unless one of a nearer seat does"));
            case ShedMove.Offer(Seat partner, Bundle give, Bundle get) ->
                List.of(others(partner.toString(), "gives " + get + " for " + give + ", or declines"));
            case ShedMove.Accept() -> List.of(Consequence.certain("", "the trade is carried out"));
            case ShedMove.Pass _, ShedMove.Decline _, ShedMove.ByChance _ -> List.of();
        };
    }

    private static List<Consequence> sow(ShedView view, Cards cards, int stake) {
        var told = new ArrayList<Consequence>();
        int favoured = Forecast.of(view.setup()).favours(view.round(), cards);
        if (favoured > 0) {
            told.add(Consequence.certain("", "the weather gives " + favoured));
        }
        if (!cards.isEmpty()) {
            told.add(others("", "each card scores 1 if nobody else sows its kind"));
        }
        if (stake > 0) {
            told.add(others("", "wins " + stake + " if nobody stakes as much, otherwise loses it"));
        }
        return told;
    }

    private static List<Consequence> played(Place from, Kind card) {
        return new ArrayList<>(
                List.of(Consequence.certain(from.word(), "the " + card.word() + " goes to the discard")));
    }

    private static Consequence others(String at, String says) {
        return new Consequence(Certainty.OTHERS_DECIDE, at, says);
    }

    private static Consequence chance(String at, String says) {
        return new Consequence(Certainty.CHANCE_DECIDES, at, says);
    }
}
