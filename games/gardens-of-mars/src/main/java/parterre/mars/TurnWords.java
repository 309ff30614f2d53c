package parterre.mars;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.text.Form;

/// The `turn:` line of a position: whose turn it is and what is waited for.
///
/// @param waitsFor as in [MarsView]
/// @param seat empty where nobody is named
/// @param toRoll how many dice are about to be rolled
/// @param extra whether it is an extra turn
record TurnWords(String waitsFor, Optional<Seat> seat, int toRoll, boolean extra) {
    static final Form<TurnWords> FORM = Form.of("P1 moves", TurnWords::toString, TurnWords::read);

    static TurnWords of(MarsView view) {
        return new TurnWords(view.waitsFor(), Optional.of(Seat.of(view.seat() - 1)), view.toRoll(), view.extraTurn());
    }

    /// "P1 moves".
    @Override
    public String toString() {
        var name = seat.map(Seat::toString).orElse("chance");
        return switch (waitsFor) {
            case "begin" -> "chance begins";
            case "deal" -> "chance deals";
            case "place" -> name + " places";
            case "choose" -> name + " chooses";
            case "roll" -> name + " rolls " + toRoll;
            case "move" -> name + " moves" + (extra ? " again" : "");
            default -> name + " " + waitsFor.replace('-', ' ');
        };
    }

    static Reading<TurnWords> read(String text) {
        var words = text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        if (words.equals("chance begins")) {
            return Reading.good(new TurnWords(Phase.BEGIN.word(), Optional.empty(), 0, false));
        }
        if (words.equals("chance deals")) {
            return Reading.good(new TurnWords(Phase.DEAL.word(), Optional.empty(), 0, false));
        }
        int space = words.indexOf(' ');
        if (space < 0) {
            return Reading.bad("turn: " + text, new MarsFault.SaysNotWhoActs());
        }
        return Seat.read(words.substring(0, space).toUpperCase(Locale.ROOT))
                .then(seat -> does(text, seat, words.substring(space + 1)));
    }

    private static Reading<TurnWords> does(String text, Seat seat, String what) {
        var toRoll = what.matches("rolls [1-6]") ? what.charAt(what.length() - 1) - '0' : 0;
        var waitsFor = toRoll > 0
                ? Phase.ROLL.word()
                : switch (what) {
                    case "places" -> Phase.PLACE.word();
                    case "chooses" -> Phase.CHOOSE.word();
                    case "moves", "moves again" -> Phase.MOVE.word();
                    case "begins" -> Arranging.TURN_BEGINS;
                    case "out of flowers" -> Phase.OUT_OF_FLOWERS.word();
                    case "deadlock" -> Phase.DEADLOCK.word();
                    case "idle" -> Phase.IDLE.word();
                    default -> "";
                };
        return List.of("", Phase.BEGIN.word()).contains(waitsFor)
                ? Reading.bad("turn: " + text, new MarsFault.SaysNotWhatIsNext())
                : Reading.good(new TurnWords(waitsFor, Optional.of(seat), toRoll, what.equals("moves again")));
    }
}
