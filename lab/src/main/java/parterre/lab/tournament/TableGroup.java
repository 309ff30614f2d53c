package parterre.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Bots that are to meet at one table.
///
/// @param bots their places in the ladder, the smallest first
public record TableGroup(List<Integer> bots) {
    public TableGroup {
        bots = List.copyOf(bots);
    }

    /// Returns the group of a game of two.
    public static TableGroup of(Pairing pairing) {
        return new TableGroup(List.of(pairing.first(), pairing.second()));
    }

    /// Returns the groups that have not met yet: every group of as many bots as the ladder's games have seats.
    public static List<TableGroup> roundRobin(Ladder ladder) {
        if (ladder.terms().seats() == Ladder.PAIR) {
            return Pairing.roundRobin(ladder).stream().map(TableGroup::of).toList();
        }
        var groups = new ArrayList<TableGroup>();
        var met = Set.copyOf(ladder.met());
        add(ladder, new ArrayList<>(), group -> {
            if (!met.contains(group)) {
                groups.add(group);
            }
        });
        return groups;
    }

    private static void add(Ladder ladder, List<Integer> chosen, Consumer<TableGroup> groups) {
        if (chosen.size() == ladder.terms().seats()) {
            groups.accept(new TableGroup(chosen));
            return;
        }
        int from = chosen.isEmpty() ? 0 : chosen.getLast() + 1;
        for (int bot = from; bot < ladder.bots().size(); bot++) {
            chosen.add(bot);
            add(ladder, chosen, groups);
            chosen.removeLast();
        }
    }

    /// Returns every pair of these bots.
    List<Pairing> pairs() {
        return IntStream.range(0, bots.size())
                .boxed()
                .flatMap(first -> IntStream.range(first + 1, bots.size())
                        .mapToObj(second -> new Pairing(bots.get(first), bots.get(second))))
                .toList();
    }
}
