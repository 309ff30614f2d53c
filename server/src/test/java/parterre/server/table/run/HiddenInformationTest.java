package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.server.table.run.TableFixture.ADA;
import static parterre.server.table.run.TableFixture.BEN;
import static parterre.server.table.run.TableFixture.EVE;
import static parterre.server.table.run.TableFixture.ME;
import static parterre.server.table.run.TableFixture.OPEN;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.walk.Playout;
import parterre.server.people.Person;
import parterre.server.table.decide.Command;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.stored.EventCodec;
import parterre.server.wire.ApiException;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.Json;
import parterre.server.wire.Snapshot;

/// Nothing secret leaves a table: games with secrets, played through the host as people play them.
class HiddenInformationTest {
    private static final ClockTerms NONE = new ClockTerms.None();

    @TempDir
    Path folder;

    private TableFixture fixture;

    @BeforeEach
    void open() {
        fixture = new TableFixture(folder, 3);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    private static List<String> games() {
        return Boxes.all().stream().map(box -> box.game().info().slug()).toList();
    }

    private static List<String> secretive() {
        var secretive = new ArrayList<String>();
        for (var box : Boxes.all()) {
            if (hides(box)) {
                secretive.add(box.game().info().slug());
            }
        }
        return secretive;
    }

    private static boolean hides(GameBox<?, ?, ?> box) {
        return new HiddenInformation().any(box.game());
    }

    @Test
    void whetherAGameHidesAnythingIsFoundOut() {
        assertThat(games()).contains("gardens-of-mars");
        assertThat(secretive()).isNotEmpty().doesNotContain("gardens-of-mars");
    }

    /// In every position of a game, what a viewer is sent is made of their view alone. Two positions that look the
    /// same to them give the same bytes.
    @Test
    void sentDataDependsOnTheViewersViewAlone() {
        for (var box : Boxes.all()) {
            sameBytes(box);
        }
    }

    private static <S, M extends Move, V> void sameBytes(GameBox<S, M, V> box) {
        var game = box.game();
        var setup = parterre.engine.Setup.standard(game.info(), game.info().leastSeats());
        for (long seed = 0; seed < 3; seed++) {
            Luck luck = Generator.of(seed);
            var state = game.start(setup);
            for (int step = 0; step < 60; step++) {
                for (var seat : Seat.first(setup.seats())) {
                    var viewer = Viewer.player(seat);
                    var world = game.imagine(game.view(state, viewer), luck);
                    assertThat(Json.write(game.view(world, viewer)))
                            .as("%s, seed %s, step %s, %s", game.info().slug(), seed, step, seat)
                            .isEqualTo(Json.write(game.view(state, viewer)));
                }
                var next = Playout.step(game, state, luck);
                if (next.isEmpty()) {
                    break;
                }
                state = game.play(state, next.get());
            }
        }
    }

    @Test
    void severalSeats_showNoHandBeforeANameIsChosen() {
        for (var game : secretive()) {
            var table = fixture.table(game, NONE, seats(game));
            var covered = fixture.look(table, ADA);
            assertThat(covered.present().viewer()).as(game).isEqualTo("spectator");
            assertThat(covered.present().asked()).isEmpty();
            var asP1 = fixture.host.look(table.table().id(), ADA, Optional.of(Seat.of(0)));
            assertThat(asP1.present().viewer()).isEqualTo("P1");
            assertThatThrownBy(() -> fixture.host.look(table.table().id(), BEN, Optional.of(Seat.of(0))))
                    .isInstanceOf(ApiException.class)
                    .hasMessageContaining("not-yours");
        }
    }

    private static parterre.server.wire.NewTable.NewSeat[] seats(String game) {
        int least = Boxes.named(game).orElseThrow().game().info().leastSeats();
        var seats = new parterre.server.wire.NewTable.NewSeat[Math.max(2, least)];
        java.util.Arrays.fill(seats, ME);
        return seats;
    }

    /// While answers are sealed, the streams of the others and of spectators stay silent, whatever the answers are.
    /// A restart keeps the answers.
    @Test
    void aSealedAnswerTellsNobodyAnything() {
        for (var game : secretive()) {
            if (!asksTogether(Boxes.named(game).orElseThrow(), 2)) {
                continue;
            }
            var table = fixture.table(game, NONE, ME, OPEN);
            fixture.sit(table, BEN, 1);
            untilTogether(table);
            var spectator = new RecordingSink();
            fixture.host.follow(table.table().id(), EVE, Optional.empty(), OptionalLong.empty(), spectator);
            var ben = new RecordingSink();
            fixture.host.follow(table.table().id(), BEN, Optional.empty(), OptionalLong.empty(), ben);
            var heard = List.of(spectator.events(), ben.events());
            var lists = fixture.store.open("playing", parterre.server.store.TableStore.Flag.WATCHED, 0, 9);
            fixture.clock.forward(java.time.Duration.ofSeconds(5));
            var before = fixture.look(table, EVE);
            var other = fixture.look(table, BEN);
            var asked = fixture.look(table, ADA).present().asked().orElseThrow();
            var move = new Command.Move(
                    asked.seat(), asked.decision(), asked.moves().getLast().text());
            assertThat(fixture.submit(table, ADA, move).sealed()).isTrue();
            assertThat(fixture.submit(table, ADA, move).sealed()).isTrue();
            assertThat(fixture.look(table, EVE).seq()).isEqualTo(before.seq());
            assertThat(fixture.look(table, EVE)).usingRecursiveComparison().isEqualTo(before);
            assertThat(fixture.look(table, BEN)).usingRecursiveComparison().isEqualTo(other);
            // Not even that somebody has answered: no message goes out, and the lists show the same.
            assertThat(List.of(spectator.events(), ben.events())).isEqualTo(heard);
            assertThat(fixture.store.open("playing", parterre.server.store.TableStore.Flag.WATCHED, 0, 9))
                    .isEqualTo(lists);
            fixture.restart();
            assertThat(fixture.look(table, ADA).present().answered()).contains(move.text());
            assertThatThrownBy(() -> fixture.submit(
                            table,
                            ADA,
                            new Command.Move(
                                    asked.seat(),
                                    asked.decision(),
                                    asked.moves().getFirst().text())))
                    .hasMessageContaining("already-answered");
            fixture.move(table, BEN);
            assertThat(fixture.look(table, EVE).frame().step())
                    .isGreaterThan(before.frame().step());
        }
    }

    /// One device has two seats. While it is covered it is told which of its own have answered, and how the time of
    /// the others goes; nobody else is.
    @Test
    void holdersOfSeveralSeatsSeeWhichHaveAnswered() {
        for (var game : secretive()) {
            if (!asksTogether(Boxes.named(game).orElseThrow(), 2)) {
                continue;
            }
            var table = fixture.table(game, new ClockTerms.Live(600, 0, 60), ME, ME);
            var asked = bothAsked(table);
            assertThat(fixture.look(table, ADA).present().answeredBy()).as(game).isEmpty();
            assertThat(running(table, ADA)).as(game).containsExactly(Seat.of(0), Seat.of(1));
            fixture.submit(
                    table,
                    ADA,
                    new Command.Move(
                            asked.seat(),
                            asked.decision(),
                            asked.moves().getLast().text()));
            for (int round = 0; round < 2; round++) {
                var covered = fixture.look(table, ADA).present();
                assertThat(covered.viewer()).isEqualTo("spectator");
                assertThat(covered.answered()).isEmpty();
                assertThat(covered.answeredBy()).as(game).containsExactly(asked.seat());
                assertThat(running(table, ADA))
                        .as(game)
                        .doesNotContain(asked.seat())
                        .hasSize(1);
                assertThat(fixture.look(table, EVE).present().answeredBy())
                        .as(game)
                        .isEmpty();
                assertThat(running(table, EVE)).as(game).isEmpty();
                fixture.restart();
            }
        }
    }

    private List<Seat> running(Snapshot table, Person who) {
        return fixture.look(table, who).present().clocks().stream()
                .filter(parterre.server.wire.Present.SeatClock::running)
                .map(parterre.server.wire.Present.SeatClock::seat)
                .toList();
    }

    /// Goes on until both seats of one device are asked in secret; what the first of them is asked.
    private parterre.server.wire.OpenDecision bothAsked(Snapshot table) {
        for (int i = 0; i < 200; i++) {
            var now = fixture.look(table, ADA).present();
            var asked = now.waitingFor().stream()
                    .flatMap(seat ->
                            fixture.host.look(table.table().id(), ADA, Optional.of(seat)).present().asked().stream())
                    .toList();
            if (now.together() && asked.size() == 2) {
                return asked.getFirst();
            }
            for (var one : asked) {
                fixture.submit(
                        table,
                        ADA,
                        new Command.Move(
                                one.seat(),
                                one.decision(),
                                one.moves().getFirst().text()));
            }
            if (asked.isEmpty()) {
                fixture.letWindowClose(table);
            }
        }
        throw new AssertionError("nobody was asked together");
    }

    /// Returns true if two play this game and so many of them are asked at once in secret. A game may have
    /// secrets without that, and in a window of two only one is asked.
    private static <S, M extends Move, V> boolean asksTogether(GameBox<S, M, V> box, int seats) {
        var game = box.game();
        if (game.info().leastSeats() > 2) {
            return false;
        }
        Luck luck = Generator.of(1);
        var state = game.start(parterre.engine.Setup.standard(game.info(), 2));
        for (int i = 0; i < 1_000; i++) {
            if (game.next(state) instanceof Next.Together<M> together
                    && together.open().size() >= seats) {
                return true;
            }
            var step = Playout.step(game, state, luck);
            if (step.isEmpty()) {
                return false;
            }
            state = game.play(state, step.get());
        }
        return false;
    }

    private void untilTogether(Snapshot table) {
        for (int i = 0; i < 200; i++) {
            var now = fixture.look(table, ADA);
            if (now.present().together()
                    && now.present().waitingFor().size() == 2
                    && now.present()
                            .asked()
                            .filter(asked -> asked.moves().size() > 1)
                            .isPresent()) {
                return;
            }
            fixture.move(table, ADA, BEN);
        }
        throw new AssertionError("nobody was asked together");
    }

    /// A whole game: each viewer's lines and views are exactly what the game gives them, never the full line.
    @Test
    void logLine_isTheGamesOwnLineForItsReader() {
        for (var game : secretive()) {
            if (!asksTogether(Boxes.named(game).orElseThrow(), 1)) {
                continue;
            }
            var table = fixture.table(game, NONE, ME, OPEN);
            fixture.sit(table, BEN, 1);
            for (int i = 0; i < 25; i++) {
                if (fixture.look(table, ADA).table().phase() == parterre.server.wire.TableHead.Phase.OVER) {
                    break;
                }
                fixture.move(table, ADA, BEN);
            }
            checkLines(Boxes.named(game).orElseThrow(), table, ADA, Viewer.player(Seat.of(0)));
            checkLines(Boxes.named(game).orElseThrow(), table, EVE, Viewer.spectator());
        }
    }

    private <S, M extends Move, V> void checkLines(GameBox<S, M, V> box, Snapshot table, Person who, Viewer viewer) {
        Game<S, M, V> game = box.game();
        var kept = fixture.store.events(table.table().id()).stream()
                .map(event -> EventCodec.read(event.body()))
                .filter(StoredEvent.Stepped.class::isInstance)
                .map(event -> ((StoredEvent.Stepped) event).text())
                .toList();
        var state = game.start(parterre.engine.Setup.standard(game.info(), 2));
        var lines = new ArrayList<String>();
        for (var text : kept) {
            var step = parterre.engine.Lines.read(game.notation(), text).orThrow();
            lines.add(game.line(state, step, viewer));
            state = game.play(state, step);
        }
        var seen = fixture.look(table, who);
        if (seen.table().phase() == parterre.server.wire.TableHead.Phase.PLAYING) {
            assertThat(seen.lines()).isEqualTo(lines);
            assertThat(Json.write(seen.frame().view())).isEqualTo(Json.write(game.view(state, viewer)));
            assertThat(fixture.host.record(table.table().id(), who, Optional.empty()))
                    .contains(lines.getLast());
            assertThat(fixture.host
                            .replay(table.table().id(), who, Optional.empty(), lines.size(), 1, true)
                            .frames()
                            .getFirst()
                            .view())
                    .isEqualTo(game.view(state, viewer));
        }
    }
}
