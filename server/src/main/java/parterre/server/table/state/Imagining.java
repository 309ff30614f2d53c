package parterre.server.table.state;

import java.util.Optional;
import java.util.OptionalInt;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.server.wire.TableNote;

/// The note in a record about the origin of its imagined first position: `step 12 seen by P1`.
public final class Imagining {
    private static final String STEP = "step ";
    private static final String SEEN_BY = " seen by ";

    private Imagining() {}

    public static String write(TableNote note) {
        return switch (note) {
            case TableNote.Imagined(int step, int seat) -> STEP + step + SEEN_BY + Seat.of(seat - 1);
            case TableNote.StoredNote(String text) -> text;
            default -> throw new IllegalArgumentException(note + " imagines nothing");
        };
    }

    /// Reads a note. Earlier builds noted a sentence, which stays as it is.
    public static TableNote read(String note) {
        return imagined(note).orElseGet(() -> new TableNote.StoredNote(note));
    }

    private static Optional<TableNote> imagined(String note) {
        int seen = note.indexOf(SEEN_BY);
        if (!note.startsWith(STEP) || seen < 0) {
            return Optional.empty();
        }
        var step = number(note.substring(STEP.length(), seen));
        return step.isPresent()
                        && Seat.read(note.substring(seen + SEEN_BY.length())) instanceof Reading.Good<Seat>(var seat)
                ? Optional.of(new TableNote.Imagined(step.getAsInt(), seat.index() + 1))
                : Optional.empty();
    }

    private static OptionalInt number(String text) {
        return text.matches("[0-9]{1,6}") ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
    }
}
