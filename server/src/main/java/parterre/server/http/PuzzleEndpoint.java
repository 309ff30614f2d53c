package parterre.server.http;

import static parterre.server.http.EndpointSpec.get;
import static parterre.server.http.EndpointSpec.post;
import static parterre.server.wire.FaultCode.MOVE;
import static parterre.server.wire.FaultCode.NOT_NOW;
import static parterre.server.wire.FaultCode.NOT_YOURS;
import static parterre.server.wire.FaultCode.NO_PAGE;
import static parterre.server.wire.FaultCode.TOO_MANY;

import parterre.server.wire.Calls;
import parterre.server.wire.Puzzles;

/// The endpoints for puzzles.
enum PuzzleEndpoint implements Endpoint {
    PUZZLES(get(
                    "/api/puzzles",
                    "The puzzle of the day of each game, which changes at midnight UTC, and all puzzles by difficulty."
                            + " Themes are shown for puzzles that the reader has solved or given up")
            .answers(Puzzles.PuzzleList.class)),
    PUZZLE(get("/api/puzzles/{puzzle}", "A puzzle, as the seat to move sees it")
            .answers(Puzzles.PuzzlePosition.class)
            .fails(NO_PAGE)),
    PUZZLE_PREVIEW(post("/api/puzzles/{puzzle}/preview", "The visible effects of a move there")
            .takes(Calls.ConsiderMove.class)
            .answers(Calls.Preview.class)
            .fails(NO_PAGE, NOT_YOURS)),
    PUZZLE_ATTEMPT(post(
                    "/api/puzzles/{puzzle}/attempt",
                    "Judges a move there, or tells the best move to a person who gives up. Only the first attempt"
                            + " counts for ratings")
            .takes(Puzzles.PuzzleAttempt.class)
            .answers(Puzzles.PuzzleVerdict.class)
            .fails(NO_PAGE, MOVE, NOT_NOW, TOO_MANY));

    private final EndpointSpec spec;

    PuzzleEndpoint(EndpointSpec spec) {
        this.spec = spec;
    }

    @Override
    public EndpointSpec spec() {
        return spec;
    }
}
