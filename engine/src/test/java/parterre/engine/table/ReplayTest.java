package parterre.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.engine.table.Records.FORM;
import static parterre.engine.table.Records.PEBBLES;
import static parterre.engine.table.Records.POSITIONS;
import static parterre.engine.table.Records.WHOLE;
import static parterre.engine.table.Records.problems;
import static parterre.engine.table.Records.replay;
import static parterre.engine.table.Records.with;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.BySeat;
import parterre.engine.Generator;
import parterre.engine.Pebbles;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;

class ReplayTest {
    @Test
    void aRecordReplaysStepByStep() {
        var replay = replay(WHOLE).orThrow();
        assertThat(replay.steps()).hasSize(11);
        assertThat(replay.position(0)).isEqualTo(PEBBLES.start(replay.record().setup()));
        assertThat(replay.position(3).score()).containsExactly(5, 0);
        assertThat(replay.last().score()).containsExactly(7, 2);
        assertThat(replay.position(11)).isEqualTo(replay.last());
        assertThat(replay.steps().get(4)).isEqualTo(new Step.Turn<>(Seat.of(1), new Pebbles.Act.Dare()));
        assertThat(replay.result()).isEqualTo(replay.record().result());
    }

    @Test
    void randomGamesReplayToThePositionsTheyWentThrough() {
        for (long seed : Records.seeds(200)) {
            var luck = Generator.of(seed);
            var referee = Referee.start(PEBBLES, Setup.standard(Records.INFO, 2 + luck.below(2)));
            int steps = luck.below(30);
            while (referee.steps().size() < steps && referee.result().isEmpty()) {
                Records.step(referee, luck);
            }
            var text = FORM.write(referee.record(BySeat.none(), Map.of()));
            var replay = replay(text).orThrow();
            assertThat(replay.steps()).as("seed " + seed).isEqualTo(referee.steps());
            for (int i = 0; i <= referee.steps().size(); i++) {
                assertThat(replay.position(i))
                        .as("seed " + seed + ", step " + i)
                        .isEqualTo(referee.position(i));
            }
            assertThat(replay.result()).isEqualTo(referee.result());
        }
    }

    @Test
    void anUnfinishedRecordReplaysToItsLastPosition() {
        var record = FORM.read(WHOLE).orThrow();
        var whole = replay(WHOLE).orThrow();
        for (int steps = 0; steps <= 11; steps++) {
            var fork = Replay.of(PEBBLES, POSITIONS, record.upTo(steps)).orThrow();
            assertThat(fork.last()).isEqualTo(whole.position(steps));
            assertThat(fork.result().isPresent()).isEqualTo(steps == 11);
        }
        assertThat(replay(with("result: P1 1 8; P2 2 2; all rounds played", ""))
                        .orThrow()
                        .result())
                .isPresent();
    }

    @Test
    void anIllegalMoveIsReportedWithLineRuleAndReason() {
        told(
                with("3. P1: take 5", "3. P1: take 6"),
                "line 16: '3. P1: take 6' is against PB-7; That cannot be done here; do what is listed");
        told(with("2. *: rolls 5", "2. *: rolls 7"), "line 15: '2. *: rolls 7' is against PB-2; The die shows 1 to 6");
        told(with("2. *: rolls 5", "2. *: take 5"), "line 15: '2. *: take 5' is against PB-2; The die shows 1 to 6");
        told(
                with("3. P1: take 5", "3. P1: rolls 5"),
                "line 16: '3. P1: rolls 5' is against table/chance; Deals, draws and dice are moves of chance; no player can make them");
        told(
                with("3. P1: take 5", "3. P1: take five"),
                "line 16: '3. P1: take five' cannot be read: 'take five' is no act; write 'take 1', 'dare', 'pass' or 'hide red'");
    }

    @Test
    void hiddenStep_isNotTheWritersFault() {
        told(
                with("3. P1: take 5", "3. P1: take ?"),
                "line 16: '3. P1: take ?' hides what its reader did not know yet; open the record when that game is over, or go on from its replay");
    }

