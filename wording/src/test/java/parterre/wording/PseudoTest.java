package parterre.wording;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PseudoTest {
    private static String said(String pattern, Map<String, Object> arguments) {
        return new MessageFormat(Pseudo.of(pattern), ULocale.ENGLISH).format(arguments);
    }

    @Test
    void literalTextIsAccentedAndLonger() {
        assertThat(Pseudo.of("End turn")).isEqualTo("Éñď~~ ťûŕñ~~");
    }

    @Test
    void argumentsStayAsTheyAre() {
        assertThat(said("{seat} plants at {cell}.", Map.of("seat", "Ann", "cell", "e5")))
                .isEqualTo("Ann þļàñťš~~~ àť~ e5.");
    }

    @Test
    void nestedSelectsAndPluralsKeepTheirSyntax() {
        var pattern = "{seatIs, select, you {You take} other {{seat} takes}} "
                + "{count, plural, =0 {no cards} one {# card} other {# of {all, number} cards}}";
        assertThat(said(pattern, Map.of("seatIs", "other", "seat", "Ben", "count", 3, "all", 1200)))
                .isEqualTo("Ben ťàķéš~~ 3 öƒ~ 1,200 çàŕďš~~");
        assertThat(said(pattern, Map.of("seatIs", "you", "seat", "Ben", "count", 0, "all", 1)))
                .isEqualTo("Ýöû~~ ťàķé~~ ñö~ çàŕďš~~");
    }

    @Test
    void numberStylesAndQuotesStay() {
        assertThat(said("{share, number, percent} of '{'all'}' isn't {x}", Map.of("share", 0.5, "x", "it")))
                .isEqualTo("50% öƒ~ {àļļ~~} îšñ'~~ť~ it");
    }
}
