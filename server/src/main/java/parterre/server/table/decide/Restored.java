package parterre.server.table.decide;

import java.util.List;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.Table;
import parterre.server.table.state.Windows;

/// Restores what a table kept apart from its events before the server stopped.
public final class Restored {
    private Restored() {}

    /// Returns a table with the answers that seats have given in secret. Answers to earlier decisions, and
    /// answers that the rules no longer allow, are dropped.
    ///
    /// @param delays draws how long an answer waits that no person gave
    public static <S, M extends Move, V> Table<S, M, V> of(
            Table<S, M, V> table, List<Decision.Sealed> sealed, Luck delays) {
        var restored = table;
        for (var answer : sealed) {
            restored = with(restored, answer, delays);
        }
        return restored.with(restored.windows().settled(delays));
    }

    private static <S, M extends Move, V> Table<S, M, V> with(Table<S, M, V> table, Decision.Sealed kept, Luck delays) {
        var session = table.session();
        var seat = kept.seat();
        if (kept.decision() != session.decision()
                || !(session.read(kept.answer().move()) instanceof Reading.Good<M>(M move))
                || session.refusal(seat, move).isPresent()
                || !session.waitingFor().contains(seat)) {
            return table;
        }
        if (session.waitingFor().size() == 1) {
            // It was the last one and too early for the window to close.
            return table.with(table.windows().taken(seat, move, Windows.By.PERSON, delays))
                    .with(session.answered(seat, kept.answer()));
        }
        return session.submit(seat, move) instanceof GameSession.Attempt.Stands<S, M, V>(var after)
                ? table.with(after.answered(seat, kept.answer()))
                : table;
    }
}
