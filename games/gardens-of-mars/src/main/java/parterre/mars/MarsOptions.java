package parterre.mars;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.GameInfo;
import parterre.engine.Option;
import parterre.engine.Refusal;
import parterre.engine.Setup;

/// What can be agreed before a game; [MarsTerms] is what was.
final class MarsOptions {
    private static final int LEAST_SEATS = 2;
    private static final int MOST_SEATS = 5;

    static final Option.Choice FIRST_PLAYER = new Option.Choice(
            "first-player",
            "GM-2.1",
            "Who places and plays first: a seat's number, or random.",
            List.of("1", "2", "3", "4", "5", "random"),
            "1");
    static final Option.Flag DEAL_FIRST = new Option.Flag(
            "deal-first", "GM-A18", "Flowers are dealt before the gardeners are placed, not after.", false);
    static final Option.Flag PASS_CENTRE =
            new Option.Flag("pass-centre", "GM-A1", "Gardeners may walk over the centre (never stop on it).", true);
    static final Option.Choice SCORING = new Option.Choice(
            "scoring",
            "GM-A2",
            "Points for a planting: the other flowers of its group, the whole group if it has others, or the whole group.",
            List.of("others", "group-if-connected", "group"),
            "others");
    static final Option.Flag FREE_DEAD_DIE = new Option.Flag(
            "free-dead-die", "GM-A3", "A die that cannot be used may be chosen although another one could.", true);
    static final Option.Choice LAP = new Option.Choice(
            "lap",
            "GM-A5",
            "Squares of the score track after which they come again, so that lapped markers meet; 0: endless.",
            List.of("0", "50"),
            "0");
    static final Option.Flag TRACK_SKIP = new Option.Flag(
            "track-skip", "GM-A6", "A marker skips occupied squares, so that no two players have equal points.", true);
    static final Option.Flag SPECIAL_EMPTY = new Option.Flag(
            "special-empty", "GM-6.1a", "Planting your last flower of a colour gives an extra turn.", false);
    static final Option.Flag SPECIAL_SQUARE = new Option.Flag(
            "special-square", "GM-6.1b", "Reaching an occupied square above 25 gives an extra turn.", false);
    static final Option.Flag SPECIAL_BACKWARD =
            new Option.Flag("special-backward", "GM-A9", "special-square counts for a lost point, too.", false);
    static final Option.Choice LAST_COLOUR_SCOPE = new Option.Choice(
            "last-colour-scope",
            "GM-A11",
            "What special-empty calls the last of a colour: the last of one's own, or the tenth in the garden.",
            List.of("own", "garden"),
            "own");
    static final Option.Flag TWO_GARDENERS =
            new Option.Flag("two-gardeners", "GM-6.2", "Two players have two gardeners each.", false);
    static final Option.Choice TWO_DICE = new Option.Choice(
            "two-dice",
            "GM-A8",
            "Dice with two gardeners: by the one that the player chooses, by the freer one, or by both, up to six.",
            List.of("choose", "max", "sum6"),
            "choose");
    static final Option.Flag FINISH_ROUND = new Option.Flag(
            "finish-round", "GM-A15", "When somebody runs out of flowers, the round is played to its end.", false);
    static final Option.Flag COOPERATIVE =
            new Option.Flag("cooperative", "GM-6.3", "All play together for the highest lowest score.", false);
    static final Option.Range IDLE_CAP = new Option.Range(
            "idle-cap",
            "GM-5.4",
            "The game ends after this many turns in a row without a planting; 0: never.",
            0,
            1000,
            200);

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
                    new GameInfo.Preset(
                            "special-actions",
                            "The rulebook's variant with extra turns.",
                            Map.of("special-empty", "on", "special-square", "on")),
                    new GameInfo.Preset(
                            "two-gardeners",
                            "The rulebook's variant for two players with two gardeners each.",
                            Map.of("two-gardeners", "on")),
                    new GameInfo.Preset(
                            "cooperative",
                            "The rulebook's variant in which all play together.",
                            Map.of("cooperative", "on"))),
            "Néstor Romeral Andrés, nestorgames 2011",
            "The rules follow the printed rulebook. Where it is silent or can be read in two ways, RULES.md says what we"
                    + " ruled and why; most of those rulings can be switched by an option. Colour names are the"
                    + " rulebook's, colours and shapes are ours.");

    private MarsOptions() {}

    /// Why these options cannot be played together at this table. An option that finds nothing to act on (two-dice with
    /// one gardener each, special-backward without special-square) is no contradiction and changes nothing. GM-D1
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
