package parterre.bots.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import parterre.engine.Attachment;

/// A net as text. Lines `name: value` tell where it comes from. Then each layer has a line
/// `layer INPUTS OUTPUTS`, a line of weights for each input, and a line of biases.
///
/// @param about the lines that tell where it comes from, in order; `features` names the inputs, and
///     `score-unit` is the number of points in one unit of score
public record NetFile(Map<String, String> about, Net net) {
    /// The entry that names the inputs, separated by spaces.
    public static final String FEATURES = "features";

    /// The entry with the number of points in one unit of score.
    public static final String SCORE_UNIT = "score-unit";

    /// The entry with the commit of the program that trained it. The hash leaves it out, because equal
    /// trainings of different commits give equal nets.
    public static final String COMMIT = "commit";

    private static final String LAYER = "layer ";
    private static final String BETWEEN = ": ";

    public NetFile {
        about = Collections.unmodifiableMap(new LinkedHashMap<>(about));
    }

    /// Returns the features that the net was trained with.
    public List<String> features() {
        return List.of(about.getOrDefault(FEATURES, "").split(" "));
    }

    /// Returns the number of points in one unit of the net's score.
    public double scoreUnit() {
        return Double.parseDouble(about.getOrDefault(SCORE_UNIT, "1"));
    }

    /// Returns the SHA-256 of its text without the commit, which identifies equal nets.
    public String hash() {
        var known = new LinkedHashMap<>(about);
        known.remove(COMMIT);
        return Attachment.sha256(new NetFile(known, net).text());
    }

    /// Returns the same net with the commit of the program that trained it.
    public NetFile withCommit(String commit) {
        var known = new LinkedHashMap<>(about);
        known.put(COMMIT, commit);
        return new NetFile(known, net);
    }

    /// Returns the file as text.
    public String text() {
        var text = new StringBuilder();
        about.forEach(
                (name, value) -> text.append(name).append(BETWEEN).append(value).append('\n'));
        for (var layer : net.layers()) {
            int width = layer.outputs();
            text.append(LAYER).append(layer.inputs()).append(' ').append(width).append('\n');
            for (int in = 0; in < layer.inputs(); in++) {
                line(text, Arrays.copyOfRange(layer.weights(), in * width, (in + 1) * width));
            }
            line(text, layer.biases());
        }
        return text.toString();
    }

    private static void line(StringBuilder text, float[] numbers) {
        for (int i = 0; i < numbers.length; i++) {
            text.append(i == 0 ? "" : " ").append(numbers[i]);
        }
        text.append('\n');
    }

    /// Reads a text that [#text()] wrote.
    ///
    /// @throws IllegalArgumentException naming the line, if the text is not a net
    public static NetFile read(String text) {
        var lines = text.lines().toList();
        var about = new LinkedHashMap<String, String>();
        int at = 0;
        for (; at < lines.size() && !lines.get(at).startsWith(LAYER); at++) {
            var parts = lines.get(at).split(BETWEEN, 2);
            if (parts.length < 2) {
                throw new IllegalArgumentException("line " + (at + 1) + ": no entry");
            }
            about.put(parts[0], parts[1]);
        }
        var layers = new ArrayList<Net.Layer>();
        while (at < lines.size()) {
            var sizes = lines.get(at).split(" ");
            if (sizes.length != 3 || !lines.get(at).startsWith(LAYER)) {
                throw new IllegalArgumentException("line " + (at + 1) + ": no layer");
            }
            int inputs = Integer.parseInt(sizes[1]);
            int outputs = Integer.parseInt(sizes[2]);
            if (at + inputs + 1 >= lines.size()) {
                throw new IllegalArgumentException("line " + lines.size() + ": layer cut off");
            }
            var weights = new float[inputs * outputs];
            for (int in = 0; in < inputs; in++) {
                System.arraycopy(numbers(lines, at + 1 + in, outputs), 0, weights, in * outputs, outputs);
            }
            layers.add(new Net.Layer(inputs, outputs, weights, numbers(lines, at + 1 + inputs, outputs)));
            at += inputs + 2;
        }
        return new NetFile(about, new Net(layers));
    }

    private static float[] numbers(List<String> lines, int at, int count) {
        var words = lines.get(at).split(" ");
        if (words.length != count) {
            throw new IllegalArgumentException("line " + (at + 1) + ": numbers " + words.length + ", wanted " + count);
        }
        var numbers = new float[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = Float.parseFloat(words[i]);
        }
        return numbers;
    }
}
