package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Ink;
import parterre.testkit.Covers;
import parterre.testkit.English;

/// Checks the texts of moves and positions.
final class TextTest {
    private static final GnomeNotation NOTATION = new GnomeNotation();
    private static final String TABLE = """
            seats: 2
            phase: commit
            round: 1
            tasks: t1 t3
            pile: t2 t4 t5 t6 t7
            P1: hand g01 g02 g03 g04 g05 g06
            P2: hand g07 g08 g09 g10 g11 g12
            """;

    private static List<String> problems(Reading<?> reading) {
        return switch (reading) {
            case Reading.Good<?> _ -> List.of();
            case Reading.Bad<?>(var problems) ->
                problems.stream().map(English::of).toList();
        };
    }

    @Test
    @Covers({"GG-D2", "GG-D1"})
    void movesAreReadInAnyCaseAndSpacing() {
        assertThat(NOTATION.read("  PLAY  g5   G01 ").orThrow())
                .isEqualTo(new GnomeMove.Play(new Gnomes(0b10001), Animals.NONE));
        assertThat(NOTATION.write(NOTATION.read("do 3 1 give g07").orThrow())).isEqualTo("do 1 3 give g07");
    }

    @Test
    @Covers("GG-D3")
    void olderTextsSayWhereBlissCameFrom() {
        var text = TABLE.replace(
                "P1: hand", "P1: score 30, did 1 3, from task-1 10, from charisma 2, gained cow, animals cow, hand");
        var read = GnomePositions.FORM.read(text).orThrow();
        assertThat(read.side(0).account().scored()).isEqualTo(12);
        assertThat(read.side(0).before()).isEqualTo(18);
        assertThat(GnomePositions.FORM.write(read)).contains("animals cow, did 1 3, scored 12\n");
    }

    @Test
    @Covers("GG-D2")
    void wrongMovesAreReported() {
        assertThat(problems(NOTATION.read("play g13"))).containsExactly("'g13' is not a gnome; gnomes are g01 to g12");
        assertThat(problems(NOTATION.read("play g01 g01"))).containsExactly("'g01' is there twice; write it once");
        assertThat(problems(NOTATION.read("play"))).hasSize(1);
        assertThat(problems(NOTATION.read("do 4"))).hasSize(1);
        assertThat(problems(NOTATION.read("do 1 1"))).hasSize(1);
        assertThat(problems(NOTATION.read("do"))).hasSize(1);
        assertThat(problems(NOTATION.read("do 1 give g01 g02"))).hasSize(1);
        assertThat(problems(NOTATION.read("play g01 rest"))).hasSize(1);
        assertThat(problems(NOTATION.read("lay t1 t1"))).hasSize(1);
        assertThat(problems(NOTATION.read("dance"))).hasSize(1);
        assertThat(problems(NOTATION.read(""))).hasSize(1);
    }

    @Test
    @Covers("GG-D3")
    void positionsNeedEveryCardInOnePlace() {
        var form = GnomePositions.FORM;
        assertThat(problems(form.read(TABLE))).isEmpty();
        assertThat(problems(form.read(TABLE.replace("g12", "g06"))))
                .containsExactly("line 7: 'P2' has g06, too; give each gnome to one side");
        assertThat(problems(form.read(TABLE.replace(" g12", ""))))
                .containsExactly("line 6: 'P1' and the other side lack g12; give each gnome to one side");
        assertThat(problems(form.read(TABLE.replace("t6 t7", "t6"))))
                .containsExactly("line 4: 'tasks' lack t7; put the missing cards into the pile");
        assertThat(problems(form.read(TABLE.replace("pile: t2", "pile: t3 t2"))))
                .hasSize(1);
        assertThat(problems(form.read(TABLE.replace("phase: commit", "phase: slide"))))
                .isNotEmpty();
        assertThat(problems(form.read(TABLE.replace("phase: commit", "phase: dance"))))
                .hasSize(1);
        assertThat(problems(form.read(TABLE.replace("P1: hand", "P1: score 80, hand"))))
                .hasSize(1);
        assertThat(problems(form.read(TABLE.replace("P2: hand", "P2: asleep cow, hand"))))
                .hasSize(1);
        assertThat(problems(form.read(TABLE.replace("P2: hand", "P2: shoes 3, hand"))))
                .hasSize(1);
        assertThat(problems(form.read(TABLE + "automa: score 7\n"))).hasSize(1);
        assertThat(problems(form.read(TABLE.replace("seats: 2", "seats: 3")))).hasSize(1);
        assertThat(problems(form.read("nonsense"))).isNotEmpty();
        assertThat(problems(form.read(TABLE.replace("round: 1", "round: 0"))))
                .containsExactly("line 3: 'round' is 0; write a number from 1 on");
        assertThat(problems(form.read(TABLE.replace("phase: commit", "phase: deal"))))
                .contains("line 3: 'round' is 1; write 0 before the first round");
    }

