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
                    "One's mistakes in finished games that are to be tried again now, and when the next one is")
            .answers(Mistakes.DueMistakes.class)),
    CHANCES(get(
                    "/api/tables/{table}/chances",
                    "How the chances to win went in a game that is over; with `?partial=true` at once, as far as they"
                            + " are judged. The first call begins to judge them, and this pauses when no call is open and"
                            + " nobody has asked for 20 s")
            .answers(WinChances.class)
            .fails(PHASE, TOO_MANY)),
    REVIEW(get(
                    "/api/tables/{table}/review",
                    "Which decisions of a game that is over were mistakes, as far as its review has come. The first"
                            + " call begins it, and it pauses when nobody has asked for 20 s")
            .answers(ReviewProgress.class)
            .fails(PHASE, NOT_NOW, TOO_MANY)),
    EXPECTED(get(
                    "/api/tables/{table}/expected/{seat}",
                    "How the game was expected to go on after an error that its review has found, as the seat could"
                            + " know: an example after the move that answered step `?step=`, or after the better one"
                            + " with `?better=true`")
            .answers(Calls.Frames.class)
            .fails(PHASE, NOT_NOW, RANGE)),
    DECISION(get(
                    "/api/tables/{table}/decision",
                    "A decision of one's own in a game that is over, as its seat saw it: the one that was answered in"
                            + " step `?step=`; `?as=` as above")
            .answers(Mistakes.PastDecision.class)
            .fails(NOT_YOURS, PHASE, RANGE)),
    DECISION_PREVIEW(post(
                    "/api/tables/{table}/decision/preview",
                    "What a move would have visibly done there; `decision` is the number of the step")
            .takes(Calls.ConsiderMove.class)
            .answers(Calls.Preview.class)
            .fails(NOT_YOURS, PHASE, RANGE)),
    DECISION_TRY(post(
                    "/api/tables/{table}/decision/try",
                    "Judges another move there, by what its seat knew; `decision` is the number of the step. One's"
                            + " mistakes come back accordingly, after 1, 3, 7 and 20 days")
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
