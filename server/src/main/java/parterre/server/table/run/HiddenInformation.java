package parterre.server.table.run;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import parterre.engine.Attachment;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;

/// Finds out whether a game hides anything from anybody; no game declares it. A game has secrets if somebody
/// is ever asked together with others. It also has secrets if a spectator of a random game could not tell the
/// position from what they see. The result is remembered for each setup. Thread-safe.
public final class HiddenInformation {
    private static final int GAMES = 4;
    private static final int MOST_STEPS = 200;
    private static final int MOST_KNOWN = 1_000;

    private final Map<Known, Boolean> known = new ConcurrentHashMap<>();

    /// @param setup its hash: a setup can hold a large file
    private record Known(String game, String setup) {}

    /// Returns true if this game has secrets with some number of seats, and everything else as it stands in the
    /// rulebook.
    public boolean any(Game<?, ?, ?> game) {
        var info = game.info();
        return IntStream.rangeClosed(info.leastSeats(), info.mostSeats())
                .anyMatch(seats -> any(game, Setup.standard(info, seats)));
    }

    boolean any(Game<?, ?, ?> game, Setup setup) {
        if (known.size() > MOST_KNOWN) {
            known.clear();
        }
        return known.computeIfAbsent(
                new Known(game.info().slug(), Attachment.sha256(setup.toString())), _ -> found(game, setup));
    }

    private static <S, M extends Move, V> boolean found(Game<S, M, V> game, Setup setup) {
        for (int i = 0; i < GAMES; i++) {
            var luck = Generator.of(7, i);
            var state = game.start(setup);
            for (int step = 0; step < MOST_STEPS; step++) {
                if (hides(game, state, luck)) {
                    return true;
                }
                var next = Playout.step(game, state, luck);
                if (next.isEmpty()) {
                    break;
                }
                state = game.play(state, next.get());
            }
        }
        return false;
    }

    private static <S, M extends Move, V> boolean hides(Game<S, M, V> game, S state, Luck luck) {
        return game.next(state) instanceof Next.Together<M>
                || !game.imagine(game.view(state, Viewer.spectator()), luck).equals(state);
    }
}
