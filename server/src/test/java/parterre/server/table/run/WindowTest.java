package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.server.table.run.TableFixture.ADA;
import static parterre.server.table.run.TableFixture.BEN;
import static parterre.server.table.run.TableFixture.BOT;
import static parterre.server.table.run.TableFixture.EVE;
import static parterre.server.table.run.TableFixture.ME;
import static parterre.server.table.run.TableFixture.OPEN;

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
import parterre.engine.box.ReactionSeries;
import parterre.server.NewTables;
import parterre.server.people.Person;
import parterre.server.table.decide.Command;
import parterre.server.table.state.Preference;
import parterre.server.table.state.Windows;
import parterre.server.wire.ApiException;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.NewTable;
import parterre.server.wire.OpenDecision;
import parterre.server.wire.Present;
import parterre.server.wire.Snapshot;
import parterre.server.wire.StandingAnswer;
import parterre.server.wire.TableHead;
import parterre.testkit.conformance.ShedAsk;

/// Checks questions that several seats are asked out of turn: when they are asked, how long they stay open, and
/// that the timing reveals nothing.
class WindowTest {
    private static final ClockTerms NONE = new ClockTerms.None();
    private static final Duration LONGEST_DELAY = Duration.ofMillis(Windows.SHORTEST + Windows.SPREAD);
    private static final StandingAnswer ALL =
            new StandingAnswer(StandingAnswer.Asks.ALL, Optional.empty(), List.of(), List.of());

    @TempDir
    Path folder;

    private TableFixture fixture;

