package parterre.server.wire;

import java.util.List;
import java.util.Optional;
import parterre.engine.Reading;

/// An error, for a person and for a program.
///
/// @param code stable: `refused/` and a rule id, `protocol/` and a word, `input/` and a word
/// @param message one sentence: what is wrong and what would be right
/// @param where the field, line or item at fault
/// @param problems every fault of what was sent, such as of a card file; empty where the message says it all
/// @param present how the table stands now, where the request was made against an older state of it
public record Fault(
        String code,
        String message,
        Optional<String> where,
        List<Reading.Problem> problems,
        Optional<Present> present) {
    private static final int LONGEST_MESSAGE = 400;
    private static final int LONGEST_PLACE = 100;

    public Fault {
        message = Words.brief(message, LONGEST_MESSAGE);
        where = where.map(place -> Words.brief(place, LONGEST_PLACE));
        problems = List.copyOf(problems);
    }

    public Fault(String code, String message) {
        this(code, message, Optional.empty(), List.of(), Optional.empty());
    }

    public Fault(String code, String message, String where) {
        this(code, message, Optional.of(where), List.of(), Optional.empty());
    }
}