    @Test
    void onlyAwaitedSeatsMove() {
        told(
                with("3. P1: take 5", "3. P2: take 5"),
                "line 16: '3. P2: take 5' is against table/wrong-seat; It is not for P2 to move; the game waits for P1");
        told(
                with("2. *: rolls 5", "2. P1: take 1"),
                "line 15: '2. P1: take 1' is against table/wrong-seat; It is not for P1 to move; the game waits for chance");
        told(
                with("3. P1: take 5", "3. *: rolls 5"),
                "line 16: '3. *: rolls 5' is against table/not-chance; Nothing is drawn or rolled here; the game waits for P1");
        told(
                with("3. P1: take 5", "3. & P1: take 5"),
                "line 16: '3. & P1: take 5' is against table/not-together; Seats do not answer together here; the game waits for P1");
        told(with("2. *: rolls 5", "2. & P1: pass | P2: pass"), "is against table/not-together");
        told(with("6. & P1: call", "6. *: rolls 1"), "line 19: '6. *: rolls 1' is against table/not-chance");
        told(
                with("6. & P1: call", "6. P1: call"),
                "line 19: '6. P1: call' is against table/together; P1 does not move alone here; P1 answer together, which a record tells on one line that begins with '&'");
        told(
                with("6. & P1: call", "6. & P1: call | P2: call"),
                "line 19: '6. & P1: call | P2: call' is against table/wrong-seat; It is not for P2 to move; the game waits for P1");
        told(
                with("1. & P1: hide red | P2: hide blue", "1. & P2: hide blue"),
                "line 14: '1. & P2: hide blue' is against table/missing-answer; The answer of P1 is missing; P1 and P2 answer here");
        told(
                with("1. & P1: hide red | P2: hide blue", "1. & P1: hide red | P2: call"),
                "line 14: '1. & P1: hide red | P2: call' is against PB-7; P2: That cannot be done here; do what is listed");
        told(
                with("11. P2: take 3", "11. P2: take 3\n12. *: rolls 1"),
                "line 26: '12. *: rolls 1' is against table/over; The game is over");
    }

    @Test
    void theResultMustBeWhatTheMovesLeadTo() {
        told(
                WHOLE.replace("P2 2 2", "P2 2 3"),
                "line 27: 'result: P1 1 8; P2 2 3; all rounds played' is not what the moves lead to;"
                        + " write 'result: P1 1 8; P2 2 2; all rounds played'");
        told(
                with("11. P2: take 3", ""),
                "line 26: 'result: P1 1 8; P2 2 2; all rounds played' stands in a record whose moves do not end the game,"
                        + " which waits for P2; add the missing steps, or leave the result out");
    }

    @Test
    void optionsMustGoTogether() {
        told(
                with("option sides: 6", "option sides: 9\noption long: on"),
                "line 12: 'seats: 2, option cards, option long, option sides' is against PB-1; A long game cannot have nine sides; choose fewer");
    }

    @Test
    void aRecordOfAnotherGameOrEditionIsRefused() {
        var setup = Setup.standard(Records.INFO, 2);
        var other =
                new GameRecord("chess", setup, BySeat.none(), Map.of(), Optional.empty(), List.of(), Optional.empty());
        assertThat(problems(Replay.of(PEBBLES, POSITIONS, other)))
                .containsExactly("'game: chess' is another game; replay it by the rules of chess");
        var old = GameRecord.blank(Records.INFO, new Setup(1, 2, setup.chosen()));
        assertThat(problems(Replay.of(PEBBLES, POSITIONS, old)))
                .containsExactly("'edition 1' is not known here; editions 2 to 3 are");
    }

    @Test
    void aRecordCanBeginFromAPosition() {
        var start = "start: position\n  seats 2\n  hidden red blue\n\n  score 3 4\n  turn 3\n  die 2";
        var header = "parterre-record: 1\ngame: pebbles\nedition: 3\nseats: 2\n";
        assertThat(replay(header + start + "\n\n1. P2: take 2\n")
                        .orThrow()
                        .last()
                        .score())
                .containsExactly(3, 6);
        told(header + start.replace("turn 3", "turn x") + "\n", "line 5: 'turn=x' is not a whole number");
        told(header + start.replace("die 2", "die") + "\n", "line 11: 'die' says nothing; add a word");
        told(
                header
                        + start.replace("seats 2", "seats 3")
                                .replace("3 4", "3 4 5")
                                .replace("red blue", "red red blue")
                        + "\n",
                "line 5: 'start: position' has other seats, another edition or other options than the record’s header;"
                        + " write the same in both");
        told(header + start + "\n\n1. P1: take 2\n", "line 13: '1. P1: take 2' is against table/wrong-seat");
    }

    private static void told(String text, String problem) {
        assertThat(problems(replay(text))).hasSize(1).first().asString().contains(problem);
    }
}
