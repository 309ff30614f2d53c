package parterre.cli;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import parterre.cli.words.Localizer;
import parterre.cli.words.TrainMessages;
import parterre.cli.words.TrainMessages.LossCurve;
import parterre.learn.Training.Progress.Epoch;

/// Draws the losses of a training as SVG, over its passes through the samples. The passes of all generations
/// follow each other. Those of the linear model stand beside the last generation.
final class LossPlot {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 400;
    private static final int LEFT = 60;
    private static final int RIGHT = 180;
    private static final int TOP = 48;
    private static final int BOTTOM = 60;
    private static final List<Double> STEPS = List.of(0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0);
    private static final int MOST_TICKS = 8;
    private static final int MOST_PASSES = 12;

    private final Localizer localizer = Localizer.standard();
    private final Svg svg = new Svg();
    private final List<Line> lines;
    private final int passes;
    private final double step;
    private final double low;
    private final double high;

    /// A curve.
    private record Line(LossCurve curve, String colour, List<Dot> dots) {}

    /// A loss after a pass, from 1.
    private record Dot(int pass, double loss) {}

    private LossPlot(List<Epoch> epochs, double even) {
        var net = epochs.stream().filter(epoch -> !epoch.linear()).toList();
        var linear = epochs.stream().filter(Epoch::linear).toList();
        passes = Math.max(1, net.size());
        int last = net.stream().mapToInt(Epoch::generation).max().orElse(1);
        int before =
                (int) net.stream().filter(epoch -> epoch.generation() < last).count();
        lines = List.of(
                new Line(LossCurve.EVEN, "#999", List.of(new Dot(1, even), new Dot(passes, even))),
                new Line(LossCurve.LINEAR, "#b06a1f", tested(linear, before)),
                new Line(
                        LossCurve.TRAINED,
                        "#8cbfa6",
                        IntStream.range(0, net.size())
                                .mapToObj(i -> new Dot(i + 1, net.get(i).loss()))
                                .toList()),
                new Line(LossCurve.TESTED, "#2a6f4e", tested(net, 0)));
        var losses = lines.stream()
                .flatMap(line -> line.dots().stream())
                .map(Dot::loss)
                .toList();
        double least = losses.stream().min(Comparator.naturalOrder()).orElse(0.0);
        double most = losses.stream().max(Comparator.naturalOrder()).orElse(1.0);
        step = STEPS.stream()
                .filter(each -> (most - least) / each < MOST_TICKS)
                .findFirst()
                .orElse(STEPS.getLast());
        low = Math.floor(least / step) * step;
        high = Math.max(low + step, Math.ceil(most / step) * step);
    }

    private static List<Dot> tested(List<Epoch> epochs, int before) {
        return IntStream.range(0, epochs.size())
                .mapToObj(i -> new Dot(before + i + 1, epochs.get(i).test().logLoss()))
                .toList();
    }

    /// Returns the picture.
    ///
    /// @param game the game's name, for the title
    /// @param epochs in the order in which they ended
    /// @param even the log loss of even shares
    static String svg(String game, List<Epoch> epochs, double even) {
        var plot = new LossPlot(epochs, even);
        plot.draw(plot.localizer.say(new TrainMessages.LossTitle(game)));
        return plot.svg.close();
    }

    private void draw(String title) {
        svg.open(WIDTH, HEIGHT, title);
        svg.text(WIDTH / 2.0, 26, "middle", title);
        for (int i = 0; low + i * step <= high + step / 2; i++) {
            double loss = low + i * step;
            svg.line(LEFT, y(loss), WIDTH - RIGHT, y(loss), "#ddd", 1);
            svg.text(LEFT - 8, y(loss) + 5, "end", String.format(Locale.ROOT, "%.2f", loss));
        }
        int every = Math.ceilDiv(passes, MOST_PASSES);
        for (int pass = 1; pass <= passes; pass += every) {
            svg.text(x(pass), HEIGHT - BOTTOM + 20, "middle", Integer.toString(pass));
        }
        svg.text(
                (LEFT + WIDTH - RIGHT) / 2.0,
                HEIGHT - BOTTOM + 44,
                "middle",
                localizer.say(new TrainMessages.PassAxis()));
        int legend = TOP + 30;
        for (var line : lines) {
            draw(line);
            svg.line(WIDTH - RIGHT + 12, legend - 5, WIDTH - RIGHT + 30, legend - 5, line.colour(), 3);
            svg.text(WIDTH - RIGHT + 36, legend, "start", localizer.say(new TrainMessages.CurveName(line.curve())));
            legend += 24;
        }
    }

    private void draw(Line line) {
        for (int i = 1; i < line.dots().size(); i++) {
            var from = line.dots().get(i - 1);
            var to = line.dots().get(i);
            svg.line(x(from.pass()), y(from.loss()), x(to.pass()), y(to.loss()), line.colour(), 2);
        }
        if (line.curve() != LossCurve.EVEN) {
            line.dots().forEach(dot -> svg.dot(x(dot.pass()), y(dot.loss()), 3, line.colour()));
        }
    }

    private double x(int pass) {
        return passes == 1 ? LEFT : LEFT + (double) (WIDTH - LEFT - RIGHT) * (pass - 1) / (passes - 1);
    }

    private double y(double loss) {
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (loss - low) / (high - low);
    }
}
