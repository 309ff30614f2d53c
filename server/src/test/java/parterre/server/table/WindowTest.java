package parterre.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.server.table.Hall.ADA;
import static parterre.server.table.Hall.BEN;
import static parterre.server.table.Hall.BOT;
import static parterre.server.table.Hall.EVE;
import static parterre.server.table.Hall.ME;
import static parterre.server.table.Hall.OPEN;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.OpenDecision;
import parterre.server.wire.Present;
import parterre.server.wire.Snapshot;
import parterre.server.wire.StandingAnswer;
import parterre.server.wire.TableHead;
import parterre.server.wire.Trouble;

/// Questions that several are asked out of turn: when they are put, how long they stay open, and that nobody learns
/// anything from that.
class WindowTest {
    private static final ClockTerms NONE = new ClockTerms.None();
    private static final Duration LONGEST_DELAY = Duration.ofMillis(Windows.SHORTEST + Windows.SPREAD);
    private static final StandingAnswer ALL = new StandingAnswer(StandingAnswer.Asks.ALL, Optional.empty(), List.of());

    @TempDir
    Path folder;

    private Hall hall;

    @BeforeEach
    void open() {
        hall = new Hall(folder, 4);
    }

    @AfterEach
    void close() {
        hall.close();
    }

    /// Ada has laid a crow against Ben: he is asked whether he counters it, and so is Eve.
    private Snapshot threeAtAWindow(ClockTerms clock) {
        return atAWindow(() -> {
            var table = hall.table("conformance", clock, ME, OPEN, OPEN);
            hall.sit(table, BEN, 1);
            hall.sit(table, EVE, 2);
            return table;
        });
    }

    /// Plays at such tables until Ada robs Ben, which nobody else does.
    private Snapshot atAWindow(Supplier<Snapshot> tables) {
        for (int i = 0; i < 20; i++) {
            var table = tables.get();
            // Where a bot robs, somebody else is asked: that table is left.
            for (int round = 0; round < 100 && isPlaying(table); round++) {
                for (var person : List.of(ADA, BEN, EVE)) {
                    var asked = present(table, person).asked();
                    if (asked.isPresent()) {
                        var move = choice(asked.get());
                        answer(table, person, move);
                        if (move.startsWith("theft")) {
                            return hall.look(table, ADA);
                        }
                    }
                }
            }
        }
        throw new AssertionError("Ada has drawn no crow; take another seed");
    }

    private boolean isPlaying(Snapshot table) {
        return hall.look(table, ADA).table().phase() == TableHead.Phase.PLAYING;
    }

    private static String choice(OpenDecision asked) {
        var moves = asked.moves().stream().map(OpenDecision.ListedMove::text).toList();
        return moves.stream()
                .filter(move -> asked.seat().equals(Seat.of(0)) && move.startsWith("theft P2"))
                .findFirst()
                .or(() -> moves.stream()
                        .filter(move -> !move.startsWith("theft") && !move.startsWith("offer"))
                        .findFirst())
                .orElse(moves.getFirst());
    }

    private boolean answer(Snapshot table, Person person, String move) {
        var asked = hall.look(table, person).present().asked().orElseThrow();
        return hall.submit(table, person, new Command.Move(asked.seat(), asked.decision(), move))
                .sealed();
    }

    private Present present(Snapshot table, Person person) {
        return hall.look(table, person).present();
    }

    private void wants(Snapshot table, Person person, Seat seat, StandingAnswer answer) {
        hall.submit(table, person, new Command.Stand(seat, answer));
    }

    private int step(Snapshot table) {
        return hall.look(table, ADA).frame().step();
    }

    @Test
    void aWindowStaysOpenForASecondHoweverFastTheAnswersCome() {
        var table = threeAtAWindow(NONE);
        wants(table, EVE, Seat.of(2), ALL);
        assertThat(answer(table, EVE, "pass")).isTrue();
        assertThat(answer(table, BEN, "pass")).as("the last answer waits, too").isTrue();
        assertThat(step(table)).isEqualTo(table.frame().step());
        assertThat(present(table, BEN).asked()).isEmpty();
        assertThat(present(table, BEN).answered()).contains("pass");
        assertThat(hall.host.waiting(BEN)).doesNotContain(table.table().id());
        hall.restart();
        assertThat(present(table, BEN).answered()).contains("pass");
        assertThat(step(table)).isEqualTo(table.frame().step());
        hall.clock.forward(Duration.ofMillis(Windows.SHORTEST));
        hall.until(() -> step(table) > table.frame().step());
    }

    @Test
    void whoAnswersLateClosesItAtOnce() {
        var table = threeAtAWindow(NONE);
        hall.clock.forward(LONGEST_DELAY);
        wants(table, EVE, Seat.of(2), ALL);
        answer(table, EVE, "pass");
        assertThat(answer(table, BEN, "pass")).isFalse();
        assertThat(step(table)).isGreaterThan(table.frame().step());
    }

