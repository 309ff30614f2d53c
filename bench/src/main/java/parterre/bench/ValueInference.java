package parterre.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import parterre.bots.value.LearnedValue;
import parterre.bots.value.LearnedValues;
import parterre.bots.value.Net;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.box.Boxes;
import parterre.engine.box.Features;
import parterre.engine.box.GameBox;
import parterre.engine.walk.Playout;

/// Measures asking the learned value of a game for the shares of a position, with all parts: features of all
/// parties, and the net for all parties. Positions come from random games of two.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = "-XX:+UseSerialGC")
public class ValueInference {
    @Param({"gardens-of-mars", "gnomadic-gardeners", "stalk-exchange", "fire-and-flora"})
    private String game = "";

    private @Nullable Asked<?> asked;

    @Setup
    public void deal() {
        asked = Boxes.all().stream()
                .filter(box -> box.game().info().slug().equals(game))
                .<Asked<?>>map(Asked::of)
                .findFirst()
                .orElseThrow();
    }

    /// The shares of a position.
    @Benchmark
    public double shares() {
        return Objects.requireNonNull(asked).shares();
    }

    /// The features of a position alone.
    @Benchmark
    public float features() {
        return Objects.requireNonNull(asked).features();
    }

    /// The net alone, for one party.
    @Benchmark
    public float net() {
        return Objects.requireNonNull(asked).net();
    }

    private static final class Asked<S> {
        private static final int POSITIONS = 256;
        private static final int STEPS = 80;
        private static final int SEATS = 2;

        private final List<S> positions = new ArrayList<>();
        private final LearnedValue<S> value;
        private final Features<S> features;
        private final Net net;
        private final double[] shares = new double[SEATS + 1];
        private final float[] numbers;
        private int at;

        private Asked(LearnedValue<S> value, Features<S> features) {
            this.value = value;
            this.features = features;
            net = value.net();
            numbers = new float[(SEATS + 1) * features.names().size()];
        }

        static <S, M extends Move> Asked<S> of(GameBox<S, M, ?> box) {
            var asked = new Asked<>(
                    LearnedValues.of(box).orElseThrow(), box.features().orElseThrow());
            var game = box.game();
            var luck = Generator.of(1);
            var start = game.start(parterre.engine.Setup.standard(game.info(), SEATS));
            while (asked.positions.size() < POSITIONS) {
                var end = Playout.finish(game, start, luck, luck.below(STEPS));
                if (end.result().isEmpty()) {
                    asked.positions.add(end.position());
                }
            }
            asked.features.write(asked.positions.getFirst(), asked.numbers);
            return asked;
        }

        private S next() {
            at = (at + 1) % POSITIONS;
            return positions.get(at);
        }

        double shares() {
            value.shares(next(), shares);
            return shares[0];
        }

        float features() {
            features.write(next(), numbers);
            return numbers[0];
        }

        float net() {
            return net.claim(numbers, 0);
        }
    }
}
