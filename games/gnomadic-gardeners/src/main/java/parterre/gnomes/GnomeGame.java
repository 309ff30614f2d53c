package parterre.gnomes;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Lines;
import parterre.engine.Luck;
import parterre.engine.Next;
import parterre.engine.Notation;
import parterre.engine.Refusal;
import parterre.engine.Result.Party;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.gnomes.GnomeMove.Adopt;
import parterre.gnomes.GnomeMove.Deal;
import parterre.gnomes.GnomeMove.Keep;
import parterre.gnomes.GnomeMove.Lay;
import parterre.gnomes.GnomeMove.Orders;
import parterre.gnomes.GnomeMove.Pass;
import parterre.gnomes.GnomeMove.Play;
import parterre.gnomes.GnomeMove.Resolve;
import parterre.gnomes.GnomeMove.Slide;

/// Gnomadic Gardeners behind the contract: says which rule each position waits for and each move follows.
///
/// Every round: both choose gnomes in secret (against the automa, its orders come then); who takes less time resolves
/// first, then the other; the end is looked for; gnomes are passed, and the task cards slide. GG-12
public final class GnomeGame implements Game<Position, GnomeMove, GnomeView> {
    private static final GnomeNotation NOTATION = new GnomeNotation();

    @Override
    public GameInfo info() {
        return GnomeTerms.INFO;
    }

    @Override
    public Optional<Refusal> refusal(Setup setup) {
        return GnomeTerms.refusal(setup);
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
            case ADOPT -> SettingUp.adopt();
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
        return switch (move) {
            case Lay lay -> SettingUp.play(position, lay);
            case Deal deal -> SettingUp.play(position, deal);
            case Adopt adopt -> SettingUp.play(position, adopt);
            case Play play -> Committing.play(position, play);
            case Orders orders -> Committing.play(position, orders);
            case Resolve resolve -> Resolving.play(position, resolve);
            case Keep keep ->
                Resetting.keep(position, BySeat.only(Resetting.keepers(position).getFirst(), keep));
            case Pass pass -> Resetting.play(position, pass);
            case Slide slide -> Resetting.play(position, slide);
        };
    }

    @Override
    public Position play(Position position, BySeat<GnomeMove> answers) {
        return position.phase() == Phase.COMMIT
                ? Committing.reveal(position, answers)
                : Resetting.keep(position, answers);
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

    /// Piles have no order and nothing else is hidden, so that every draw is the one position there is. GG-2.3
    @Override
    public Imagination<Position> imagination(GnomeView view) {
        var position = Imagining.position(view);
        return luck -> position;
    }

    /// What lay sealed is open as soon as the step is made. GG-4.2
    @Override
    public String line(Position before, Step<GnomeMove> step, Viewer viewer) {
        return Lines.full(NOTATION, step);
    }

    @Override
    public Notation<GnomeMove> notation() {
        return NOTATION;
    }
}
