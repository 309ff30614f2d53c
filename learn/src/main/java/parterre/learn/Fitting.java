package parterre.learn;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import parterre.bots.value.Net;
import parterre.engine.Generator;

/// Fits a net to samples.
///
/// @param hidden the sizes of the hidden layers; empty for a linear model
/// @param epochs how often the trainer goes through the samples; fewer times for a linear model
/// @param rate the size of its first steps
/// @param decay how fast weights shrink
record Fitting(List<Integer> hidden, int epochs, double rate, double decay, long seed) {
    private static final int BATCH = 128;
    private static final int LINEAR_EPOCHS = 4;

    Fitting {
        hidden = List.copyOf(hidden);
    }

    /// Receives the progress.
    interface Listener {
        void epoch(int number, double loss, Net net);
    }

    /// Fits a net.
    ///
    /// @param unit points for one unit of score
    /// @param generation determines the order of the samples, together with the seed
    Net fit(Samples samples, double unit, int generation, Listener listener) {
        var sizes = IntStream.concat(
                        IntStream.concat(
                                IntStream.of(samples.width()), hidden.stream().mapToInt(Integer::intValue)),
                        IntStream.of(Net.OUTPUTS))
                .toArray();
        var trainer = new Trainer(samples, sizes, unit, decay, seed);
        var luck = Generator.of(seed, -generation);
        var order = IntStream.range(0, samples.count()).toArray();
        int times = hidden.isEmpty() ? Math.min(LINEAR_EPOCHS, epochs) : epochs;
        for (int epoch = 0; epoch < times; epoch++) {
            shuffle(order, luck);
            // Half a cosine: steps are large at first and almost 0 at the end.
            double step = rate * (1 + StrictMath.cos(Math.PI * epoch / times)) / 2;
            double loss = trainer.epoch(order, BATCH, step);
            listener.epoch(epoch + 1, loss, trainer.net());
        }
        return trainer.net();
    }

    private static void shuffle(int[] order, Generator luck) {
        for (int i = order.length - 1; i > 0; i--) {
            int other = luck.below(i + 1);
            int kept = order[i];
            order[i] = order[other];
            order[other] = kept;
        }
    }

    /// Returns the mean final score of the first parties.
    static double scoreUnit(Samples samples) {
        double sum = 0;
        for (int sample = 0; sample < samples.count(); sample++) {
            sum += Math.abs(samples.score(sample, 0));
        }
        return Math.max(1, Math.rint(sum / Math.max(1, samples.count())));
    }

    /// Returns the shares that a net expects for the parties of each sample.
    static IntFunction<double[]> shares(Samples samples, Net net) {
        return sample -> {
            int parties = samples.parties(sample);
            var claims = new double[parties];
            for (int party = 0; party < parties; party++) {
                claims[party] = net.claim(samples.features(), (samples.firstRow(sample) + party) * samples.width());
            }
            return Trainer.softmax(claims);
        };
    }
}
