package parterre.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.bots.search.SearchOption;
import parterre.bots.toys.Heap;
import parterre.bots.toys.Pennies;
import parterre.bots.words.BotProblem;
import parterre.engine.Generator;
import parterre.engine.Reading;
import parterre.testkit.English;

class BotFormTest {
    private static String problem(String text) {
        return switch (BotSpec.read(text)) {
            case Reading.Good<BotSpec>(BotSpec spec) -> throw new AssertionError(text + " was read as " + spec);
            case Reading.Bad<BotSpec>(List<Reading.Problem> problems) -> English.of(problems.getFirst());
        };
    }

    @Test
    void writtenBotsAreReadBack() {
        for (var text : List.of(
                "random",
                "greedy",
                "greedy:points",
                "greedy:points,slip=0.25",
                "greedy,temperature=0.5",
                "greedy:points,slip=0.25,temperature=2.0",
                "policy:thrifty",
                "mcts:1000",
                "mcts:500ms",
                "mcts:2s",
                "mcts:1000,threads=2,policy=best-of-4,evaluator=points,c=0.3,cut=12,score=0.1,prior=2,widen=0.5,nodes=5000",
                "level:keen")) {
            assertThat(BotSpec.read(text).orThrow().name()).isEqualTo(text);
        }
    }

    @Test
    void spacesAndCapitalsDoNotMatter() {
        assertThat(BotSpec.read(" MCTS:2000MS , C = 0.3 ").orThrow().name()).isEqualTo("mcts:2s,c=0.3");
    }

    @Test
    void anOptionAtItsStandardIsLeftOut() {
        for (var option : SearchOption.ALL) {
            var standard = option.write(((BotSpec.Mcts) BotSpec.read("mcts:9").orThrow()).plan());
            if (!standard.isEmpty()) {
                assertThat(BotSpec.read("mcts:9," + option.name() + "=" + standard)
                                .orThrow()
                                .name())
                        .isEqualTo("mcts:9");
            }
        }
    }

    @Test
    void everyFaultSaysWhatWouldBeRight() {
        assertThat(problem("hal")).contains("'hal' is not a bot", "random, greedy", "level:gentle|fair|");
        assertThat(problem("")).contains("is not a bot");
        assertThat(problem("random:3")).contains("write random alone");
        assertThat(problem("greedy:")).contains("names no evaluator");
        assertThat(problem("policy")).contains("write policy:NAME");
        assertThat(problem("policy:x,c=1")).contains("write policy:NAME");
        assertThat(problem("greedy,slip=2")).contains("'slip=2' is out of range", "from 0 to 1");
        assertThat(problem("greedy,temperature=-1")).contains("'temperature=-1' is out of range", "from 0 to 100");
        assertThat(problem("greedy,temperature=hot")).contains("'temperature=hot' is not a number");
        assertThat(problem("greedy,c=2")).contains("'c=2' is not an option of greedy");
        assertThat(problem("mcts")).contains("is not a budget", "1000", "500ms");
        assertThat(problem("mcts:0")).contains("'0' is out of range");
        assertThat(problem("mcts:-5ms")).contains("'-5ms' is out of range");
        assertThat(problem("mcts:99999999999999999s")).contains("is out of range");
        assertThat(problem("mcts:10,speed=3")).contains("'speed=3' is not an option of mcts", "threads, policy");
        assertThat(problem("mcts:10,c=x")).contains("'c=x' is not a number", "from 0 to 10");
        assertThat(problem("mcts:10,c=NaN")).contains("is out of range");
        assertThat(problem("mcts:10,c=1,c=2")).contains("chooses c again");
        assertThat(problem("mcts:10,threads")).contains("'threads' is not an option of a bot", "name=value");
        assertThat(problem("mcts:10,policy=A B")).contains("is not a name");
        assertThat(problem("level:god")).contains("'god' is not a level", "gentle, fair");
        assertThat(problem("level:keen,c=1")).contains("write the level’s name alone");
    }

    @Test
    void anyTextGetsAnAnswer() {
        var seeds = "mcts:1000,c=0.5,greedy:points*level\"=\n\u0000é9";
        for (long seed = 0; seed < 2_000; seed++) {
            var luck = Generator.of(seed);
            var text = new StringBuilder();
            for (int i = luck.below(30); i > 0; i--) {
                text.append(seeds.charAt(luck.below(seeds.length())));
            }
            assertThat(BotSpec.read(text.toString())).as("seed %s", seed).isNotNull();
            assertThat(LineUp.split(text.toString())).as("seed %s", seed).isNotNull();
        }
    }

    @Test
    void aBotThatTheGameCannotServeIsAMisfit() {
        var heap = new Heap(9);
        var pennies = new Pennies(new int[][] {{50}});
        assertThat(BotSpec.read("greedy").orThrow().misfits(heap)).isEmpty();
        assertThat(BotSpec.read("mcts:9").orThrow().misfits(pennies)).isEmpty();
        assertThat(BotSpec.read("greedy:luck").orThrow().misfits(heap))
                .map(English::of)
                .containsExactly("'luck' is not an evaluator of this game; choose among remainder");
        assertThat(BotSpec.read("greedy").orThrow().misfits(pennies))
                .map(English::of)
                .containsExactly("'greedy' needs an evaluator, and this game has none; choose another bot");
        assertThat(BotSpec.read("mcts:9,cut=3").orThrow().misfits(pennies))
                .containsExactly(Reading.Problem.of("greedy", new BotProblem.NeedsEvaluator()));
        assertThat(BotSpec.read("mcts:9,policy=wise").orThrow().misfits(heap))
                .map(English::of)
                .singleElement()
                .asString()
                .contains("'wise' is not a playout policy of this game", "uniform");
    }

    @Test
    void onlyPlayoutBudgetsOnOneThreadAreReproducible() {
        for (var text : List.of("random", "greedy", "mcts:9", "level:strong")) {
            assertThat(BotSpec.read(text).orThrow().reproducible()).as(text).isTrue();
        }
        for (var text : List.of("mcts:9ms", "mcts:9,threads=2")) {
            assertThat(BotSpec.read(text).orThrow().reproducible()).as(text).isFalse();
        }
    }

    @Test
    void aLineUpIsSplitAtTheCommasBetweenBots() {
        assertThat(LineUp.split("greedy, mcts:1000,c=0.5,threads=2,random*2,exec:\"a,b*2\"")
                        .orThrow())
                .containsExactly("greedy", "mcts:1000,c=0.5,threads=2", "random", "random", "exec:\"a,b*2\"");
        assertThat(LineUp.split("greedy,,random"))
                .isEqualTo(Reading.bad("greedy,,random", new BotProblem.EmptyPlace()));
        assertThat(LineUp.split("greedy*9")).isEqualTo(Reading.bad("greedy*9", new BotProblem.NotRepeated()));
    }
}
