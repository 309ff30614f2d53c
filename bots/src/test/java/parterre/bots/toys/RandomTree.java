package parterre.bots.toys;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Result.Standing;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;

/// A tree of random shape: two to four moves at each place, at most five deep, seats in any order, scores of 0 to 5.
/// Nothing is hidden.
public final class RandomTree extends Toy<RandomTree.Position, RandomTree.Position> {
    private static final int DEEPEST = 5;
    private static final int SCORES = 6;

    private final int seats;
    private final long seed;

    /// @param seed the shape
    public RandomTree(int seats, long seed) {
        super("thicket", seats);
        this.seats = seats;
        this.seed = seed;
    }

    /// A place in the tree.
    ///
    /// @param path the moves that led there
    public record Position(List<Integer> path, Seat mover) {
        public Position {
            path = List.copyOf(path);
        }
    }

    private Luck luck(List<Integer> path) {
        return Generator.of(seed, path.hashCode());
    }

    @Override
    public Position start(Setup setup) {
        return new Position(List.of(), Seat.of(0));
    }

    /// Returns the moves at a place.
    public List<ToyMove> moves(Position state) {
        return IntStream.range(0, 2 + luck(state.path()).below(3))
                .mapToObj(number -> new ToyMove("go", number))
                .toList();
    }

    @Override
    public Next<ToyMove> next(Position state) {
        var luck = luck(state.path());
        luck.below(3);
        boolean over = state.path().size() == DEEPEST || (!state.path().isEmpty() && luck.below(4) == 0);
        return over ? new Next.Over<>(result(luck)) : new Next.Turn<>(state.mover(), Moves.of(moves(state)));
    }

    private Result result(Luck luck) {
        var scores = IntStream.range(0, seats).map(_ -> luck.below(SCORES)).toArray();
        var standings = new ArrayList<Standing>();
        for (int seat = 0; seat < seats; seat++) {
            int own = scores[seat];
            int place =
                    1 + (int) IntStream.of(scores).filter(score -> score > own).count();
            standings.add(new Standing(new Party.Seated(Seat.of(seat)), place, own));
        }
        standings.sort(Comparator.comparingInt(Standing::place));
        return new Result.Placed("over", standings);
    }

    /// How much a seat likes an end: most of all the win, then the lead.
    public int liking(Result result, Seat seat) {
        var standings = ((Result.Placed) result).standings();
        var own = standings.stream()
                .filter(standing -> standing.party().equals(new Party.Seated(seat)))
                .findFirst()
                .orElseThrow();
        long winners =
                standings.stream().filter(standing -> standing.place() == 1).count();
        int share = own.place() == 1 ? (int) (12 / winners) : 0;
        long rival = standings.stream()
                .filter(standing -> !standing.equals(own))
                .mapToLong(Standing::score)
                .max()
                .orElse(0);
        return 100 * share + (int) (own.score() - rival);
    }

    @Override
    public Position play(Position state, ToyMove move) {
        var path = new ArrayList<>(state.path());
        path.add(move.number());
        return new Position(path, Seat.of(luck(path).below(97) % seats));
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
