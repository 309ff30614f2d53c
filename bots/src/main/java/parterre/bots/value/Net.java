package parterre.bots.value;

import java.util.Arrays;
import java.util.List;

/// A small feed-forward net that is applied to each party's features alone. It gives the party's claim to the
/// win and its expected score. A softmax over all parties turns the claims into shares.
///
/// Layers are dense with leaky rectifiers between them. The code is plain loops over floats. The inner loop
/// runs over outputs. All its arrays have the same index, because the compiler uses vector instructions only if it
/// sees that writing to one does not change the others.
public final class Net {
    /// A hidden layer multiplies a negative number by this factor.
    public static final float LEAK = 0.05f;

    /// The outputs of the last layer: claim and score.
    public static final int OUTPUTS = 2;

    /// The inputs whose products are added in one pass over the outputs.
    private static final int AT_ONCE = 4;

    private final List<Layer> layers;

    /// The weights by layer and input.
    private final float[][][] rows;

    private final int widest;

    /// A dense layer.
    ///
    /// @param weights by input and then by output
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record Layer(int inputs, int outputs, float[] weights, float[] biases) {
        public Layer {
            if (weights.length != inputs * outputs || biases.length != outputs) {
                throw new IllegalArgumentException("layer " + inputs + " x " + outputs + ": weights " + weights.length
                        + ", biases " + biases.length);
            }
        }
    }

    /// @throws IllegalArgumentException if the layers do not fit each other, or the last does not have two outputs
    public Net(List<Layer> layers) {
        this.layers = List.copyOf(layers);
        rows = new float[layers.size()][][];
        int most = 0;
        for (int i = 0; i < layers.size(); i++) {
            int outputs = layers.get(i).outputs();
            int wanted = i + 1 < layers.size() ? layers.get(i + 1).inputs() : OUTPUTS;
            if (outputs != wanted) {
                throw new IllegalArgumentException("layer " + (i + 1) + ": outputs " + outputs + ", wanted " + wanted);
            }
            rows[i] = rows(layers.get(i));
            most = Math.max(most, outputs);
        }
        widest = most;
    }

    private static float[][] rows(Layer layer) {
        var rows = new float[layer.inputs()][];
        for (int in = 0; in < rows.length; in++) {
            rows[in] = Arrays.copyOfRange(layer.weights(), in * layer.outputs(), (in + 1) * layer.outputs());
        }
        return rows;
    }

    public List<Layer> layers() {
        return layers;
    }

    /// Returns the number of features of a party.
    public int inputs() {
        return layers.getFirst().inputs();
    }

    /// Returns the claim of one party.
    ///
    /// @param features of all parties
    /// @param at where the party's begin
    public float claim(float[] features, int at) {
        return apply(features, at, room())[0];
    }

    /// Returns room for [#apply(float[], int, float[][])].
    float[][] room() {
        return new float[2][widest];
    }

    /// Applies the net to one party.
    ///
    /// @param features of all parties
    /// @param at where the party's begin
    /// @param room from [#room()]
    /// @return claim and score, which stand in the room until it is used again
    float[] apply(float[] features, int at, float[][] room) {
        var inputs = features;
        int from = at;
        for (int i = 0; i < rows.length; i++) {
            var sums = room[i % 2];
            System.arraycopy(layers.get(i).biases(), 0, sums, 0, layers.get(i).outputs());
            add(rows[i], inputs, from, sums);
            if (i + 1 < rows.length) {
                for (int out = 0; out < sums.length; out++) {
                    sums[out] = Math.max(sums[out], LEAK * sums[out]);
                }
            }
            inputs = sums;
            from = 0;
        }
        return inputs;
    }

    /// Adds the products of all inputs, in their order, to each sum.
    private static void add(float[][] rows, float[] inputs, int from, float[] sums) {
        int in = 0;
        for (; in + AT_ONCE <= rows.length; in += AT_ONCE) {
            float first = inputs[from + in];
            float second = inputs[from + in + 1];
            float third = inputs[from + in + 2];
            float fourth = inputs[from + in + 3];
            if (first != 0 || second != 0 || third != 0 || fourth != 0) {
                var ones = rows[in];
                var twos = rows[in + 1];
                var threes = rows[in + 2];
                var fours = rows[in + 3];
                for (int out = 0; out < ones.length; out++) {
                    sums[out] = sums[out]
                            + first * ones[out]
                            + second * twos[out]
                            + third * threes[out]
                            + fourth * fours[out];
                }
            }
        }
        for (; in < rows.length; in++) {
            float input = inputs[from + in];
            var row = rows[in];
            for (int out = 0; out < row.length; out++) {
                sums[out] += input * row[out];
            }
        }
    }
}
