package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.NewTables.ME;
import static parterre.server.NewTables.OPEN;
import static parterre.server.Stories.path;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import parterre.server.wire.Calls;
import parterre.server.wire.People;
import parterre.server.wire.Snapshot;

/// Checks what strangers see: links in chats, lists in the lobby.
interface LinkStories extends Stories {
    String GARDENS = "gardens-of-mars";

    @Test
    default void aLinkUnfoldsEvenWhereStrangersMayNotWatch() {
        var table = ada().post("/api/tables", NewTables.unwatched(NewTables.table(GARDENS, ME, OPEN)), Snapshot.class);
        var link = "/t/" + table.table().id();
        assertThat(said(ben().text(link), "title")).isEqualTo(host(table) + " invites you to Gardens of Mars");
        assertThat(said(ben().text(link), "description"))
                .isEqualTo("One seat is left. Learn the game in a 2-minute lesson.");
        ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.of("Ben"), false), Snapshot.class);
        try (var eve = ben().stranger()) {
            assertThat(eve.raw("GET", path(table), "").statusCode()).isEqualTo(404);
            assertThat(eve.text(link))
                    .contains("og:title\" content=\"Gardens of Mars\"", "A game of 2 is going on.")
                    .doesNotContain("Ben");
            assertThat(eve.text("/t/nowhere")).contains("og:title\" content=\"Parterre\"");
        }
    }

    @Test
    default void aLinkUnfoldsWithItsAddressAndAPicture() {
        var table = ada().post("/api/tables", NewTables.table(GARDENS, ME, OPEN), Snapshot.class);
        var invited = URI.create(ada().post(path(table) + "/invite/revoke", Map.of(), Calls.Invite.class)
                        .links()
                        .getFirst())
                .getPath();
        var page = ada().text(invited);
        assertThat(page)
                .contains("<title>" + host(table) + " invites you to Gardens of Mars</title>")
                .doesNotContain("<title>Parterre</title>");
        assertThat(said(ada().text(path(table).replace("/api/tables/", "/t/")), "title"))
                .as("a link that lets nobody sit down invites nobody")
                .isEqualTo("Gardens of Mars");
        assertThat(URI.create(said(page, "url")).getPath())
                .as("what lets its reader sit down stays in the address")
                .isEqualTo(invited);
        var picture = ada().raw("GET", URI.create(said(page, "image")).getPath(), "");
        assertThat(picture.statusCode()).isEqualTo(200);
        assertThat(picture.headers().firstValue("Content-Type")).contains("image/jpeg");
        assertThat(said(ada().text("/"), "title")).isEqualTo("Parterre");
        assertThat(ada().raw("GET", "/games/..%2f/card.jpg", "").statusCode()).isEqualTo(404);
    }

    @Test
    default void voidLink_isToldBeforeAnythingIsPressed() {
        var table = ada().post("/api/tables", NewTables.table(GARDENS, ME, OPEN), Snapshot.class);
        assertThat(ben().get(path(table) + "/invite", Calls.Invite.class).admits())
                .isTrue();
        var fresh = URI.create(ada().post(path(table) + "/invite/revoke", Map.of(), Calls.Invite.class)
                        .links()
                        .getFirst())
                .getPath()
                .replace("/t/", "/api/tables/");
        assertThat(ben().get(path(table) + "/invite", Calls.Invite.class).admits())
                .isFalse();
        assertThat(ben().get(path(table) + "~old/invite", Calls.Invite.class).admits())
                .isFalse();
        var handedOn = ben().get(fresh + "/invite", Calls.Invite.class);
        assertThat(handedOn.admits()).isTrue();
        assertThat(URI.create(handedOn.links().getFirst()).getPath())
                .as("a link that they pass on lets its reader sit down, too")
                .isEqualTo(fresh.replace("/api/tables/", "/t/"));
        assertThat(ada().get(path(table) + "/invite", Calls.Invite.class).admits())
                .isTrue();
    }

    @Test
    default void everyGameUnfoldsWithItsOwnPicture() {
        for (var game : List.of(GARDENS, "gnomadic-gardeners", "stalk-exchange", "fire-and-flora")) {
            var table = ada().post("/api/tables", NewTables.table(game, ME, OPEN), Snapshot.class);
            var page = ada().text("/t/" + table.table().id());
            assertThat(URI.create(said(page, "image")).getPath()).isEqualTo("/games/" + game + "/card.jpg");
        }
    }

    private static String host(Snapshot table) {
        return table.table().seats().getFirst().name();
    }

    private static String said(String page, String property) {
        var tag = Pattern.compile("og:" + property + "\" content=\"([^\"]+)\"").matcher(page);
        assertThat(tag.find()).as(property).isTrue();
        return tag.group(1);
    }

    @Test
    default void unvisitedTable_leavesTheLobbyUntilAVisit() {
        var open = ada().post("/api/tables", NewTables.table(GARDENS, ME, OPEN), Snapshot.class);
        var running = ada().post("/api/tables", NewTables.table(GARDENS, ME, ME), Snapshot.class);
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
