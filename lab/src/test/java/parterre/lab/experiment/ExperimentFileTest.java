package parterre.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.bots.BotSpec;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;
import parterre.lab.experiment.LineUpPlan.Role;

class ExperimentFileTest {
    private static final String WHOLE = """
            name: worse cards
            game: gnomadic-gardeners
            seed: 7
            arms:
              - name: printed
              - name: slow alder
                options: {younger: 1}
                change:
                  cards: {gnomes/g01/prep: 3}
            line-ups:
              - fair*2
              - [mcts:20, random]
            ladder: {from: 10, doublings: 2}
            measures: [seat-advantage, length]
            stop: {games: 50, precision: 2}
            error-rate: 0.1
            pace: 30
            luck: chance
            """;

    private static Reading<Experiment> read(String yaml) {
        return ExperimentFile.read(yaml, _ -> Optional.empty());
    }

    private static List<String> problems(String yaml) {
        return read(yaml) instanceof Reading.Bad<Experiment>(List<Problem> problems)
                ? problems.stream()
                        .map(problem -> problem.line() + " " + problem.where() + " "
                                + problem.fault().getClass().getSimpleName())
                        .toList()
                : List.of();
    }

    @Test
    void aWholeFile_isRead() {
        var experiment = read(WHOLE).orThrow();
        assertThat(experiment.lineUps())
                .extracting(LineUpPlan::name)
                .containsExactly("level:fair*2", "mcts:20, random", "mcts:20, mcts:10", "mcts:40, mcts:20");
        assertThat(experiment.lineUps())
                .extracting(LineUpPlan::role)
                .containsExactly(Role.NAMED, Role.NAMED, Role.DOUBLED, Role.DOUBLED);
        assertThat(experiment.lineUps()).extracting(LineUpPlan::rotations).containsExactly(1, 2, 2, 2);
        assertThat(experiment.stop().early()).isTrue();
        assertThat(experiment.arms().getLast().options())
                .containsEntry("younger", "1")
                .containsKey("cards");
    }

    @Test
    void anExperiment_survivesItsJson() {
        var experiment = read(WHOLE).orThrow();
        assertThat(Experiment.ofJson(experiment.json())).isEqualTo(experiment);
    }

    @Test
    void aChange_changesOneValueOfTheCards() {
        var experiment = read(WHOLE).orThrow();
        var info = experiment.box().game().info();
        var changed = experiment.arms().getLast().setup(info, 2);
        var standard = experiment.arms().getFirst().setup(info, 2);
        assertThat(changed.chosen().get("cards")).contains("\"prep\":3");
        assertThat(standard.chosen()).doesNotContainKey("cards");
    }

    @Test
    void deeplyNestedText_isRefusedBeforeReading() {
        assertThat(problems("name: x\narms: " + "[".repeat(50_000))).containsExactly("2 YAML NestedTooDeep");
    }

    @Test
    void everyProblem_isToldWithItsLine() {
        assertThat(problems("""
                name: bad
                game: gardens-of-mars
                arms:
                  - name: one
                    options: {scorin: x}
                  - name: one
                  - name: cards
                    change: {cards: {a/b: 3}}
                line-ups: [fair*2, 'mcts:2s,random', 'foo,random']
                measures: [seat-advantag]
                stop: {games: x, soon: yes}
                luck: none of it
                colour: red
                colour: blue
                """))
                .containsExactlyInAnyOrder(
                        "14 colour TwiceHere",
                        "9 mcts:2s BotTimed",
                        "9 foo NotABot",
                        "5 scorin UnknownOption",
                        "8 cards NotAFileOption",
                        "10 seat-advantag NoSuchMeasure",
                        "11 stop.games NumberNotWhole",
                        "11 stop.soon FieldUnknown",
                        "12 luck WordUnknown",
                        "13 colour FieldUnknown");
    }

    @Test
    void anArm_hasBotsOfItsOwn() {
        var file = """
                name: tuned
                game: gardens-of-mars
                arms:
                  - name: rules
                  - name: group
                    options: {scoring: group}
                    bots: {'mcts:20': 'mcts:20,c=0.7'}
                line-ups: ['mcts:20, random']
                """;
        var experiment = read(file).orThrow();
        var lineUp = experiment.lineUps().getFirst();
        assertThat(experiment.tuned()).isEqualTo(Experiment.Tuning.EACH_ARM);
        assertThat(experiment.arms().getFirst().specs(lineUp)).isEqualTo(lineUp.specs());
        assertThat(experiment.arms().getLast().specs(lineUp))
                .containsExactly(
                        BotSpec.read("mcts:20,c=0.7").orThrow(),
                        BotSpec.read("random").orThrow());
        assertThat(Experiment.ofJson(experiment.json())).isEqualTo(experiment);
        assertThat(problems(file.replace("'mcts:20,c=0.7'", "'mcts:40'"))).containsExactly("7 mcts:40 OtherBudget");
        assertThat(problems(file.replace("{'mcts:20':", "{'mcts:30':"))).containsExactly("7 mcts:30 NotInLineUps");
        assertThat(problems(file + "tuned: same-bots\n")).containsExactly("9 tuned TunedOtherwise");
        assertThat(problems(WHOLE + "tuned: each-arm\n")).containsExactly("19 tuned TunedOtherwise");
    }

