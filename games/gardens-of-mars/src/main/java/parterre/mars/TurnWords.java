package parterre.mars;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.text.FieldContent;
import parterre.engine.text.Form;

/// The `turn:` line of a position: whose turn it is and what the position waits for.
///
/// @param phase what the position waits for
/// @param seat empty if no seat is named
/// @param toRoll how many dice are about to be rolled
/// @param isExtra whether it is an extra turn
/// @param isBeginning true if the turn begins: then the phase follows from the rules, and `phase` has no
///     meaning
record TurnWords(Phase phase, Optional<Seat> seat, int toRoll, boolean isExtra, boolean isBeginning) {
    /// The parts of the line: whose turn it is (`seat`), and what they do (`does`).
    static final Form<TurnWords> FORM =
            Form.of("P1 moves", TurnWords::toString, TurnWords::read).split(FieldContent.Text::new, TurnWords::written);

    /// The words for what a player does.
    private static final Map<String, Phase> DEEDS = Map.of(
            "places",
            Phase.PLACE,
            "chooses",
            Phase.CHOOSE,
            "moves",
            Phase.MOVE,
            "moves again",
            Phase.MOVE,
            words(Phase.OUT_OF_FLOWERS),
            Phase.OUT_OF_FLOWERS,
            words(Phase.DEADLOCK),
            Phase.DEADLOCK,
            words(Phase.IDLE),
            Phase.IDLE);

    /// Returns the words of a phase that ends the game: "out of flowers".
    private static String words(Phase end) {
        return end.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    static TurnWords of(MarsView view) {
        return new TurnWords(
                view.waitsFor(), Optional.of(Seat.of(view.seat() - 1)), view.toRoll(), view.extraTurn(), false);
    }

    private static TurnWords chance(Phase phase) {
        return new TurnWords(phase, Optional.empty(), 0, false, false);
    }

    /// "P1 moves".
    @Override
    public String toString() {
        var name = seat.map(Seat::toString).orElse("chance");
        return switch (phase) {
            case BEGIN -> "chance begins";
            case DEAL -> "chance deals";
            case PLACE -> name + " places";
            case CHOOSE -> name + " chooses";
            case ROLL -> name + " rolls " + toRoll;
            case MOVE -> name + " moves" + (isExtra ? " again" : "");
            case OUT_OF_FLOWERS, DEADLOCK, IDLE -> name + " " + words(phase);
        };
    }

    private static String written(FieldContent content) {
        return content instanceof FieldContent.Named parts
                ? parts.text("seat") + " " + parts.text("does")
                : content.plain();
    }

    static Reading<TurnWords> read(String text) {
        var words = text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        if (words.equals("chance begins")) {
            return Reading.good(chance(Phase.BEGIN));
        }
        if (words.equals("chance deals")) {
            return Reading.good(chance(Phase.DEAL));
        }
        int space = words.indexOf(' ');
        if (space < 0) {
            return Reading.bad("turn: " + text, new MarsFault.SaysNotWhoActs());
        }
        return Seat.read(words.substring(0, space).toUpperCase(Locale.ROOT))
                .then(seat -> does(text, seat, words.substring(space + 1)));
    }

    private static Reading<TurnWords> does(String text, Seat seat, String what) {
        var named = Optional.of(seat);
        if (what.equals("begins")) {
            return Reading.good(new TurnWords(Phase.MOVE, named, 0, false, true));
        }
        if (what.matches("rolls [1-6]")) {
            return Reading.good(new TurnWords(Phase.ROLL, named, what.charAt(what.length() - 1) - '0', false, false));
        }
        var phase = Optional.ofNullable(DEEDS.get(what));
        return phase.isEmpty()
                ? Reading.bad("turn: " + text, new MarsFault.SaysNotWhatIsNext())
                : Reading.good(new TurnWords(phase.get(), named, 0, what.equals("moves again"), false));
    }
}
