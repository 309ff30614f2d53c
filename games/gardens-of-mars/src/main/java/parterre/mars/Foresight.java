package parterre.mars;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.box.Consequence;
import parterre.engine.box.Consequence.Certainty;
import parterre.mars.MarsMove.Begin;
import parterre.mars.MarsMove.Deal;
import parterre.mars.MarsMove.Go;
import parterre.mars.MarsMove.Place;
import parterre.mars.MarsMove.Plant;
import parterre.mars.MarsMove.Roll;
import parterre.mars.MarsMove.RollFor;
import parterre.mars.MarsMove.Waste;

/// What a move does, told before it is made: the rules are asked, and the two positions compared.
final class Foresight {
    private final Position before;
    private final Position after;
    private final List<Consequence> told = new ArrayList<>();

    private Foresight(Position before, Position after) {
        this.before = before;
        this.after = after;
    }

    /// What happens, in the order in which it does.
    static List<Consequence> of(Position before, Seat seat, MarsMove move) {
        var refusal = Refusals.of(new MarsGame(), before, seat, move);
        if (refusal.isPresent()) {
            return List.of(
                    Consequence.certain("", "cannot be done: " + refusal.get().reason()));
        }
        var foresight = new Foresight(before, new MarsGame().play(before, move));
        foresight.tell(move);
        return List.copyOf(foresight.told);
    }

    private void tell(MarsMove move) {
        switch (move) {
            case Place(Cell cell) -> {
                certain(cell.toString(), "your gardener starts on " + cell);
                if (after.phase() == Phase.DEAL) {
                    told.add(new Consequence(Certainty.CHANCE_DECIDES, "", "the flowers are dealt"));
                } else {
                    tellTurn();
                }
            }
            case RollFor(Cell gardener) -> {
                certain(gardener.toString(), "gives " + dice(after.toRoll()));
                told.add(new Consequence(Certainty.CHANCE_DECIDES, "", "the dice are rolled"));
                told.add(new Consequence(Certainty.MORE_TO_COME, "", "then you use one of them"));
            }
            case Plant(int _, Cell _, Cell to, Colour colour) -> {
                tellPlanting(to, colour);
                tellGardener(to);
                tellTurn();
            }
            case Go(int _, Cell _, Cell to) -> {
                certain(to.toString(), "walks onto a flower: " + loss());
                tellGardener(to);
                tellTurn();
            }
            case Waste(int die) -> {
                certain("", "the " + die + " takes you nowhere: " + loss());
                tellTurn();
            }
            case Begin _, Deal _, Roll _ -> {}
        }
    }

    private void tellPlanting(Cell to, Colour colour) {
        int others = before.flowers().connected(to.index(), colour);
        int points = Planting.points(before.terms(), others);
        int from = before.score(before.seat());
        int target = after.score(before.seat());
        int skipped = target - from - points;
        var beside = others == 0 ? "alone" : "joins " + others + " " + colour.word();
        certain(
                to.toString(),
                "plants " + colour.word() + ", " + beside + ": "
                        + (points == 0 ? "no points" : "scores " + points + ", " + from + " to " + (from + points)));
        if (skipped > 0) {
            certain("", "skips " + squares(skipped) + " to " + target);
        }
        if (new Bunch(after.flowers().bunch(before.seat())).of(colour) == 0) {
            certain("", "that was your last " + colour.word());
        }
    }

    private String loss() {
        int from = before.score(before.seat());
        int to = after.score(before.seat());
        if (from == 0) {
            return "would lose a point, but you have none";
        }
        int skipped = from - to - 1;
        return "loses a point, " + from + " to " + (from - 1)
                + (skipped > 0 ? ", and skips " + squares(skipped) + " back to " + to : "");
    }

    private void tellGardener(Cell to) {
        int free = after.flowers().freeNextTo(to.index());
        certain(to.toString(), "has " + free + " free " + (free == 1 ? "neighbour" : "neighbours") + " there");
    }

    /// Who is next and with what.
    private void tellTurn() {
        if (new MarsGame().next(after) instanceof Next.Over<MarsMove>(var result)) {
            certain("", "the game ends: " + result.ending());
            return;
        }
        if (after.isExtraTurn()) {
            told.add(new Consequence(
                    Certainty.MORE_TO_COME, "", "an extra turn for you, with the dice " + after.dice()));
            return;
        }
        if (!after.dice().isEmpty()) {
            certain("", "leaves the dice " + after.dice() + " to " + Seat.of(after.seat()));
            return;
        }
        for (int seat = before.terms().after(before.seat());
                seat != after.seat();
                seat = before.terms().after(seat)) {
            certain("", Seat.of(seat) + " is surrounded and passes");
        }
        var next = Seat.of(after.seat());
        if (after.phase() == Phase.CHOOSE) {
            told.add(new Consequence(
                    Certainty.OTHERS_DECIDE, "", next + " chooses which gardener gives the dice and rolls"));
        } else if (after.phase() == Phase.ROLL) {
            told.add(new Consequence(Certainty.CHANCE_DECIDES, "", next + " rolls " + dice(after.toRoll())));
        }
    }

    private void certain(String at, String says) {
        told.add(Consequence.certain(at, says));
    }

    private static String squares(int count) {
        return count == 1 ? "1 square" : count + " squares";
    }

    private static String dice(int count) {
        return count == 1 ? "1 die" : count + " dice";
    }
}
