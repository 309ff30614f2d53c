package parterre.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.bots.search.SearchOption;
import parterre.wording.MessageCatalogue;
import parterre.wording.Wording;

/// The options of search have words in each language.
class BotWordsTest {
    @Test
    void everySearchOptionHasWords() {
        for (var language : MessageCatalogue.languages("bots")) {
            var wording = Wording.of(MessageCatalogue.find("bots", language).orElseThrow());
            for (var option : SearchOption.ALL) {
                assertThat(wording.describe("search", option.name())).isNotBlank();
            }
        }
    }

    @Test
    void everySearchOptionTellsItsRange() {
        for (var language : MessageCatalogue.languages("bots")) {
            var wording = Wording.of(language, List.of("bots"));
            for (var option : SearchOption.ALL) {
                assertThat(wording.text("search." + option.name() + ".values", values(option)))
                        .hasValueSatisfying(text -> assertThat(text)
                                .contains(option.least(), option.most(), option.standard())
                                .doesNotContain("{"));
            }
        }
    }

    static Map<String, Object> values(SearchOption option) {
        return Map.of("least", option.least(), "most", option.most(), "standard", option.standard());
    }
}
