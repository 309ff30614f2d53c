package parterre.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.engine.table.Records.PEBBLES;
import static parterre.engine.table.Records.POSITIONS;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.BySeat;
import parterre.engine.Generator;
import parterre.engine.Lines;
import parterre.engine.Next;
import parterre.engine.Pebbles;
import parterre.engine.Pebbles.Act;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;

class RefereeTest {
    private static final Seat P1 = Seat.of(0);
    private static final Seat P2 = Seat.of(1);
    private static final Seat P3 = Seat.of(2);
    private static final Act RED = new Act.Hide("red");
    private static final Act BLUE = new Act.Hide("blue");
    private static final Act DARE = new Act.Dare();
    private static final Act PASS = new Act.Answer("pass");
    private static final Act CALL = new Act.Answer("call");

    private final Referee<Pebbles.State, Act, Pebbles.View> two =
            Referee.start(PEBBLES, Setup.standard(Records.INFO, 2));
    private final Referee<Pebbles.State, Act, Pebbles.View> three =
            Referee.start(PEBBLES, Setup.standard(Records.INFO, 3));

    private static void does(Optional<Refusal> refusal) {
        assertThat(refusal).isEmpty();
    }

    private static void refused(Optional<Refusal> refusal, String rule) {
        assertThat(refusal.map(Refusal::rule)).contains(rule);
    }

    /// Three seats; P1 has rolled 2 and dares the others.
    private void dared() {
        does(three.submit(P1, RED));
        does(three.submit(P2, BLUE));
        does(three.submit(P3, RED));
        does(three.chance(new Act.Roll(2)));
        does(three.submit(P1, DARE));
    }

    @Test
    void answersAreSealedUntilTheLastIsIn() {
        var before = two.position();
        var seen = two.view(Viewer.player(P1));
        does(two.submit(P2, BLUE));
        assertThat(two.position()).isSameAs(before);
        assertThat(two.steps()).isEmpty();
        assertThat(two.waitingFor()).containsExactly(P1);
        assertThat(two.next()).isEqualTo(PEBBLES.next(before));
        for (var viewer : List.of(Viewer.player(P1), Viewer.player(P2), Viewer.spectator(), Viewer.everyone())) {
            assertThat(two.lines(viewer)).isEmpty();
        }
        assertThat(two.view(Viewer.player(P1))).isEqualTo(seen);
        assertThat(two.record(BySeat.none(), Map.of()).entries()).isEmpty();
        does(two.submit(P1, RED));
        assertThat(two.steps()).containsExactly(new Step.Together<>(BySeat.inOrder(List.of(RED, BLUE))));
        assertThat(two.position().hidden()).containsExactly("red", "blue");
        assertThat(two.waitingFor()).isEmpty();
    }

    @Test
    void sealedAnswersOfOthersChangeNoSeatsView() {
        for (var sealed : List.of(RED, BLUE)) {
            var one = Referee.start(PEBBLES, Setup.standard(Records.INFO, 3));
            var other = Referee.start(PEBBLES, Setup.standard(Records.INFO, 3));
            does(other.submit(P2, sealed));
            for (var move : List.of(CALL, DARE, new Act.Roll(1))) {
                assertThat(other.submit(P1, move)).isPresent().isEqualTo(one.submit(P1, move));
                assertThat(other.submit(P3, move)).isPresent().isEqualTo(one.submit(P3, move));
            }
            assertThat(other.takeBack(P1)).isEqualTo(one.takeBack(P1));
            assertThat(other.chance(new Act.Roll(1))).isEqualTo(one.chance(new Act.Roll(1)));
            assertThat(other.moves(P1).orElseThrow().list())
                    .isEqualTo(one.moves(P1).orElseThrow().list());
        }
    }

    @Test
    void aSealedAnswerIsFinal() {
        does(two.submit(P2, BLUE));
        for (var again : List.of(RED, BLUE, CALL)) {
            refused(two.refusal(P2, again), "table/answered");
            refused(two.submit(P2, again), "table/answered");
        }
        assertThat(two.refusal(P1, BLUE)).as("judging takes nothing").isEmpty();
        assertThat(two.waitingFor()).containsExactly(P1);
        assertThat(two.moves(P2)).isEmpty();
        two.undoTo(0);
        refused(two.submit(P2, RED), "table/answered");
        does(two.submit(P1, BLUE));
        assertThat(two.position().hidden()).containsExactly("blue", "blue");
    }

