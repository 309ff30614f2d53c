package parterre.lab.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/// Chooses the groups of the next round of a Swiss tournament. The ranking decides: the best bot sits with the next
/// bots in the ranking that it has met least often, then the best of the others, and so on.
///
/// A group never meets twice, because its games would be the same. Among all rounds the search prefers those in which
/// most bots play, then those with the fewest repeated meetings of two bots, and then neighbours in the ranking. It
/// ends after a fixed number of steps. So equal ladders have equal rounds, and a large round may have more repeats
/// than need be.
final class SwissGrouping {
    private static final int MOST_STEPS = 50_000;

    /// What a bot costs that cannot play, in repeated meetings: more than a whole round can have.
    private static final long RESTING = 1L << 32;

    private final int seats;
    private final Set<TableGroup> met;
    /// For each two bots, how many groups they have shared.
    private final int[][] shared;
    private final List<TableGroup> chosen = new ArrayList<>();
    private List<TableGroup> best = List.of();
    private long bestCost = Long.MAX_VALUE;
    private int steps;

    private SwissGrouping(Ladder ladder) {
        seats = ladder.terms().seats();
        met = ladder.meetings();
        shared = new int[ladder.bots().size()][ladder.bots().size()];
        for (var group : met) {
            for (int bot : group.bots()) {
                for (int other : group.bots()) {
                    shared[bot][other]++;
                }
            }
        }
    }

    /// Returns the groups of the next round, the one with the best bot first. Bots that cannot fill a group rest:
    /// of those that played most, the last in the ranking.
    static List<TableGroup> nextRound(Ladder ladder) {
        var ranking = ladder.ranking();
        var resting = ranking.stream()
                .sorted(Comparator.comparingInt(Ladder.Rated::played)
                        .thenComparingInt(Ladder.Rated::place)
                        .reversed())
                .limit(ranking.size() % ladder.terms().seats())
                .toList();
        var playing = ranking.stream()
                .filter(each -> !resting.contains(each))
                .map(each -> ladder.bots().indexOf(each.bot()))
                .toList();
        var grouping = new SwissGrouping(ladder);
        grouping.search(playing, 0);
        return grouping.best;
    }

    /// @param left the bots that have no group yet, by the ranking
    /// @param cost of the groups that are chosen
    private void search(List<Integer> left, long cost) {
        if (left.size() < seats) {
            long whole = cost + RESTING * left.size();
            if (whole < bestCost) {
                bestCost = whole;
                best = List.copyOf(chosen);
            }
            return;
        }
        var others = left.subList(1, left.size());
        fill(List.of(left.getFirst()), others, left, cost);
        if (isOpen(cost + RESTING)) {
            search(others, cost + RESTING);
        }
    }

    /// Adds bots to a group in all ways, the best first.
    ///
    /// @param candidates who may still be added
    private void fill(List<Integer> group, List<Integer> candidates, List<Integer> left, long cost) {
        if (group.size() == seats) {
            choose(group, left, cost);
            return;
        }
        // The sort is stable, so that equal candidates stay in the order of the ranking.
        var sorted = candidates.stream()
                .sorted(Comparator.comparingInt(bot -> repeats(group, bot)))
                .toList();
        for (int i = 0; i < sorted.size(); i++) {
            int bot = sorted.get(i);
            long next = cost + repeats(group, bot);
            if (!isOpen(next)) {
                return;
            }
            var larger = new ArrayList<>(group);
            larger.add(bot);
            // Groups with an earlier candidate have been tried.
            var tried = sorted.subList(0, i + 1);
            fill(
                    larger,
                    candidates.stream().filter(each -> !tried.contains(each)).toList(),
                    left,
                    next);
        }
    }

    private void choose(List<Integer> bots, List<Integer> left, long cost) {
        var group = TableGroup.of(bots);
        if (!met.contains(group)) {
            chosen.add(group);
            search(left.stream().filter(bot -> !bots.contains(bot)).toList(), cost);
            chosen.removeLast();
        }
    }

    /// Returns true if rounds of this cost are better than the best so far, and the search goes on.
    private boolean isOpen(long cost) {
        return cost < bestCost && steps++ < MOST_STEPS;
    }

    private int repeats(List<Integer> group, int bot) {
        return group.stream().mapToInt(other -> shared[bot][other]).sum();
    }
}
