package parterre.lab.tournament;

import java.util.ArrayList;
import java.util.List;

/// Two bots that are to meet.
///
/// @param first the place of one bot in the ladder, the smaller one
/// @param second the place of the other
public record Pairing(int first, int second) {
    /// Returns the pairs that have not met yet: every bot meets every other.
    public static List<Pairing> roundRobin(Ladder ladder) {
        var pairings = new ArrayList<Pairing>();
        for (int first = 0; first < ladder.bots().size(); first++) {
            for (int second = first + 1; second < ladder.bots().size(); second++) {
                if (ladder.percent(first, second).isEmpty()) {
                    pairings.add(new Pairing(first, second));
                }
            }
        }
        return pairings;
    }

    /// Returns the pairs of the next round of a Swiss tournament: neighbours in the ranking who have not met.
    /// With an odd number one bot rests: of those that played most, the last in the ranking. If neighbours
    /// have all met, the next in the ranking is taken.
    public static List<Pairing> swissRound(Ladder ladder) {
        var ranking = new ArrayList<>(ladder.ranking());
        if (ranking.size() % 2 == 1) {
            int most = ranking.stream().mapToInt(Ladder.Rated::played).max().orElse(0);
            ranking.stream()
                    .filter(each -> each.played() == most)
                    .reduce((_, last) -> last)
                    .ifPresent(ranking::remove);
        }
        var left = new ArrayList<Integer>();
        for (var rated : ranking) {
            left.add(ladder.bots().indexOf(rated.bot()));
        }
        var pairings = new ArrayList<Pairing>();
        while (left.size() > 1) {
            int bot = left.removeFirst();
            int other = left.stream()
                    .filter(each -> ladder.percent(bot, each).isEmpty())
                    .findFirst()
                    .orElse(-1);
            if (other >= 0) {
                left.remove(Integer.valueOf(other));
                pairings.add(new Pairing(Math.min(bot, other), Math.max(bot, other)));
            }
        }
        return pairings;
    }
}
