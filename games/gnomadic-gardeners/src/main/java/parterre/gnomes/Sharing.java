package parterre.gnomes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// One way to divide gnomes among tasks. Each gnome helps with only one task, and only if it is needed. The
/// division has no effect on the game: it shows people that the tasks can be done. GG-R8 GG-R10
final class Sharing {
    private final Position position;

    private Sharing(Position position) {
        this.position = position;
    }

    /// Returns the gnomes for each of these tasks, in their order; empty if these gnomes cannot do them all.
    static Optional<List<Gnomes>> of(Position position, Gnomes gnomes, Tasks tasks) {
        return new Sharing(position).share(gnomes, tasks.list());
    }

    private Optional<List<Gnomes>> share(Gnomes gnomes, List<Integer> tasks) {
        if (tasks.isEmpty()) {
            return Optional.of(List.of());
        }
        var fewestFirst = IntStream.range(1, 1 << gnomes.size())
                .mapToObj(gnomes::subset)
                .filter(some -> meets(some, tasks.getFirst()))
                .sorted(Comparator.comparingInt(Gnomes::size))
                .toList();
        for (var some : fewestFirst) {
            var rest = share(gnomes.without(some), tasks.subList(1, tasks.size()));
            if (rest.isPresent()) {
                var all = new ArrayList<Gnomes>();
                all.add(some);
                all.addAll(rest.get());
                return Optional.of(all);
            }
        }
        return Optional.empty();
    }

    private boolean meets(Gnomes some, int task) {
        return position.terms()
                .month()
                .meets(position.cards().icons(some), position.tasks().need(task));
    }
}
