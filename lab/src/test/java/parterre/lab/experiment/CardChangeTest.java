package parterre.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Attachment;

class CardChangeTest {
    private static final Attachment CARDS = new Attachment("cards.json", """
            {"gnomes": [{"id": "g01", "prep": 1}, {"id": "g02", "prep": 2}], "hours": [3, 4]}
            """);

    private static Attachment changed(String from, String to) {
        return new Attachment("changed.json", CARDS.content().replace(from, to));
    }

    @Test
    void between_equalFiles_isEmpty() {
        assertThat(CardChange.between(CARDS, changed(": 1", ":  1"))).isEmpty();
    }

    @Test
    void between_oneValueDiffers_namesItsPath() {
        assertThat(CardChange.between(CARDS, changed("\"prep\": 2", "\"prep\": 4")))
                .containsExactly(new CardChange("gnomes/g02/prep", Optional.of("2"), Optional.of("4")));
        assertThat(CardChange.between(CARDS, changed("[3, 4]", "[3, 5]")))
                .containsExactly(new CardChange("hours/1", Optional.of("4"), Optional.of("5")));
    }

    @Test
    void between_partMissing_hasNoValueThere() {
        assertThat(CardChange.between(CARDS, changed(", {\"id\": \"g02\", \"prep\": 2}", "")))
                .containsExactly(
                        new CardChange("gnomes/g02", Optional.of("{\"id\":\"g02\",\"prep\":2}"), Optional.empty()));
    }
}
