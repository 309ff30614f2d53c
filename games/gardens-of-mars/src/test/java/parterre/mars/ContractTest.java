package parterre.mars;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import parterre.testkit.Census;
import parterre.testkit.GameContract;
import parterre.testkit.Subject;

/// Runs the suite that every game must pass.
final class ContractTest implements GameContract<Position, MarsMove, MarsView> {
    @Override
    public Subject<Position, MarsMove, MarsView> subject() {
        return Subject.of(new MarsBox())
                .withGames(1)
                .stoppedAfter(200)
                .withCensus(ContractTest::pieces)
                .withDerived(
                        "beds[*].groups",
                        view -> view.beds().stream().map(MarsView.Bed::groups).toList(),
                        view -> view.beds().stream()
                                .map(bed -> groups(view, bed))
                                .toList())
                .withDerived(
                        "players[*].square",
                        view -> view.players().stream()
                                .map(MarsView.Player::square)
                                .toList(),
                        view -> view.players().stream()
                                .map(player -> square(view, player.score()))
                                .toList())
                .withDerived(
                        "players[*].gardeners[*].free",
                        view -> gardeners(view).map(MarsView.Gardener::free).toList(),
                        view -> gardeners(view)
                                .map(gardener -> free(view, gardener.cell()))
                                .toList());
    }

    private static Stream<MarsView.Gardener> gardeners(MarsView view) {
        return view.players().stream().flatMap(player -> player.gardeners().stream());
    }

    private static List<String> neighbours(MarsView view, String cell) {
        return view.neighbours()
                .get(Cell.all().stream().map(Cell::toString).toList().indexOf(cell));
    }

    /// Returns for each flower of a bed how many groups begin up to the first flower of its own. GM-4.1
    private static List<Integer> groups(MarsView view, MarsView.Bed bed) {
        var found = new ArrayList<Set<String>>();
        var numbers = new ArrayList<Integer>();
        for (var cell : bed.cells()) {
            var group = reached(view, Set.of(cell), bed);
            if (!found.contains(group)) {
                found.add(group);
            }
            numbers.add(found.indexOf(group) + 1);
        }
        return numbers;
    }

    /// Returns the flowers of a bed that can be walked to over flowers of that bed. GM-4.1
    private static Set<String> reached(MarsView view, Set<String> from, MarsView.Bed bed) {
        var further = new HashSet<>(from);
        from.forEach(cell -> further.addAll(neighbours(view, cell)));
        further.retainAll(bed.cells());
        return further.size() == from.size() ? further : reached(view, further, bed);
    }

    /// Returns the square of a score, where the track may have 50 squares that go round. GM-A5
    private static int square(MarsView view, int score) {
        int length = Integer.parseInt(view.options().getOrDefault(MarsOptions.LAP.name(), MarsOptions.LAP.standard()));
        int square = score;
        while (length > 0 && square > length) {
            square -= length;
        }
        return square;
    }

    private static int free(MarsView view, String cell) {
        return (int) neighbours(view, cell).stream()
                .filter(next ->
                        view.beds().stream().noneMatch(bed -> bed.cells().contains(next)))
                .count();
    }

    /// All flowers: in the case, in the garden, before a player.
    private static List<Census.Count> pieces(Position position) {
        var counts = new ArrayList<Census.Count>();
        for (var colour : Colour.all()) {
            int outside = position.flowers().of(colour).size();
            counts.add(new Census.Count(colour.word(), "garden", outside));
            for (int seat = 0; seat < position.terms().seats(); seat++) {
                int held = new Bunch(position.flowers().bunch(seat)).of(colour);
                counts.add(new Census.Count(colour.word(), "before seat " + seat, held));
                outside += held;
            }
            counts.add(new Census.Count(colour.word(), "case", outside == 0 ? Colour.FLOWERS_EACH : 0));
        }
        return counts;
    }
}
