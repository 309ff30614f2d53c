package parterre.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parterre.bots.value.Net;
import parterre.engine.Generator;
import parterre.engine.Luck;

/// Trains a net on samples. The loss is the cross-entropy between the softmax of the parties' claims and the
/// real shares, plus a part of the squared error of the scores. The optimiser is Adam (Kingma and Ba, "Adam: A
/// Method for Stochastic Optimization", 2015) on small batches.
///
/// It does not use a library: the code is short and gives the same net on every machine, and a test checks its
/// gradients.
final class Trainer {
    /// The weight of the error of the scores beside the cross-entropy.
    static final double SCORE_PART = 0.05;

    private static final double BETA1 = 0.9;
    private static final double BETA2 = 0.999;
    private static final double TINY = 1e-8;

    private final Samples samples;
    private final double scoreUnit;
    private final double decay;
    private final int[] sizes;
    private final int[] weightsAt;
    private final int[] biasesAt;
    private final double[] weights;
    private final double[] gradient;
    private final double[] first;
    private final double[] second;
    private int steps;

    /// @param sizes inputs, hidden layers, outputs
    /// @param scoreUnit points for one unit of score
    /// @param decay how fast weights shrink
    Trainer(Samples samples, int[] sizes, double scoreUnit, double decay, long seed) {
        this.samples = samples;
        this.sizes = sizes.clone();
        this.scoreUnit = scoreUnit;
        this.decay = decay;
        weightsAt = new int[sizes.length - 1];
        biasesAt = new int[sizes.length - 1];
        int at = 0;
        for (int i = 0; i + 1 < sizes.length; i++) {
            weightsAt[i] = at;
            at += sizes[i] * sizes[i + 1];
            biasesAt[i] = at;
            at += sizes[i + 1];
        }
        weights = new double[at];
        gradient = new double[at];
        first = new double[at];
        second = new double[at];
        begin(Generator.of(seed));
    }

    /// Small weights of random size (K. He and others, "Delving Deep into Rectifiers", 2015).
    private void begin(Luck luck) {
        for (int layer = 0; layer + 1 < sizes.length; layer++) {
            double size = Math.sqrt(6.0 / sizes[layer]) * (layer + 2 == sizes.length ? 0.3 : 1);
            for (int i = weightsAt[layer]; i < biasesAt[layer]; i++) {
                weights[i] = size * (2 * luck.unit() - 1);
            }
        }
    }

    /// Goes once through some samples.
    ///
    /// @param order their numbers, in the order in which they are used
    /// @return the mean loss
    double epoch(int[] order, int batch, double rate) {
        double loss = 0;
        for (int from = 0; from < order.length; from += batch) {
            int to = Math.min(order.length, from + batch);
            Arrays.fill(gradient, 0);
            for (int i = from; i < to; i++) {
                loss += learn(order[i]);
            }
            step(to - from, rate);
        }
        return loss / order.length;
    }

    private void step(int size, double rate) {
        steps++;
        double correct1 = 1 - StrictMath.pow(BETA1, steps);
        double correct2 = 1 - StrictMath.pow(BETA2, steps);
        for (int i = 0; i < weights.length; i++) {
            double slope = gradient[i] / size;
            first[i] = BETA1 * first[i] + (1 - BETA1) * slope;
            second[i] = BETA2 * second[i] + (1 - BETA2) * slope * slope;
            weights[i] -= rate * (first[i] / correct1 / (Math.sqrt(second[i] / correct2) + TINY) + decay * weights[i]);
        }
    }

    /// Adds the slopes of a sample's loss to the gradient.
    ///
    /// @return the loss
    double learn(int sample) {
        int parties = samples.parties(sample);
        int layers = sizes.length - 1;
        var all = new double[parties][][];
        var claims = new double[parties];
        for (int party = 0; party < parties; party++) {
            all[party] = forward((samples.firstRow(sample) + party) * samples.width());
            claims[party] = all[party][layers][0];
        }
        var expected = softmax(claims);
        double loss = 0;
        for (int party = 0; party < parties; party++) {
            double share = samples.share(sample, party);
            double off = all[party][layers][1] - samples.score(sample, party) / scoreUnit;
            loss -= share * StrictMath.log(Math.max(expected[party], 1e-12));
            loss += SCORE_PART * off * off;
            backward(all[party], new double[] {expected[party] - share, 2 * SCORE_PART * off});
        }
        return loss;
    }

    /// Returns the numbers of each layer, the inputs first. Hidden layers are given after the rectifier.
    private double[][] forward(int at) {
        var layers = new double[sizes.length][];
        layers[0] = new double[sizes[0]];
        for (int i = 0; i < sizes[0]; i++) {
            layers[0][i] = samples.features()[at + i];
        }
        for (int layer = 0; layer + 1 < sizes.length; layer++) {
            int width = sizes[layer + 1];
            var out = Arrays.copyOfRange(weights, biasesAt[layer], biasesAt[layer] + width);
            for (int in = 0; in < sizes[layer]; in++) {
                double input = layers[layer][in];
                int row = weightsAt[layer] + in * width;
                for (int i = 0; i < width; i++) {
                    out[i] += input * weights[row + i];
                }
            }
            if (layer + 2 < sizes.length) {
                for (int i = 0; i < width; i++) {
                    out[i] = Math.max(out[i], Net.LEAK * out[i]);
                }
            }
            layers[layer + 1] = out;
        }
        return layers;
    }

    private void backward(double[][] layers, double[] slopes) {
        var above = slopes;
        for (int layer = sizes.length - 2; layer >= 0; layer--) {
            int width = sizes[layer + 1];
            var below = new double[sizes[layer]];
            for (int i = 0; i < width; i++) {
                gradient[biasesAt[layer] + i] += above[i];
            }
            for (int in = 0; in < sizes[layer]; in++) {
                double input = layers[layer][in];
                int row = weightsAt[layer] + in * width;
                double sum = 0;
                for (int i = 0; i < width; i++) {
                    gradient[row + i] += input * above[i];
                    sum += weights[row + i] * above[i];
                }
                below[in] = layer == 0 || input > 0 ? sum : Net.LEAK * sum;
            }
            above = below;
        }
    }

    static double[] softmax(double[] claims) {
        double most = Arrays.stream(claims).max().orElseThrow();
        var shares =
                Arrays.stream(claims).map(claim -> StrictMath.exp(claim - most)).toArray();
        double sum = Arrays.stream(shares).sum();
        return Arrays.stream(shares).map(share -> share / sum).toArray();
    }

    /// Returns the sum of the slopes from [#learn(int)], for tests.
    double[] gradient() {
        return gradient;
    }

    double[] weights() {
        return weights;
    }

    /// Returns the net as it is now.
    Net net() {
        List<Net.Layer> layers = new ArrayList<>();
        for (int layer = 0; layer + 1 < sizes.length; layer++) {
            layers.add(new Net.Layer(
                    sizes[layer],
                    sizes[layer + 1],
                    floats(weightsAt[layer], biasesAt[layer]),
                    floats(biasesAt[layer], biasesAt[layer] + sizes[layer + 1])));
        }
        return new Net(layers);
    }

    private float[] floats(int from, int to) {
        var floats = new float[to - from];
        for (int i = from; i < to; i++) {
            floats[i - from] = (float) weights[i];
        }
        return floats;
    }
}
