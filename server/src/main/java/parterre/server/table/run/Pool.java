package parterre.server.table.run;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.server.work.Caller;
import parterre.server.work.FairPool;
import parterre.server.work.WorkOwner;

/// The threads on which bots think. Bots that answer at once have a thread of their own, so they never wait
/// for one that searches.
final class Pool implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Pool.class);
    private static final Duration LONGEST = Duration.ofSeconds(30);

    private static final int MOST_KNOWN = 50_000;

    private final Cache<String, String> networks =
            Caffeine.newBuilder().maximumSize(MOST_KNOWN).build();
    private final Set<String> asking = ConcurrentHashMap.newKeySet();
    private final ThinkingTables thinking = new ThinkingTables();
    private final FairPool searching;
    private final FairPool quick = new FairPool("quick-bot", 1);

    /// @param size how many bots may search at once
    Pool(int size) {
        searching = new FairPool("thinker", size);
    }

    /// Notes from which network a person called last.
    void calledFrom(String person, String network) {
        networks.put(person, network);
    }

    /// Returns the network from which a person called last; empty if that is not known.
    String network(String person) {
        return Optional.ofNullable(networks.getIfPresent(person)).orElse("");
    }

    /// Returns the tables at which bots search, or wait to.
    ThinkingTables thinking() {
        return thinking;
    }

    private WorkOwner workOwner(String person) {
        return new WorkOwner(network(person), person);
    }

    /// Thinks, then goes on at the table.
    ///
    /// @param person whose turn at the threads this takes
    /// @param table at which the bot sits
    /// @param atTable takes the work to be done there
    <T> void think(String person, String table, TableContext.Thought<T> thought, Consumer<Runnable> atTable) {
        var workOwner = workOwner(person);
        if (thought.isQuick()) {
            execute(quick, workOwner, () -> atTable.accept(done(thought)));
            return;
        }
        thinking.began(workOwner, table);
        execute(searching, workOwner, () -> {
            var goOn = done(thought);
            thinking.ended(workOwner, table);
            atTable.accept(goOn);
        });
    }

    /// Thinks, and returns the work to be done at the table afterwards.
    private static <T> Runnable done(TableContext.Thought<T> thought) {
        try {
            var result = thought.think();
            return () -> thought.tell(result);
        } catch (RuntimeException | Error e) {
            // A bot that runs out of stack or memory must not cost its table a thread and an answer.
            return () -> thought.failed(e);
        }
    }

    private static void execute(FairPool pool, WorkOwner workOwner, Runnable task) {
        try {
            pool.execute(workOwner, task);
        } catch (RejectedExecutionException e) {
            LOG.debug("the server stops; the bot thinks again when it is back", e);
        }
    }

    /// Thinks while the caller waits.
    ///
    /// @param caller waits; the thought ends when they leave
    /// @param person who asks, and who may not ask again meanwhile
    /// @param thought takes what says whether the caller still waits
    <T> T ask(Caller caller, String person, Function<BooleanSupplier, T> thought) {
        if (!asking.add(person)) {
            throw ApiException.of(FaultCode.TOO_MANY, new ServerFault.HintPending(), "5 s");
        }
        var answer = new CompletableFuture<T>();
        try {
            return answer(caller, person, answer, LONGEST, () -> thought.apply(() -> !answer.isDone()))
                    .orElseThrow(() -> ApiException.of(FaultCode.BUSY, new ServerFault.BotsTooBusy()));
        } finally {
            asking.remove(person);
        }
    }

    /// Thinks while the caller waits, if there is room. It gives way to bots: it does not begin where one waits
    /// for a thread, and ends as soon as one does.
    ///
    /// @param caller waits; the thought ends when they leave
    /// @param person who asks; a second thought of theirs has no room
    /// @param thought takes what says whether the thought is to go on
    /// @return empty if there is no room, or the thought did not end in time
    <T> Optional<T> askBriefly(
            Caller caller, String person, Duration atMost, Function<BooleanSupplier, Optional<T>> thought) {
        if (searching.waiting() > 0 || !asking.add(person)) {
            return Optional.empty();
        }
        var answer = new CompletableFuture<Optional<T>>();
        try {
            BooleanSupplier goesOn = () -> !answer.isDone() && searching.waiting() == 0;
            return answer(caller, person, answer, atMost, () -> thought.apply(goesOn))
                    .flatMap(found -> found);
        } finally {
            asking.remove(person);
        }
    }

    /// Returns what a thought finds; empty if it did not end in time, the caller left, or the server stops.
    ///
    /// @param answer takes what is found
    private <T> Optional<T> answer(
            Caller caller, String person, CompletableFuture<T> answer, Duration atMost, Supplier<T> thought) {
        try {
            searching.execute(workOwner(person), () -> {
                if (answer.isDone()) {
                    return;
                }
                try {
                    answer.complete(thought.get());
                } catch (RuntimeException | Error e) {
                    answer.completeExceptionally(e);
                }
            });
            return caller.await(answer, atMost);
        } catch (RejectedExecutionException _) {
            return Optional.empty();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a bot broke down", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw ApiException.of(FaultCode.BUSY, new ServerFault.ServerStops());
        } finally {
            answer.cancel(false);
        }
    }

    /// Returns true if a bot searches or waits to.
    boolean isBusy() {
        return searching.isBusy();
    }

    int waiting() {
        return searching.waiting() + quick.waiting();
    }

    @Override
    public void close() {
        searching.close();
        quick.close();
    }
}
