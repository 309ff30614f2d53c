package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;
import parterre.testkit.Copies;
import parterre.testkit.Covers;
import parterre.testkit.English;
import parterre.wording.RulesText;

/// Positions as text and as views.
final class PositionsTest {
    private static final String WHOLE = """
            edition: 1
            seats: 2
            turn: P1 moves
            dice: 1 3 3
            idle: 4
            P1: score 3, gardener f8, flowers 9 green 8 blue 10 yellow 1 red
            P2: score 5, gardener d5, flowers 2 blue 10 white 10 gray 3 red
            green: g4
            red: e9 f7 f9 g3 g5 h1
            """;

    @Test
    @Covers("GM-D15")
    void aPositionIsReadAndWrittenBackAsItWas() {
        var position = MarsPositions.FORM.read(WHOLE).orThrow();
        assertThat(MarsPositions.FORM.write(position)).isEqualTo(WHOLE);
        assertThat(position.score(1)).isEqualTo(5);
        assertThat(position.dice()).hasToString("1 3 3");
    }

    @Test
    @Covers("GM-D15")
    void theExampleInTheRulesIsAPosition() {
        for (var language : List.of(Locale.ENGLISH, Locale.GERMAN)) {
            var example = Pattern.compile("```\\n(edition.*?)```", Pattern.DOTALL)
                    .matcher(RulesText.of(new MarsBox(), language).markdown());
            assertThat(example.find()).isTrue();
            var text = example.group(1).replaceAll("(?m) {3,}.*$", "").replace("first: P2\n", "");
            assertThat(Example.problems(text)).isEmpty();
        }
    }

    @Test
    @Covers("GM-D15")
    void orderSpacingCaseAndRemarksDoNotMatter() {
        var text = "# a remark\n\nRED: E9 f7 f9 g3 g5 h1\nturn:  p1   MOVES\n"
                + WHOLE.replace("turn: P1 moves\n", "").replace("red: e9 f7 f9 g3 g5 h1\n", "");
        assertThat(MarsPositions.FORM.read(text)).isEqualTo(MarsPositions.FORM.read(WHOLE));
    }

    /// However high a score is set up, play never leads beyond what can be read back.
    @Test
    @Covers("GM-D15")
    void theHighestScoreLeavesRoomForEveryPlanting() {
        int most = ScoreTrack.most(28);
        assertThat(spoilt("P1: score 3", "P1: score " + (most + 1))).contains("0 to " + most);
        var form = MarsPositions.FORM;
        for (int seed = 0; seed < 50; seed++) {
            var position =
                    form.read(WHOLE.replace("P1: score 3", "P1: score " + most)).orThrow();
            var game = new MarsGame();
            var luck = Generator.of(seed);
            for (var step = Playout.step(game, position, luck);
                    step.isPresent();
                    step = Playout.step(game, position, luck)) {
                position = game.play(position, step.get());
                assertThat(form.read(form.write(position)).orThrow())
                        .as("seed %d", seed)
                        .isEqualTo(position);
            }
        }
    }

    @Test
    @Covers("GM-D15")
    void missingPartsAreNamed() {
        assertThat(spoilt("turn: P1 moves\n", "")).contains("'turn' is missing");
        assertThat(spoilt("turn:", "option foo: bar\nturn:")).startsWith("line 3: 'foo' is not an option");
    }

    private static String spoilt(String from, String to) {
        assertThat(WHOLE).contains(from);
        return Example.problems(WHOLE.replace(from, to));
    }