    @Test
    void aWholeStepCannotBeTakenOverSealedAnswers() {
        var step = new Step.Together<>(BySeat.inOrder(List.of(RED, RED)));
        does(two.submit(P2, BLUE));
        refused(two.take(step), "table/answered");
        assertThat(two.waitingFor()).containsExactly(P1);
        refused(three.take(step), "table/missing-answer");
        does(three.take(new Step.Together<>(BySeat.inOrder(List.of(RED, RED, BLUE)))));
        refused(three.take(new Step.Turn<>(P1, DARE)), "table/wrong-seat");
    }

    @Test
    void onlyWhoIsWaitedForMayMove() {
        refused(two.submit(P3, RED), "table/no-such-seat");
        refused(two.submit(P1, DARE), "PB-7");
        does(two.submit(P1, RED));
        does(two.submit(P2, RED));
        refused(two.submit(P1, new Act.Take(1)), "table/wrong-seat");
        refused(two.submit(P1, new Act.Roll(1)), "table/chance");
        refused(two.chance(new Act.Roll(3)), "PB-2");
        refused(two.chance(DARE), "PB-2");
        does(two.chance(new Act.Roll(1)));
        refused(two.chance(new Act.Roll(1)), "table/not-chance");
        refused(two.submit(P2, new Act.Take(1)), "table/wrong-seat");
        refused(two.submit(P1, new Act.Take(2)), "PB-7");
        assertThat(two.steps()).hasSize(2);
        assertThat(two.waitingFor()).containsExactly(P1);
        assertThat(two.moves(P2)).isEmpty();
        does(two.submit(P1, new Act.Take(1)));
        assertThatThrownBy(() ->
                        Referee.start(PEBBLES, Setup.standard(Records.INFO, 2)).draw(Generator.of(1)))
                .hasMessage("the game waits for P1, P2, not for chance");
    }

    @Test
    void whenTheGameIsOverNobodyMoves() {
        var luck = Generator.of(5);
        while (two.result().isEmpty()) {
            Records.step(two, luck);
        }
        assertThat(two.waitingFor()).isEmpty();
        refused(two.submit(P1, DARE), "table/over");
        refused(two.chance(new Act.Roll(1)), "table/over");
        refused(two.takeBack(P1), "table/not-asker");
        assertThatThrownBy(() -> two.draw(luck)).hasMessage("the game waits for nobody, not for chance");
    }

    @Test
    void askersMayTakeBackAnUnansweredQuestion() {
        dared();
        does(three.submit(P3, CALL));
        refused(three.takeBack(P2), "table/not-asker");
        does(three.takeBack(P1));
        assertThat(three.steps().getLast())
                .isEqualTo(new Step.Together<>(BySeat.only(P2, PASS).with(P3, PASS)));
        refused(three.takeBack(P1), "table/not-asker");
    }

    @Test
    void linesAreWhatTheGameLetsAViewerRead() {
        dared();
        assertThat(three.lines(Viewer.player(P2)))
                .containsExactly("& P1: ? | P2: hide blue | P3: ?", "*: rolls 2", "P1: dare");
        assertThat(three.lines(Viewer.spectator(), 2)).containsExactly("P1: dare");
        assertThat(three.lines(Viewer.spectator(), 3)).isEmpty();
        assertThat(three.lines(Viewer.everyone()).getFirst()).doesNotContain(Lines.HIDDEN);
        assertThat(three.view(Viewer.player(P2)).seen().hidden()).containsExactly("?", "blue", "?");
    }

