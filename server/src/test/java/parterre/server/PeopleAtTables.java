package parterre.server;

import static parterre.server.NewTables.ME;
import static parterre.server.NewTables.OPEN;
import static parterre.server.Stories.path;
import static parterre.server.TableStories.GAME;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import parterre.server.wire.Calls;
import parterre.server.wire.People;
import parterre.server.wire.Snapshot;

/// People with names of their own at a table of two, for stories that the operator or others act in.
interface PeopleAtTables extends Stories {
    /// Names of people who no other story knows: the operator finds people by name.
    AtomicInteger NAMED = new AtomicInteger();

    /// Gives a person a name of their own.
    static String named(Browser browser, String begins) {
        var name = begins + " " + NAMED.incrementAndGet();
        return browser.put("/api/me", new People.Rename(name), People.Me.class).name();
    }

    /// Ada's table, where Ben sits on the second seat.
    default Snapshot twoPeople() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        sit(ben(), table);
        return table;
    }

    static void sit(Browser browser, Snapshot table) {
        browser.post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.empty(), false), Snapshot.class);
    }

    static String badge(Browser browser) {
        return browser.get("/api/me", People.Me.class).badge();
    }
}
