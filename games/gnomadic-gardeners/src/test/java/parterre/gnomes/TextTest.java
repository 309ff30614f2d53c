package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Reading;
import parterre.testkit.Covers;

/// How moves and positions are written.
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
                problems.stream().map(Reading.Problem::toString).toList();
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
    @Covers("GG-D2")
    void whatIsNoMoveIsTold() {
        assertThat(problems(NOTATION.read("play g13"))).containsExactly("'g13' is no gnome; gnomes are g01 to g12");
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
    void aPositionIsReadOnlyIfEveryCardIsInOnePlace() {
        var form = new GnomePositions();
        assertThat(problems(form.read(TABLE))).isEmpty();
        assertThat(problems(form.read(TABLE.replace("g12", "g06"))))
                .containsExactly("line 7: 'P2' has g06, too; give each gnome to one side");
        assertThat(problems(form.read(TABLE.replace(" g12", ""))))
                .containsExactly("line 6: 'P1' and the other side lack g12; give each gnome to one side");
        assertThat(problems(form.read(TABLE.replace("t6 t7", "t6"))))
                .containsExactly("line 4: 'tasks' t7 nowhere; put it into the pile");
        assertThat(problems(form.read(TABLE.replace("pile: t2", "pile: t3 t2"))))
                .hasSize(1);
        assertThat(problems(form.read(TABLE.replace("phase: commit", "phase: resolve"))))
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
    }
}
