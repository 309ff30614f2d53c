package parterre.engine.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Attachment;
import parterre.engine.Pebbles;
import parterre.engine.Setup;

class SignatureTest {
    private static final Pebbles PEBBLES = new Pebbles();
    private static final Setup TWO = Setup.standard(PEBBLES.info(), 2);
    private static final Setup THREE = Setup.standard(PEBBLES.info(), 3);

    @Test
    void theSameRulesAndSeedsGiveTheSameSignature() {
        var signature = Signature.of(PEBBLES, List.of(TWO, THREE), 50, 1, 100);
        assertThat(signature).matches("[0-9a-f]{64}").isEqualTo(Signature.of(PEBBLES, List.of(TWO, THREE), 50, 1, 100));
    }

    @Test
    void anyDifferenceShows() {
        assertThat(List.of(
                        Signature.of(PEBBLES, List.of(TWO, THREE), 50, 1, 100),
                        Signature.of(PEBBLES, List.of(THREE, TWO), 50, 1, 100),
                        Signature.of(PEBBLES, List.of(TWO), 50, 1, 100),
                        Signature.of(PEBBLES, List.of(TWO), 50, 2, 100),
                        Signature.of(PEBBLES, List.of(TWO), 51, 1, 100),
                        Signature.of(PEBBLES, List.of(TWO), 50, 1, 3),
                        Signature.of(PEBBLES, List.of(TWO.with(Pebbles.LONG, true)), 50, 1, 100),
                        Signature.of(PEBBLES, List.of(TWO.with(Pebbles.FIRST, "youngest")), 50, 1, 100)))
                .doesNotHaveDuplicates();
    }

    @Test
    void aGameIsStoppedWhereItIsTold() {
        // Only the head and "stopped": not even the first step of a game is made.
        assertThat(Signature.of(PEBBLES, List.of(TWO), 1, 1, 0)).isEqualTo(sha256("setup 3 2\nstopped\n"));
        assertThat(Signature.of(PEBBLES, List.of(TWO.with(Pebbles.SIDES, 5)), 2, 1, 0))
                .isEqualTo(sha256("setup 3 2\nsides=5\nstopped\nstopped\n"));
    }

    private static String sha256(String text) {
        return new Attachment("text", text).sha256();
    }
}
