package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parterre.engine.Message;
import parterre.engine.Seat;
import parterre.stalks.StalkMove.Cost;
import parterre.wording.CatalogueCheck;
import parterre.wording.MessageCatalogue;
import parterre.wording.NameKeys;
import parterre.wording.Naming;
import parterre.wording.Wording;

/// Checks the words of events.
final class WordsTest {
    private static final Naming ANN_READS =
            new Naming(Map.of(Seat.of(0), "Ann", Seat.of(1), "Ben"), Optional.of(Seat.of(0)));

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyMessageHasWords(String language) {
        var catalogue =
                MessageCatalogue.find("stalk-exchange", Locale.of(language)).orElseThrow();
        assertThat(CatalogueCheck.problems(catalogue, new StalkBox().messages(), NameKeys.of(new StalkBox())))
                .isEmpty();
    }

    private static String say(String language, Message message) {
        return Wording.of(Locale.of(language), List.of("stalk-exchange")).say(message, ANN_READS);
    }

    @Test
    void readersAreSpokenToAndNumbersAreSeen() {
        var own = new StalkEvent.Planted(Seat.of(0), 3, Flower.TULIP, "d4", Cost.BASIC);
        assertThat(say("en", own)).isEqualTo("You plant a tulip at d4.");
        assertThat(say("de", own)).isEqualTo("Du pflanzt eine Tulpe auf d4.");
        var others = new StalkEvent.Swapped(Seat.of(1), 2, Flower.SNOWDROP, Flower.GLOBEMASTER, Cost.SEEDY);
        assertThat(say("en", others)).isEqualTo("Ben takes a snowdrop and gives a globemaster as an extra action.");
        assertThat(say("de", others))
                .isEqualTo("Ben nimmt ein Schneeglöckchen und gibt einen Globemaster als Zusatzaktion.");
        assertThat(say("en", new StalkEvent.ValueRose(Flower.DAHLIA, 3, 5))).isEqualTo("The dahlia rises (3 → 5).");
        assertThat(say("en", new StalkEvent.Harvested(Flower.DAHLIA, List.of("d4", "d5"))))
                .isEqualTo("2 dahlias are harvested at d4 and d5.");
    }

    @Test
    void hiddenCardsAreNotNamed() {
        assertThat(say("en", new StalkEvent.PortfolioDrawn(Seat.of(1), Optional.empty())))
                .isEqualTo("Ben draws a flower into the portfolio.");
        assertThat(say("de", new StalkEvent.PortfolioDrawn(Seat.of(0), Optional.of(Flower.TULIP))))
                .isEqualTo("Du ziehst ins Portfolio: Tulpe.");
    }

    @Test
    void flowersAreCounted() {
        var scored = new StalkEvent.PortfolioScored(
                Seat.of(0), List.of(new FlowerCount(Flower.DAHLIA, 1), new FlowerCount(Flower.SNOWDROP, 11)), 53);
        assertThat(say("en", scored)).isEqualTo("Your portfolio scores 53 points: 1 dahlia and 11 snowdrops.");
        assertThat(say("de", scored)).isEqualTo("Dein Portfolio bringt 53 Punkte: 1 Dahlie und 11 Schneeglöckchen.");
    }
}