    @Test
    void aLevelLadder_hasALineUpForEachStep() {
        var file = """
                name: steps
                game: gardens-of-mars
                line-ups: [gentle*2]
                ladder: {levels: [gentle, fair, keen], seats: 3}
                """;
        assertThat(read(file).orThrow().lineUps())
                .extracting(LineUpPlan::name)
                .containsExactly("level:gentle*2", "level:fair, level:gentle*2", "level:keen, level:fair*2");
        assertThat(problems(file.replace("gentle, fair, keen", "fair")))
                .containsExactly("4 ladder.levels TooFewLevels");
        assertThat(problems(file.replace("fair, keen], seats: 3", "gentle]")))
                .containsExactly("4 level:gentle*2 NameTwice");
    }

    @Test
    void aSweepsWrongValue_isReportedByItsLine() {
        var file = """
                name: sweep
                game: gnomadic-gardeners
                line-ups: [random*2]
                measures: [length]
                sweep:
                  options:
                    younger: [1, 7]
                  change:
                    cards:
                      gnomes/g99/prep: 1..3
                      gnomes/g01/prep: [1, many]
                  aim: [{quantity: turns, to: 30}]
                """;
        var wrong = ExperimentFile.readSweep(file, _ -> Optional.empty())
                        instanceof Reading.Bad<Sweep>(List<Problem> problems)
                ? problems
                : List.<Problem>of();
        assertThat(wrong).extracting(Problem::line).contains(7, 10, 11);
    }

    private static final String SWEEP = """
            name: sweep
            game: gardens-of-mars
            line-ups: [random*2, random*3]
            measures: [seat-advantage]
            sweep:
              options: {lap: RANGE}
              aim: [{quantity: seat-advantage, subject: P1, near: 0, unit: 2}]
            """;

    @Test
    void rangeOfTooManyValues_isReportedByItsLine() {
        var read = ExperimentFile.readSweep(SWEEP.replace("RANGE", "1..1001"), _ -> Optional.empty());
        var problems = read instanceof Reading.Bad<Sweep>(List<Problem> wrong) ? wrong : List.<Problem>of();
        assertThat(problems)
                .containsExactly(new Problem(6, "sweep.options.lap", new ExperimentFault.TooManyValues(1000)));
    }

    /// One line-up is too far above, and the other is too far below.
    @Test
    void distancesOfLineUps_doNotCancelOut() {
        var aim = ExperimentFile.readSweep(SWEEP.replace("RANGE", "[0, 50]"), _ -> Optional.empty())
                .orThrow()
                .aims()
                .getFirst();
        assertThat(aim.distance(List.of(6.0, -6.0))).isEqualTo(3);
        assertThat(aim.distance(List.of(0.0, 2.0))).isEqualTo(0.5);
        assertThat(aim.distance(List.of())).isGreaterThan(1000);
    }

    @Test
    void twoArmsOfOneName_areAProblem() {
        assertThat(problems("""
                name: twice
                game: gardens-of-mars
                arms: [{name: one}, {name: one}]
                line-ups: [random*2]
                """)).containsExactly("3 one NameTwice");
    }

    @Test
    void twoLineUpsOfOneName_areAProblem() {
        assertThat(problems("""
                name: twice
                game: gardens-of-mars
                line-ups: [random*2, 'random,random']
                """)).containsExactly("3 random*2 NameTwice");
    }

    @Test
    void brokenYaml_isToldWithItsLine() {
        assertThat(problems("name: x\ngame: [")).hasSize(1).first().asString().startsWith("2 YAML NotYaml");
        assertThat(problems("")).containsExactly("0 experiment NotFields");
        assertThat(problems("just words")).containsExactly("1  NotFields", "1 name MissingHere", "1 game MissingHere");
    }

    @Test
    void aPathThatLeadsNowhere_isAProblem() {
        assertThat(problems(WHOLE.replace("g01/prep", "g99/prep"))).containsExactly("9 gnomes/g99/prep NoSuchPath");
        assertThat(problems(WHOLE.replace("g01/prep", "g01/icons")))
                .containsExactly("9 gnomes/g01/icons PathNotAValue");
    }
}
