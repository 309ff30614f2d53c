package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.NewTables.ME;
import static parterre.server.NewTables.OPEN;
import static parterre.server.Stories.path;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.table.Referee;
import parterre.server.wire.Calls;
import parterre.server.wire.NewTable;
import parterre.server.wire.Snapshot;

/// Checks positions that the caller wrote.
interface PositionStories extends Stories {
    String SEEN = "gardens-of-mars";
    String SECRETIVE = "conformance";
    int STEPS = 12;

    /// The position at which the first seat is asked, or the very first one.
    private static <S, M extends Move, V> String position(GameBox<S, M, V> box, boolean dealt) {
        var referee = Referee.start(box.game(), Setup.standard(box.game().info(), 2));
        var luck = Generator.of(3);
        while (dealt && referee.next() instanceof Next.Chance<M>) {
            referee.draw(luck);
        }
        return box.positions().write(referee.position()).stripTrailing();
    }

    private static String dealt(String game) {
        return position(Boxes.named(game).orElseThrow(), true);
    }

    /// A position after the first moves, with dice on the table.
    private static <S, M extends Move, V> String begun(GameBox<S, M, V> box) {
        var referee = Referee.start(box.game(), Setup.standard(box.game().info(), 2));
        var luck = Generator.of(3);
        for (int step = 0; step < STEPS || referee.next() instanceof Next.Chance<M>; step++) {
            if (referee.next() instanceof Next.Turn<M>(Seat seat, Moves<M> moves)) {
                assertThat(referee.submit(seat, moves.list().getFirst())).isEmpty();
            } else {
                referee.draw(luck);
            }
        }
        return box.positions().write(referee.position()).stripTrailing();
    }

    private Calls.PositionTry tried(String text, Optional<String> move) {
        return tried(SEEN, text, move);
    }

    private Calls.PositionTry tried(String game, String text, Optional<String> move) {
        return ada().post(
                        "/api/positions/try",
                        new Calls.TryPosition(
                                game, text, move, Optional.empty(), Map.of(), Optional.empty(), Optional.empty()),
                        Calls.PositionTry.class);
    }

    @Test
    default void position_saysItsQuestionAndAMovesEffect() {
        var text = dealt(SEEN);
        var looked = tried(text, Optional.empty());
        assertThat(looked.problems()).isEmpty();
        assertThat(looked.seats()).contains(2);
        assertThat(looked.view()).isPresent();
        assertThat(looked.preview()).isEmpty();
        assertThat(looked.after()).isEmpty();
        var asked = looked.asked().orElseThrow();
        var listed = asked.moves().getFirst();
        var moved = tried(text, Optional.of(listed.text()));
        assertThat(moved.preview().orElseThrow().refusal()).isEmpty();
        assertThat(moved.preview().orElseThrow().move()).contains(listed.text());
        var after = moved.after().orElseThrow();
        assertThat(after.text()).isNotEqualTo(text);
        assertThat(tried(after.text(), Optional.of(listed.text())).after())
                .as("the same gardener cannot move there again")
                .isEmpty();
        var picked = ada().post(
                        "/api/positions/try",
                        new Calls.TryPosition(
                                SEEN,
                                text,
                                Optional.empty(),
                                Optional.of(listed.selection()),
                                Map.of(),
                                Optional.empty(),
                                Optional.empty()),
                        Calls.PositionTry.class);
        assertThat(picked.after()).isEqualTo(moved.after());
    }

    /// Each game's opening is what the editor starts from, and what it edits by the names of fields.
    @Test
    default void aGameHasAnOpeningForEverySeatCount() {
        for (var box : Boxes.all()) {
            var info = box.game().info();
            for (int seats = info.leastSeats(); seats <= info.mostSeats(); seats++) {
                var text = ada().text("/api/games/" + info.slug() + "/opening?seats=" + seats);
                var looked = tried(info.slug(), text, Optional.empty());
                assertThat(looked.problems()).as(text).isEmpty();
                assertThat(looked.seats()).contains(seats);
                assertThat(looked.text()).isEmpty();
                assertThat(changed(info.slug(), text, Map.of()).text()).contains(text);
            }
        }
        assertThat(ada().raw("GET", "/api/games/" + SEEN + "/opening?seats=9", "")
                        .statusCode())
                .isEqualTo(422);
    }

