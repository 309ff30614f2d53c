package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.table.run.TableFixture.ADA;
import static parterre.server.table.run.TableFixture.BEN;
import static parterre.server.table.run.TableFixture.EVE;
import static parterre.server.table.run.TableFixture.ME;
import static parterre.server.table.run.TableFixture.OPEN;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.Generator;
import parterre.engine.Lines;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.server.NewTables;
import parterre.server.people.Person;
import parterre.server.table.decide.Command;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.stored.EventCodec;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.Frame;
import parterre.server.wire.Json;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableEvent;
import parterre.server.wire.TableHead;
import parterre.testkit.Setups;
import tools.jackson.databind.JsonNode;

/// Plays whole games with hidden parts: two people play and a third watches. Checks what each of them is sent, by every
/// way out of the table, until everything is open.
class RevealTest {
    private static final int SEATS = 2;
    private static final int LOOK_EVERY = 150;
    private static final int MOST_MOVES = 3_000;
    private static final int FRAMES = 100;
    private static final Map<Person, Viewer> VIEWERS = Map.of(
            ADA, Viewer.player(Seat.of(0)),
            BEN, Viewer.player(Seat.of(1)),
            EVE, Viewer.spectator());

    @TempDir
    Path folder;

    @Test
    void runningGame_everyoneGetsOnlyTheirOwnView() {
        int games = 0;
        try (var fixture = new TableFixture(folder, 11)) {
            for (var box : Boxes.all()) {
                if (new HiddenInformation().any(box.game()) && box.game().info().leastSeats() <= SEATS) {
                    new Watched<>(fixture, box).play();
                    games++;
                }
            }
        }
        assertThat(games).isPositive();
    }

    /// One game at one table.
    private static final class Watched<S, M extends Move, V> {
        private final TableFixture fixture;
        private final GameBox<S, M, V> box;
        private final Setup setup;
        private final Snapshot table;
        private final Map<Person, RecordingSink> heard =
                Map.of(ADA, new RecordingSink(), BEN, new RecordingSink(), EVE, new RecordingSink());
        private final Luck luck = Generator.of(4);
        private final List<S> states = new ArrayList<>();
        private final List<String> steps = new ArrayList<>();

        Watched(TableFixture fixture, GameBox<S, M, V> box) {
            this.fixture = fixture;
            this.box = box;
            setup = Setups.brief(box.game().info(), SEATS);
            var wanted = NewTables.with(NewTables.table(box.game().info().slug(), ME, OPEN), setup.chosen());
            table = fixture.host.create(ADA, NewTables.timed(wanted, new ClockTerms.None()));
            fixture.sit(table, BEN, 1);
            heard.forEach((who, sink) ->
                    fixture.host.follow(table.table().id(), who, Optional.empty(), OptionalLong.of(0), sink));
        }

        void play() {
            for (int moves = 0; isOn(); moves++) {
                assertThat(moves).isLessThan(MOST_MOVES);
                if (moves % LOOK_EVERY == 0) {
                    replay();
                    VIEWERS.forEach((who, viewer) -> {
                        check(who, viewer, false);
                        check(who, viewer, true); // asking for all of it changes nothing yet
                    });
                }
                move();
            }
            replay();
            VIEWERS.forEach((who, viewer) -> {
                check(who, viewer, false);
                check(who, Viewer.everyone(), true);
                checkStream(heard(who), viewer);
            });
        }

        private RecordingSink heard(Person who) {
            return Objects.requireNonNull(heard.get(who));
        }

        private boolean isOn() {
            return fixture.host.head(table.table().id()).phase() == TableHead.Phase.PLAYING;
        }

        private void move() {
            for (var person : List.of(ADA, BEN)) {
                var now = heard(person).now();
                if (now.asked().isPresent() && now.answered().isEmpty()) {
                    var asked = now.asked().get();
                    var move = asked.moves().get(luck.below(asked.moves().size()));
                    fixture.submit(table, person, new Command.Move(asked.seat(), asked.decision(), move.text()));
                    return;
                }
            }
            fixture.letWindowClose(table);
        }

        /// All true positions so far, by the rules, from what the table has stored.
        private void replay() {
            var game = box.game();
            states.clear();
            steps.clear();
            states.add(game.start(setup));
            for (var event : fixture.store.events(table.table().id())) {
                if (EventCodec.read(event.body()) instanceof StoredEvent.Stepped stepped) {
                    steps.add(stepped.text());
                    var step = Lines.read(game.notation(), stepped.text()).orThrow();
                    states.add(game.play(states.getLast(), step));
                }
            }
        }

        /// Checks that the replay sends of every step what the game shows this viewer.
        private void check(Person who, Viewer viewer, boolean open) {
            for (int from = 0; from < states.size(); from += FRAMES) {
                var part = fixture.host.replay(table.table().id(), who, Optional.empty(), from, FRAMES, open);
                part.frames().forEach(frame -> check(frame, viewer));
            }
        }

        private void check(Frame frame, Viewer viewer) {
            var game = box.game();
            assertThat(Json.write(frame.view()))
                    .as("%s, step %s, %s", game.info().slug(), frame.step(), viewer)
                    .isEqualTo(seen(frame.step(), viewer));
            if (frame.step() > 0) {
                var step =
                        Lines.read(game.notation(), steps.get(frame.step() - 1)).orThrow();
                assertThat(frame.line()).contains(game.line(states.get(frame.step() - 1), step, viewer));
            }
        }

        private String seen(int step, Viewer viewer) {
            return Json.write(box.game().view(states.get(step), viewer));
        }

        /// Returns the same as the stream sends it.
        private JsonNode streamed(int step, Viewer viewer) {
            var frame = Frame.start(box.game().view(states.get(step), viewer));
            return viewOf(Json.write(new TableEvent.Stepped(step, Instant.EPOCH, frame, Optional.empty(), false)));
        }

        private static JsonNode viewOf(String event) {
            return Json.MAPPER
                    .readTree(event.substring(event.indexOf('{')))
                    .get("frame")
                    .get("view");
        }

        /// Checks that each event of the stream held the viewer's own view, too, also for the steps before the one
        /// that ended the game.
        private void checkStream(RecordingSink stream, Viewer viewer) {
            var stepped = stream.events().stream()
                    .filter(event -> event.startsWith("stepped"))
                    .toList();
            assertThat(stepped).hasSize(steps.size());
            for (int step = 1; step <= steps.size(); step++) {
                assertThat(viewOf(stepped.get(step - 1)))
                        .isEqualTo(streamed(step, step < steps.size() ? viewer : Viewer.everyone()));
            }
        }
    }
}
