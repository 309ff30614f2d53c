package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.engine.box.Boxes;
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
    void of_commandLineNamesALanguage_isThatLanguage() {
        var german = Map.of("LANG", "de_DE");
        assertThat(Language.of(new String[] {"games", "--lang", "en"}, german)).isEqualTo(Locale.ENGLISH);
        assertThat(Language.of(new String[] {"--lang=de", "games"}, Map.of())).isEqualTo(Locale.GERMAN);
        assertThat(Language.of(new String[] {"games", "--lang"}, german)).isEqualTo(Locale.GERMAN);
        assertThat(Language.of(new String[] {"games", "--lang", "en-XA"}, german))
                .isEqualTo(MessageCatalogue.PSEUDO);
    }

    /// One wording looks up the messages of all rooms that may be part of each other.
    @Test
    void terminalMessages_haveNamesOfTheirOwn() {
        var rooms = new ArrayList<>(List.of("engine", "catalogue", "bots", "server"));
        Boxes.all().forEach(box -> rooms.add(box.game().info().slug()));
        var own = MessageCatalogue.find("cli", Locale.ENGLISH)
                .orElseThrow()
                .patterns()
                .keySet();
        for (var room : rooms) {
            MessageCatalogue.find(room, Locale.ENGLISH)
                    .ifPresent(other ->
                            assertThat(other.patterns().keySet()).as(room).doesNotContainAnyElementsOf(own));
        }
    }

    @Test
    void commandsSpeakTheLanguageAskedFor() {
        assertThat(CommandRun.in("games", "gardens-of-mars", "--lang", "de").out())
                .contains("2 bis 5 Personen");
        assertThat(CommandRun.in("help", "play", "--lang", "de").out())
                .contains("Aufruf: parterre play", "Spielt im Terminal", "Beispiele:", "# zwei Personen an diesem");
        assertThat(CommandRun.in("--lang", "de", "play").err())
                .isEqualTo("parterre: Nenne ein Spiel oder --resume FILE\nSiehe „parterre play --help“.\n");
        assertThat(CommandRun.in("--lang", "de", "simulate", "gardens-of-mars").err())
                .contains("Es fehlt: --seats");
        assertThat(CommandRun.in("--lang", "de", "simulate", "gardens-of-mars", "--games", "ten")
                        .err())
                .contains("--games: „ten“ ist keine ganze Zahl");
        assertThat(CommandRun.in("--lang", "de", "simulate", "x", "--pairs", "--fixed", "--seats", "random")
                        .err())
                .contains("Nur eine von --rotate, --fixed und --pairs ist möglich");
        assertThat(CommandRun.in("--lang", "xx", "games").err()).contains("not a language of Parterre; write en");
    }
}
