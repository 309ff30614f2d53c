package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import parterre.engine.Option;
import parterre.engine.Setup;
import parterre.testkit.Playthrough;

/// Whole games to be read, one for every number of players, every variant and every end.
final class PlaythroughTest {
    /// Far more steps than any of these games has.
    private static final int MOST_STEPS = 1000;

    /// A game that is kept.
    ///
    /// @param name of its file
    /// @param result how its last line begins and ends, so that a file which is written anew still shows
    ///     what it was chosen for
    private record Kept(String name, int seats, Map<String, String> options, long seed, String result) {
        Playthrough play() {
            var setup = Setup.read(MarsOptions.INFO, MarsOptions.INFO.edition(), seats, options)
                    .orThrow();
            return Playthrough.of(name, new MarsBox(), setup, seed, MOST_STEPS);
        }
    }

    private static final List<Kept> GAMES = List.of(
            new Kept("two-players", 2, Map.of(), 9, "P1 1 2; P2 2 1; out of flowers"),
            new Kept("three-players", 3, Map.of(), 2, "P3 1 7; P2 2 6; P1 3 5; out of flowers"),
            new Kept("four-players", 4, Map.of(), 2, "P2 1 6; P3 2 2; P1 3 1; P4 4 0; out of flowers"),
            new Kept("five-players", 5, Map.of(), 1, "P4 1 7; P5 2 5; P2 3 4; P1 4 2; P3 5 0; out of flowers"),
            new Kept("ends-because-nobody-can-roll", 2, Map.of(), 13, "P2 1 9; P1 2 8; nobody can move or roll"),
            new Kept("ends-with-a-shared-win", 2, Map.of(), 52, "P1 1 0; P2 1 0; out of flowers"),
            new Kept(
                    "ends-for-want-of-plantings",
                    2,
                    Map.of("idle-cap", "3"),
                    3,
                    "P1 1 6; P2 2 1; too long without a planting"),
            new Kept(
                    "extra-turns-for-an-empty-colour",
                    3,
                    Map.of("special-empty", "on"),
                    3,
                    "P1 1 14; P2 2 5; P3 3 2; out of flowers"),
            new Kept(
                    "extra-turns-for-the-last-in-the-garden",
                    3,
                    Map.of("special-empty", "on", "last-colour-scope", "garden"),
                    4,
                    "P1 1 4; P3 2 3; P2 3 1; out of flowers"),
            new Kept(
                    "extra-turns-for-an-occupied-square",
                    2,
                    Map.of("special-square", "on", "special-backward", "on", "scoring", "group"),
                    11,
                    "P2 1 45; P1 2 44; out of flowers"),
            new Kept("two-gardeners", 2, Map.of("two-gardeners", "on"), 3, "P1 1 7; P2 2 3; out of flowers"),
            new Kept(
                    "two-gardeners-dice-of-the-freer",
                    2,
                    Map.of("two-gardeners", "on", "two-dice", "max"),
                    4,
                    "P2 1 8; P1 2 2; out of flowers"),
            new Kept(
                    "two-gardeners-dice-of-both",
                    2,
                    Map.of("two-gardeners", "on", "two-dice", "sum6"),
                    4,
                    "P2 1 12; P1 2 3; out of flowers"),
            new Kept(
                    "cooperative-dealt-first",
                    4,
                    Map.of("cooperative", "on", "deal-first", "on", "first-player", "random"),
                    4,
                    "group 2; P1 2; P2 6; P3 3; P4 4; out of flowers"),
            new Kept(
                    "no-walk-over-the-centre",
                    3,
                    Map.of("pass-centre", "off", "free-dead-die", "off"),
                    1,
                    "P2 1 8; P1 2 7; P3 3 2; out of flowers"),
            new Kept(
                    "no-skips-round-finished",
                    3,
                    Map.of("track-skip", "off", "finish-round", "on", "scoring", "group-if-connected"),
                    9,
                    "P1 1 7; P3 1 7; P2 3 0; out of flowers"),
            new Kept(
                    "once-round-the-track",
                    2,
                    Map.of("lap", "50", "scoring", "group"),
                    77,
                    "P2 1 58; P1 2 39; out of flowers"));

    @TestFactory
    Stream<DynamicTest> goAsTheyWent() {
        return GAMES.stream()
                .map(game ->
                        DynamicTest.dynamicTest(game.name(), () -> game.play().check()));
    }

    @TestFactory
    Stream<DynamicTest> endAsTheyWereChosenTo() {
        return GAMES.stream()
                .map(game -> DynamicTest.dynamicTest(
                        game.name(),
                        () -> assertThat(game.play().toString()).endsWith("result: " + game.result() + "\n")));
    }

    @Test
    void everyOptionIsPlayed() {
        var played = GAMES.stream().flatMap(game -> game.options().keySet().stream());
        assertThat(played.distinct())
                .containsExactlyInAnyOrderElementsOf(
                        MarsOptions.INFO.options().stream().map(Option::name).toList());
    }
}
