package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Seat;
import parterre.engine.box.Evaluator;

/// What bots are given to play by.
final class BotsTest {
    private static final GnomeBox BOX = new GnomeBox();
    private static final Seat FIRST = Seat.of(0);

    private static Evaluator<Position> evaluator(String name) {
        return BOX.evaluators().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /// The first player's favourite play if the other shows this.
    private static String favourite(String evaluator, Scene scene, String other) {
        double most = Double.NEGATIVE_INFINITY;
        var best = "";
        for (var play : scene.moves(0)) {
            var after = scene.then("& P1: " + play + " | P2: " + other).position();
            double value = evaluator(evaluator).value(after, FIRST);
            if (value > most) {
                most = value;
                best = play;
            }
        }
        return best;
    }

    @Test
    void theMiserPlaysOneGnomeAndTheSpenderWhateverBringsMost() {
        assertThat(favourite("miser", Scene.two(), "play g12").split(" ")).hasSize(2);
        var spent = Scene.two().then("& P1: " + favourite("spender", Scene.two(), "play g12") + " | P2: play g12");
        assertThat(spent.then("P2: do none").moves(0)).contains("do 1 2");
    }

    @Test
    void whatOrdersMayComeIsWeighedEqually() {
        var chosen = Scene.solo().then("P1: play g01 g02");
        for (var name : List.of("saver", "spender")) {
            double mean = chosen.outcomes().stream()
                    .mapToDouble(orders ->
                            evaluator(name).value(chosen.then("*: " + orders).position(), FIRST))
                    .average()
                    .orElseThrow();
            assertThat(evaluator(name).value(chosen.position(), FIRST)).isEqualTo(mean);
        }
    }

    @Test
    void theThriftyPlayOneOrTwoGnomesAndNotAlwaysTheSame() {
        var scene = Scene.two();
        var plays = plays(scene);
        assertThat(plays).allMatch(play -> play.split(" ").length <= 3).hasSizeGreaterThan(3);
    }

    @Test
    void inJulyTheThriftyLetTheHenWork() {
        var plays = plays(Scene.two("option month: july", "P1: hand g01 g02 g03 g04 g05 g06, animals hen"));
        assertThat(plays).allMatch(play -> play.split(" ").length <= 3 && !play.contains("rest"));
    }

    private static List<String> plays(Scene scene) {
        var policy = BOX.policies().getFirst();
        var luck = Generator.of(3);
        return IntStream.range(0, 40)
                .mapToObj(_ -> scene.moves(0)
                        .get(policy.choose(scene.position(), FIRST, Committing.moves(scene.position(), 0), luck)))
                .distinct()
                .toList();
    }

    @Test
    void theThriftyDoTheTasksThatBringMost() {
        var scene = Scene.two().then("& P1: play g01 g02 g03 g04 g05 g06 | P2: play g11 g12");
        assertThat(scene.waitsFor()).isEqualTo("P2");
        var second = scene.then("P2: do none");
        int choice = BOX.policies()
                .getFirst()
                .choose(second.position(), FIRST, Resolving.moves(second.position()), Generator.of(1));
        assertThat(second.moves(0).get(choice)).isEqualTo("do 1 2");
    }
}
