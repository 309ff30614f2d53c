package parterre.cli.protocol;

import java.util.List;
import java.util.stream.Collectors;
import parterre.cli.words.Voice;
import parterre.engine.Message;
import parterre.engine.Reading;
import parterre.engine.Refusal;

/// A request that cannot be done: a code for the program, a sentence for its author.
final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String code;
    private final String where;

    private Fault(String code, String where, String message) {
        super(message, null, false, false); // thrown often by searching bots, and nobody reads its stack
        this.code = code;
        this.where = where;
    }

    /// A line or a request that is not what the protocol says.
    static Fault of(Code code, String message) {
        return new Fault(code.word, "", message);
    }

    /// A field that is not what the protocol says.
    ///
    /// @param where the field, with its path ("view.hands[1].cards")
    static Fault at(Code code, String where, String message) {
        return new Fault(code.word, where, message);
    }

    /// A field, or a request if no field is named, that is not what the protocol says.
    static Fault said(Code code, String where, Message message) {
        return new Fault(code.word, where, Voice.standard().say(message));
    }

    /// A text in a field that the game cannot read.
    static Fault unreadable(Code code, String where, List<Reading.Problem> problems) {
        return new Fault(
                code.word, where, problems.stream().map(Voice.standard()::say).collect(Collectors.joining("; ")));
    }

    /// What the rules forbid; the code ends in the rule's id.
    static Fault refused(Refusal refusal) {
        return new Fault("refused/" + refusal.rule(), "", Voice.standard().say(refusal.reason()));
    }

    Answer.Trouble trouble() {
        return new Answer.Trouble(code, where, String.valueOf(getMessage()));
    }

    /// What can be wrong, apart from refusals, whose codes are `refused/` and a rule's id.
    enum Code {
        /// The line is not one JSON object in UTF-8.
        MALFORMED("protocol/malformed"),
        /// The line is longer than the protocol allows.
        TOO_LONG("protocol/too-long"),
        /// `protocol` is missing or another number than ours.
        VERSION("protocol/version"),
        /// `id` is neither a short string nor a whole number.
        BAD_ID("protocol/bad-id"),
        /// No such `op`.
        UNKNOWN_OP("protocol/unknown-op"),
        /// A field that the `op` does not have.
        UNKNOWN_FIELD("protocol/unknown-field"),
        /// A field that the `op` needs.
        MISSING_FIELD("protocol/missing-field"),
        /// A field of another JSON type.
        WRONG_TYPE("protocol/wrong-type"),
        /// A value that is not among the allowed ones, or a number too large or too small.
        OUT_OF_RANGE("protocol/out-of-range"),
        /// Fields that exclude each other.
        CONFLICT("protocol/conflict"),
        /// A handle of nothing, or of what was forgotten.
        UNKNOWN_HANDLE("protocol/unknown-handle"),
        /// More games or positions than are kept.
        TOO_MANY("protocol/too-many"),
        /// An `op` that this game or position does not take now.
        NOT_NOW("protocol/not-now"),
        /// Seats, edition or options that cannot be played.
        SETUP("input/setup"),
        /// A text that is not a position of this game.
        POSITION("input/position"),
        /// A text that is not a record of this game.
        RECORD("input/record"),
        /// A text that is not a move in this game's notation.
        MOVE("input/move"),
        /// A text that is not a seat of this table.
        SEAT("input/seat"),
        /// A view that this game could not have shown.
        VIEW("input/view"),
        /// A fault of Parterre.
        INTERNAL("internal");

        final String word;

        Code(String word) {
            this.word = word;
        }
    }
}
