package parterre.server.wire;

import java.util.Optional;

/// What went wrong, for a person and for a program.
///
/// @param code stable: `refused/` and a rule id, `protocol/` and a word, `input/` and a word
/// @param message one sentence: what is wrong and what would be right
/// @param where the field, line or item at fault
/// @param present how the table stands now, where the request was made against an older state of it
public record Fault(String code, String message, Optional<String> where, Optional<Present> present) {
    public Fault(String code, String message) {
        this(code, message, Optional.empty(), Optional.empty());
    }

    public Fault(String code, String message, String where) {
        this(code, message, Optional.of(where), Optional.empty());
    }
}
