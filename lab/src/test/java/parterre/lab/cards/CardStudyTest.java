package parterre.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import parterre.engine.Attachment;
import parterre.lab.game.GameFacts;

class CardStudyTest {
    private static final String CARD = "g01";

    private static GameFacts game(List<Double> shares, Map<String, Integer> holders) {
        return new GameFacts(
                0,
                0,
                "",
                shares,
                List.of(1.0, 0.0),
                false,
                new GameFacts.Flow(1, 1, 1, 0, 1),
                Optional.empty(),
                Optional.empty(),
                new TreeMap<>(holders),
                Optional.empty());
    }

    @Test
    void aCardOfOneSeat_bringsThatSeatsGain() {
        var with = game(List.of(1.0, 0.0), Map.of(CARD, 0));
        var without = game(List.of(0.5, 0.5), Map.of(CARD, 0));
        assertThat(CardStudy.gain(CARD, with, without).orElseThrow()).isEqualTo(0.5);
        assertThat(CardStudy.gain("g02", with, without)).isEmpty();
    }

    @Test
    void aBlank_hasNoNumbers_theAverageHasMeans() {
        var file = new Attachment("cards.json", """
                {"cards": [{"id": "a", "n": 3, "list": [1, 2]}, {"id": "b", "n": 5, "list": [3, 4]}]}
                """);
        assertThat(AverageCard.replaced(file, "a", Replacement.BLANK)
                        .orElseThrow()
                        .content())
                .isEqualTo("{\"cards\":[{\"id\":\"a\",\"n\":0,\"list\":[0,0]},{\"id\":\"b\",\"n\":5,\"list\":[3,4]}]}");
        assertThat(AverageCard.replaced(file, "a", Replacement.AVERAGE)
                        .orElseThrow()
                        .content())
                .contains("{\"id\":\"a\",\"n\":4,\"list\":[2,3]}");
    }

    /// In both games the winner took the card, and it had no part in that.
    @Test
    void aCardThatLeadersTake_gainsNothingByIt() {
        var with = game(List.of(1.0, 0.0), Map.of(CARD, 0));
        var without = game(List.of(0.0, 1.0), Map.of(CARD, 1));
        assertThat(CardStudy.gain(CARD, with, without).orElseThrow()).isZero();
    }

    @Test
    void exchangedGames_haveTheOppositeGain() {
        var with = game(List.of(1.0, 0.0), Map.of(CARD, 0));
        var without = game(List.of(0.5, 0.5), Map.of());
        assertThat(CardStudy.gain(CARD, without, with).orElseThrow())
                .isCloseTo(-CardStudy.gain(CARD, with, without).orElseThrow(), within(1e-12));
    }
}
