package parterre.mars;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import parterre.engine.ViewCheck;

/// Turns positions into views and back. Nothing is hidden in this game, so a view holds the whole position.
/// GM-D16
final class Viewing {
    private static final List<List<String>> NEIGHBOURS = Cell.all().stream()
            .map(cell -> List.copyOf(Garden.neighbours(cell.index()).names()))
            .toList();

    private static final List<String> COLOURS =
            Colour.all().stream().map(Colour::word).toList();

    private Viewing() {}

    static MarsView view(Position position) {
        var terms = position.terms();
        var players = new ArrayList<MarsView.Player>();
        for (int seat = 0; seat < terms.seats(); seat++) {
            players.add(player(position, seat));
        }
        var beds = new ArrayList<MarsView.Bed>();
        for (var colour : Colour.all()) {
            var cells = position.flowers().of(colour);
            if (!cells.isEmpty()) {
                beds.add(new MarsView.Bed(colour, cells.names(), groups(cells)));
            }
        }
        return new MarsView(
                terms.setup().edition(),
                terms.setup().chosen(),
                position.phase(),
                position.seat() + 1,
                position.first() + 1,
                position.isExtraTurn(),
                position.dice().values(),
                position.toRoll(),
                position.idle(),
                players,
                beds,
                NEIGHBOURS);
    }

    /// Returns for each of these cells the number of its group, from 1 in reading order.
    private static List<Integer> groups(Cells cells) {
        var numbers = new int[Cell.COUNT];
        var left = cells;
        for (int number = 1; !left.isEmpty(); number++) {
            var group = Garden.joined(Cells.NONE.with(left.nth(0)), left);
            for (int rank = 0; rank < group.size(); rank++) {
                numbers[group.nth(rank)] = number;
            }
            left = left.minus(group);
        }
        return IntStream.range(0, cells.size())
                .mapToObj(rank -> numbers[cells.nth(rank)])
                .toList();
    }

    /// Returns the flowers of a player whose view is right.
    static Bunch bunch(List<MarsView.Count> counts) {
        var bunch = Bunch.NONE;
        for (var count : counts) {
            bunch = bunch.plus(count.colour(), count.count());
        }
        return bunch;
    }

    static List<MarsView.Count> counts(Bunch bunch) {
        var counts = new ArrayList<MarsView.Count>();
        bunch.counts().forEach((colour, count) -> counts.add(new MarsView.Count(colour, count)));
        return counts;
    }

    private static MarsView.Player player(Position position, int seat) {
        var terms = position.terms();
        var gardeners = new ArrayList<MarsView.Gardener>();
        for (int number = seat; number < terms.allGardeners(); number += terms.seats()) {
            int cell = position.gardener(number);
            if (cell != Position.NOWHERE) {
                gardeners.add(new MarsView.Gardener(
                        Cell.of(cell).toString(), position.flowers().freeNextTo(cell)));
            }
        }
        var flowers = counts(new Bunch(position.flowers().bunch(seat)));
        int score = position.score(seat);
        return new MarsView.Player(score, ScoreTrack.square(score, terms), gardeners, flowers);
    }

    /// Returns the position with this view.
    ///
    /// @throws ViewException naming the component, if there is no such position
    static Position position(MarsView view) {
        var position = ViewCheck.read(Arranging.position(view)
                .mapProblems(problem ->
                        COLOURS.contains(problem.where()) ? problem.about("beds[" + problem.where() + "]") : problem));
        ViewCheck.same(view, view(position));
        return position;
    }
}
