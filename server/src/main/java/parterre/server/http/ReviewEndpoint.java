package parterre.server.http;

import static parterre.server.http.EndpointSpec.get;
import static parterre.server.http.EndpointSpec.post;
import static parterre.server.wire.FaultCode.MOVE;
import static parterre.server.wire.FaultCode.NOT_NOW;
import static parterre.server.wire.FaultCode.NOT_YOURS;
import static parterre.server.wire.FaultCode.PHASE;
import static parterre.server.wire.FaultCode.RANGE;
import static parterre.server.wire.FaultCode.TOO_MANY;

import parterre.server.wire.Calls;
import parterre.server.wire.Mistakes;
import parterre.server.wire.ReviewProgress;
import parterre.server.wire.WinChances;

/// The endpoints for finished games: chances, reviews, and mistakes to try again.
enum ReviewEndpoint implements Endpoint {
    MISTAKES(get(
                    "/api/me/mistakes",
                    "The caller's mistakes in finished games that are due to be tried again, and when the next one is"
                            + " due")
            .answers(Mistakes.DueMistakes.class)),
    CHANCES(get(
                    "/api/tables/{table}/chances",
                    "The chances to win in the course of a finished game. With `?partial=true` at once, as far as they"
                            + " are judged. The first call begins to judge them. Judging pauses when no call is open"
                            + " and the last one was 20 s ago")
            .answers(WinChances.class)
            .fails(PHASE, TOO_MANY)),
    REVIEW(get(
                    "/api/tables/{table}/review",
                    "The mistakes in a finished game, as far as its review has come. The first call begins the review,"
                            + " which pauses 20 s after the last call")
            .answers(ReviewProgress.class)
            .fails(PHASE, NOT_NOW, TOO_MANY)),
    EXPECTED(get(
                    "/api/tables/{table}/expected/{seat}",
                    "The expected course of the game after an error that its review has found, as the seat could know."
                            + " It is an example after the move that answered step `?step=`, or after the better move"
                            + " with `?better=true`")
            .answers(Calls.Frames.class)
            .fails(PHASE, NOT_NOW, RANGE)),
    DECISION(get(
                    "/api/tables/{table}/decision",
                    "A decision of the caller in a finished game, as their seat saw it. `?step=` is the number of the"
                            + " step that answered it. `?as=` names a seat of the caller")
            .answers(Mistakes.PastDecision.class)
            .fails(NOT_YOURS, PHASE, RANGE)),
    DECISION_PREVIEW(post(
                    "/api/tables/{table}/decision/preview",
                    "The visible effects of another move at this decision; `decision` is the number of the step")
            .takes(Calls.ConsiderMove.class)
            .answers(Calls.Preview.class)
            .fails(NOT_YOURS, PHASE, RANGE)),
    DECISION_TRY(post(
                    "/api/tables/{table}/decision/try",
                    "Judges another move at this decision by what its seat knew; `decision` is the number of the step."
                            + " A mistake of the caller comes back after 1, 3, 7 and 20 days")
            .takes(Calls.SubmitMove.class)
            .answers(Mistakes.Judgement.class)
            .fails(NOT_YOURS, PHASE, RANGE, MOVE, NOT_NOW, TOO_MANY));

    private final EndpointSpec spec;

    ReviewEndpoint(EndpointSpec spec) {
        this.spec = spec;
    }

    @Override
    public EndpointSpec spec() {
        return spec;
    }
}