    @Test
    void undoForgetsStepsAndSealsButNoTableActs() {
        dared();
        three.table("P3 is away");
        does(three.submit(P2, CALL));
        var last = three.position();
        three.undoTo(3);
        assertThat(three.position()).isSameAs(last).isNotEqualTo(three.position(1));
        assertThat(three.waitingFor()).containsExactly(P3);
        three.undoTo(2);
        assertThat(three.steps()).hasSize(2);
        assertThat(three.waitingFor()).containsExactly(P1);
        assertThat(three.acts()).containsExactly(new Referee.Act(2, "P3 is away"));
        does(three.submit(P1, DARE));
        assertThat(three.position()).isEqualTo(last);
        assertThat(three.waitingFor()).containsExactly(P2, P3);
        three.undoTo(0);
        assertThat(three.position()).isEqualTo(PEBBLES.start(PEBBLES.setup(last)));
        assertThatThrownBy(() -> three.undoTo(1)).hasMessage("the game has steps 0 to 0, not 1");
        assertThatThrownBy(() -> three.undoTo(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aForkGoesItsOwnWay() {
        dared();
        does(three.submit(P2, CALL));
        var fork = three.fork(3);
        assertThat(fork.position()).isEqualTo(three.position());
        assertThat(fork.waitingFor()).containsExactly(P2, P3);
        does(fork.submit(P2, PASS));
        does(fork.submit(P3, PASS));
        assertThat(fork.steps()).hasSize(4);
        assertThat(three.steps()).hasSize(3);
        assertThat(three.waitingFor()).containsExactly(P3);
        var early = three.fork(1);
        assertThat(early.next()).isInstanceOf(Next.Chance.class);
        early.table("another table");
        assertThat(three.acts()).isEmpty();
    }

    @Test
    void aCopyKeepsSealedAnswersAndGoesItsOwnWay() {
        dared();
        does(three.submit(P2, CALL));
        var copy = three.copy();
        assertThat(copy.waitingFor()).containsExactly(P3);
        does(copy.submit(P3, PASS));
        copy.table("another table");
        assertThat(copy.steps()).hasSize(4);
        assertThat(three.steps()).hasSize(3);
        assertThat(three.waitingFor()).containsExactly(P3);
        assertThat(three.acts()).isEmpty();
    }

    @Test
    void aRecordIsResumedWhereItEnded() {
        for (long seed : Records.seeds(50)) {
            var whole = Records.random(seed);
            var luck = Generator.of(seed);
            var record = whole.upTo(luck.below(whole.steps() + 1));
            var referee = Referee.resume(PEBBLES, POSITIONS, record).orThrow();
            assertThat(referee.record(record.players(), record.notes()))
                    .as("seed " + seed)
                    .isEqualTo(record);
            while (referee.result().isEmpty()) {
                Records.step(referee, luck);
            }
            assertThat(referee.position(record.steps()))
                    .isEqualTo(Replay.of(PEBBLES, POSITIONS, record).orThrow().last());
        }
        assertThat(Records.problems(Referee.resume(
                        PEBBLES,
                        POSITIONS,
                        Records.FORM
                                .read(Records.with("2. *: rolls 5", "2. *: rolls 9"))
                                .orThrow())))
                .hasSize(1);
    }

    @Test
    void aGameFromAPositionKeepsItInItsRecord() {
        dared();
        three.undoTo(2);
        var referee = Referee.from(PEBBLES, POSITIONS, three.position());
        does(referee.submit(P1, new Act.Take(2)));
        var text = Records.FORM.write(referee.record(BySeat.none(), Map.of()));
        assertThat(text).contains("start: position\n  seats 3\n").contains("\n1. P1: take 2\n");
        var resumed = Referee.resume(PEBBLES, POSITIONS, Records.FORM.read(text).orThrow())
                .orThrow();
        assertThat(resumed.position()).isEqualTo(referee.position());
        assertThat(resumed.record(BySeat.none(), Map.of())).isEqualTo(referee.record(BySeat.none(), Map.of()));
        assertThat(resumed.fork(0).record(BySeat.none(), Map.of()).position()).isPresent();
    }

    @Test
    void aSetupThatTheGameRefusesIsNotStarted() {
        var setup = Setup.standard(Records.INFO, 2).with(Pebbles.LONG, true).with(Pebbles.SIDES, 9);
        assertThatThrownBy(() -> Referee.start(PEBBLES, setup)).hasMessageContaining("PB-1: A long game");
    }

    @Test
    void drawsOfChanceAreRecorded() {
        does(two.submit(P1, RED));
        does(two.submit(P2, RED));
        var drawn = two.draw(Generator.of(3));
        assertThat(two.steps().getLast()).isEqualTo(new Step.Chance<>(drawn));
        assertThat(two.position().die()).isEqualTo(((Act.Roll) drawn).pips());
    }

    @Test
    void anActOfTheTableIsOfOneLine() {
        assertThatThrownBy(() -> two.table("a\nb")).hasMessageContaining("on one line");
    }
}
