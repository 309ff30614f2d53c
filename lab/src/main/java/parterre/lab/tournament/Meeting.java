package parterre.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import parterre.bots.Entrant;
import parterre.bots.series.MatchSeries;
import parterre.bots.series.PairScore;
import parterre.bots.series.Seating;
import parterre.bots.series.SeriesPlan;
import parterre.bots.series.SeriesPlan.Records;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.lab.run.Cluster;
import parterre.lab.run.Machines;

/// The games of one group of bots, in rounds of equal luck in which each bot has each seat once. A game counts as
/// one result for each pair of its bots.
public final class Meeting<S, M extends Move, V> {
    private final MatchSeries<S, M, V> series;
    private final MeetingTask task;
    private final TableGroup group;
    private final double[][] won;
    private int games;
    private volatile boolean stopped;

    /// @param bots all bots of the ladder
    /// @param group as many of them as the setup has seats
    /// @param games a multiple of the number of seats
    /// @param seed of the tournament; the group has luck of its own, whenever it meets
    public Meeting(
            GameBox<S, M, V> box,
            Setup setup,
            List<? extends Entrant> bots,
            TableGroup group,
            int games,
            long seed,
            int mostSteps) {
        this.group = group;
        var entrants = group.bots().stream().<Entrant>map(bots::get).toList();
        var plan = plan(setup, entrants, games, luck(group, seed), mostSteps);
        series = new MatchSeries<>(box, plan);
        task = MeetingTask.of(box, plan);
        won = new double[entrants.size()][entrants.size()];
    }

    static SeriesPlan plan(Setup setup, List<? extends Entrant> entrants, int games, long seed, int mostSteps) {
        return new SeriesPlan(setup, List.copyOf(entrants), games, seed, Seating.ROTATING, mostSteps, Records.DROPPED);
    }

    /// Returns the seed of a group. Bots that join later do not change it.
    private static long luck(TableGroup group, long seed) {
        long first = group.bots().getFirst();
        long second = group.bots().get(1);
        long luck = Generator.of(seed, second * second + first).bits();
        for (int bot : group.bots().subList(2, group.bots().size())) {
            luck = Generator.of(luck, bot).bits();
        }
        return luck;
    }

    /// Plays all games. Other machines can play only built-in bots.
    ///
    /// @param watcher receives one game at a time
    /// @return the score of each pair in the games that were finished before [#stop()]; empty if none was
    /// @throws IllegalStateException if a game broke down, or the cluster was lost
    public List<PairScore> play(Machines machines, Consumer<GameScore> watcher) {
        switch (machines) {
            case Machines.Threads(int count) -> series.play(count, outcome -> add(GameScore.of(outcome), watcher));
            case Machines.Remote(Cluster cluster) ->
                cluster.play(
                        task,
                        IntStream.range(0, task.games()).boxed().toList(),
                        score -> add(score, watcher),
                        () -> stopped);
        }
        return games == 0 ? List.of() : scores();
    }

    private void add(GameScore score, Consumer<GameScore> watcher) {
        for (int bot = 0; bot < won.length; bot++) {
            for (int other = bot + 1; other < won.length; other++) {
                won[bot][other] += score.won(bot, other);
            }
        }
        games++;
        watcher.accept(score);
    }

    private List<PairScore> scores() {
        var scores = new ArrayList<PairScore>();
        for (int bot = 0; bot < won.length; bot++) {
            for (int other = bot + 1; other < won.length; other++) {
                scores.add(new PairScore(group.bots().get(bot), group.bots().get(other), games, won[bot][other]));
            }
        }
        return scores;
    }

    /// Begins no further game. Any thread may call it.
    public void stop() {
        stopped = true;
        series.stop();
    }
}
