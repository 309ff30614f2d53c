package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Event;
import parterre.engine.Lines;
import parterre.engine.Preview;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.mars.MarsEvent.Rule;
import parterre.testkit.Covers;
import parterre.wording.Naming;
import parterre.wording.Wording;

/// Checks the events of the rules, and their words.
final class EventsTest {
    private static final List<String> ROOMS = List.of(MarsOptions.INFO.slug());
    private static final Seat ANN = Seat.of(0);
    private static final Seat BOB = Seat.of(1);

    private static List<MarsEvent> events(Example before, String line) {
        var step = Lines.read(Example.GAME.notation(), line).orThrow();
        return Example.GAME.events(before.position(), step, Viewer.spectator());
    }

    /// Positions are made from views here, so that every flower must be somewhere.
    private static Preview<MarsEvent> preview(Example before, String move) {
        return Example.GAME.preview(
                Example.GAME.view(before.position(), Viewer.spectator()),
                Seat.of(before.position().seat()),
                new MarsNotation().read(move).orThrow());
    }

    private static Example whole(String text) {
        return new Example(MarsPositions.FORM.read(text).orThrow());
    }

    private static Example middle(String options, String dice) {
        return whole("seats: 2\n" + options + "turn: P1 moves\ndice: " + dice + """

                P1: score 3, gardener f8, flowers 9 green 8 blue 10 yellow 1 red
                P2: score 6, gardener d5, flowers 2 blue 10 white 10 gray 3 red
                green: f9
                red: e9 f7 e8 g3 g5 h1
                """);
    }

    private static Example corner(String dice) {
        return whole("seats: 2\nturn: P1 moves\ndice: " + dice + """

                P1: score 0, gardener f10, flowers 1 green
                P2: score 5, gardener k6, flowers 2 green 10 white 10 gray 5 red
                blue: f11 f9 e10 e11 g9 g10 k5 j6 j7 a6
                green: a7 a8 a9 a10 b5 b6 c4
                yellow: c5 c6 c7 c8 d3 d4 d5 d6 d7 d8
                red: e2 e3 e4 e5 e6
                """);
    }

    @Test
    @Covers({"GM-3.8", "GM-4.1", "GM-4.2", "GM-3.10"})
    void plantingReportsFlowerPointsSkipAndNextTurn() {
        assertThat(events(middle("", "1 2"), "P1: 2 f8-d10 red"))
                .containsExactly(
                        new MarsEvent.Planted(ANN, 2, "f8", "d10", Colour.RED, 3),
                        applied(Rule.GROUP_SCORES),
                        new MarsEvent.Scored(ANN, 3, 3, 6),
                        new MarsEvent.SquaresSkipped(ANN, 1, 6, 7),
                        applied(Rule.SKIPPED_POINTS_COUNT),
                        new MarsEvent.ColourUsedUp(ANN, Colour.RED),
                        new MarsEvent.PhaseChanged(BOB, Phase.MOVE),
                        applied(Rule.DICE_STAY),
                        new MarsEvent.TurnBegan(BOB, List.of(1), 0));
    }

    @Test
    @Covers("GM-4.4")
    void aFlowerAloneScoresNothing() {
        assertThat(events(middle("", "1 3"), "P1: 1 f8-g8 blue"))
                .containsExactly(
                        new MarsEvent.Planted(ANN, 1, "f8", "g8", Colour.BLUE, 0),
                        new MarsEvent.PhaseChanged(BOB, Phase.MOVE),
                        applied(Rule.DICE_STAY),
                        new MarsEvent.TurnBegan(BOB, List.of(3), 0));
    }

    @Test
    @Covers({"GM-3.7", "GM-4.3"})
    void steppingOnAFlowerTellsTheLostPoint() {
        assertThat(events(middle("", "1"), "P1: 1 f8-f7"))
                .containsExactly(
                        new MarsEvent.SteppedOnFlower(ANN, 1, "f8", "f7"),
                        new MarsEvent.PointLost(ANN, 3, 2),
                        new MarsEvent.IdleTurnsCounted(0, 1),
                        new MarsEvent.PhaseChanged(BOB, Phase.ROLL),
                        new MarsEvent.TurnBegan(BOB, List.of(), 6));
    }

    @Test
    @Covers({"GM-3.1f", "GM-4.3"})
    void zeroLosesNothing_andPassesAreReported() {
        assertThat(events(corner("1"), "P1: 1 f10-f11"))
                .containsExactly(
                        new MarsEvent.SteppedOnFlower(ANN, 1, "f10", "f11"),
                        new MarsEvent.IdleTurnsCounted(0, 1),
                        new MarsEvent.IdleTurnsCounted(1, 2),
                        new MarsEvent.Passed(BOB),
                        new MarsEvent.PhaseChanged(ANN, Phase.ROLL),
                        new MarsEvent.TurnBegan(ANN, List.of(), 1));
    }

