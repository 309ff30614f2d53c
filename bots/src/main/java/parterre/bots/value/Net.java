package parterre.bots.value;

import java.util.List;

/// A small feed-forward net that is applied to each party's features alone. It gives the party's claim to the
/// win and its expected score. A softmax over all parties turns the claims into shares.
///
/// Layers are dense with leaky rectifiers between them. The code is plain loops over floats. The inner loop
/// runs over outputs, so that it can be vectorised.
public final class Net {
    /// A hidden layer multiplies a negative number by this factor.
    public static final float LEAK = 0.05f;

    /// The outputs of the last layer: claim and score.
    public static final int OUTPUTS = 2;

    private final List<Layer> layers;
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
        int most = 0;
        for (int i = 0; i < layers.size(); i++) {
            int outputs = layers.get(i).outputs();
            int wanted = i + 1 < layers.size() ? layers.get(i + 1).inputs() : OUTPUTS;
            if (outputs != wanted) {
                throw new IllegalArgumentException("layer " + (i + 1) + ": outputs " + outputs + ", wanted " + wanted);
            }
            most = Math.max(most, outputs);
        }
        widest = most;
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
        var room = room();
        apply(features, at, room);
        return room[0];
    }

    /// Returns room for [#apply(float[], int, float[])].
    float[] room() {
        return new float[2 * widest];
    }

    /// Applies the net to one party.
    ///
    /// @param features of all parties
    /// @param at where the party's begin
    /// @param room an array from [#room()]; afterwards its first two numbers are claim and score
    void apply(float[] features, int at, float[] room) {
        int from = 0;
        for (int i = 0; i < layers.size(); i++) {
            int to = widest - from;
            var layer = layers.get(i);
            if (i == 0) {
                dense(layer, features, at, room, to);
            } else {
                dense(layer, room, from, room, to);
            }
            if (i + 1 < layers.size()) {
                for (int out = to; out < to + layer.outputs(); out++) {
                    room[out] = Math.max(room[out], LEAK * room[out]);
                }
            }
            from = to;
        }
        room[0] = room[from];
        room[1] = room[from + 1];
    }

    private static void dense(Layer layer, float[] inputs, int from, float[] outputs, int to) {
        int width = layer.outputs();
        var weights = layer.weights();
        System.arraycopy(layer.biases(), 0, outputs, to, width);
        for (int in = 0; in < layer.inputs(); in++) {
            float input = inputs[from + in];
            if (input != 0) {
                int row = in * width;
                for (int out = 0; out < width; out++) {
                    outputs[to + out] += input * weights[row + out];
                }
            }
        }
    }
}
