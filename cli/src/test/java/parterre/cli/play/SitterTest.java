package parterre.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Reading;

class SitterTest {
    @Test
    void lineUpsNamePeopleAndBots() {
        assertThat(Sitter.lineUp("me,greedy").orThrow()).hasSize(2).first().isEqualTo(new Sitter.Person("You"));
        assertThat(Sitter.write(Sitter.lineUp("Ann,Ben,random").orThrow())).isEqualTo("Ann,Ben,random");
        assertThat(Sitter.write(Sitter.lineUp("me,exec:python3 x.py").orThrow()))
                .isEqualTo("me,exec:python3 x.py");
        for (var wrong : List.of("me,me", "Ann,Ann", "Ann,ann", "gredy", "", "me,", "exec:")) {
            assertThat(Sitter.lineUp(wrong)).as(wrong).isInstanceOf(Reading.Bad.class);
        }
    }
}
