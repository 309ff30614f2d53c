package parterre.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import parterre.engine.Generator;

class TrainerTest {
    private static final int WIDTH = 3;

    /// Positions of two and three parties; the one with the largest first number wins mostly.
    private static Samples samples(int count) {
        var luck = Generator.of(5);
        var samples = new Samples(WIDTH);
        for (int i = 0; i < count; i++) {
            int parties = 2 + luck.below(2);
            var numbers = new float[parties * WIDTH];
            for (int j = 0; j < numbers.length; j++) {
                numbers[j] = (float) (2 * luck.unit() - 1);
            }
            int best = 0;
            for (int party = 1; party < parties; party++) {
                best = numbers[party * WIDTH] > numbers[best * WIDTH] ? party : best;
            }
            int winner = luck.below(10) == 0 ? luck.below(parties) : best;
            var shares = new double[parties];
            shares[winner] = 1;
            var scores = new double[parties];
            for (int party = 0; party < parties; party++) {
                scores[party] = 10 + 5 * numbers[party * WIDTH + 1];
            }
            samples.add(numbers, shares, scores, new int[parties], 0.5);
        }
        return samples;
    }

    @Test
    void gradient_isTheSlopeOfTheLoss() {
        var samples = samples(6);
        var trainer = new Trainer(samples, new int[] {WIDTH, 5, 4, 2}, 10, 0, 1);
        for (int sample = 0; sample < samples.count(); sample++) {
            trainer.learn(sample);
        }
        var gradient = trainer.gradient().clone();
        double step = 1e-6;
        for (int i = 0; i < gradient.length; i++) {
            double kept = trainer.weights()[i];
            trainer.weights()[i] = kept + step;
            double above = loss(trainer, samples);
            trainer.weights()[i] = kept - step;
            double below = loss(trainer, samples);
            trainer.weights()[i] = kept;
            assertThat(gradient[i]).as("weight %d", i).isCloseTo((above - below) / (2 * step), within(1e-5));
        }
    }

    private static double loss(Trainer trainer, Samples samples) {
        double loss = 0;
        for (int sample = 0; sample < samples.count(); sample++) {
            loss += trainer.learn(sample);
        }
        return loss;
    }

    @Test
    void training_learnsWhoWins() {
        var samples = samples(2_000);
        var trainer = new Trainer(samples, new int[] {WIDTH, 8, 8, 2}, 10, 0, 1);
        var order = new int[samples.count()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        double before = trainer.epoch(order, 32, 0.01);
        double after = before;
        for (int epoch = 0; epoch < 10; epoch++) {
            after = trainer.epoch(order, 32, 0.01);
        }
        assertThat(after).isLessThan(0.7 * before);
        var net = trainer.net();
        var winner = new float[] {0.9f, 0, 0};
        var loser = new float[] {-0.9f, 0, 0};
        assertThat(net.claim(winner, 0)).isGreaterThan(net.claim(loser, 0) + 2);
    }
}
