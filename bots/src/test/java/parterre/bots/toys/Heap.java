package parterre.bots.toys;

import java.util.List;
import java.util.stream.IntStream;
import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.Advice;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Horizon;

/// Two players take one, two or three of a heap in turn; the player who takes the last wins. A
/// player who leaves a multiple of four wins by force. Nothing is hidden.
public class Heap extends Toy<Heap.Position, Heap.Position> {
    private final int heap;
    private final Advice<Position> advice;

    /// @param heap how many there are at first
    public Heap(int heap) {
        this(heap, Advice.standard());
    }

    /// @param heap how many there are at first
    /// @param horizon of the evaluator
    public Heap(int heap, Horizon<Position> horizon) {
        this(heap, Advice.<Position>standard().with(horizon));
    }

    /// @param advice of the evaluator
    public Heap(int heap, Advice<Position> advice) {
        super("heap", 2);
        this.heap = heap;
        this.advice = advice;
    }

    /// A heap and whose it is.
    ///
    /// @param left how many are left
    /// @param mover whose turn it is
    public record Position(int left, Seat mover) {}

    @Override
    public Position start(Setup setup) {
        return new Position(heap, Seat.of(0));
    }

    @Override
    public Next<ToyMove> next(Position state) {
        return state.left() == 0
                ? won(state.mover().next(2), state.mover())
                : new Next.Turn<>(
                        state.mover(),
                        Moves.of(IntStream.rangeClosed(1, Math.min(3, state.left()))
                                .mapToObj(taken -> new ToyMove("take", taken))
                                .toList()));
    }

    @Override
    public Position play(Position state, ToyMove move) {
        return new Position(state.left() - move.number(), state.mover().next(2));
    }

    @Override
    public Position view(Position state, Viewer viewer) {
        return state;
    }

    @Override
    public Position imagine(Position view, Luck luck) {
        return view;
    }

    /// Knows the whole truth.
    @Override
    public List<Evaluator<Position>> evaluators() {
        return List.of(new Evaluator<>() {
            @Override
            public String name() {
                return "remainder";
            }

            @Override
            public double value(Position state, Seat seat) {
                return (state.left() % 4 == 0) == state.mover().equals(seat) ? -1 : 1;
            }

            @Override
            public double scale() {
                return 1;
            }

            @Override
            public Advice<Position> advice() {
                return advice;
            }
        });
    }
}