    private Calls.PositionTry changed(String game, String text, Map<String, Object> change) {
        return ada().post(
                        "/api/positions/try",
                        Map.of("game", game, "text", text, "change", change),
                        Calls.PositionTry.class);
    }

    @Test
    default void aChangeOfFieldsGivesTheTextWithIt() {
        var text = begun(Boxes.named(SEEN).orElseThrow());
        var changed = changed(SEEN, text, Map.of("P1", Map.of("score", 7), "dice", List.of("1", "2")));
        assertThat(changed.problems()).isEmpty();
        assertThat(changed.asked()).isPresent();
        assertThat(changed.text().orElseThrow())
                .contains("P1: score 7, ", "dice: 1 2\n")
                .isNotEqualTo(text);
        var wrong = changed(SEEN, text, Map.of("P1", Map.of("score", "many")));
        assertThat(wrong.problems()).hasSize(1);
        assertThat(wrong.text().orElseThrow()).contains("P1: score many, ");
        assertThat(wrong.view()).isEmpty();
        var told = ada().fault("/api/positions/try", Map.of("game", SEEN, "text", "", "change", Map.of("P1", true)));
        assertThat(told.message()).contains("The body does not have the form");
    }

    @Test
    default void theOnlySeatToAnswerIsAsked() {
        var text = dealt(SECRETIVE).replaceFirst("stage: .*", "stage: window P1 P2 P1 0");
        var looked = tried(SECRETIVE, text, Optional.empty());
        assertThat(looked.problems()).isEmpty();
        var asked = looked.asked().orElseThrow();
        assertThat(asked.seat()).isEqualTo(Seat.of(1));
        var answered =
                tried(SECRETIVE, text, Optional.of(asked.moves().getFirst().text()));
        assertThat(answered.preview().orElseThrow().refusal()).isEmpty();
        assertThat(answered.after().orElseThrow().text()).isNotEqualTo(text);
    }

    @Test
    default void problemsOfPositionsAndMovesAreReported() {
        var nonsense = tried("nonsense", Optional.empty());
        assertThat(nonsense.problems()).isNotEmpty();
        assertThat(nonsense.view()).isEmpty();
        var unread = tried(dealt(SEEN), Optional.of("nonsense"));
        assertThat(unread.preview().orElseThrow().problems()).isNotEmpty();
        assertThat(unread.after()).isEmpty();
        var atChance = tried(SECRETIVE, position(Boxes.named(SECRETIVE).orElseThrow(), false), Optional.empty());
        assertThat(atChance.view()).isPresent();
        assertThat(atChance.asked()).isEmpty();
        assertThat(ada().fault(
                                "/api/positions/try",
                                new Calls.TryPosition(
                                        "chess",
                                        "",
                                        Optional.empty(),
                                        Optional.empty(),
                                        Map.of(),
                                        Optional.empty(),
                                        Optional.empty()))
                        .code())
                .isEqualTo("input/unknown-game");
    }

    @Test
    default void runningGame_recordHidesItsFirstPosition() {
        var text = dealt(SECRETIVE);
        var table = ada().post(
                        "/api/tables",
                        NewTables.from(NewTables.table(SECRETIVE, ME, OPEN), new NewTable.Start.Position(text)),
                        Snapshot.class);
        ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.empty(), false), Snapshot.class);
        var running = ben().text(path(table) + "/record");
        assertThat(running).contains("start: position\n  ?\n");
        ada().post(path(table) + "/stop", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        var proposal =
                ben().get(path(table), Snapshot.class).present().proposal().orElseThrow();
        ben().post(path(table) + "/vote", new Calls.Vote(proposal.id(), Optional.empty(), true), Snapshot.class);
        assertThat(ben().text(path(table) + "/record"))
                .contains("start: position\n" + text.indent(2).stripTrailing());
    }
}