    @Test
    @Covers({"GG-D3", "GG-R44"})
    void nobodyIsWithoutGnomesWhenSomeAreChosen() {
        var form = GnomePositions.FORM;
        assertThat(problems(form.read(
                        TABLE.replace(" g07 g08 g09 g10 g11 g12", " -").replace("g06", "g06 g07 g08 g09 g10 g11 g12"))))
                .containsExactly("line 7: 'P2' has no gnome; each side has at least one of the twelve");
        var all = "g01 g02 g03 g04 g05 g06 g07 g08 g09 g10 g11 g12";
        var solo = """
                seats: 1
                phase: commit
                round: 2
                tasks: t1 t2
                pile: t3 t4 t5 t6 t7
                discard: -
                P1: score 0, hand %s
                automa: score 0, pile %s
                """;
        assertThat(problems(form.read(solo.formatted(all, "-"))))
                .containsExactly("line 8: 'automa' has no gnome; each side has at least one of the twelve");
        assertThat(problems(form.read(solo.formatted("-", all))))
                .containsExactly("line 7: 'P1' has no gnome; each side has at least one of the twelve");
    }

    private static final String REVEALED = """
            seats: 2
            option month: august
            phase: resolve
            round: 3
            tasks: t1 t3
            pile: t2 t4 t5
            discard: t6 t7
            P1: score 12, hand g01 g02 g03 g04 g05 g06, plays g01 g02 g05, animals hen
            P2: score 9, hand g07 g08 g09 g10 g11 g12, plays g07
            """;
    private static final String ORDERED = """
            seats: 1
            phase: resolve
            round: 3
            tasks: t1 t4
            pile: t5 / t6 t7
            control: t3 t2
            P1: score 12, hand g01 g02 g03 g04 g10 g11, plays g10 g11
            automa: score 15, pile g07 g08 / g05 g06 g09 g12, animals hen goat
            """;

    private static Position read(String text) {
        return GnomePositions.FORM.read(text).orThrow();
    }

    @Test
    @Covers({"GG-D3", "GG-5.1"})
    void openGnomes_needNoWrittenHoursOrOrder() {
        var revealed = read(REVEALED);
        assertThat(GnomePositions.FORM.write(revealed))
                .contains("order: P2 P1, resolved 0", "plays g01 g02 g05, animals hen, prep 3", "plays g07, prep 2");
        var second = read(REVEALED.replace("phase", "order: resolved 1\nphase"));
        assertThat(GnomePositions.FORM.write(second)).contains("order: P2 P1, resolved 1");
        assertThat(read(GnomePositions.FORM.write(second))).isEqualTo(second);
        var keep = read(REVEALED.replace("resolve", "keep"));
        assertThat(Resetting.keepers(keep)).hasSize(1);
        assertThat(keep.resolved()).isEqualTo(2);
    }

    @Test
    @Covers("GG-D3")
    void cardsThatMustLieOpenMayBeLeftOut() {
        assertThat(written(Scene.two("phase: resolve")))
                .contains("hand g01 g02 g03 g04 g05 g06, plays g01, ", "hand g07 g08 g09 g10 g11 g12, plays g07, ");
        assertThat(written(Scene.two("option month: august", "phase: keep")))
                .contains("plays g01 g02 g03, ", "plays g07 g08 g09, ");
        assertThat(written(Scene.solo("phase: resolve", "pile: t7 / t4 t5 / t2 t6")))
                .contains("pile: t5 / t2 t6\n", "control: t7 t4\n", "plays g01, ");
    }

