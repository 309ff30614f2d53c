package parterre.cli.protocol;

import java.util.List;
import java.util.stream.Collectors;
import parterre.cli.words.Localizer;
import parterre.engine.Message;
import parterre.engine.Reading;
import parterre.engine.Refusal;
import parterre.engine.ViewException;

/// Thrown if a request cannot be done. It has a code for the program and a sentence for its author.
final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String code;
    private final String where;

    private Fault(String code, String where, String message) {
        super(message, null, false, false); // searching bots cause it often, and its stack is never read
        this.code = code;
        this.where = where;
    }

    /// Returns the fault of a line or a request that violates the protocol.
    static Fault of(Code code, String message) {
        return new Fault(code.word, "", message);
    }

    /// Returns the fault of a field that violates the protocol.
    ///
    /// @param where the field, with its path ("view.hands[1].cards")
    static Fault at(Code code, String where, String message) {
        return new Fault(code.word, where, message);
    }

    /// Returns the fault of a field that violates the protocol, or of a request if no field is named.
    static Fault said(Code code, String where, Message message) {
        return new Fault(code.word, where, Localizer.standard().say(message));
    }

    /// Returns the fault of a text in a field that the game cannot read.
    static Fault unreadable(Code code, String where, List<Reading.Problem> problems) {
        return new Fault(
                code.word,
                where,
                problems.stream().map(Localizer.standard()::say).collect(Collectors.joining("; ")));
    }

    /// Returns the fault of a view that the game refuses ([parterre.engine.Game#imagine]). Of several components that
    /// do not go together, `where` names the first.
    static Fault impossible(ViewException wrong) {
        var problem = wrong.problem();
        return unreadable(Code.VIEW, "view." + problem.where().split(", ", 2)[0], List.of(problem));
    }

    /// Returns the fault of a move that the rules forbid. Its code ends in the rule's id.
    static Fault refused(Refusal refusal) {
        return new Fault("refused/" + refusal.rule(), "", Localizer.standard().say(refusal.reason()));
    }

    Answer.ErrorReport report() {
        return new Answer.ErrorReport(code, where, String.valueOf(getMessage()));
    }

    /// The codes of all faults except refusals. The code of a refusal is `refused/` and a rule's id.
    enum Code {
        /// The line is not one JSON object in UTF-8.
        MALFORMED("protocol/malformed"),
        /// The line is longer than the protocol allows.
        TOO_LONG("protocol/too-long"),
        /// `protocol` is missing or not our number.
        VERSION("protocol/version"),
        /// `id` is neither a short string nor a whole number.
        BAD_ID("protocol/bad-id"),
        /// The `op` is unknown.
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
        /// A handle that is unknown or was forgotten.
        UNKNOWN_HANDLE("protocol/unknown-handle"),
        /// More games or positions than the engine keeps.
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
