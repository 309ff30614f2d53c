package parterre.testkit.conformance;

import parterre.engine.BySeat;
import parterre.engine.Lines;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;

/// Writes what a viewer may read of a step (CF-8.4).
final class Reports {
    private Reports() {}

    static String line(Position before, Step<ShedMove> step, Viewer viewer) {
        return Lines.line(
                step,
                (seat, move) -> ofSeat(before, step, viewer, seat, move),
                outcome -> ofChance(before.stage(), viewer, outcome));
    }

    /// Which card is kept is the keeper's secret; answers in a window that came to nothing are their
    /// owners'.
    private static String ofSeat(Position before, Step<ShedMove> step, Viewer viewer, Seat seat, ShedMove move) {
        if (viewer.sees(seat)) {
            return full(move);
        }
        if (before.stage() instanceof Stage.Keep) {
            return "keep " + Lines.HIDDEN;
        }
        boolean unseen = before.stage() instanceof Stage.Window window
                && step instanceof Step.Together<ShedMove>(BySeat<ShedMove> answers)
                && !Countering.isSeen(window, before.seats(), answers, seat);
        return unseen ? Lines.HIDDEN : full(move);
    }

    /// The seat that draws or scouts sees the cards; a theft is seen by the thief and by the robbed.
    private static String ofChance(Stage stage, Viewer viewer, ShedMove outcome) {
        if (stage instanceof Stage.Refill(Seat drawer, int _) && outcome instanceof ShedMove.Draw) {
            return viewer.sees(drawer) ? full(outcome) : "draw " + drawer + " " + Lines.HIDDEN;
        }
        if (stage instanceof Stage.Look(Seat scout)) {
            return viewer.sees(scout) ? full(outcome) : "look " + Lines.HIDDEN;
        }
        if (stage instanceof Stage.Steal(Seat thief, Seat victim)) {
            return viewer.sees(thief) || viewer.sees(victim) ? full(outcome) : "steal " + Lines.HIDDEN;
        }
        return full(outcome);
    }

    private static String full(ShedMove move) {
        return ShedNotation.NOTATION.write(move);
    }
}
