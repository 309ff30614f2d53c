package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Ink;
import parterre.engine.box.Pick;
import parterre.engine.box.Selection;
import parterre.flora.board.FloraBoard;
import parterre.flora.events.FloraAsk;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraNotation;
import parterre.flora.position.Position;
import parterre.flora.text.FloraPositions;
import parterre.flora.text.PositionFault;
import parterre.testkit.Covers;
import parterre.testkit.English;

/// Moves, positions and decisions as text.
final class TextTest {
    @Test
    @Covers("FF-D2")
    void pairsAreWrittenInOneOrder() {
        var form = FloraNotation.NOTATION;
        assertThat(form.write(form.read("play fire+water pinnacles").orThrow())).isEqualTo("play water+fire pinnacles");
        assertThat(form.write(
                        form.read("OFFER p2 labor+WATER+3+pinnacles for -").orThrow()))
                .isEqualTo("offer P2 water+labor+3+pinnacles for -");
        assertThat(form.write(form.read("play water=water pinnacles").orThrow()))
                .isEqualTo("play water pinnacles");
    }

    @ParameterizedTest
    @Covers("FF-D2")
    @ValueSource(
            strings = {
                "", "play", "play water", "play mud pinnacles", "offer P2 water labor", "offer P9 1 for 2",
                        "counter 1 for",
                "rats", "rats water", "die die", "buy a on", "block", "decline none", "sow nefarious mustard P2"
            })
    void wrongMovesAreReported(String text) {
        assertThat(FloraNotation.NOTATION.read(text)).isInstanceOf(Reading.Bad.class);
    }

    @ParameterizedTest
    @Covers("FF-D3")
    @CsvSource({"P1, 6", "P2, 7", "P3, 5"})
    void turnsGoOnToTheSeatThatIsNamedLast(String seat, int turns) {
        var form = FloraPositions.of(new FloraGame());
        var text = """
                seats: 3
                stage: action
                turns: 5, first P1, turn %s
                P1: coins 3, hand -, lands headquarters-1
                P2: coins 3, hand -, lands headquarters-2
                P3: coins 3, hand -, lands headquarters-3
                """.formatted(seat);
        assertThat(form.write(form.read(text).orThrow())).contains("turns: " + turns + ", first P1\n");
    }

    @ParameterizedTest
    @Covers("FF-D3")
    @CsvSource(
            delimiter = '|',
            value = {
                "P1 | coins 10, hand -, lands headquarters-1 fire-station | a building stands on a parcel",
                "P1 | coins 10, hand -, lands headquarters-1(small sagebrush) | nothing grows there",
                "P1 | coins 10, hand -, lands headquarters-1 granite-quarry(small sagebrush) | nothing grows there",
                "P1 | coins 10, hand -, lands headquarters-1 headquarters-3 | name each Land Card once",
                "P1 | coins 10, hand -, lands headquarters-1 parrot-park(seed chamise) | seed-bank",
                "P1 | coins 10, hand -, lands headquarters-1 parrot-park(used) | leave 'used' out",
                "P1 | coins 10, hand water 25, lands headquarters-1 | there are 24",
                "P1 | coins ten | is 'ten'",
                "stage | window / play play water pinnacles / open 0 / answered - / chain 0 / layer P1 | FF-D3",
                "stage | robbing / seat P2 | FF-D3",
                "stage | dancing | is 'dancing'",
                "stage | looking | needs a Weather Station of the active player",
                "event | arson | name an event card while one is being carried out",
                "looked | arson | name two event cards",
                "turns | 900, first P1 | write 0 to 80",
                "turns | many | is 'many'",
                "market | nowhere | write the id of a Land Card",
                "lands-under | pinnacles | only buildings come there",
                "events-under | P2=arson P2=arson | there are 1 of it",
                "events-done | boom 1 | write the id of an event",
                "in-turn | closed P1 | name other seats",
                "in-turn | closed P1 P3 | is not a seat",
                "in-turn | bought xyz | does not belong here",
            })
    void impossiblePositionsAreReportedWithARemedy(String line, String value, String says) {
        var reading = FloraPositions.of(Scene.GAME)
                .read(Scene.of(2).with(line.strip(), value.strip()).text());
        if (!(reading instanceof Reading.Bad<Position>(List<Reading.Problem> problems))) {
            throw new AssertionError(value + " was accepted");
        }
        assertThat(problems.stream().map(English::of).toList().toString()).contains(says.strip());
    }

    @Test
    @Covers("FF-D3")
    void aStageThatCannotBeIsToldWithItsReason() {
        assertThat(problems(Scene.of(2).with("stage", "event").row(1, "headquarters-1 empty-field-1(weather-station)")))
                .contains("looks at two event cards", "write looking");
        var won = Scene.of(2)
                .option("goal", "6")
                .row(2, "headquarters-2 mount-diablo(big chamise) pinnacles(big chamise) point-lobos(big chamise)");
        assertThat(problems(won)).contains("somebody has the winning score", "write the stage over");
        assertThat(problems(won.with("stage", "event"))).contains("somebody has the winning score");
        var all = Scene.of(2).position().table().facts().cards().eventCards().stream()
                .filter(event -> event.copies(2) > 0 && !event.flood())
                .map(event -> event.id() + " " + event.copies(2))
                .collect(Collectors.joining(" "));
        assertThat(problems(Scene.of(2).with("stage", "event").with("events-done", all)))
                .contains("waits for an event card, and none is left", "name fewer events-done");
    }

