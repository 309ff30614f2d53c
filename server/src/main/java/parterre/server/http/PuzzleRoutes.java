package parterre.server.http;

import java.util.Map;
import parterre.server.puzzle.PuzzleSolving;
import parterre.server.wire.Calls;
import parterre.server.wire.Puzzles;

/// Serves puzzles, and judges attempts at them.
final class PuzzleRoutes {
    private static final String PUZZLE = "puzzle";

    private final PuzzleSolving puzzles;

    PuzzleRoutes(Services services) {
        puzzles = services.puzzles();
    }

    void register(Map<Endpoint, Answering> routes) {
        routes.put(PuzzleEndpoint.PUZZLES, call -> puzzles.list(call.person()));
        routes.put(PuzzleEndpoint.PUZZLE, call -> puzzles.look(call.person(), call.path(PUZZLE)));
        routes.put(
                PuzzleEndpoint.PUZZLE_PREVIEW,
                call -> puzzles.preview(call.path(PUZZLE), call.body(Calls.ConsiderMove.class)));
        routes.put(
                PuzzleEndpoint.PUZZLE_ATTEMPT,
                call -> puzzles.attempt(
                        call.person(),
                        call.caller(),
                        call.path(PUZZLE),
                        call.body(Puzzles.PuzzleAttempt.class).move()));
    }
}
