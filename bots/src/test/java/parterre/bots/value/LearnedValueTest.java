package parterre.bots.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.FeatureEffect;
import parterre.engine.box.GameBox;

class LearnedValueTest {
    private static GameBox<?, ?, ?> mars() {
        return Boxes.all().stream()
                .filter(box -> box.game().info().slug().equals("gardens-of-mars"))
                .findFirst()
                .orElseThrow();
    }

    /// A net of small random weights.
    private static NetFile file(List<String> features, int hidden) {
        var luck = Generator.of(8);
        var weights = new float[features.size() * hidden];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (float) (luck.unit() - 0.5);
        }
        var last = new float[hidden * Net.OUTPUTS];
        for (int i = 0; i < last.length; i++) {
            last[i] = (float) (luck.unit() - 0.5);
        }
        var about = new LinkedHashMap<String, String>();
        about.put(NetFile.FEATURES, String.join(" ", features));
        about.put(NetFile.SCORE_UNIT, "50.0");
        return new NetFile(
                about,
                new Net(List.of(
                        new Net.Layer(features.size(), hidden, weights, new float[hidden]),
                        new Net.Layer(hidden, Net.OUTPUTS, last, new float[Net.OUTPUTS]))));
    }

    private static <S, M extends Move, V> void shares(GameBox<S, M, V> box, int seats) {
        var game = box.game();
        var features = box.features().orElseThrow();
        var value = new LearnedValue<>(game, features, file(features.names(), 16));
        var opinion = new ValueEvaluator<>(value);
        var luck = Generator.of(seats);
        var state = game.start(Setup.standard(game.info(), seats));
        while (true) {
            var shares = new double[seats];
            value.shares(state, shares);
            assertThat(Arrays.stream(shares).sum()).isCloseTo(1, within(1e-9));
            var again = new double[seats];
            value.shares(state, again);
            assertThat(again).isEqualTo(shares);
            for (var seat : Seat.first(seats)) {
                assertThat(opinion.value(state, seat)).isFinite();
            }
            switch (game.next(state)) {
                case Next.Over<M>(var result) -> {
                    for (var seat : Seat.first(seats)) {
                        assertThat(shares[seat.index()]).isCloseTo(result.share(seat), within(1e-6));
                    }
                    return;
                }
                case Next.Chance<M> chance ->
                    state = game.play(state, chance.odds().sample(luck));
                case Next.Turn<M> turn -> state = game.play(state, turn.moves().sample(luck));
                case Next.Together<M> together ->
                    state = game.play(state, together.open().map((_, moves) -> moves.sample(luck)));
            }
        }
    }

    @Test
    void shares_sumToOneAndEndAsTheResult() {
        for (int seats = 2; seats <= 5; seats++) {
            shares(mars(), seats);
        }
    }

    private static <S, M extends Move, V> void effects(GameBox<S, M, V> box) {
        var game = box.game();
        var names = box.features().orElseThrow().names();
        var weights = new float[names.size() * Net.OUTPUTS];
        weights[0] = 3;
        weights[Net.OUTPUTS] = -2;
        var about = Map.of(NetFile.FEATURES, String.join(" ", names), NetFile.SCORE_UNIT, "1");
        var net = new Net(List.of(new Net.Layer(names.size(), Net.OUTPUTS, weights, new float[Net.OUTPUTS])));
        var features = box.features().orElseThrow();
        var value = new LearnedValue<>(game, features, new NetFile(about, net));
        var luck = Generator.of(3);
        S start = game.start(Setup.standard(game.info(), 2));
        S later = start;
        for (int step = 0; step < 60; step++) {
            later = switch (game.next(later)) {
                case Next.Over<M> _ -> later;
                case Next.Chance<M> chance -> game.play(later, chance.odds().sample(luck));
                case Next.Turn<M> turn -> game.play(later, turn.moves().sample(luck));
                case Next.Together<M> together ->
                    game.play(later, together.open().map((_, moves) -> moves.sample(luck)));
            };
        }
        assertThat(game.next(later)).isNotInstanceOf(Next.Over.class);
        var numbers = new float[2 * names.size()];
        features.write(later, numbers);
        var before = new float[2 * names.size()];
        features.write(start, before);
        assertThat(value.effects(start, start, 1)).isEmpty();
        var effects = value.effects(later, start, 1);
        assertThat(effects).isNotEmpty().allSatisfy(one -> {
            int place = names.indexOf(one.feature());
            int at = names.size() + place;
            assertThat(one.change()).isEqualTo(numbers[at] - before[at]).isNotZero();
            assertThat(one.effect()).isCloseTo(weights[Net.OUTPUTS * place] * one.change(), within(1e-5));
        });
        assertThat(effects).extracting(FeatureEffect::feature).contains(names.get(1));
    }

    @Test
    void effects_ofALinearNetAreItsWeights() {
        effects(mars());
    }

    @Test
    void otherFeatures_areRefused() {
        assertThatThrownBy(() -> refused(mars()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("gardens-of-mars")
                .hasMessageContaining("features differ");
    }

    private static <S> void refused(GameBox<S, ?, ?> box) {
        var _ = new LearnedValue<>(box.game(), box.features().orElseThrow(), file(List.of("score", "lead"), 4));
    }

    /// Sums of floats depend on their order, and a value must be the same on every machine.
    @Test
    void net_addsProductsInTheOrderOfItsInputs() {
        var features = List.of("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k");
        var net = file(features, 16).net();
        var luck = Generator.of(3);
        for (int game = 0; game < 50; game++) {
            var numbers = new float[2 * features.size()];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = luck.below(3) == 0 ? (float) (luck.unit() - 0.5) : 0;
            }
            int party = luck.below(2) * features.size();
            var inputs = Arrays.copyOfRange(numbers, party, party + features.size());
            var hidden = sums(net.layers().getFirst(), inputs);
            for (int i = 0; i < hidden.length; i++) {
                hidden[i] = Math.max(hidden[i], Net.LEAK * hidden[i]);
            }
            assertThat(net.claim(numbers, party)).isEqualTo(sums(net.layers().getLast(), hidden)[0]);
        }
    }

    private static float[] sums(Net.Layer layer, float[] inputs) {
        var sums = layer.biases().clone();
        for (int in = 0; in < inputs.length; in++) {
            for (int out = 0; out < sums.length; out++) {
                sums[out] += inputs[in] * layer.weights()[in * sums.length + out];
            }
        }
        return sums;
    }

    @Test
    void commit_isInTheTextAndNotInTheHash() {
        var file = file(List.of("a", "b"), 3);
        var known = file.withCommit("4b3ffda5");
        assertThat(known.text()).contains("\ncommit: 4b3ffda5\n");
        assertThat(known.hash()).isEqualTo(file.hash());
        assertThat(NetFile.read(known.text()).about()).containsEntry(NetFile.COMMIT, "4b3ffda5");
    }

    @Test
    void brokenFiles_areRefusedByLine() {
        var text = file(List.of("a", "b"), 3).text();
        assertThat(NetFile.read(text).text()).isEqualTo(text);
        assertThatThrownBy(() -> NetFile.read("no name\n" + text)).hasMessageContaining("line 1");
        var lines = text.lines().toList();
        var shorter = String.join("\n", lines.subList(0, lines.size() - 1));
        assertThatThrownBy(() -> NetFile.read(shorter)).hasMessageContaining("layer cut off");
        assertThatThrownBy(() -> NetFile.read(text.replace("layer 2 3", "layer 2 4")))
                .hasMessageContaining("numbers");
        assertThatThrownBy(() -> new Net(List.of(new Net.Layer(1, 3, new float[3], new float[3]))))
                .hasMessageContaining("wanted 2");
        assertThat(new NetFile(Map.of(), NetFile.read(text).net()).scoreUnit()).isEqualTo(1);
    }
}
