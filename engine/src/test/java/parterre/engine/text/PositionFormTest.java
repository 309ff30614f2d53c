package parterre.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.engine.EngineWords;
import parterre.engine.Pebbles;
import parterre.engine.Pebbles.State;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;
import parterre.engine.Seat;
import parterre.engine.Setup;

/// Positions as lines of names and values.
final class PositionFormTest {
    private static final Form<String> COLOUR = Forms.word(List.of("red", "blue"), colour -> colour);
    private static final Invariant<State> INVARIANT = Invariant.inOrder(
            Invariant.that(
                    "hidden", state -> state.hidden().size() <= state.setup().seats(), _ -> new FieldFault.Needless()),
            Invariant.all(
                    Invariant.ofEach(
                            state -> Seat.first(state.setup().seats()),
                            (state, seat) -> state.score().get(seat.index()) < 50,
                            (_, seat) -> Problem.of(seat + " score", new FieldFault.Needless())),
                    Invariant.that("die", state -> state.die() < 9, _ -> new FieldFault.Needless())));
    private static final PositionForm<State> FORM = new PositionForm<>(new Pebbles(), PositionFormTest::lines);
    private static final String WHOLE = """
            edition: 3
            seats: 2
            option sides: 4
            turn: 3
            hidden: red blue
            die: 2
            P1: score 3, dared
            P2: score 12
            """;

    private record Player(int score, boolean dared) {}

    private static Fields<State> lines(Setup setup) {
        var turn = Field.of("turn", Forms.number(0, 12), State::turn);
        var hidden = Field.of("hidden", Forms.list(COLOUR), State::hidden).orElse(List.of());
        var die = Field.of("die", Forms.number(0, 9), State::die).orElse(0).onlyIf(state -> state.die() > 0);
        var player = Fields.of(
                        Player::new,
                        Field.of("score", Forms.number(0, 99), Player::score),
                        Field.flag("dared", Player::dared))
                .byName(", ");
        var players = Seat.first(setup.seats()).stream()
                .map(seat -> Field.of(
                        seat.toString(),
                        player,
                        (State state) ->
                                new Player(state.score().get(seat.index()), seat.index() == 0 && state.dared())))
                .toList();
        var all = new ArrayList<Field<State, ?>>(List.of(turn, hidden, die));
        all.addAll(players);
        return new Fields<>(
                all,
                values -> INVARIANT.check(new State(
                        setup,
                        values.of(hidden),
                        players.stream().map(values::of).map(Player::score).toList(),
                        values.of(turn),
                        values.of(die),
                        values.of(players.getFirst()).dared())));
    }

    private static List<String> problems(String text) {
        return switch (FORM.read(text)) {
            case Reading.Good<State> _ -> List.of();
            case Reading.Bad<State>(List<Problem> problems) ->
                problems.stream().map(EngineWords::of).toList();
        };
    }

    @Test
    void aPositionIsReadAndWrittenBackAsItWas() {
        assertThat(FORM.write(FORM.read(WHOLE).orThrow())).isEqualTo(WHOLE);
    }

    @Test
    void orderCaseRemarksAndMissingDefaultsDoNotMatter() {
        var read = FORM.read("# a remark\n\nTURN: 0\np2:  dared, SCORE  1\nP1: score 0\nseats: 2\nOption long\n")
                .orThrow();
        assertThat(FORM.write(read)).isEqualTo("""
                edition: 3
                seats: 2
                option long: on
                turn: 0
                hidden: -
                P1: score 0
                P2: score 1
                """);
    }

    @Test
    void theContentOfAFileIsIndentedBelowItsOption() {
        var text = WHOLE.replace("option sides", "option cards: other.json\n  {\n    }\noption sides");
        assertThat(FORM.write(FORM.read(text).orThrow())).isEqualTo(text);
    }

    private static FieldContent.Named parts(Map<String, FieldContent> parts) {
        return new FieldContent.Named(parts);
    }

    private static FieldContent text(String text) {
        return new FieldContent.Text(text);
    }

    private static String changed(String text, Map<String, FieldContent> change) {
        return FORM.changed(FORM.read(text).orThrow(), parts(change));
    }

    @Test
    void changed_withoutAnyChange_givesTheSameText() {
        var text = WHOLE.replace("option sides", "option cards: other.json\n  {\n    }\noption sides");
        assertThat(changed(text, Map.of())).isEqualTo(text);
    }

    @Test
    void changed_replacesFieldsAndPartsByTheirNames() {
        assertThat(changed(
                        WHOLE,
                        Map.of(
                                "hidden", FieldContent.words(List.of("blue")),
                                "P1", parts(Map.of("score", text("4"), "dared", new FieldContent.Nothing())),
                                "option sides", new FieldContent.Nothing(),
                                "P2", parts(Map.of("dared", text(""))))))
                .isEqualTo("""
                        edition: 3
                        seats: 2
                        turn: 3
                        hidden: blue
                        die: 2
                        P1: score 4
                        P2: score 12, dared
                        """);
    }

