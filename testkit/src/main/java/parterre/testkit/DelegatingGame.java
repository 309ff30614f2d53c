package parterre.testkit;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parterre.engine.BySeat;
import parterre.engine.Event;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Notation;
import parterre.engine.Preview;
import parterre.engine.Refusal;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;

/// A game as another one is, but for what a subclass overrides: a game with a fault built in, to see whether it is
/// found.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
public class DelegatingGame<S, M extends Move, V> implements Game<S, M, V> {
    private final Game<S, M, V> whole;

    public DelegatingGame(Game<S, M, V> whole) {
        this.whole = whole;
    }

    @Override
    public GameInfo info() {
        return whole.info();
    }

    @Override
    public Optional<Refusal> refusal(Setup setup) {
        return whole.refusal(setup);
    }

    @Override
    public OptionalInt bound(Setup setup) {
        return whole.bound(setup);
    }

    @Override
    public List<Result.Party.Named> rivals(Setup setup) {
        return whole.rivals(setup);
    }

    @Override
    public S start(Setup setup) {
        return whole.start(setup);
    }

    @Override
    public Setup setup(S position) {
        return whole.setup(position);
    }

    @Override
    public Next<M> next(S position) {
        return whole.next(position);
    }

    @Override
    public S play(S position, M move) {
        return whole.play(position, move);
    }

    @Override
    public S play(S position, BySeat<M> answers) {
        return whole.play(position, answers);
    }

    @Override
    public Optional<Refusal> refusal(S position, Seat seat, M move) {
        return whole.refusal(position, seat, move);
    }

    @Override
    public V view(S position, Viewer viewer) {
        return whole.view(position, viewer);
    }

    @Override
    public S imagine(V view, Luck luck) {
        return whole.imagine(view, luck);
    }

    @Override
    public void check(V view) {
        whole.check(view);
    }

    @Override
    public String line(S before, Step<M> step, Viewer viewer) {
        return whole.line(before, step, viewer);
    }

    @Override
    public List<? extends Event> events(S before, Step<M> step, Viewer viewer) {
        return whole.events(before, step, viewer);
    }

    @Override
    public Preview<? extends Event> preview(V view, Seat seat, M move) {
        return whole.preview(view, seat, move);
    }

    @Override
    public Notation<M> notation() {
        return whole.notation();
    }
}
