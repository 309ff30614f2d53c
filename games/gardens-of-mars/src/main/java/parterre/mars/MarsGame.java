package parterre.mars;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Luck;
import parterre.engine.Next;
import parterre.engine.Notation;
import parterre.engine.Played;
import parterre.engine.Preview;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.mars.MarsMove.Begin;
import parterre.mars.MarsMove.Deal;
import parterre.mars.MarsMove.Go;
import parterre.mars.MarsMove.Place;
import parterre.mars.MarsMove.Plant;
import parterre.mars.MarsMove.Roll;
import parterre.mars.MarsMove.RollFor;
import parterre.mars.MarsMove.Waste;

/// Implements the contract for Gardens of Mars. It passes each position and each move to its rule.
///
/// A game has these parts. Chance decides who begins (only by option). Gardeners are placed. Chance deals. Then
/// turns follow: each is a choice of gardener (only with two), a roll (if there are no dice) and the use of a
/// die. Rolls follow at once. Passes and the test for deadlock are not steps. GM-D11
public final class MarsGame implements Game<Position, MarsMove, MarsView> {
    private static final MarsNotation NOTATION = new MarsNotation();

    @Override
    public GameInfo info() {
        return MarsOptions.INFO;
    }

    @Override
    public Optional<Refusal> refusal(Setup setup) {
        return MarsOptions.refusal(setup);
    }

    /// At most 60 plantings, each after fewer idle turns than the cap, and three steps to a turn (choice, roll, die).
    @Override
    public OptionalInt bound(Setup setup) {
        var terms = MarsTerms.of(setup);
        int beforeTheFirstTurn = 2 + terms.allGardeners();
        return terms.end().idleCap() == 0
                ? OptionalInt.empty()
                : OptionalInt.of(beforeTheFirstTurn
                        + 3 * (Dealing.FLOWERS + 1) * terms.end().idleCap());
    }

    @Override
    public Position start(Setup setup) {
        return Placing.start(MarsTerms.of(setup));
    }

    @Override
    public Setup setup(Position position) {
        return position.terms().setup();
    }

    @Override
    public Next<MarsMove> next(Position position) {
        return switch (position.phase()) {
            case MOVE -> new Next.Turn<>(Seat.of(position.seat()), Movement.moves(position));
            case ROLL -> Rolling.next(position.toRoll());
            case CHOOSE -> new Next.Turn<>(Seat.of(position.seat()), TwoGardeners.choices(position));
            case PLACE -> new Next.Turn<>(Seat.of(position.seat()), Placing.moves(position));
            case DEAL -> Dealing.deal(position.terms().seats());
            case BEGIN -> Dealing.begin(position.terms().seats());
            case OUT_OF_FLOWERS, DEADLOCK, IDLE -> new Next.Over<>(Ending.result(position));
        };
    }

    @Override
    public Position play(Position position, MarsMove move) {
        var table = position.draft();
        carryOut(table, move);
        return table.position();
    }

    /// Changes the table by the move's rule.
    static void carryOut(Draft table, MarsMove move) {
        switch (move) {
            case Plant plant -> Planting.play(table, plant);
            case Go go -> Movement.play(table, go);
            case Waste waste -> Movement.play(table, waste);
            case Roll roll -> Rolling.play(table, roll);
            case Place place -> Placing.play(table, place);
            case RollFor rollFor -> TwoGardeners.play(table, rollFor);
            case Deal deal -> Dealing.play(table, deal);
            case Begin begin -> Placing.play(table, begin);
        }
    }

    @Override
    public Optional<Refusal> refusal(Position position, Seat seat, MarsMove move) {
        return Refusals.of(this, position, seat, move);
    }

    @Override
    public MarsView view(Position position, Viewer viewer) {
        return Viewing.view(position);
    }

    @Override
    public Position imagine(MarsView view, Luck luck) {
        return Viewing.position(view);
    }

    /// Nothing is hidden, so every draw returns the only possible position.
    @Override
    public Imagination<Position> imagination(MarsView view) {
        var position = Viewing.position(view);
        return luck -> position;
    }

    @Override
    public List<MarsEvent> events(Position before, Step<MarsMove> step, Viewer viewer) {
        return MoveEvents.played(before, step.single()).events().events();
    }

    @Override
    public Played<Position> played(Position before, Step<MarsMove> step) {
        var table = MoveEvents.played(before, step.single());
        return new Played<>(table.position(), table.events().events());
    }

    @Override
    public Preview<MarsEvent> preview(MarsView view, Seat seat, MarsMove move) {
        return MoveEvents.preview(Viewing.position(view), move);
    }

    @Override
    public Notation<MarsMove> notation() {
        return NOTATION;
    }
}
