package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TokensTest {
    @Test
    void fresh_beginsWithALetter() {
        assertThat(Stream.generate(Tokens::fresh).limit(1_000)).allMatch(token -> Character.isLetter(token.charAt(0)));
    }
}
