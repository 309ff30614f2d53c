package parterre.server.work;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A few threads that do work for many people. Networks take turns, and within a network its people do, so one person
/// with a thousand tasks delays another one's first task by a single task.
///
/// One person never occupies all threads, unless there is only one.
public final class FairPool implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(FairPool.class);

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition work = lock.newCondition();
    private final int mostOfOnePerson;
    private final int mostOfOneNetwork;
    /// The waiting tasks, by network and person. The first entry of a map has waited longest for a turn.
    private final Map<String, Map<String, Deque<Runnable>>> waiting = new LinkedHashMap<>();
    /// How many tasks of each are being done.
    private final Map<WorkOwner, Integer> running = new HashMap<>();
    private int size;
    private boolean closed;

    /// @param name the name of its threads
    public FairPool(String name, int threads) {
        this(name, threads, () -> {});
    }

    /// Returns one thread that gives way to all others where processors are few.
    ///
    /// @param name the name of its thread
    public static FairPool inBackground(String name) {
        return new FairPool(name, 1, ThreadWeight::lower);
    }

    private FairPool(String name, int threads, Runnable begin) {
        mostOfOnePerson = Math.max(1, threads / 2);
        // A household of two plays on two threads.
        mostOfOneNetwork = threads > 2 ? threads - 1 : threads;
        for (int number = 1; number <= threads; number++) {
            Thread.ofPlatform().name(name + "-" + number).daemon().start(() -> {
                begin.run();
                serve();
            });
        }
    }

    /// Does a task when its turn comes.
    ///
    /// @throws RejectedExecutionException if the pool is closed
    public void execute(WorkOwner workOwner, Runnable task) {
        lock.lock();
        try {
            if (closed) {
                throw new RejectedExecutionException("the pool is closed");
            }
            waiting.computeIfAbsent(workOwner.network(), _ -> new LinkedHashMap<>())
                    .computeIfAbsent(workOwner.person(), _ -> new ArrayDeque<>())
                    .add(task);
            size++;
            work.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// Returns how many tasks wait.
    public int waiting() {
        lock.lock();
        try {
            return size;
        } finally {
            lock.unlock();
        }
    }

    /// Returns true if any task is being done or waits.
    public boolean isBusy() {
        lock.lock();
        try {
            return size > 0 || !running.isEmpty();
        } finally {
            lock.unlock();
        }
    }

    /// Returns how many tasks of a network wait.
    public int waiting(String network) {
        lock.lock();
        try {
            return waiting.getOrDefault(network, Map.of()).values().stream()
                    .mapToInt(Deque::size)
                    .sum();
        } finally {
            lock.unlock();
        }
    }

    private record Turn(WorkOwner workOwner, Runnable task) {}

    private void serve() {
        while (true) {
            var turn = take();
            if (turn.isEmpty()) {
                return;
            }
            try {
                turn.get().task().run();
            } catch (RuntimeException | Error e) {
                LOG.error("a task broke down", e);
            } finally {
                done(turn.get().workOwner());
            }
        }
    }

    /// Waits for a task; empty when the pool is closed.
    private Optional<Turn> take() {
        lock.lock();
        try {
            while (!closed) {
                var next = next();
                if (next.isPresent()) {
                    return next;
                }
                work.await();
            }
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } finally {
            lock.unlock();
        }
    }

    /// Takes the task whose turn it is, and sends its network and its person to the end of their lines.
    private Optional<Turn> next() {
        return whoseTurn().map(workOwner -> {
            var people = Objects.requireNonNull(waiting.remove(workOwner.network()));
            var tasks = Objects.requireNonNull(people.remove(workOwner.person()));
            var task = tasks.remove();
            if (!tasks.isEmpty()) {
                people.put(workOwner.person(), tasks);
            }
            if (!people.isEmpty()) {
                waiting.put(workOwner.network(), people);
            }
            size--;
            running.merge(workOwner, 1, Integer::sum);
            return new Turn(workOwner, task);
        });
    }

    private Optional<WorkOwner> whoseTurn() {
        return waiting.entrySet().stream()
                .flatMap(network ->
                        network.getValue().keySet().stream().map(person -> new WorkOwner(network.getKey(), person)))
                .filter(workOwner -> running.getOrDefault(workOwner, 0) < mostOfOnePerson)
                .filter(workOwner -> running(workOwner.network()) < mostOfOneNetwork)
                .findFirst();
    }

    private int running(String network) {
        return running.entrySet().stream()
                .filter(entry -> entry.getKey().network().equals(network))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    private void done(WorkOwner workOwner) {
        lock.lock();
        try {
            running.computeIfPresent(workOwner, (_, count) -> count > 1 ? count - 1 : null);
            work.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// Forgets the waiting tasks, and lets the threads end after their present tasks.
    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            waiting.clear();
            size = 0;
            work.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
