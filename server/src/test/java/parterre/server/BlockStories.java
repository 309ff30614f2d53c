package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.NewTables.ME;
import static parterre.server.NewTables.OPEN;
import static parterre.server.PeopleAtTables.badge;
import static parterre.server.PeopleAtTables.named;
import static parterre.server.PeopleAtTables.sit;
import static parterre.server.Stories.json;
import static parterre.server.Stories.path;
import static parterre.server.TableStories.GAME;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.server.wire.Admin;
import parterre.server.wire.Calls;
import parterre.server.wire.ChatLine;
import parterre.server.wire.Snapshot;

/// Checks what a block between two people does.
interface BlockStories extends PeopleAtTables {
    @Test
    default void block_theirChatIsHiddenAndTheyCannotSitDown() {
        var name = named(ben(), "Blocked");
        var table = twoPeople();
        ben().post(path(table) + "/chat", new Calls.Say("before"), Calls.Accepted.class);
        var stream = ada().stream(path(table) + "/events");
        stream.next("now");
        var badge = badge(ben());
        var blocks = ada().post("/api/me/blocks", new Admin.Block(badge, name), Admin.Blocks.class);
        assertThat(blocks.blocks()).containsExactly(new Admin.Block(badge, name));
        assertThat(ada().get(path(table), Snapshot.class).chat()).isEmpty();
        ben().post(path(table) + "/chat", new Calls.Say("after"), Calls.Accepted.class);
        ada().post(path(table) + "/chat", new Calls.Say("mine"), Calls.Accepted.class);
        assertThat(stream.next("said").data()).contains("mine").doesNotContain("after");
        assertThat(ben().get(path(table), Snapshot.class).chat())
                .extracting(ChatLine::text)
                .containsExactly("before", "after", "mine");

        restart();
        var next = ada().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        assertThat(ben().fault(path(next) + "/seats/P2/sit", new Calls.Sit(Optional.empty(), false))
                        .code())
                .isEqualTo("protocol/blocked");
        assertThat(json(
                                ada().send("DELETE", "/api/me/blocks/" + badge, Map.of())
                                        .body(),
                                Admin.Blocks.class)
                        .blocks())
                .isEmpty();
        sit(ben(), next);
        assertThat(ada().get(path(table), Snapshot.class).chat())
                .extracting(ChatLine::text)
                .containsExactly("before", "after", "mine");
    }

    @Test
    default void block_oneselfOrNobody_isRefused() {
        named(ada(), "Ada");
        assertThat(ada().fault("/api/me/blocks", new Admin.Block(badge(ada()), "me"))
                        .code())
                .isEqualTo("protocol/not-now");
        assertThat(ada().fault("/api/me/blocks", new Admin.Block("0123456789abcdef", "nobody"))
                        .code())
                .isEqualTo("protocol/no-person");
    }
}
