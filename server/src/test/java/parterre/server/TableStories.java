package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.NewTables.ME;
import static parterre.server.NewTables.OPEN;
import static parterre.server.Stories.first;
import static parterre.server.Stories.json;
import static parterre.server.Stories.move;
import static parterre.server.Stories.path;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.wire.Calls;
import parterre.server.wire.GameCard;
import parterre.server.wire.NewTable.NewSeat;
import parterre.server.wire.OpenDecision;
import parterre.server.wire.People;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableEvent;
import parterre.server.wire.TableHead;
import parterre.server.wire.TableNote;

/// People and bots at tables.
interface TableStories extends Stories {
    String GAME = "gardens-of-mars";
    NewSeat BOT = NewTables.bot("gentle");

    @Test
    default void theLobbyNamesTheGamesAndTheirBots() {
        var games = ada().get("/api/games", People.Games.class);
        assertThat(games.games()).anySatisfy(game -> {
            assertThat(game.slug()).isEqualTo(GAME);
            assertThat(game.levels()).isNotEmpty();
            assertThat(game.options()).isNotEmpty();
            assertThat(game.secrets()).isFalse();
            assertThat(game.aids()).isFalse();
            assertThat(game.quiet())
                    .containsExactly("extra-turn-earned", "extra-turn-missed", "idle-turns-counted", "phase-changed");
        });
        assertThat(games.games())
                .filteredOn(GameCard::aids)
                .extracting(GameCard::slug)
                .containsExactly("gnomadic-gardeners");
        assertThat(games.games()).anySatisfy(game -> {
            assertThat(game.slug()).isEqualTo("stalk-exchange");
            assertThat(game.quiet()).containsExactly("flowers-known", "phase-changed");
        });
        assertThat(ada().text("/api/games/" + GAME + "/rules")).startsWith("# Gardens of Mars");
    }

    @Test
    default void theRulesAreAnsweredInTheLanguageOfTheReader() {
        assertThat(rulesFor("de-AT,de;q=0.9,en;q=0.5")).startsWith("de # Gardens of Mars: Spielregeln");
        assertThat(rulesFor("fr, de;q=0.3, en;q=0.8")).startsWith("en # Gardens of Mars: rules");
        assertThat(rulesFor("fr")).startsWith("en ");
        assertThat(rulesFor("de;q=much")).startsWith("en ");
    }

    private String rulesFor(String languages) {
        var answer = ada().raw("GET", "/api/games/" + GAME + "/rules", "", "Accept-Language", languages);
        return answer.headers().firstValue("Content-Language").orElse("?") + " " + answer.body();
    }

    @Test
    default void oneGuestIsTheSamePersonAtEveryTable() {
        var first = ada().get("/api/me", People.Me.class);
        assertThat(ada().get("/api/me", People.Me.class)).isEqualTo(first);
        assertThat(ben().get("/api/me", People.Me.class).badge()).isNotEqualTo(first.badge());
        assertThat(ada().put("/api/me", new People.Rename("  Ada   L. "), People.Me.class)
                        .name())
                .isEqualTo("Ada L.");
        assertThat(ada().send("PUT", "/api/me", new People.Rename("<script>")).statusCode())
                .isEqualTo(422);
        assertThat(ada().get("/api/me", People.Me.class).name()).isEqualTo("Ada L.");
    }

