package parterre.review;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Odds.Outcome;
import parterre.engine.box.Value;

/// Judges positions by a value. Where chance is to move, it takes the mean over what may come: by the exact
/// probabilities where they are few enough, otherwise over fresh samples. So what chance does changes the
/// expected shares by 0 on average, however good the value is.
final class ExpectedShares<S, M extends Move> {
    /// The most outcomes that are looked at for one position.
    private static final int MOST = 2_000;

    /// The number of samples where the outcomes cannot be listed, or are too many.
    private static final int SAMPLES = 64;

    private final Game<S, M, ?> game;
    private final BiConsumer<S, double[]> judge;
    private final int parties;
    private final double[] judged;

    /// @param start any position of the game that is judged
    ExpectedShares(Game<S, M, ?> game, Value<S> value, S start) {
        this(game, value.parties(start), value::shares);
    }

    /// @param judge writes a number for each party into its array, such as its share of the win or its points
    ExpectedShares(Game<S, M, ?> game, int parties, BiConsumer<S, double[]> judge) {
        this.game = game;
        this.judge = judge;
        this.parties = parties;
        judged = new double[parties];
    }

    int parties() {
        return parties;
    }

    /// Returns each party's expected share.
    ///
    /// @param luck draws the samples
    double[] of(S position, Luck luck) {
        var into = new double[parties];
        add(position, 1, MOST, luck, into);
        return into;
    }

    private void add(S position, double weight, int room, Luck luck, double[] into) {
        if (!(game.next(position) instanceof Next.Chance<M>(Odds<M> odds))) {
            judge.accept(position, judged);
            for (int party = 0; party < parties; party++) {
                into[party] += weight * judged[party];
            }
            return;
        }
        var listed = listed(odds, room);
        if (listed.isPresent()) {
            var outcomes = listed.get();
            long whole = outcomes.stream().mapToLong(Outcome::weight).sum();
            for (var outcome : outcomes) {
                add(
                        game.play(position, outcome.move()),
                        weight * outcome.weight() / whole,
                        room / outcomes.size(),
                        luck,
                        into);
            }
            return;
        }
        int samples = Math.clamp(room, 1, SAMPLES);
        for (int i = 0; i < samples; i++) {
            add(game.play(position, odds.sample(luck)), weight / samples, room / samples, luck, into);
        }
    }

    private static <M extends Move> Optional<List<Outcome<M>>> listed(Odds<M> odds, int room) {
        return odds.listed() ? Optional.of(odds.outcomes()).filter(all -> all.size() <= room) : Optional.empty();
    }

    /// Returns a minus b, element by element.
    static double[] difference(double[] a, double[] b) {
        var difference = a.clone();
        Arrays.setAll(difference, i -> a[i] - b[i]);
        return difference;
    }
}
