package parterre.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Reading;

class SeatHolderTest {
    @Test
    void lineUpsNamePeopleAndBots() {
        assertThat(SeatHolder.lineUp("me,greedy", "You").orThrow())
                .hasSize(2)
                .first()
                .isEqualTo(new SeatHolder.Person("You", "me"));
        assertThat(SeatHolder.write(SeatHolder.lineUp("Ann,Ben,random", "You").orThrow()))
                .isEqualTo("Ann,Ben,random");
        assertThat(SeatHolder.write(
                        SeatHolder.lineUp("me,exec:python3 x.py", "You").orThrow()))
                .isEqualTo("me,exec:python3 x.py");
        for (var wrong : List.of("me,me", "Ann,Ann", "Ann,ann", "gredy", "", "me,", "exec:")) {
            assertThat(SeatHolder.lineUp(wrong, "You")).as(wrong).isInstanceOf(Reading.Bad.class);
        }
    }
}
