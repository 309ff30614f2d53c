package parterre.gnomes;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parterre.engine.BySeat;
import parterre.engine.EventSink;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Luck;
import parterre.engine.Next;
import parterre.engine.Notation;
import parterre.engine.Played;
import parterre.engine.Preview;
import parterre.engine.Refusal;
import parterre.engine.Result.Party;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;

/// Implements the contract for Gnomadic Gardeners. It passes each position and each move to its rule.
///
/// A round has these parts. Both choose gnomes in secret; against the automa, its orders come then. The side
/// that takes less time resolves first, then the other. Then the game may end. Gnomes are passed, and the task
/// cards slide. GG-12
public final class GnomeGame implements Game<Position, GnomeMove, GnomeView> {
    private static final GnomeNotation NOTATION = new GnomeNotation();

    @Override
    public GameInfo info() {
        return GnomeTerms.INFO;
    }

    @Override
    public OptionalInt bound(Setup setup) {
        return Ending.bound(GnomeTerms.of(setup));
    }

    @Override
    public List<Party.Named> rivals(Setup setup) {
        return GnomeTerms.rivals(setup.seats());
    }

    @Override
    public Position start(Setup setup) {
        return SettingUp.start(GnomeTerms.of(setup));
    }

    @Override
    public Setup setup(Position position) {
        return position.terms().setup();
    }

    @Override
    public Next<GnomeMove> next(Position position) {
        return switch (position.phase()) {
            case LAY -> SettingUp.lay(position);
            case DEAL -> SettingUp.deal(position);
            case ADOPT -> SettingUp.adopt(position);
            case COMMIT -> Committing.next(position);
            case CONTROL -> new Next.Chance<>(Committing.orders(position));
            case RESOLVE -> Resolving.next(position);
            case KEEP -> Resetting.nextKeep(position);
            case PASS -> Resetting.nextPass(position);
            case SLIDE -> Resetting.nextSlide(position);
            case OVER -> new Next.Over<>(Ending.result(position));
        };
    }

    @Override
    public Position play(Position position, GnomeMove move) {
        return Playing.after(position, move);
    }

    @Override
    public Position play(Position position, BySeat<GnomeMove> answers) {
        return Playing.after(position, answers);
    }

    @Override
    public Optional<Refusal> refusal(Position position, Seat seat, GnomeMove move) {
        return Refusals.of(this, position, seat, move);
    }

    @Override
    public GnomeView view(Position position, Viewer viewer) {
        return Viewing.view(position, viewer);
    }

    @Override
    public Position imagine(GnomeView view, Luck luck) {
        return Imagining.position(view);
    }

    /// Piles have no order and nothing else is hidden, so every draw returns the only possible position. GG-2.3
    @Override
    public Imagination<Position> imagination(GnomeView view) {
        var position = Imagining.position(view);
        return luck -> position;
    }

    /// Returns all events, because everybody may know them. GG-2.3
    @Override
    public List<GnomeEvent> events(Position before, Step<GnomeMove> step, Viewer viewer) {
        var events = EventSink.<GnomeEvent>listening();
        var _ = Playing.after(before, step, events);
        return events.events();
    }

    @Override
    public Played<Position> played(Position before, Step<GnomeMove> step) {
        var events = EventSink.<GnomeEvent>listening();
        var after = Playing.after(before, step, events);
        return new Played<>(after, events.events());
    }

    @Override
    public Preview<GnomeEvent> preview(GnomeView view, Seat seat, GnomeMove move) {
        return new Previewing(this, Imagining.position(view), seat).of(move);
    }

    @Override
    public Notation<GnomeMove> notation() {
        return NOTATION;
    }
}