    @Test
    @Covers("GM-D15")
    void problemsNameLineFieldAndRemedy() {
        assertThat(spoilt("9 green", "8 green"))
                .contains("'green' has 1 flower in the garden and 8 before the players", "add 1, so that they are 10");
        assertThat(spoilt("gardener d5", "gardener f8")).contains("line 7", "P2 gardeners", "another one stands");
        assertThat(spoilt("gardener d5", "gardener f6")).contains("line 7", "GM-1.2");
        assertThat(spoilt("gardener d5", "gardener z9")).contains("line 7", "z9", "write a row a to k");
        assertThat(spoilt("gardener d5", "gardener d5 d6")).contains("line 7", "give at most 1");
        assertThat(spoilt("score 5", "score 3")).contains("'P1 score' is 3", "GM-4.5");
        assertThat(spoilt("score 5", "score five")).contains("line 7", "'score' is 'five'");
        assertThat(spoilt("score 5", "score 4000")).contains("line 7", "0 to 3");
        assertThat(spoilt("1 3 3", "1 3 7")).contains("line 4", "'7' is not the value of a die");
        assertThat(spoilt("1 3 3", "1 1 1 1 1 1 1")).contains("line 4", "at most 6");
        assertThat(spoilt("dice: 1 3 3\n", "")).contains("'dice' are missing", "GM-3.1");
        assertThat(spoilt("P1 moves", "P1 rolls 6")).contains("line 4", "'dice' lie on the table", "GM-3.2");
        assertThat(spoilt("P1 moves", "P1 chooses")).contains("'dice' lie on the table");
        assertThat(spoilt("P1 moves", "P3 moves")).contains("line 3", "'turn' is 3", "1 to 2");
        assertThat(spoilt("P1 moves", "P1 deadlock")).contains("line 3", "GM-5.2");
        assertThat(spoilt("P1 moves", "P1 out of flowers")).contains("line 3", "GM-5.1");
        assertThat(spoilt("P1 moves", "P1 idle")).contains("line 3", "GM-5.4");
        assertThat(spoilt("P1 moves", "P1 places")).contains("line 3", "'turn' is place");
        assertThat(spoilt("P1 moves", "chance deals")).contains("line 6", "is still to come");
        assertThat(spoilt("P1 moves", "chance begins")).contains("line 3", "GM-2.1");
        assertThat(spoilt("P1 moves", "P1 moves again")).contains("line 3", "GM-6.1");
        assertThat(spoilt("P1 moves", "P1 sleeps")).contains("line 3", "write P1 places");
        assertThat(spoilt("P1 moves", "")).contains("line 3", "which player does what");
        assertThat(spoilt("idle: 4", "idle: 200")).contains("line 5", "ended at 200");
        assertThat(spoilt("idle: 4", "idle: many")).contains("line 5", "'many'");
        assertThat(spoilt("seats: 2", "seats: 6")).contains("line 2", "2 to 5");
        assertThat(spoilt("seats: 2", "seats: 2\nP6: score 1")).contains("line 3", "'P6' is not at this table");
        assertThat(spoilt("seats: 2\n", "")).contains("'seats' is missing");
        assertThat(spoilt("seats: 2", "seats: 3")).contains("'players' have 2 gardeners altogether");
        assertThat(spoilt("seats: 2", "seats: 2\nseats: 2")).contains("line 3", "is there twice");
        assertThat(spoilt("seats: 2", "seats: 2\nP5: score 1")).contains("line 3", "'P5' is not at this table");
        assertThat(spoilt("seats: 2", "seats: 2\nroses: 3")).contains("line 3", "'roses' is not written here");
        assertThat(spoilt("seats: 2", "seats: 2\noption lap: 40")).contains("line 3", "lap=40", "0, 50");
        assertThat(spoilt("seats: 2", "seats: 3\nP3: score 0\noption two-gardeners: on"))
                .contains("GM-6.2");
        assertThat(spoilt("seats: 2", "seats: 2\nfirst: P2")).contains("'first' is 2", "first-player=1");
        assertThat(spoilt("edition: 1", "edition: 9")).contains("edition 9");
        assertThat(spoilt("green: g4", "green: g4 g4")).contains("line 8", "name each cell once");
        assertThat(spoilt("green: g4", "green: f7")).contains("f7", "name each cell once");
        assertThat(spoilt("green: g4", "green: f6")).contains("line 8", "GM-1.2");
        assertThat(spoilt("10 yellow", "10 pink")).contains("line 6", "'pink' is not a colour");
        assertThat(spoilt("10 yellow", "yellow")).contains("line 6", "5 green 1 red");
        assertThat(spoilt("10 yellow", "11 yellow")).contains("line 6", "1 to 10");
        assertThat(spoilt("10 yellow", "9 green")).contains("line 6", "each colour once");
        assertThat(spoilt("gardener d5", "hat d5")).contains("line 7", "'hat' is not written here", "gardener");
        assertThat(spoilt("score 5", "score 5, score 6")).contains("line 7", "'score' is there twice", "write it once");
    }

