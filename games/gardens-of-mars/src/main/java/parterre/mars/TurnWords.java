package parterre.mars;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Worded;
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

    private static final String CHANCE = "chance";
    private static final String AGAIN = " again";

    /// The phases that name a player.
    private static final List<Phase> OF_PLAYERS =
            List.of(Phase.PLACE, Phase.CHOOSE, Phase.MOVE, Phase.OUT_OF_FLOWERS, Phase.DEADLOCK, Phase.IDLE);

    static TurnWords of(MarsView view) {
        return new TurnWords(
                view.waitsFor(), Optional.of(Seat.of(view.seat() - 1)), view.toRoll(), view.extraTurn(), false);
    }

    /// "P1 moves".
    @Override
    public String toString() {
        var name = seat.map(Seat::toString).orElse(CHANCE);
        return switch (phase) {
            case BEGIN, DEAL -> CHANCE + " " + phase.word();
            case ROLL -> name + " " + phase.word() + " " + toRoll;
            case MOVE -> name + " " + phase.word() + (isExtra ? AGAIN : "");
            case PLACE, CHOOSE, OUT_OF_FLOWERS, DEADLOCK, IDLE -> name + " " + phase.word();
        };
    }

    private static String written(FieldContent content) {
        return content instanceof FieldContent.Named parts
                ? parts.text("seat") + " " + parts.text("does")
                : content.plain();
    }

    static Reading<TurnWords> read(String text) {
        var words = text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        for (var phase : List.of(Phase.BEGIN, Phase.DEAL)) {
            if (words.equals(CHANCE + " " + phase.word())) {
                return Reading.good(new TurnWords(phase, Optional.empty(), 0, false, false));
            }
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
        boolean isExtra = what.equals(Phase.MOVE.word() + AGAIN);
        var phase = Worded.find(OF_PLAYERS, isExtra ? Phase.MOVE.word() : what);
        return phase.isEmpty()
                ? Reading.bad("turn: " + text, new MarsFault.SaysNotWhatIsNext())
                : Reading.good(new TurnWords(phase.get(), named, 0, isExtra, false));
    }
}