    @Test
    default void aWholeHotSeatGameIsPlayedToItsEnd() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, ME), Snapshot.class);
        assertThat(table.table().phase()).isEqualTo(TableHead.Phase.PLAYING);
        assertThat(table.table().secrets()).isFalse();
        assertThat(table.table().seats()).extracting(TableHead.SeatCard::name).doesNotHaveDuplicates();
        while (table.table().phase() == TableHead.Phase.PLAYING) {
            table = move(ada(), table);
        }
        assertThat(table.table().outcome()).isPresent();
        assertThat(table.table().outcome().get().ranks()).hasSize(2);
        var record = ada().text(path(table) + "/record");
        assertThat(record).startsWith("parterre-record: 1").contains("result: ");
        var reading = ada().post("/api/records/read", new Calls.ReadRecord(record, 0, 3), Calls.RecordReading.class);
        assertThat(reading.problems()).isEmpty();
        assertThat(reading.steps()).isEqualTo(table.frame().step());
        var frames = ben().get(path(table) + "/replay?from=1&count=2&open=true", Calls.Frames.class);
        assertThat(frames.frames()).hasSize(2);
        assertThat(ada().get("/api/me/tables", People.History.class).tables())
                .extracting(People.TableCard::id)
                .containsExactly(table.table().id());
    }

    @Test
    default void aBotAnswersByItself() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, BOT), Snapshot.class);
        var stream = ada().stream(path(table) + "/events?after=0");
        for (int turn = 0; turn < 3; turn++) {
            var now = stream.next(
                    event -> event.kind().equals("now") && event.data().contains("\"asked\""));
            var present = json(now.data(), TableEvent.Now.class).present();
            ada().post(path(table) + "/moves", first(present.asked().orElseThrow()), Calls.Accepted.class);
            stream.next(event -> event.kind().equals("stepped") && event.data().contains("\"bot\":true"));
        }
    }

    @Test
    default void twoBrowsersPlayByLinkAndSeeTheSame() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        assertThat(table.table().phase()).isEqualTo(TableHead.Phase.SEATING);
        assertThat(ben().get("/api/tables", People.Lobby.class).open())
                .extracting(People.TableCard::id)
                .contains(table.table().id());
        var watching = ada().stream(path(table) + "/events?after=" + table.seq());
        var sat = ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.of("Ben"), false), Snapshot.class);
        assertThat(sat.table().phase()).isEqualTo(TableHead.Phase.PLAYING);
        assertThat(sat.table().mine()).containsExactly(Seat.of(1));
        assertThat(json(watching.next("changed").data(), TableEvent.Changed.class)
                        .note())
                .contains(new TableNote.SatDown("Ben", 2, false));
        for (int i = 0; i < 12; i++) {
            var bens = ben().get(path(table), Snapshot.class);
            if (bens.present().asked().isPresent()) {
                move(ben(), bens);
            } else {
                move(ada(), ada().get(path(table), Snapshot.class));
            }
        }
        var adas = ada().get(path(table), Snapshot.class);
        var bens = ben().get(path(table), Snapshot.class);
        assertThat(bens.lines()).isEqualTo(adas.lines()).isNotEmpty();
        assertThat(bens.frame()).isEqualTo(adas.frame());
    }

    @Test
    default void repeatedCall_getsTheSameAnswer_lateOneTheState() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, ME), Snapshot.class);
        var call = first(table.present().asked().orElseThrow());
        var accepted = ada().post(path(table) + "/moves", call, Calls.Accepted.class);
        assertThat(ada().post(path(table) + "/moves", call, Calls.Accepted.class))
                .isEqualTo(accepted);
        var other = new Calls.SubmitMove(
                call.seat(),
                call.decision(),
                table.present().asked().get().moves().getLast().text());
        var fault = ada().fault(path(table) + "/moves", other);
        assertThat(fault.code()).isEqualTo("protocol/stale-version");
        assertThat(fault.present().orElseThrow().decision())
                .isEqualTo(ada().get(path(table), Snapshot.class).present().decision());
    }

    @Test
    default void illegalMovesAreRefusedWithTheirRule() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, ME), Snapshot.class);
        var asked = table.present().asked().orElseThrow();
        var cell = asked.moves().getFirst().text();
        var moved = move(ada(), table);
        var next = moved.present().asked().orElseThrow();
        var again = ada().fault(path(table) + "/moves", new Calls.SubmitMove(next.seat(), next.decision(), cell));
        assertThat(again.code()).startsWith("refused/GM-");
        assertThat(again.message()).isNotBlank();
        assertThat(ada().fault(path(table) + "/moves", new Calls.SubmitMove(next.seat(), next.decision(), "nonsense!"))
                        .code())
                .isEqualTo("input/move");
        assertThat(ben().fault(path(table) + "/moves", first(next)).code()).isEqualTo("protocol/not-yours");
        assertThat(ada().get(path(table), Snapshot.class).seq()).isEqualTo(moved.seq());
    }

    @Test
    default void aGapIsFilledByNumber() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, ME), Snapshot.class);
        for (int i = 0; i < 5; i++) {
            table = move(ada(), table);
        }
        var whole = ada().stream(path(table) + "/events?after=0");
        whole.next("now");
        var stream = ben().stream(path(table) + "/events?after=" + (table.seq() - 2));
        var missed = List.of(stream.next("stepped").id(), stream.next("stepped").id());
        assertThat(missed).containsExactly(Long.toString(table.seq() - 1), Long.toString(table.seq()));
        assertThat(stream.next("now").id()).isEmpty();
        ben().stream(path(table) + "/events?after=99999").next("reload");
    }

    @Test
    default void aQuietStreamSendsHeartbeats() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, ME), Snapshot.class);
        var said = ada().stream(path(table) + "/events").nextSignOfLife();
        assertThat(json(said.data(), TableEvent.class)).isEqualTo(new TableEvent.Here());
        assertThat(said.id()).isEmpty();
    }

    @Test
    default void aRestartLosesNothing() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, ME), Snapshot.class);
        for (int i = 0; i < 7; i++) {
            table = move(ada(), table);
        }
        restart();
        var after = ada().get(path(table), Snapshot.class);
        assertThat(after.lines()).isEqualTo(table.lines());
        assertThat(after.frame()).isEqualTo(table.frame());
        assertThat(after.present().asked()).isEqualTo(table.present().asked());
        assertThat(after.table()).isEqualTo(table.table());
        move(ada(), after);
    }

    @Test
    default void sharedDevice_noNameGetsAHint() {
        for (var game : List.of(GAME, PositionStories.SECRETIVE)) {
            var table = ada().post("/api/tables", NewTables.table(game, ME, ME), Snapshot.class);
            for (int seat = 0; seat < 2; seat++) {
                assertThat(ada().fault(path(table) + "/hint", new Calls.ForSeat(Seat.of(seat)))
                                .code())
                        .isEqualTo("protocol/not-now");
            }
            assertThat(ben().fault(path(table) + "/hint", new Calls.ForSeat(Seat.of(0)))
                            .code())
                    .isEqualTo("protocol/not-yours");
        }
    }

    @Test
    default void theResultNamesSeatsHeldByBots() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.of("Ben"), false), Snapshot.class);
        ben().post(path(table) + "/seats/P2/leave", Map.of(), Snapshot.class);
        ben().post(path(table) + "/seats/P2/return", Map.of(), Snapshot.class);
        ada().post(path(table) + "/stop", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        var over = Stories.agree(ben(), table);
        assertThat(over.table().outcome().orElseThrow().held()).containsExactly(Seat.of(1));
        assertThat(ada().get("/api/me/tables", People.History.class).tables())
                .filteredOn(card -> card.id().equals(table.table().id()))
                .singleElement()
                .satisfies(
                        card -> assertThat(card.outcome().orElseThrow().held()).containsExactly(Seat.of(1)));
        assertThat(ben().text(path(table) + "/record")).contains("note held-by-bots: P2\n");
    }

    @Test
    default void peopleTalkStopAndPlayAgain() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.of("Ben"), false), Snapshot.class);
        ben().post(path(table) + "/chat", new Calls.Say(" hello <b> "), Calls.Accepted.class);
        assertThat(ada().get(path(table), Snapshot.class).chat())
                .singleElement()
                .satisfies(line -> {
                    assertThat(line.text()).isEqualTo("hello <b>");
                    assertThat(line.name()).isEqualTo("Ben");
                });
        ada().post(path(table) + "/stop", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        var proposal =
                ben().get(path(table), Snapshot.class).present().proposal().orElseThrow();
        var over = ben().post(
                        path(table) + "/vote", new Calls.Vote(proposal.id(), Optional.empty(), true), Snapshot.class);
        assertThat(over.table().outcome().orElseThrow().stopped()).isTrue();
        var next = ada().post(path(table) + "/rematch", Map.of(), Calls.TableRef.class);
        var waiting = ben().get("/api/tables/" + next.table(), Snapshot.class).table();
        assertThat(waiting.phase()).isEqualTo(TableHead.Phase.SEATING);
        assertThat(waiting.seats()).extracting(TableHead.SeatCard::awaited).containsExactly(true, false);
        assertThat(ben().get("/api/tables", People.Lobby.class).mine())
                .filteredOn(card -> card.id().equals(next.table()))
                .singleElement()
                .satisfies(card -> assertThat(card.yourTurn()).isTrue());
        assertThat(ben().post(path(table) + "/rematch", Map.of(), Calls.TableRef.class))
                .isEqualTo(next);
        var again = ben().get("/api/tables/" + next.table(), Snapshot.class);
        assertThat(again.table().mine()).containsExactly(Seat.of(0));
        assertThat(again.table().phase()).isEqualTo(TableHead.Phase.PLAYING);
        assertThat(again.table().seats()).noneMatch(TableHead.SeatCard::awaited);
    }

    @Test
    default void resigning_amongThreeABotPlays_againstOneItLoses() {
        var three = ada().post("/api/tables", NewTables.table(GAME, ME, BOT, BOT), Snapshot.class);
        var given = ada().post(path(three) + "/resign", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        assertThat(given.table().outcome().orElseThrow().ranks().getLast().seat())
                .contains(Seat.of(0));
        assertThat(given.table().outcome().orElseThrow().held()).isEmpty();
        var two = ada().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        ben().post(path(two) + "/seats/P2/sit", new Calls.Sit(Optional.of("Ben"), false), Snapshot.class);
        var lost = ada().post(path(two) + "/resign", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        assertThat(lost.table().outcome().orElseThrow().ranks().getFirst().name())
                .isEqualTo("Ben");
    }

    @Test
    default void links_unfold_sayWhoMaySit_canBeVoided() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, OPEN, OPEN), Snapshot.class);
        var before =
                ada().get(path(table) + "/invite", Calls.Invite.class).links().getFirst();
        assertThat(before).endsWith("/t/" + table.table().id());
        var after = ada().post(path(table) + "/invite/revoke", Map.of(), Calls.Invite.class)
                .links()
                .getFirst();
        assertThat(after).startsWith(before + "~");
        var sit = new Calls.Sit(Optional.of("Ben"), false);
        assertThat(ben().fault(path(table) + "/seats/P2/sit", sit).code()).isEqualTo("protocol/link-revoked");
        var invited = "/api/tables/" + after.substring(after.lastIndexOf('/') + 1);
        assertThat(ben().get(invited, Snapshot.class).table().mine()).isEmpty();
        assertThat(ben().post(invited + "/seats/P2/sit", sit, Snapshot.class)
                        .table()
                        .mine())
                .containsExactly(Seat.of(1));
    }

    @Test
    default void aPreviewSaysWhatAMoveWouldDo() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, ME), Snapshot.class);
        var asked = table.present().asked().orElseThrow();
        var listed = asked.moves().getFirst();
        var byText = ada().post(
                        path(table) + "/preview",
                        new Calls.ConsiderMove(
                                asked.seat(), asked.decision(), Optional.of(listed.text()), Optional.empty()),
                        Calls.Preview.class);
        var byPicks = ada().post(
                        path(table) + "/preview",
                        new Calls.ConsiderMove(
                                asked.seat(), asked.decision(), Optional.empty(), Optional.of(listed.selection())),
                        Calls.Preview.class);
        assertThat(byPicks).isEqualTo(byText);
        assertThat(byText.move()).contains(listed.text());
        assertThat(byText.refusal()).isEmpty();
    }

    @Test
    default void movePreviews_goToTheAskedPlayer() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.empty(), false), Snapshot.class);
        var now = ada().get(path(table), Snapshot.class);
        var asked = now.present().waitingFor().contains(Seat.of(0)) ? ada() : ben();
        var decision = asked.get(path(table), Snapshot.class).present().asked().orElseThrow();
        var told = asked.get(path(table) + "/previews", Calls.MovePreviews.class);
        assertThat(told.decision()).isEqualTo(decision.decision());
        assertThat(told.does().keySet())
                .containsExactlyInAnyOrderElementsOf(decision.moves().stream()
                        .map(OpenDecision.ListedMove::text)
                        .toList());
        assertThat(told.does().values())
                .allSatisfy(does -> assertThat(does.events()).isNotEmpty());
        var other = asked == ada() ? ben() : ada();
        assertThat(other.get(path(table) + "/previews", Calls.MovePreviews.class)
                        .does())
                .isEmpty();
    }
}
