package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.Stories.path;
import static parterre.server.Wanted.ME;
import static parterre.server.Wanted.OPEN;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.server.wire.Calls;
import parterre.server.wire.People;
import parterre.server.wire.Snapshot;

/// What strangers find: links in chats, lists in the lobby.
interface LinkStories extends Stories {
    String GARDENS = "gardens-of-mars";

    @Test
    default void aLinkUnfoldsEvenWhereStrangersMayNotWatch() {
        var table = ada().post("/api/tables", Wanted.unwatched(Wanted.table(GARDENS, ME, OPEN)), Snapshot.class);
        var link = "/t/" + table.table().id();
        assertThat(ben().text(link)).contains("og:title\" content=\"Gardens of Mars\"", "One seat is left.");
        ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.of("Ben"), false), Snapshot.class);
        try (var eve = ben().stranger()) {
            assertThat(eve.raw("GET", path(table), "").statusCode()).isEqualTo(404);
            assertThat(eve.text(link))
                    .contains("og:title\" content=\"Gardens of Mars\"", "A game of 2 is going on.")
                    .doesNotContain("Ben");
            assertThat(eve.text("/t/nowhere")).doesNotContain("og:title");
        }
    }

    @Test
    default void aTableThatNobodyVisitsForADayLeavesTheLobbyUntilSomebodyComes() {
        var open = ada().post("/api/tables", Wanted.table(GARDENS, ME, OPEN), Snapshot.class);
        var running = ada().post("/api/tables", Wanted.table(GARDENS, ME, ME), Snapshot.class);
        var ids = List.of(open.table().id(), running.table().id());
        assertThat(lobby()).containsAll(ids);
        later(Duration.ofHours(25));
        assertThat(lobby()).doesNotContainAnyElementsOf(ids);
        assertThat(ada().get("/api/tables", People.Lobby.class).mine())
                .extracting(People.TableCard::id)
                .containsAll(ids);
        ben().stream(path(open) + "/events").next("now");
        ben().stream(path(running) + "/events").next("now");
        Stories.until(() -> lobby().containsAll(ids));
    }

    private List<String> lobby() {
        var lobby = ben().get("/api/tables", People.Lobby.class);
        return java.util.stream.Stream.concat(lobby.open().stream(), lobby.watch().stream())
                .map(People.TableCard::id)
                .toList();
    }
}