    @Test
    @Covers("GM-D15")
    void nobodyHoldsMoreThanWasDealt() {
        assertThat(Example.problems("""
                        seats: 3
                        turn: P1 begins
                        P1: gardener a6, flowers 10 green 10 blue 10 yellow
                        P2: gardener a7, flowers 10 white 10 gray
                        P3: gardener a8, flowers 10 red
                        """)).contains("line 3", "P1 flowers", "the 20 that were dealt");
    }

    @Test
    @Covers("GM-D15")
    void gardenersArePlacedInTurn() {
        assertThat(Example.problems("seats: 3\nturn: P2 places\nP1: gardener a6"))
                .isEmpty();
        assertThat(Example.problems("seats: 3\nturn: P3 places\nP1: gardener a6"))
                .contains("line 2", "is 2 (GM-2.3)");
        assertThat(Example.problems("seats: 3\nturn: P3 places\nP1: gardener a6\nP3: gardener a7"))
                .contains("'P2 gardeners' are too few");
        assertThat(Example.problems("seats: 2\nturn: P1 places\nP1: gardener a6\nP2: gardener a7"))
                .contains("all gardeners have been placed");
        assertThat(Example.problems("seats: 2\nturn: P1 places\nP1: score 3")).contains("before the first turn");
        assertThat(Example.problems("seats: 2\noption deal-first: on\nturn: P1 places"))
                .contains("GM-A18");
        assertThat(Example.problems("seats: 2\nturn: chance deals")).contains("GM-2.4");
        assertThat(Example.problems("seats: 2\noption first-player: random\nturn: chance begins"))
                .isEmpty();
    }

    @Test
    @Covers("GM-D15")
    void everybodyHasFlowersWhileTheGameRuns() {
        var text = "seats: 2\nturn: P1 moves\ndice: 1\nP1: gardener a6, flowers %s\nP2: gardener a7, flowers %s\n";
        assertThat(sketchProblems(text.formatted("none", "1 red"))).contains("P1 flowers", "GM-5.1");
        assertThat(sketchProblems(text.formatted("1 red", "none"))).contains("P2 flowers", "GM-A15");
        var lastRound = "option finish-round: on\n" + text.replace("P1 moves", "P2 moves");
        assertThat(sketchProblems(lastRound.formatted("none", "1 red"))).isEmpty();
        assertThat(sketchProblems("option finish-round: on\n" + text.formatted("1 red", "none")))
                .as("P1 begins the next round, so it is over")
                .contains("P2 flowers");
    }

    private static String sketchProblems(String text) {
        return switch (MarsPositions.SKETCH.read(text)) {
            case Reading.Good<Position> _ -> "";
            case Reading.Bad<Position>(List<Reading.Problem> problems) ->
                String.join("\n", problems.stream().map(English::of).toList());
        };
    }

    @Test
    @Covers("GM-D16")
    void everybodySeesEverything() {
        var position = MarsPositions.FORM.read(WHOLE).orThrow();
        var view = Example.GAME.view(position, Viewer.spectator());
        assertThat(Example.GAME.view(position, Viewer.player(Seat.of(1)))).isEqualTo(view);
        assertThat(Example.GAME.imagine(view, Generator.of(1))).isEqualTo(position);
        var imagination = Example.GAME.imagination(view);
        assertThat(imagination.draw(Generator.of(1))).isSameAs(imagination.draw(Generator.of(2)));
        assertThat(view.players().get(0).gardeners()).containsExactly(new MarsView.Gardener("f8", 3));
        assertThat(view.beds()).contains(new MarsView.Bed(Colour.GREEN, List.of("g4"), List.of(1)));
    }

    @Test
    @Covers("GM-D16")
    void aViewThatCannotBeIsRefusedByField() {
        var view = Viewing.view(MarsPositions.FORM.read(WHOLE).orThrow());
        assertThatThrownBy(() -> Viewing.position(Copies.with(view, "dice", List.of(0))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("dice");
        assertThatThrownBy(() -> Viewing.position(Copies.with(view, "dice", List.of(3, 1))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("dice[0]");
        var player = view.players().getFirst();
        var wrong = new MarsView.Player(player.score(), 17, player.gardeners(), player.flowers());
        assertThatThrownBy(() -> Viewing.position(Copies.with(
                        view, "players", List.of(wrong, view.players().get(1)))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("players[0].square");
        assertThatThrownBy(() -> Viewing.position(Copies.with(view, "players", List.of())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("seats");
    }
}