    @Test
    void changed_contentOfAnotherShape_isNotReadBack() {
        var text = changed(
                WHOLE,
                Map.of("turn", FieldContent.words(List.of("1", "2")), "hidden", text("-"), "pond", parts(Map.of())));
        assertThat(text).contains("turn: 1 2\n", "hidden: -\n", "pond: \n");
        assertThat(problems(text)).hasSize(2);
    }

    @Test
    void aFormOfCounts_takesThemApartByName() {
        var hand = Forms.ofCounts(Form.of("D4", text -> text, Reading::good), "-", (name, count) -> name + count);
        assertThat(hand.apart("D4 F2")).isEqualTo(parts(Map.of("D", text("4"), "F", text("2"))));
        assertThat(hand.apart("-")).isEqualTo(parts(Map.of()));
        assertThat(hand.apart("water 2 time 1")).isEqualTo(parts(Map.of("water", text("2"), "time", text("1"))));
        assertThat(hand.apart("3 green")).isEqualTo(parts(Map.of("green", text("3"))));
        assertThat(hand.together(parts(Map.of("D", text("0"))))).isEqualTo("-");
        assertThat(hand.together(text("D1"))).isEqualTo("D1");
    }

    @Test
    void missingUnknownAndDoubleLinesAreToldByName() {
        assertThat(problems(WHOLE.replace("turn: 3\n", "").replace("P2: score 12", "P2: dared")))
                .containsExactly(
                        "'turn' is missing; write, for example, 'turn: 0'",
                        "line 7: 'score' is missing; write, for example, 'score 0'");
        assertThat(problems(WHOLE + "water: 4\nturn: 3\n"))
                .containsExactly(
                        "line 9: 'water' is not written here; write one of turn, hidden, die, P1, P2",
                        "line 10: 'turn' is there twice; write it once");
        assertThat(problems(WHOLE + "P3: score 1\n"))
                .containsExactly("line 9: 'P3' is not at this table; it has P1 to P2");
        assertThat(problems(WHOLE + "option sides: 5\n"))
                .containsExactly("line 9: 'option sides' is there twice; write it once");
        assertThat(problems("seats: 2\noption long off\nturn"))
                .containsExactly(
                        "line 2: 'option long off' has no colon; write 'NAME: VALUE', for an option 'option NAME: VALUE'",
                        "line 3: 'turn' has no colon; write 'NAME: VALUE', for an option 'option NAME: VALUE'");
    }

    @Test
    void aWrongValueIsReportedAtItsLine() {
        assertThat(problems(WHOLE.replace("turn: 3", "turn: many").replace("red blue", "red green")))
                .containsExactly(
                        "line 4: 'turn' is 'many'; write a whole number from 0 to 12",
                        "line 5: 'hidden' is 'green'; write one of red, blue");
        assertThat(problems(WHOLE.replace("score 12", "score 12 13")))
                .containsExactly("line 8: 'score' is '12 13'; write a whole number from 0 to 99");
        assertThat(problems(WHOLE.replace("dared", "dared twice")))
                .containsExactly("line 7: 'twice' does not belong here; leave it out");
    }

    @Test
    void aWrongSetupIsReportedAtItsLine() {
        assertThat(problems("turn: 1\nseats: 9"))
                .containsExactly("line 2: 'seats' is '9'; write a whole number from 2 to 3");
        assertThat(problems("edition: 7\nseats: 2\noption long: perhaps\noption hail: on"))
                .containsExactly(
                        "line 1: 'edition 7' is not known here; editions 2 to 3 are",
                        "line 4: 'hail' is not an option of Pebbles; choose among long, sides, blind, first, start,"
                                + " and cards",
                        "line 3: 'long=perhaps' is neither on nor off; write long=on or =off");
        assertThat(problems("seats: 2\noption long\noption sides: 9"))
                .containsExactly("'options' is against PB-1; A long game cannot have nine sides; choose fewer.");
    }

    @Test
    void laterInvariantsRelyOnEarlierOnes() {
        assertThat(problems(WHOLE.replace("red blue", "red blue red").replace("score 12", "score 60")))
                .containsExactly("line 5: 'hidden' does not belong here; leave it out");
        assertThat(problems(WHOLE.replace("score 12", "score 60").replace("die: 2", "die: 9")))
                .containsExactly(
                        "line 8: 'P2 score' does not belong here; leave it out",
                        "line 6: 'die' does not belong here; leave it out");
    }

    @Test
    void wrongOnEveryLine_getsFiftyProblems() {
        assertThat(problems("seats: 2\n" + "x\n".repeat(600_000))).hasSize(Reading.MOST_PROBLEMS);
        assertThat(problems("seats: 2\n" + "x: 1\n".repeat(60_000))).hasSize(Reading.MOST_PROBLEMS);
    }
}
