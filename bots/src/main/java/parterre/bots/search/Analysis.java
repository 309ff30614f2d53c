package parterre.bots.search;

import java.time.Duration;
import java.util.Optional;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;

/// A search about one decision that finds more than the best move: shares of the win with standard errors,
/// scores and principal lines. They can also be read while it thinks.
///
/// It thinks like a bot with the same plan: it uses only the asked seat's view.
///
/// Not thread-safe.
///
/// @param <S> positions
/// @param <M> the game's moves
/// @param <V> the game's views
public final class Analysis<S, M extends Move, V> {
    private final int seats;
    private final Seat seat;
    private final Search<S, M, V> search;
    private final RootTally<S> tally;
    private final V view;
    private final Moves<M> own;

    /// @param plan with one thread
    /// @param seat the seat that is asked
    /// @param view the seat's view
    /// @param listed the moves listed for the seat
    public Analysis(GameBox<S, M, V> box, Setup setup, SearchPlan plan, Seat seat, V view, Moves<M> listed, Luck luck) {
        if (plan.threads() != 1) {
            throw new IllegalArgumentException("an analysis has one thread, not " + plan.threads());
        }
        seats = setup.seats();
        this.seat = seat;
        this.view = view;
        search = new Search<>(box, setup, plan, seat, luck);
        own = search.own(view, listed);
        tally = new RootTally<>(seats, seat, search.value().filter(Value::expectsScores));
        search.countIn(tally);
    }

    /// Thinks until the plan's budget is used up, the time is over, or the watcher ends it. Called once.
    ///
    /// @param within the most time to use, even if the budget is larger
    public void run(Optional<Duration> within, Watcher watcher) {
        search.think(view, own, within, watcher);
    }

    /// Returns the findings so far. The watcher may call it, too.
    public Findings<M> findings() {
        return Findings.of(search.tree(), tally, seats, seat, own);
    }
}
