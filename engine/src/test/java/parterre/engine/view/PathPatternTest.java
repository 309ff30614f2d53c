package parterre.engine.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathPatternTest {
    @ParameterizedTest
    @CsvSource({
        "market, market, true",
        "market, market[2], true",
        "market, market{, true",
        "market, markets, false",
        "market, mark, false",
        "players[*].lands, players[10].lands[0].plant, true",
        "players[*].lands, players[1].hand, false",
        "players[*].lands, players.lands, false",
        "players[*], players[1].hand, true",
        "*.score, a.score, true",
        "*.score, a.b.score, false",
        "hand*, hand[0], true",
        "hand*, handful, true"
    })
    void matches_pathWithinAPart(String named, String path, boolean matches) {
        assertThat(PathPattern.matches(named, path)).isEqualTo(matches);
    }
}
