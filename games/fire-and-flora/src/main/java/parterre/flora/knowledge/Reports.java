package parterre.flora.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.Lines;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.flora.cards.Resource;
import parterre.flora.events.Stage;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraNotation;
import parterre.flora.playing.Blocking;
import parterre.flora.position.Draft;

/// Writes the record's line for a step, as a viewer may read it. FF-J36 FF-J37 FF-J19
public final class Reports {
    private Reports() {}

    public static String line(Draft before, Step<FloraMove> step, Viewer viewer) {
        return Lines.line(
                step,
                (seat, move) -> ofSeat(before, step, viewer, seat, move),
                outcome -> ofChance(before, viewer, outcome));
    }

    /// Returns the text of a seat's move or answer for a viewer. Only the seat itself knows its answer without
    /// effect, and the card that the Weather Station did not choose. Everything else is open.
    private static String ofSeat(Draft before, Step<FloraMove> step, Viewer viewer, Seat seat, FloraMove move) {
        boolean unseen = !viewer.sees(seat)
                && before.stage() instanceof Stage.Window window
                && step instanceof Step.Together<FloraMove>(BySeat<FloraMove> answers)
                && !Blocking.isSeen(before, window, answers, seat);
        return unseen ? Lines.HIDDEN : full(move);
    }

    private static String ofChance(Draft before, Viewer viewer, FloraMove outcome) {
        return switch (outcome) {
            case FloraMove.Draw(Seat seat, Resource _)
            when !viewer.sees(seat) -> FloraNotation.DRAW + " " + seat + " " + Lines.HIDDEN;
            case FloraMove.Look _
            when !viewer.sees(Seat.of(before.active())) -> FloraNotation.LOOK + " " + Lines.HIDDEN;
            case FloraMove.Rob _ when !seesRobbery(before, viewer) -> FloraNotation.ROB + " " + Lines.HIDDEN;
            case FloraMove.Rats(List<Optional<Resource>> cards) -> rats(viewer, cards);
            case FloraMove.Draw _,
                    FloraMove.Look _,
                    FloraMove.Rob _,
                    FloraMove.Deal _,
                    FloraMove.Lot _,
                    FloraMove.First _,
                    FloraMove.TurnUp _,
                    FloraMove.Happen _,
                    FloraMove.Roll _ -> full(outcome);
            case FloraMove.OfTurn _, FloraMove.Reply _ ->
                throw new IllegalArgumentException(outcome + " is no move of chance");
        };
    }

    /// Thief and victim know the card. FF-J36
    private static boolean seesRobbery(Draft before, Viewer viewer) {
        return viewer.sees(Seat.of(before.active()))
                || (before.stage() instanceof Stage.Robbing(Seat victim) && viewer.sees(victim));
    }

    /// Giver and receiver know the card. FF-J36
    private static String rats(Viewer viewer, List<Optional<Resource>> cards) {
        var words = new ArrayList<String>();
        for (int seat = 0; seat < cards.size(); seat++) {
            boolean known = viewer.sees(Seat.of(seat)) || viewer.sees(Seat.of((seat + 1) % cards.size()));
            words.add(known || cards.get(seat).isEmpty() ? FloraNotation.word(cards.get(seat)) : Lines.HIDDEN);
        }
        return FloraNotation.RATS + " " + String.join(" ", words);
    }

    private static String full(FloraMove move) {
        return FloraNotation.NOTATION.write(move);
    }
}
