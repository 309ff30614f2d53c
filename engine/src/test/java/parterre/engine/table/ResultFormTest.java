package parterre.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.engine.table.Records.problems;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.BySeat;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Result.Standing;
import parterre.engine.Seat;

class ResultFormTest {
    private static final ResultForm FORM = new ResultForm();

    @Test
    void everyKindOfResultReadsAsItIsWritten() {
        var seated = new Standing(new Party.Seated(Seat.of(1)), 1, -4);
        var named = new Standing(new Party.Named("automa"), 2, 40_000_000_000L);
        round(
                new Result.Placed("out of flowers", List.of(seated, named)),
                "P2 1 -4; automa 2 40000000000; out of flowers");
        round(new Result.Placed("deadlock", List.of(seated)), "P2 1 -4; deadlock");
        round(
                new Result.Group("P1 planted all", 12, BySeat.inOrder(List.of(7L, 5L))),
                "group 12; P1 7; P2 5; P1 planted all");
        round(new Result.Group("lost", -1, BySeat.none()), "group -1; lost");
    }

    private static void round(Result result, String text) {
        assertThat(FORM.write(result)).isEqualTo(text);
        assertThat(FORM.read(text).orThrow()).isEqualTo(result);
    }

    @Test
    void spacesDoNotMatter() {
        assertThat(FORM.read(" P1  1   3 ;P2 2 2;  done ").orThrow())
                .isEqualTo(FORM.read("P1 1 3; P2 2 2; done").orThrow());
    }

    @Test
    void wrongResultsAreReportedWithARemedy() {
        for (var text : new String[] {
            "",
            ";",
            "done",
            "P1 1; done",
            "P1 0 3; done",
            "P1 1 3",
            "P9 1 3; done",
            "Automa 1 3; done",
            "group; done",
            "group x; done",
            "group 3",
            "group 3; P1; done",
            "group 3; automa 2; done",
            "group 3; P1 1; P1 2; done",
            "P1 1 99999999999999999999; done",
            "P1 99999999999 1; done",
            "P1 1 3;",
            "P1 1 3; a\tb"
        }) {
            assertThat(problems(FORM.read(text)))
                    .as(text)
                    .hasSize(1)
                    .first()
                    .asString()
                    .contains("; write 'P1 1 34;");
        }
    }
}