    @BeforeEach
    void open() {
        fixture = new TableFixture(folder, 4);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    /// Ada has laid a crow against Ben. Ben is asked whether to counter it, and so is Eve.
    private Snapshot threeAtAWindow(ClockTerms clock) {
        return atAWindow(() -> {
            var table = fixture.table("conformance", clock, ME, OPEN, OPEN);
            fixture.sit(table, BEN, 1);
            fixture.sit(table, EVE, 2);
            return table;
        });
    }

    /// Plays at such tables until Ada robs Ben, which nobody else does.
    private Snapshot atAWindow(Supplier<Snapshot> tables) {
        for (int i = 0; i < 20; i++) {
            var table = tables.get();
            // Where a bot robs, somebody else is asked: that table is left.
            for (int round = 0; round < 100 && isPlaying(table); round++) {
                fixture.until(() -> present(table, ADA).thinking().isEmpty());
                for (var person : List.of(ADA, BEN, EVE)) {
                    for (var seat : fixture.look(table, person).table().mine()) {
                        var asked = asked(table, person, seat);
                        if (asked.isPresent()) {
                            var move = choice(asked.get());
                            fixture.submit(
                                    table,
                                    person,
                                    new Command.Move(seat, asked.get().decision(), move));
                            if (move.startsWith("theft")) {
                                return fixture.look(table, ADA);
                            }
                        }
                    }
                }
            }
        }
        throw new AssertionError("Ada has drawn no crow; take another seed");
    }

    private boolean isPlaying(Snapshot table) {
        return fixture.look(table, ADA).table().phase() == TableHead.Phase.PLAYING;
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

    private Optional<OpenDecision> asked(Snapshot table, Person person, Seat seat) {
        return fixture.host
                .look(table.table().id(), person, Optional.of(seat))
                .present()
                .asked();
    }

    private boolean answer(Snapshot table, Person person, String move) {
        var asked = fixture.look(table, person).present().asked().orElseThrow();
        return fixture.submit(table, person, new Command.Move(asked.seat(), asked.decision(), move))
                .sealed();
    }

    private Present present(Snapshot table, Person person) {
        return fixture.look(table, person).present();
    }

    private void wants(Snapshot table, Person person, Seat seat, StandingAnswer answer) {
        fixture.submit(table, person, new Command.Stand(seat, answer));
    }

    private int step(Snapshot table) {
        return fixture.look(table, ADA).frame().step();
    }

    @Test
    void aWindowStaysOpenForAtLeastASecond() {
        var table = threeAtAWindow(NONE);
        wants(table, EVE, Seat.of(2), ALL);
        assertThat(answer(table, EVE, "pass")).isTrue();
        assertThat(answer(table, BEN, "pass")).as("the last answer waits, too").isTrue();
        assertThat(step(table)).isEqualTo(table.frame().step());
        assertThat(present(table, BEN).asked()).isEmpty();
        assertThat(present(table, BEN).answered()).contains("pass");
        assertThat(fixture.host.waiting(BEN)).doesNotContain(table.table().id());
        fixture.restart();
        assertThat(present(table, BEN).answered()).contains("pass");
        assertThat(step(table)).isEqualTo(table.frame().step());
        fixture.clock.forward(Duration.ofMillis(Windows.SHORTEST));
        fixture.until(() -> step(table) > table.frame().step());
    }

    @Test
    void aLateAnswerClosesTheWindowAtOnce() {
        var table = threeAtAWindow(NONE);
        fixture.clock.forward(LONGEST_DELAY);
        wants(table, EVE, Seat.of(2), ALL);
        answer(table, EVE, "pass");
        assertThat(answer(table, BEN, "pass")).isFalse();
        assertThat(step(table)).isGreaterThan(table.frame().step());
    }

    @Test
    void botsAnswerAfterADelayThatWasDrawnBefore() {
        var table = atAWindow(() -> {
            var made = fixture.table("conformance", NONE, ME, OPEN, BOT);
            fixture.sit(made, BEN, 1);
            return made;
        });
        int before = step(table);
        answer(table, BEN, "pass");
        fixture.until(() -> fixture.host.thoughtsWaiting() == 0);
        fixture.clock.forward(Duration.ofMillis(Windows.SHORTEST - 1));
        assertThat(step(table)).isEqualTo(before);
        fixture.clock.forward(LONGEST_DELAY);
        fixture.until(() -> step(table) > before);
    }

    @Test
    void unpressedSeat_passesUnaskedUnlessItWantsOtherwise() {
        var table = threeAtAWindow(NONE);
        var heard = new RecordingSink();
        fixture.host.follow(table.table().id(), ADA, Optional.empty(), OptionalLong.empty(), heard);
        var before = heard.events();
        assertThat(present(table, BEN).window().orElseThrow().presses()).isTrue();
        assertThat(present(table, BEN).standing()).contains(StandingAnswer.usual());
        assertThat(present(table, EVE).asked()).isEmpty();
        assertThat(present(table, EVE).answered()).contains("pass");
        wants(table, EVE, Seat.of(2), ALL);
        assertThat(present(table, EVE).asked()).isPresent();
        var prompt = present(table, EVE).window().orElseThrow();
        wants(
                table,
                EVE,
                Seat.of(2),
                new StandingAnswer(StandingAnswer.Asks.ALL, Optional.of(prompt.turn()), List.of(), List.of()));
        assertThat(present(table, EVE).asked()).as("not again this turn").isEmpty();
        wants(table, EVE, Seat.of(2), ALL);
        wants(
                table,
                BEN,
                Seat.of(1),
                new StandingAnswer(StandingAnswer.Asks.ALL, Optional.empty(), prompt.topics(), List.of()));
        assertThat(present(table, BEN).asked()).as("never for this card").isEmpty();
        fixture.restart();
        assertThat(present(table, BEN).asked()).as("kept by the server").isEmpty();
        assertThat(present(table, EVE).asked()).isPresent();
        assertThat(heard.events()).as("nobody else notices").isEqualTo(before);
        assertThatThrownBy(() -> wants(table, BEN, Seat.of(2), ALL))
                .isInstanceOf(ApiException.class)
                .hasMessageContaining("not-yours");
    }

    /// Ben and a friend share a device. The question presses Ben, so both are asked, in public.
    @Test
    void sharersOfADeviceAreAskedInPublicTogether() {
        var table = shared();
        var question = present(table, BEN).shared().orElseThrow();
        assertThat(question.asks()).isInstanceOf(ShedAsk.AnybodyCounters.class);
        assertThat(question.seats()).containsExactly(Seat.of(1), Seat.of(2));
        assertThat(present(table, BEN).asked()).as("no cards are shown").isEmpty();
        assertThat(present(table, ADA).shared()).isEmpty();
        assertThat(fixture.host
                        .look(table.table().id(), BEN, Optional.of(Seat.of(1)))
                        .present()
                        .shared())
                .as("who looks from a seat is asked there")
                .isEmpty();

        answerAs(table, Seat.of(2));
        assertThat(present(table, BEN).shared().orElseThrow().seats()).containsExactly(Seat.of(1));
        fixture.restart();
        assertThat(present(table, BEN).shared().orElseThrow().seats()).containsExactly(Seat.of(1));
        fixture.clock.forward(LONGEST_DELAY);
        fixture.submit(table, BEN, new Command.PassAll(present(table, BEN).decision()));
        assertThat(step(table)).isGreaterThan(table.frame().step());
    }

    @Test
    void nobodyAnswersForAllWhoShareADevice() {
        var table = shared();
        var decision = present(table, BEN).decision();
        assertThatThrownBy(() -> fixture.submit(table, BEN, new Command.PassAll(decision - 1)))
                .isInstanceOf(ApiException.class)
                .hasMessageContaining("stale");
        fixture.submit(table, BEN, new Command.PassAll(decision));
        assertThat(present(table, BEN).shared()).isEmpty();
        assertThat(step(table))
                .as("not before a second is over")
                .isEqualTo(table.frame().step());
        fixture.clock.forward(LONGEST_DELAY);
        fixture.until(() -> step(table) > table.frame().step());
        assertThat(fixture.look(table, ADA).lines().get(table.frame().step())).contains("pass");
        assertThatThrownBy(() -> fixture.submit(
                        table, ADA, new Command.PassAll(present(table, ADA).decision())))
                .isInstanceOf(ApiException.class)
                .hasMessageContaining("not-now");
    }

    private Snapshot shared() {
        return atAWindow(() -> {
            var made = fixture.table("conformance", NONE, ME, OPEN, OPEN);
            fixture.sit(made, BEN, 1);
            fixture.sit(made, BEN, 2);
            return made;
        });
    }

    private void answerAs(Snapshot table, Seat seat) {
        var asked = asked(table, BEN, seat).orElseThrow();
        fixture.submit(table, BEN, new Command.Move(seat, asked.decision(), "pass"));
    }

    /// A fire reaches two more plants of Ada's after the one for which the Fire Station asks.
    private static final String FIRE = """
            seats: 2
            stage: asking / question station / seat P1 / cause sweep / where both / seats P2 / row P1 / slot 3 / plant big sagebrush / icons fire / line 1
            turns: 4, first P1
            event: arson
            market: chino-hills parrot-park carrizo-plain
            P1: coins 3, hand water 2 time 1, lands headquarters-1 empty-field-1(fire-station) point-lobos(big sagebrush) mission-trails(big sagebrush) laguna-coast(small sagebrush)
            P2: coins 6, hand time 1, lands headquarters-3 empty-field-3
            """;

    private Snapshot inAFire() {
        return fixture.host.create(
                ADA, NewTables.from(NewTables.table("fire-and-flora", ME, BOT), new NewTable.Start.Position(FIRE)));
    }

    private void settles(Snapshot table, String answer) {
        var series = present(table, ADA).series().orElseThrow();
        assertThat(series.stances()).extracting(ReactionSeries.Stance::answer).containsExactly("save", "leave");
        var throughout = new StandingAnswer.Throughout(series.id(), answer);
        wants(
                table,
                ADA,
                Seat.of(0),
                new StandingAnswer(StandingAnswer.Asks.ALL, Optional.empty(), List.of(), List.of(throughout)));
    }

    @Test
    void aFireStationsChoiceMayHoldForTheFire() {
        for (var settled : List.of(List.of("save", "save", "leave"), List.of("leave", "leave", "leave"))) {
            var table = inAFire();
            settles(table, settled.getFirst());
            fixture.until(() -> fixture.look(table, ADA).lines().stream()
                            .filter(line -> line.matches("P1: (save|leave).*"))
                            .count()
                    == settled.size());
            assertThat(fixture.look(table, ADA).lines().subList(0, settled.size()))
                    .as("Water saves as long as there is some")
                    .zipSatisfy(settled, (line, word) -> assertThat(line).startsWith("P1: " + word));
        }
    }

    /// The settled answer holds for that fire only.
    @Test
    void anotherFireAsksAnew() {
        var table = inAFire();
        wants(
                table,
                ADA,
                Seat.of(0),
                new StandingAnswer(
                        StandingAnswer.Asks.ALL,
                        Optional.empty(),
                        List.of(),
                        List.of(new StandingAnswer.Throughout("another fire", "save"))));
        fixture.clock.forward(LONGEST_DELAY);
        assertThat(step(table)).isZero();
        assertThat(present(table, ADA).asked()).isPresent();
    }

    @Test
    void aWindowThatNobodyWantsClosesByItself() {
        var table = threeAtAWindow(NONE);
        answer(table, BEN, "pass");
        assertThat(step(table)).isEqualTo(table.frame().step());
        fixture.clock.forward(LONGEST_DELAY);
        fixture.until(() -> step(table) > table.frame().step());
    }

    @Test
    void quickAnswer_timeCanBeExtended_thenTheDefaultStands() {
        var table = threeAtAWindow(new ClockTerms.Live(60, 0, 20));
        var decision = present(table, BEN).decision();
        assertThat(present(table, BEN).moreTime()).isTrue();
        assertThat(present(table, ADA).moreTime()).isFalse();
        assertThat(left(table, BEN, 1)).isEqualTo(Duration.ofSeconds(20));
        for (int times = 2; times <= 1 + Preference.MOST_EXTENSIONS; times++) {
            fixture.submit(table, BEN, new Command.Extend(Seat.of(1), decision));
            assertThat(left(table, BEN, 1)).isEqualTo(Duration.ofSeconds(20L * times));
        }
        assertThat(present(table, BEN).moreTime()).isFalse();
        assertThatThrownBy(() -> fixture.submit(table, BEN, new Command.Extend(Seat.of(1), decision)))
                .isInstanceOf(ApiException.class)
                .hasMessageContaining("not-now");
        fixture.restart();
        assertThat(left(table, BEN, 1)).isEqualTo(Duration.ofSeconds(80));
        fixture.clock.forward(Duration.ofSeconds(79));
        assertThat(step(table)).isEqualTo(table.frame().step());
        fixture.clock.forward(Duration.ofSeconds(2));
        fixture.until(() -> step(table) > table.frame().step());
        assertThat(fixture.look(table, BEN).table().seats().get(1).standIn()).isEmpty();
    }

    @Test
    void overDaysAQuickAnswerHasHalfADay() {
        var table = threeAtAWindow(new ClockTerms.Days(3, 7));
        assertThat(left(table, BEN, 1)).isEqualTo(Duration.ofHours(12));
        assertThatThrownBy(() -> fixture.submit(
                        table,
                        BEN,
                        new Command.Extend(Seat.of(1), present(table, BEN).decision())))
                .isInstanceOf(ApiException.class)
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