    @Test
    void botsAnswerAfterADelayThatWasDrawnBefore() {
        var table = atAWindow(() -> {
            var made = hall.table("conformance", NONE, ME, OPEN, BOT);
            hall.sit(made, BEN, 1);
            return made;
        });
        int before = step(table);
        answer(table, BEN, "pass");
        hall.until(() -> hall.host.thoughtsWaiting() == 0);
        hall.clock.forward(Duration.ofMillis(Windows.SHORTEST - 1));
        assertThat(step(table)).isEqualTo(before);
        hall.clock.forward(LONGEST_DELAY);
        hall.until(() -> step(table) > before);
    }

    @Test
    void whoIsNotPressedPassesUnaskedUnlessHeWantsOtherwise() {
        var table = threeAtAWindow(NONE);
        var heard = new Heard();
        hall.host.follow(table.table().id(), ADA, Optional.empty(), OptionalLong.empty(), heard);
        var before = heard.events();
        assertThat(present(table, BEN).window().orElseThrow().prompt().presses())
                .isTrue();
        assertThat(present(table, BEN).standing()).contains(StandingAnswer.usual());
        assertThat(present(table, EVE).asked()).isEmpty();
        assertThat(present(table, EVE).answered()).contains("pass");
        wants(table, EVE, Seat.of(2), ALL);
        assertThat(present(table, EVE).asked()).isPresent();
        var prompt = present(table, EVE).window().orElseThrow().prompt();
        wants(
                table,
                EVE,
                Seat.of(2),
                new StandingAnswer(StandingAnswer.Asks.ALL, Optional.of(prompt.turn()), List.of()));
        assertThat(present(table, EVE).asked()).as("not again this turn").isEmpty();
        wants(table, EVE, Seat.of(2), ALL);
        wants(
                table,
                BEN,
                Seat.of(1),
                new StandingAnswer(StandingAnswer.Asks.ALL, Optional.empty(), List.of(prompt.about())));
        assertThat(present(table, BEN).asked()).as("never for this card").isEmpty();
        hall.restart();
        assertThat(present(table, BEN).asked()).as("kept by the server").isEmpty();
        assertThat(present(table, EVE).asked()).isPresent();
        assertThat(heard.events()).as("nobody else notices").isEqualTo(before);
        assertThatThrownBy(() -> wants(table, BEN, Seat.of(2), ALL))
                .isInstanceOf(Trouble.class)
                .hasMessageContaining("not-yours");
    }

    @Test
    void aWindowClosesByItselfWhereNobodyWantsToBeAsked() {
        var table = threeAtAWindow(NONE);
        answer(table, BEN, "pass");
        assertThat(step(table)).isEqualTo(table.frame().step());
        hall.clock.forward(LONGEST_DELAY);
        hall.until(() -> step(table) > table.frame().step());
    }

    @Test
    void moreTimeCanBeTakenForAQuickAnswerAndThenTheDefaultStands() {
        var table = threeAtAWindow(new ClockTerms.Live(60, 0, 20));
        var decision = present(table, BEN).decision();
        assertThat(left(table, BEN, 1)).isEqualTo(Duration.ofSeconds(20));
        for (int times = 2; times <= 1 + Standings.MOST_EXTENSIONS; times++) {
            hall.submit(table, BEN, new Command.Extend(Seat.of(1), decision));
            assertThat(left(table, BEN, 1)).isEqualTo(Duration.ofSeconds(20L * times));
        }
        assertThat(present(table, BEN).window().orElseThrow().moreTime()).isFalse();
        assertThatThrownBy(() -> hall.submit(table, BEN, new Command.Extend(Seat.of(1), decision)))
                .isInstanceOf(Trouble.class)
                .hasMessageContaining("not-now");
        hall.restart();
        assertThat(left(table, BEN, 1)).isEqualTo(Duration.ofSeconds(80));
        hall.clock.forward(Duration.ofSeconds(79));
        assertThat(step(table)).isEqualTo(table.frame().step());
        hall.clock.forward(Duration.ofSeconds(2));
        hall.until(() -> step(table) > table.frame().step());
        assertThat(hall.look(table, BEN).table().seats().get(1).standIn()).isEmpty();
    }

    @Test
    void overDaysAQuickAnswerHasHalfADay() {
        var table = threeAtAWindow(new ClockTerms.Days(3, 7));
        assertThat(left(table, BEN, 1)).isEqualTo(Duration.ofHours(12));
        assertThatThrownBy(() -> hall.submit(
                        table,
                        BEN,
                        new Command.Extend(Seat.of(1), present(table, BEN).decision())))
                .isInstanceOf(Trouble.class)
                .hasMessageContaining("not-now");
    }

    private Duration left(Snapshot table, Person person, int seat) {
        return present(table, person).clocks().stream()
                .filter(clock -> clock.seat().equals(Seat.of(seat)))
                .map(clock -> Duration.ofMillis(clock.remainingMillis()))
                .findFirst()
                .orElseThrow();
    }
}
