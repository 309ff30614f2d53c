package parterre.bots.toys;

import java.util.List;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.Evaluator;

/// Both show a side at once; the pair of sides gives the chance with which the first player wins.
public final class Pennies extends Toy<Pennies.Position, Pennies.Position> {
    private final int[][] table;
    private final List<Evaluator<Position>> evaluators;

    /// @param table the first player's chance to win, of a hundred: a row for each side of their
    ///     penny, a column for each side of the other one
    public Pennies(int[][] table) {
        this(table, List.of());
    }

    private Pennies(int[][] table, List<Evaluator<Position>> evaluators) {
        super("pennies", 2);
        this.table = table;
        this.evaluators = evaluators;
    }

    /// The same with an evaluator that knows the chances, which are its points.
    public static Pennies judged(int[][] table) {
        return new Pennies(table, List.of(new Chances()));
    }

    @Override
    public List<Evaluator<Position>> evaluators() {
        return evaluators;
    }

    private record Chances() implements Evaluator<Position> {
        @Override
        public String name() {
            return "chances";
        }

        @Override
        public double value(Position state, Seat seat) {
            return seat.index() == 0 ? state.chance() : 100 - state.chance();
        }

        @Override
        public double scale() {
            return 25;
        }
    }

    /// Before, between and after.
    ///
    /// @param chance the first player's chance to win, once both have shown; -1 before
    /// @param won true if the first player has won, once chance has moved
    public record Position(int chance, Optional<Boolean> won) {}

    @Override
    public Position start(Setup setup) {
        return new Position(-1, Optional.empty());
    }

    @Override
    public Next<ToyMove> next(Position state) {
        if (state.won().isPresent()) {
            return state.won().get() ? won(Seat.of(0), Seat.of(1)) : won(Seat.of(1), Seat.of(0));
        }
        if (state.chance() >= 0) {
            return chance(state.chance());
        }
        return new Next.Together<>(BySeat.each(
                2, seat -> Moves.of(words("side", seat.index() == 0 ? table.length : table[0].length))));
    }

    @Override
    public Position play(Position state, ToyMove move) {
        return new Position(state.chance(), Optional.of(move.number() == 1));
    }

    @Override
    public Position play(Position state, BySeat<ToyMove> answers) {
        int chance =
                table[answers.of(Seat.of(0)).number()][answers.of(Seat.of(1)).number()];
        return new Position(chance, Optional.empty());
    }

    @Override
    public Position view(Position state, Viewer viewer) {
        return state;
    }

    @Override
    public Position imagine(Position view, Luck luck) {
        return view;
    }
}