    @Test
    @Covers("GM-5.4")
    void idleTurnsAreCountedUpToTheirBound() {
        var most = whole(MarsPositions.FORM
                .write(corner("1").position())
                .replace("dice: 1", "dice: 1\nidle: 4095")
                .replace("seats: 2\n", "seats: 2\noption idle-cap: 0\n"));
        assertThat(most.position().idle()).isEqualTo(4095);
        assertThat(events(most, "P1: 1 f10-f11")).noneMatch(event -> event instanceof MarsEvent.IdleTurnsCounted);
    }

    @Test
    @Covers("GM-5.1")
    void theLastFlowerEndsTheGame() {
        var last = whole(MarsPositions.FORM.write(corner("1 1").position()).replace("f11", "h1"));
        assertThat(events(last, "P1: 1 f10-f11 green"))
                .containsExactly(
                        new MarsEvent.Planted(ANN, 1, "f10", "f11", Colour.GREEN, 0),
                        new MarsEvent.ColourUsedUp(ANN, Colour.GREEN),
                        new MarsEvent.PhaseChanged(ANN, Phase.OUT_OF_FLOWERS),
                        new MarsEvent.GameEnded(ANN, MarsEvent.Cause.OUT_OF_FLOWERS),
                        applied(Rule.PLACES),
                        applied(Rule.ENDS_AT_ONCE));
    }

    @Test
    @Covers({"GM-6.1a", "GM-6.1c", "GM-6.1d"})
    void anExtraTurnIsToldWithItsDice() {
        assertThat(events(middle("option special-empty: on\n", "1 2"), "P1: 2 f8-d10 red"))
                .contains(new MarsEvent.ExtraTurnEarned(ANN, MarsEvent.ExtraTurnReason.OWN_LAST_OF_COLOUR))
                .endsWith(new MarsEvent.ExtraTurnBegan(ANN, List.of(1)));
        assertThat(events(middle("option special-empty: on\n", "2"), "P1: 2 f8-d10 red"))
                .contains(new MarsEvent.ExtraTurnMissed(ANN, MarsEvent.ExtraTurnObstacle.NO_DIE));
    }

    @Test
    void aPreviewIsCertainUpToTheNextRoll() {
        var preview = preview(middle("", "2"), "2 f8-d10 red");
        assertThat(preview.events())
                .isEqualTo(events(middle("", "2"), "P1: 2 f8-d10 red").stream()
                        .filter(event -> !(event instanceof MarsEvent.RuleApplied))
                        .toList());
        assertThat(preview.expected()).isEmpty();
        assertThat(preview.open())
                .containsExactly(new Preview.Open(Preview.Decider.CHANCE, new MarsOpen.RollAhead(BOB, 6)));
        assertThat(preview(middle("option special-empty: on\n", "1 2"), "2 f8-d10 red")
                        .open())
                .containsExactly(new Preview.Open(Preview.Decider.SAME_SEAT, new MarsOpen.DieAhead(ANN)));
    }

    @Test
    void choosingAGardenerLeavesTheRollAndTheDieOpen() {
        var two = Example.start(Example.setup(2, "two-gardeners=on"))
                .after(
                        "P1: place a6",
                        "P2: place b5",
                        "P1: place e5",
                        "P2: place d3",
                        "*: deal P1 10 green 10 blue 10 yellow, P2 10 white 10 gray 10 red");
        var preview = preview(two, "roll a6");
        assertThat(preview.events())
                .containsExactlyInAnyOrder(
                        new MarsEvent.GardenerChosen(ANN, "a6", 3), new MarsEvent.PhaseChanged(ANN, Phase.ROLL));
        assertThat(preview.open())
                .extracting(Preview.Open::by)
                .containsExactly(Preview.Decider.CHANCE, Preview.Decider.SAME_SEAT);
    }

    private static MarsEvent applied(Rule rule) {
        return new MarsEvent.RuleApplied(rule);
    }

    /// Logs leave the others out.
    private static List<MarsEvent> loud(List<MarsEvent> events) {
        return events.stream().filter(event -> !(event instanceof Event.Quiet)).toList();
    }

    private static String words(Locale language, Optional<Seat> reader, String line) {
        return Wording.of(language, ROOMS)
                .say(loud(events(middle("", "1 2"), line)), new Naming(Map.of(ANN, "Ann", BOB, "Bob"), reader));
    }

    @Test
    void theLogSaysWhoDidWhatWithItsNumbers() {
        var line = "P1: 2 f8-d10 red";
        assertThat(words(Locale.ENGLISH, Optional.empty(), line))
                .isEqualTo("Ann plants red at d10. +3 (3 → 6). The marker skips 1 square (6 → 7)."
                        + " Ann has no red left. Bob’s turn with 1.");
        assertThat(words(Locale.ENGLISH, Optional.of(ANN), line)).startsWith("You plant red at d10. +3 (3 → 6).");
        assertThat(words(Locale.GERMAN, Optional.of(BOB), line))
                .isEqualTo("Ann pflanzt Rot auf d10. +3 (3 → 6). Der Marker überspringt 1 Feld (6 → 7)."
                        + " Ann hat kein Rot mehr. Du bist am Zug mit 1.");
    }
}