    private static String written(Scene scene) {
        return GnomePositions.FORM.write(scene.position());
    }

    @Test
    @Covers({"GG-D3", "GG-7.3a"})
    void theAutomasDoneTasksNeedNotBeWritten() {
        assertThat(GnomePositions.FORM.write(read(ORDERED)))
                .contains("order: automa P1, resolved 1", "animals goat hen, prep 3, did 2 3", "plays g10 g11, prep 6");
        assertThat(GnomePositions.FORM.write(read(ORDERED.replace("plays g10 g11", "plays g01"))))
                .contains("order: P1 automa, resolved 0")
                .doesNotContain("did");
    }

    @Test
    @Covers({"GG-D3", "GG-5.2", "GG-5.1"})
    void impossibleRoundsAreReported() {
        var form = GnomePositions.FORM;
        assertThat(problems(form.read(REVEALED.replace("plays g07", "plays g07, prep 4"))))
                .containsExactly("line 9: 'P2' has prep 4; write prep 2, or leave it out");
        assertThat(problems(form.read(REVEALED.replace("plays g07", "plays g07, did 2"))))
                .containsExactly(
                        "line 9: 'P2' has made something of a round in which it has not resolved; leave that out");
        assertThat(problems(form.read(REVEALED.replace("phase", "order: resolved 1\nphase")
                        .replace("plays g07", "plays g07, did 1"))))
                .containsExactly("line 10: 'P2' did 1; its gnomes cannot do that");
        assertThat(problems(form.read(ORDERED.replace("hen goat", "hen goat, did 1"))))
                .containsExactly("line 8: 'automa' did 1; its orders are 2 3");
        var resolved = ORDERED.replace("phase", "order: automa P1, resolved 1\nphase");
        assertThat(problems(form.read(resolved))).isEmpty();
        assertThat(problems(form.read(resolved.replace("hen goat", "hen goat, prep 13"))))
                .containsExactly("line 9: 'automa' has prep 13; write prep 3, or leave it out");
        assertThat(problems(form.read(ORDERED.replace("phase", "order: second\nphase"))))
                .hasSize(1);
    }

    @Test
    @Covers({"GG-D3", "GG-5.1"})
    void impossibleNumbersOfResolvedSidesAreReported() {
        var form = GnomePositions.FORM;
        var resolved = REVEALED.replace("phase", "order: resolved 1\nphase");
        assertThat(problems(form.read(resolved.replace("plays g07", "plays g07, prep 4"))))
                .containsExactly("line 10: 'P2' has prep 4; write prep 2, or leave it out");
        assertThat(problems(form.read(resolved.replace("plays g07", "plays g07, scored 10"))))
                .containsExactly("line 10: 'P2' has scored 10 in the round, but has 9 in all");
        var keep = REVEALED.replace("phase: resolve", "order: %s, resolved 2\nphase: keep");
        assertThat(problems(form.read(keep.formatted("P2 P1")))).isEmpty();
        assertThat(problems(form.read(keep.formatted("P1 P2")))).hasSize(1);
        var over = keep.replace("phase: keep", "phase: over").replace("score 9", "score 80");
        var counted = over.replace("plays g07", "plays g07, prep 2");
        assertThat(problems(form.read(over.formatted("P2 P1")))).isEmpty();
        assertThat(problems(form.read(counted.formatted("P1 P2")))).isEmpty();
        assertThat(problems(form.read(counted.formatted("P2 P1")))).hasSize(1);
    }

    private static String drawn(String text) {
        var box = new GnomeBox();
        var view = box.game().view(read(text), Viewer.player(Seat.of(0)));
        return box.board().draw(view, List.of(), Ink.NONE, English::of);
    }

    @Test
    @Covers({"GG-2.1", "GG-R1"})
    void terminal_tellsTiesPileAndTheNextRound() {
        assertThat(drawn(REVEALED)).containsOnlyOnce("wins ties").contains("P2  9 bliss");
        var alone = drawn(ORDERED);
        assertThat(alone)
                .contains("P1  12 bliss, 6 gnomes, wins ties")
                .contains("pile, top first, no part in a known order: g07 g08 / g05 g06 g09 g12")
                .doesNotContain("…");
    }
}
