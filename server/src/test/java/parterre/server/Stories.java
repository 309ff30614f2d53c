package parterre.server;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import parterre.engine.Luck;
import parterre.server.wire.Calls;
import parterre.server.wire.OpenDecision;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// The basis of stories of people at tables: two browsers at a server with a real port and a real database. They
/// run on each kind of database ([StoriesByPort]).
interface Stories {
    Browser ada();

    Browser ben();

    /// Returns one more browser. The caller closes it.
    Browser another();

    /// The operator of the server.
    Operator operator();

    /// Time goes by.
    void later(Duration time);

    /// The server goes and comes back.
    void restart();

    /// Makes the first listed move of the seat for which this browser's person is asked.
    static Snapshot move(Browser browser, Snapshot table) {
        var asked = table.present().asked().orElseThrow();
        browser.post(path(table) + "/moves", first(asked), Calls.Accepted.class);
        return browser.get(path(table), Snapshot.class);
    }

    /// Lets Ada and Ben answer every question until the game is over.
    default Snapshot played(Snapshot table, Function<OpenDecision, Calls.SubmitMove> choice) {
        while (ada().get(path(table), Snapshot.class).table().phase() == TableHead.Phase.PLAYING) {
            for (var browser : List.of(ada(), ben())) {
                var asked = browser.get(path(table), Snapshot.class).present().asked();
                asked.ifPresent(
                        decision -> browser.post(path(table) + "/moves", choice.apply(decision), Calls.Accepted.class));
            }
        }
        return ada().get(path(table), Snapshot.class);
    }

    /// Chooses any listed move.
    static Calls.SubmitMove any(OpenDecision asked, Luck luck) {
        var move = asked.moves().get(luck.below(asked.moves().size()));
        return new Calls.SubmitMove(asked.seat(), asked.decision(), move.text());
    }

    static Calls.SubmitMove first(OpenDecision asked) {
        return new Calls.SubmitMove(
                asked.seat(), asked.decision(), asked.moves().getFirst().text());
    }

    /// All names of one device agree to what one of them has proposed.
    static Snapshot agree(Browser browser, Snapshot table) {
        var proposal =
                browser.get(path(table), Snapshot.class).present().proposal().orElseThrow();
        return browser.post(
                path(table) + "/vote", new Calls.Vote(proposal.id(), Optional.empty(), true), Snapshot.class);
    }

    static String path(Snapshot table) {
        return "/api/tables/" + table.table().id();
    }

    /// Waits until something is so.
    static void until(BooleanSupplier so) {
        long deadline = System.nanoTime() + Duration.ofSeconds(60).toNanos();
        while (!so.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                throw new AssertionError("it never came to that");
            }
            LockSupport.parkNanos(20_000_000);
        }
    }

    static <T> T json(String json, Class<T> type) {
        return Answers.MAPPER.readValue(json, type);
    }
}
