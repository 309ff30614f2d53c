package parterre.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import parterre.bots.search.SearchOption;
import parterre.bots.words.BotFailure;
import parterre.bots.words.BotProblem;
import parterre.wording.CatalogueCheck;
import parterre.wording.MessageCatalogue;
import parterre.wording.Wording;

/// Everything that bots tell has words in each language.
class BotWordsTest {
    @Test
    void everyMessageHasWords() {
        var options = new TreeSet<String>();
        SearchOption.ALL.forEach(option -> options.add("search." + option.name()));
        for (var language : List.of(Locale.ENGLISH, Locale.GERMAN)) {
            var catalogue = MessageCatalogue.find("bots", language).orElseThrow();
            var messages = new HashMap<>(catalogue.patterns());
            // What an option may be has arguments, and no record: it is checked below.
            messages.keySet().removeIf(key -> key.endsWith(".values"));
            assertThat(CatalogueCheck.problems(
                            new MessageCatalogue("bots", language, messages),
                            List.of(BotProblem.class, BotFailure.class),
                            options))
                    .isEmpty();
        }
    }

    @Test
    void everySearchOptionTellsItsRange() {
        for (var language : List.of(Locale.ENGLISH, Locale.GERMAN)) {
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
