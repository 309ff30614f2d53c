package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.cli.play.Says;
import parterre.wording.CatalogueCheck;
import parterre.wording.MessageCatalogue;

class LanguageTest {
    @Test
    void of_environmentNamesAKnownLanguage_isThatLanguage() {
        assertThat(Language.of(Map.of("LANG", "de_DE.UTF-8"))).isEqualTo(Locale.GERMAN);
        assertThat(Language.of(Map.of("LANG", "de_DE", "LC_ALL", "en_GB"))).isEqualTo(Locale.ENGLISH);
    }

    @Test
    void of_unknownOrNone_isEnglish() {
        assertThat(Language.of(Map.of("LANG", "C.UTF-8"))).isEqualTo(Locale.ENGLISH);
        assertThat(Language.of(Map.of())).isEqualTo(Locale.ENGLISH);
    }

    @Test
    void everyMessageOfTheTerminalHasWords() {
        var languages = MessageCatalogue.languages("cli");
        assertThat(languages).containsExactly(Locale.ENGLISH, Locale.GERMAN);
        for (var language : languages) {
            var catalogue = MessageCatalogue.find("cli", language).orElseThrow();
            assertThat(CatalogueCheck.problems(catalogue, List.of(Says.class))).isEmpty();
        }
    }
}
