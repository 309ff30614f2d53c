package parterre.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class SetupTest {
    private static final GameInfo PEBBLES = new Pebbles().info();

    @Test
    void optionsAtTheirDefaultsAreNotKept() {
        var setup = Setup.read(PEBBLES, 3, 2, Map.of("long", "no", "sides", " 02 ", "start", "0", "first", "ELDEST"))
                .orThrow();
        assertThat(setup).isEqualTo(Setup.standard(PEBBLES, 2));
        assertThat(setup.value(Pebbles.SIDES)).isEqualTo(2);
        assertThat(setup.with(Pebbles.LONG, true).with(Pebbles.LONG, false)).isEqualTo(setup);
    }

    @Test
    void chosenOptionsAreKeptInCanonicalText() {
        var setup = Setup.read(PEBBLES, 3, 3, Map.of("long", "YES", "sides", "+6", "start", "0", "first", " youngest"))
                .orThrow();
        assertThat(setup.chosen()).isEqualTo(Map.of("long", "on", "sides", "6", "start", "0", "first", "youngest"));
        assertThat(setup.value(Pebbles.START)).isZero();
        assertThat(setup.value(Pebbles.FIRST)).isEqualTo("youngest");
        assertThat(Setup.standard(PEBBLES, 3).value(Pebbles.START)).isEqualTo(1);
    }

    @Test
    void everyProblemIsTold() {
        var problems = problems(3, 2, Map.of("lonk", "on", "sides", "10", "first", "", "long", "maybe", "start", "x"));
        assertThat(problems)
                .containsExactly(
                        "'first=' is not one of its values; write one of eldest, youngest",
                        "'long=maybe' is neither on nor off; write long=on or =off",
                        "'lonk' is not an option of Pebbles; choose among long, sides, blind, first, start, and cards",
                        "'sides=10' is out of range; write a whole number from 2 to 9",
                        "'start=x' is not a whole number; write a whole number from 0 to 9");
    }

    @Test
    void seatsAndEditionHaveLimits() {
        assertThat(problems(3, 1, Map.of())).containsExactly("'1 seats' do not fit Pebbles; play with 2 to 3");
        assertThat(problems(3, 4, Map.of("long", "?"))).hasSize(1);
        assertThat(problems(4, 2, Map.of())).containsExactly("'edition 4' is not known here; editions 2 to 3 are");
        assertThat(problems(1, 2, Map.of("long", "?"))).hasSize(2);
        assertThat(Setup.read(PEBBLES, 2, 2, Map.of()).orThrow().edition()).isEqualTo(2);
    }

    @Test
    void aFileIsANameAndItsContent() {
        var setup = Setup.read(PEBBLES, 3, 2, Map.of("cards", "my.json\n{\"a\": 1}\n"))
                .orThrow();
        assertThat(setup.value(Pebbles.CARDS)).isEqualTo(new Attachment("my.json", "{\"a\": 1}\n"));
        assertThat(Setup.read(PEBBLES, 3, 2, setup.chosen()).orThrow()).isEqualTo(setup);
        assertThat(setup.value(Pebbles.CARDS).sha256())
                .isEqualTo("e8c628edc9968ef0c668f54e0ba2636b35503357eb1aca0ddc828aeace432f67");
        assertThat(Setup.read(PEBBLES, 3, 2, Map.of("cards", "empty.json\n"))
                        .orThrow()
                        .value(Pebbles.CARDS))
                .isEqualTo(new Attachment("empty.json", ""));
    }

    @Test
    void aFileWithoutANameIsAProblem() {
        for (var text : new String[] {"", "\n", " \n{}", "\t\n{}", "a\u0000b\n{}", "my.json", "a\rb\n{}"}) {
            assertThat(problems(3, 2, Map.of("cards", text)))
                    .as(text)
                    .containsExactly(
                            "'cards' has no file; write its name and, indented on the lines below, its content; on the command line cards=@FILE");
        }
        assertThatThrownBy(() -> new Attachment(" a", "")).hasMessageContaining("a name of one line");
    }

    @Test
    void anEmptyTextIsAProblemForEveryOption() {
        for (var option : PEBBLES.options()) {
            assertThat(problems(3, 2, Map.of(option.name(), "")))
                    .as(option.name())
                    .hasSize(1);
            assertThat(option.values()).isNotBlank();
        }
        assertThat(problems(3, 2, Map.of("", ""))).hasSize(1);
    }

    @Test
    void aTextOptionUsesTheGamesOwnParser() {
        var form = new TextForm<List<String>>() {
            @Override
            public String write(List<String> value) {
                return String.join(",", value);
            }

            @Override
            public Reading<List<String>> read(String text) {
                return text.contains(" ")
                        ? Reading.bad(text, new EngineWords.Told("has a space; take it out"))
                        : Reading.good(text.isEmpty() ? List.of() : List.of(text.split(",", -1)));
            }
        };
        var cells = new Option.Text<>("cells", "X-1", form, seats -> List.of("a" + seats));
        var info = new GameInfo("x", "X", "X", 2, 4, 1, 1, List.of(cells), List.of());
        assertThat(Setup.standard(info, 3).value(cells)).containsExactly("a3");
        var setup = Setup.read(info, 1, 3, Map.of("cells", "b1,c2")).orThrow();
        assertThat(setup.value(cells)).containsExactly("b1", "c2");
        assertThat(Setup.read(info, 1, 3, Map.of("cells", "")).orThrow().value(cells))
                .isEmpty();
        assertThat(Setup.read(info, 1, 3, Map.of("cells", "a3")).orThrow().chosen())
                .isEmpty();
        assertThat(Setup.read(info, 1, 3, Map.of("cells", "a 3"))).isInstanceOf(Reading.Bad.class);
    }

    @Test
    void aTableWithoutADefaultForTheSeatsSaysSo() {
        var table = new Option.Table("t", "X-1", 0, 9, new TreeMap<>(Map.of(2, 5)));
        assertThatThrownBy(() -> table.standard(3)).hasMessage("t has no default for 3 seats");
    }

    private static List<String> problems(int edition, int seats, Map<String, String> texts) {
        return switch (Setup.read(PEBBLES, edition, seats, texts)) {
            case Reading.Good<Setup> _ -> List.of();
            case Reading.Bad<Setup>(var problems) ->
                problems.stream().map(EngineWords::of).toList();
        };
    }

    @Test
    void tooLongFilesAndBinaryFilesAreProblems() {
        for (var content : List.of("x".repeat(Attachment.MOST_CHARACTERS + 1), "\uD83C")) {
            assertThat(problems(3, 2, Map.of("cards", "my.json\n" + content)))
                    .containsExactly("'cards=@my.json' is too long or no text;"
                            + " choose a text file of at most 2000000 characters");
            assertThatThrownBy(() -> new Attachment("my.json", content)).hasMessage("my.json is too long or no text");
        }
    }

    @Test
    void aValueThatAnOptionCannotHaveIsNotTaken() {
        var setup = Setup.standard(PEBBLES, 2);
        assertThatThrownBy(() -> setup.with(Pebbles.SIDES, 10)).hasMessageContaining("OutOfRange[least=2, most=9]");
        assertThatThrownBy(() -> setup.with(Pebbles.FIRST, "middle")).hasMessageContaining("eldest, youngest");
    }

    @Test
    void anOptionMattersEverywhereUnlessToldOtherwise() {
        assertThat(Pebbles.SIDES.matters(1) && Pebbles.FIRST.matters(1)).isTrue();
        var ties = new Option.Choice("elder", "X-1", List.of("1", "2"), "2", 2);
        assertThat(ties.matters(1)).isFalse();
        assertThat(ties.matters(2)).isTrue();
        var alone = new Option.Range("hand", "X-1", 1, 6, 6, 1);
        assertThat(alone.matters(1)).isTrue();
        assertThat(alone.matters(2)).isFalse();
    }

    @Test
    void aGameThatDescribesItselfWronglyIsTold() {
        assertThatThrownBy(() -> new Option.Range("a", "X-1", 1, 4, 5)).hasMessage("a: 5 is not within 1 and 4");
        assertThat(new Option.Choice("a", "X-1", List.of("1", "2", "random"), "1").values())
                .isEqualTo("1|2|random");
        assertThatThrownBy(() -> new Option.Choice("a", "X-1", List.of("b"), "c"))
                .hasMessageContaining("[b]");
        assertThatThrownBy(() -> new Option.Choice("a", "X-1", List.of("B"), "B"))
                .hasMessageContaining("lower");
        assertThatThrownBy(() -> new Option.Flag("a b", "X-1", true)).hasMessageContaining("'a b'");
        assertThatThrownBy(() -> new Option.Table("a", "X-1", 1, 4, new TreeMap<>(Map.of(2, 0))))
                .hasMessage("a: 0 is not within 1 and 4");
        assertThatThrownBy(() -> info("A", 1, 2, 1, 1)).hasMessageContaining("a slug is");
        assertThatThrownBy(() -> info("a", 0, 2, 1, 1)).hasMessage("a: 0 to 2 seats are not within 1 and 8");
        assertThatThrownBy(() -> info("a", 3, 2, 1, 1)).hasMessageContaining("seats");
        assertThatThrownBy(() -> info("a", 2, 9, 1, 1)).hasMessageContaining("seats");
        assertThatThrownBy(() -> info("a", 2, 2, 1, 2)).hasMessage("a: editions 2 to 1");
        assertThatThrownBy(() -> info("a", 2, 2, 1, 1, Pebbles.LONG, Pebbles.LONG))
                .hasMessageContaining("same name");
        assertThat(PEBBLES.option("sides")).contains(Pebbles.SIDES);
        assertThat(PEBBLES.option("side")).isEmpty();
    }

    private static GameInfo info(String slug, int least, int most, int edition, int oldest, Option<?>... options) {
        return new GameInfo(slug, "A", "A", least, most, edition, oldest, List.of(options), List.of());
    }
}