    @Test
    @Covers("FF-D3")
    void everyWrongParcelIsToldWithItsFirstProblem() {
        var scene = Scene.of(2)
                .row(1, "headquarters-1(small sagebrush used) parrot-park(used)")
                .row(2, "headquarters-4 fire-station");
        var reading = FloraPositions.of(Scene.GAME).read(scene.text());
        if (!(reading instanceof Reading.Bad<Position>(List<Reading.Problem> problems))) {
            throw new AssertionError("accepted");
        }
        assertThat(problems)
                .extracting(Reading.Problem::where, Reading.Problem::fault)
                .containsExactly(
                        tuple("P1", new PositionFault.NothingToUse("headquarters-1")),
                        tuple("P1", new PositionFault.NothingToUse("parrot-park")),
                        tuple("P2", new PositionFault.BuildingInRow("fire-station")));
    }

    @ParameterizedTest
    @Covers({"FF-3.2", "FF-D3"})
    @CsvSource(
            delimiter = '|',
            value = {
                "P3 | headquarters-1 empty-field-1 | headquarters-2 empty-field-2 | accepted",
                "P3 | headquarters-3 empty-field-3 | headquarters-2 empty-field-1 | accepted",
                "P2 | headquarters-1 empty-field-1 | headquarters-2 empty-field-2 | FF-D3",
                "P3 | headquarters-1 empty-field-2 | headquarters-2 empty-field-1 | FF-D3",
                "P3 | headquarters-1 empty-field-1 | headquarters-2 empty-field-3 | FF-D3",
                "P3 | headquarters-1 empty-field-1 | empty-field-2 headquarters-2 | FF-D3",
                "P3 | headquarters-1 empty-field-1 | headquarters-2 empty-field-2(reservoir) | FF-D3",
                "P3 | headquarters-1 empty-field-1 | headquarters-2 empty-field-2 pinnacles | FF-D3",
                "P3 | headquarters-1 empty-field-1 | pinnacles empty-field-2 | FF-D3",
                "P3 | headquarters-1 empty-field-1 | headquarters-2 | FF-D3",
                "P3 | headquarters-1 empty-field-1 | - | FF-D3",
            })
    void aDealingTableHasTheRowsDealtSoFar(String next, String first, String second, String says) {
        assertThat(problems(Scene.of(3)
                        .with("stage", "dealing / seat " + next.strip())
                        .row(1, first.strip())
                        .row(2, second.strip())
                        .row(3, "-")))
                .contains(says.strip());
    }

    private static String problems(Scene scene) {
        return FloraPositions.of(Scene.GAME).read(scene.text()) instanceof Reading.Bad<Position>(var problems)
                ? problems.stream().map(English::of).toList().toString()
                : "accepted";
    }

    @Test
    @Covers("FF-D3")
    void questionDuringAFire_comesBackFromItsText() {
        var asked = Scene.of(2)
                .with("stage", "event")
                .lands(1, "cleveland-forest(big ceanothus) parrot-park")
                .after("*: event santa-ana-winds");
        assertThat(Scene.moves(asked)).containsExactly("at empty-field-1", "at parrot-park");
        assertThat(FloraPositions.of(Scene.GAME).read(Scene.text(asked)).orThrow())
                .isEqualTo(asked);
    }

    @Test
    @Covers("FF-D2")
    void decisionsAreEnteredByCardsAndLands() {
        var position = Scene.of(2)
                .hand(1, "water 1 fire 1 time 1")
                .hand(2, "labor 1")
                .with("market", "pinnacles reservoir")
                .lands(1, "mount-diablo(big chamise)")
                .position();
        var view = Scene.GAME.view(position, Viewer.player(Seat.of(0)));
        var board = new FloraBoard();
        var picked = Selection.none().with("card", List.of("water", "fire")).with("land", "mount-diablo");
        var move = board.move(view, Seat.of(0), picked).orThrow();
        assertThat(FloraNotation.NOTATION.write(move)).isEqualTo("play water+fire mount-diablo");
        var offer = Selection.none().with("with", "P2").with("trade", List.of("give:coin", "give:coin", "get:labor"));
        assertThat(FloraNotation.NOTATION.write(
                        board.move(view, Seat.of(0), offer).orThrow()))
                .isEqualTo("offer P2 2 for labor");
        assertThat(board.move(view, Seat.of(0), Selection.none())).isInstanceOf(Reading.Bad.class);
        assertThat(board.draw(view, List.of(move), Ink.NONE, English::of))
                .contains("> mount-diablo", "BIG Chamise", "hand ?");
    }

    @Test
    @Covers("FF-D4")
    void anOfferCanBeDeclinedWithEachReason() {
        var offered = Scene.of(2).hand(1, "water 1").hand(2, "labor 1").after("P1: offer P2 water for labor");
        var seat = Seat.of(1);
        if (!(Scene.GAME.next(offered) instanceof Next.Together<FloraMove> together)) {
            throw new AssertionError("the partner answers");
        }
        var view = Scene.GAME.view(offered, Viewer.player(seat));
        var board = new FloraBoard();
        var declines = board.decision(view, seat, together.open().of(seat)).picks().stream()
                .flatMap(pick -> pick instanceof Pick.One one ? one.targets().stream() : Stream.empty())
                .filter(target -> target.says() instanceof FloraAsk.DeclineTarget)
                .toList();
        assertThat(declines)
                .extracting(Pick.Target::id)
                .containsExactly("decline", "decline too-little", "decline keeps-it", "decline not-with-you")
                .allSatisfy(
                        id -> assertThat(Scene.refusedBy(offered, "P2: " + id)).isEmpty());
        assertThat(board.move(view, seat, Selection.none().with("answer", "decline keeps-it"))
                        .orThrow())
                .isEqualTo(new FloraMove.Decline(Optional.of(FloraMove.Reason.KEEPS_IT)));
    }
}
