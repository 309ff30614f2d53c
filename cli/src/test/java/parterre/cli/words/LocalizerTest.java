package parterre.cli.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.cli.words.SanityMessages.AllAgree;
import parterre.engine.Event;
import parterre.wording.Naming;

class LocalizerTest {
    private record TableWaits() implements Event.Quiet {}

    @Test
    void say_quietEvent_leavesItOut() {
        var localizer = Localizer.standard();
        assertThat(localizer.say(List.of(new TableWaits(), new AllAgree()), Naming.bySeat()))
                .isEqualTo(localizer.say(new AllAgree()));
    }
}
