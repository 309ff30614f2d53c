package parterre.lab.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/// Bots that are to meet at one table.
///
/// @param bots their places in the ladder, the smallest first
public record TableGroup(List<Integer> bots) {
    public TableGroup {
        bots = List.copyOf(bots);
    }

    /// Returns the group of these bots, which may come in any order.
    public static TableGroup of(Collection<Integer> bots) {
        return new TableGroup(bots.stream().sorted().toList());
    }

    /// Returns the groups that have not met yet: every group of as many bots as the ladder's games have seats.
    public static List<TableGroup> roundRobin(Ladder ladder) {
        var groups = new ArrayList<TableGroup>();
        var met = ladder.meetings();
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
}
