package parterre.lab.tournament;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parterre.bots.Entrant;
import parterre.bots.series.MatchSeries;
import parterre.bots.series.Outcome;
import parterre.bots.series.PairScore;
import parterre.bots.series.Seating;
import parterre.bots.series.SeriesPlan;
import parterre.bots.series.SeriesPlan.Records;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;

/// The games of one pair of bots, in pairs with seats swapped and equal luck.
public final class Meeting<S, M extends Move, V> {
    private final MatchSeries<S, M, V> series;
    private final Pairing pairing;
    private double won;
    private int games;

    /// @param bots all bots of the ladder
    /// @param games an even number
    /// @param seed of the tournament; the pair has luck of its own, whenever it meets
    public Meeting(
            GameBox<S, M, V> box,
            Setup setup,
            List<? extends Entrant> bots,
            Pairing pairing,
            int games,
            long seed,
            int mostSteps) {
        this.pairing = pairing;
        series = new MatchSeries<>(
                box,
                new SeriesPlan(
                        setup,
                        List.of(bots.get(pairing.first()), bots.get(pairing.second())),
                        games,
                        Generator.of(seed, (long) pairing.second() * pairing.second() + pairing.first())
                                .bits(),
                        Seating.ROTATING,
                        mostSteps,
                        Records.DROPPED));
    }

    /// Plays all games.
    ///
    /// @param threads how many at a time
    /// @param watcher receives one game at a time
    /// @return the score of the games that were finished before [#stop()]; empty if none was
    public Optional<PairScore> play(int threads, Consumer<Outcome> watcher) {
        series.play(threads, outcome -> {
            double own = outcome.share(0);
            won += own + (1 - own - outcome.share(1)) / 2;
            games++;
            watcher.accept(outcome);
        });
        return games == 0
                ? Optional.empty()
                : Optional.of(new PairScore(pairing.first(), pairing.second(), games, won));
    }

    /// Begins no further game. Any thread may call it.
    public void stop() {
        series.stop();
    }
}
