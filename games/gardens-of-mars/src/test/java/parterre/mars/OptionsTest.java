package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.engine.Option;
import parterre.testkit.Covers;
import parterre.testkit.English;

/// Checks the options.
final class OptionsTest {
    @Test
    void optionsHaveTheDefaultsOfTheRulings() {
        var said = MarsOptions.INFO.options().stream()
                .map(option -> option.name() + "=" + standard(option))
                .toList();
        assertThat(said)
                .containsExactlyInAnyOrder(
                        "special-empty=off",
                        "special-square=off",
                        "two-gardeners=off",
                        "cooperative=off",
                        "first-player=1",
                        "deal-first=off",
                        "pass-centre=on",
                        "scoring=others",
                        "free-dead-die=on",
                        "lap=0",
                        "track-skip=on",
                        "special-backward=off",
                        "last-colour-scope=own",
                        "two-dice=choose",
                        "finish-round=off",
                        "idle-cap=200");
    }

    private static <T> String standard(Option<T> option) {
        return option.write(option.standard(2));
    }

    @Test
    @Covers({"GM-D1", "GM-2.1"})
    void aFirstPlayerNeedsASeat() {
        assertThat(Example.GAME.refusal(Example.setup(3, "first-player=3"))).isEmpty();
        assertThat(Example.GAME.refusal(Example.setup(3, "first-player=4")))
                .hasValueSatisfying(refusal -> assertThat(English.of(refusal)).contains("GM-2.1", "1 to 3"));
    }

    @Test
    @Covers("GM-D1")
    void optionsThatFindNothingToActOnAreNoMistake() {
        assertThat(Example.GAME.refusal(
                        Example.setup(3, "two-dice=max", "special-backward=on", "last-colour-scope=garden")))
                .isEmpty();
    }

    @Test
    void theStandardSetupIsReadOnce() {
        assertThat(MarsTerms.of(Example.setup(3))).isSameAs(MarsTerms.of(Example.setup(3)));
    }
}
