package parterre.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// Checks which names people may have, and what they may say.
class NamesTest {
    @Test
    void namesAreLettersOfAnyScript() {
        assertThat(Names.tidy("  Jean-Luc   O'Neil_2. ")).contains("Jean-Luc O'Neil_2.");
        assertThat(Names.tidy("Zoe\u0308")).contains("Zo\u00EB");
        assertThat(Names.tidy("\u0928\u093F\u0936\u093E")).as("Nisha").isPresent();
    }

    @Test
    void invisibleAndTextTurningNamesAreRefused() {
        assertThat(List.of(
                        "",
                        " ",
                        "\u202Enimda",
                        "Ada\u2066",
                        "\uD800",
                        "Ada\uDC00",
                        "\u3164",
                        "\uE000",
                        "<b>",
                        "a".repeat(25)))
                .allSatisfy(name -> assertThat(Names.tidy(name)).isEmpty());
    }

    @Test
    void chosen_theNameOfABot_isRefused() {
        assertThat(List.of("Gentle", "GENTLE 2", "gentIe", "Bot", "bot 17", "Random", "Automa"))
                .allSatisfy(name -> assertThat(Names.chosen(name, List.of())).isEmpty());
        assertThat(List.of("Gentle Fern", "Botanist", "Ada 2"))
                .allSatisfy(name -> assertThat(Names.chosen(name, List.of())).contains(name));
        var brought = List.of("Deep Thought", "Deep 7");
        assertThat(List.of("deep thought", "Deep Thought 2", "Deep 7", "Deep Th\u043Eught"))
                .allSatisfy(name -> assertThat(Names.chosen(name, brought)).isEmpty());
        assertThat(Names.chosen("Deep Fern", brought)).contains("Deep Fern");
        assertThat(Names.tidy("Gentle 2")).as("stored before").contains("Gentle 2");
    }

    @Test
    void sayingsLoseInvisibleCharacters() {
        assertThat(ChatRules.tidy(" well \u202Edeyalp\u202C\n\u0007ok ")).contains("well deyalp\nok");
        assertThat(ChatRules.tidy("half \uD83C a sign")).contains("half  a sign");
        var family = "\uD83D\uDC69\u200D\uD83D\uDC67";
        assertThat(ChatRules.tidy(family)).contains(family);
        assertThat(ChatRules.tidy("\u202E \u2067")).isEmpty();
        assertThat(ChatRules.tidy("\uD83C\uDF31".repeat(500))).isPresent();
        assertThat(ChatRules.tidy("x".repeat(501))).isEmpty();
    }

    @Test
    void tidy_charactersThatNobodySees_areDropped() {
        assertThat(Names.tidy("A\u200Bd\u2060a\uFE0F\u3164")).contains("Ada");
        assertThat(Names.tidy("\u115F\u1160")).isEmpty();
        assertThat(Names.tidy("A" + "\u0301".repeat(9))).as("a heap of accents").isEmpty();
        assertThat(Names.tidy("-.-")).as("no letter").isEmpty();
    }

    @Test
    void areConfusable_namesThatLookAlike_whateverTheirCase() {
        for (var pair : List.of(
                List.of("Ada", "\u0410d\u0430"),
                List.of("Ada", "ADA"),
                List.of("ALICE", "alice"),
                List.of("paul", "pauI"),
                List.of("PAUL", "pauI"),
                List.of("bob", "b0b"),
                List.of("Ada", "\uFF21da"),
                List.of("Ada 2", "Ada\u200B 2"),
                List.of("rnary", "mary"))) {
            assertThat(Confusables.areConfusable(pair.getFirst(), pair.getLast()))
                    .as("%s", pair)
                    .isTrue();
        }
        assertThat(Confusables.areConfusable("Ada", "Ben")).isFalse();
        assertThat(Confusables.areConfusable("Ada", "Ada 2")).isFalse();
        assertThat(Names.free("\u0410da", List.of("Ada", "Ada 2"))).isEqualTo("\u0410da 3");
    }

    @Test
    void tidy_onlyCharactersThatNobodySees_isNothingToSay() {
        assertThat(ChatRules.tidy("\u3164 \u200D")).isEmpty();
    }
}
