package parterre.mars;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.GameInfo;
import parterre.engine.Option;
import parterre.engine.Refusal;
import parterre.engine.Setup;

/// The options of the game. [MarsTerms] holds the agreed values.
final class MarsOptions {
    private static final int LEAST_SEATS = 2;
    private static final int MOST_SEATS = 5;

    static final Option.Choice FIRST_PLAYER =
            new Option.Choice("first-player", "GM-2.1", List.of("1", "2", "3", "4", "5", "random"), "1");
    static final Option.Flag DEAL_FIRST = new Option.Flag("deal-first", "GM-A18", false);
    static final Option.Flag PASS_CENTRE = new Option.Flag("pass-centre", "GM-A1", true);
    static final Option.Choice SCORING =
            new Option.Choice("scoring", "GM-A2", List.of("others", "group-if-connected", "group"), "others");
    static final Option.Flag FREE_DEAD_DIE = new Option.Flag("free-dead-die", "GM-A3", true);
    static final Option.Choice LAP = new Option.Choice("lap", "GM-A5", List.of("0", "50"), "0");
    static final Option.Flag TRACK_SKIP = new Option.Flag("track-skip", "GM-A6", true);
    static final Option.Flag SPECIAL_EMPTY = new Option.Flag("special-empty", "GM-6.1a", false);
    static final Option.Flag SPECIAL_SQUARE = new Option.Flag("special-square", "GM-6.1b", false);
    static final Option.Flag SPECIAL_BACKWARD = new Option.Flag("special-backward", "GM-A9", false);
    static final Option.Choice LAST_COLOUR_SCOPE =
            new Option.Choice("last-colour-scope", "GM-A11", List.of("own", "garden"), "own");
    static final Option.Flag TWO_GARDENERS = new Option.Flag("two-gardeners", "GM-6.2", false);
    static final Option.Choice TWO_DICE =
            new Option.Choice("two-dice", "GM-A8", List.of("choose", "max", "sum6"), "choose");
    static final Option.Flag FINISH_ROUND = new Option.Flag("finish-round", "GM-A15", false);
    static final Option.Flag COOPERATIVE = new Option.Flag("cooperative", "GM-6.3", false);
    static final Option.Range IDLE_CAP = new Option.Range("idle-cap", "GM-5.4", 0, 1000, 200);

    static final GameInfo INFO = new GameInfo(
            "gardens-of-mars",
            "Gardens of Mars",
            "GM",
            LEAST_SEATS,
            MOST_SEATS,
            1,
            1,
            List.of(
                    SPECIAL_EMPTY,
                    SPECIAL_SQUARE,
                    TWO_GARDENERS,
                    COOPERATIVE,
                    FIRST_PLAYER,
                    DEAL_FIRST,
                    PASS_CENTRE,
                    SCORING,
                    FREE_DEAD_DIE,
                    LAP,
                    TRACK_SKIP,
                    SPECIAL_BACKWARD,
                    LAST_COLOUR_SCOPE,
                    TWO_DICE,
                    FINISH_ROUND,
                    IDLE_CAP),
            List.of(
                    new GameInfo.Preset("special-actions", Map.of("special-empty", "on", "special-square", "on")),
                    new GameInfo.Preset("two-gardeners", Map.of("two-gardeners", "on")),
                    new GameInfo.Preset("cooperative", Map.of("cooperative", "on"))));

    private MarsOptions() {}

    /// Returns why these options cannot be played together at this table. An option without an effect (two-dice
    /// with one gardener each, special-backward without special-square) is allowed and changes nothing. GM-D1
    static Optional<Refusal> refusal(Setup setup) {
        if (setup.value(TWO_GARDENERS) && setup.seats() != 2) {
            return Optional.of(new Refusal("GM-6.2", new MarsRefusal.TwoGardenersAreForTwo(setup.seats())));
        }
        var first = setup.value(FIRST_PLAYER);
        if (!first.equals("random") && Integer.parseInt(first) > setup.seats()) {
            return Optional.of(new Refusal("GM-2.1", new MarsRefusal.NoSuchFirstPlayer(first, setup.seats())));
        }
        return Optional.empty();
    }
}
