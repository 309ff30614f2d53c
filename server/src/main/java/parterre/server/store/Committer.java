package parterre.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// Runs the one thread that writes. All jobs that arrive during one transaction go into the next one together. So
/// many tables share one wait for the disk.
final class Committer implements AutoCloseable {
    private static final int MOST_TOGETHER = 500;

    private final Jdbi jdbi;
    private final Fence fence;
    private final LinkedBlockingQueue<Job> queue = new LinkedBlockingQueue<>();
    private final Thread thread;
    private volatile boolean closed;
    /// True after a transaction whose connection broke: the database may still be about to commit it.
    private volatile boolean inDoubt;

    private volatile Runnable whenFenced = () -> {};

    Committer(Jdbi jdbi, Fence fence) {
        this.jdbi = jdbi;
        this.fence = fence;
        thread = Thread.ofPlatform().name("committer").start(this::run);
    }

    /// Writes and waits until it is durable.
    void write(Consumer<Handle> work) {
        var job = new Job(Optional.of(work), new CompletableFuture<>());
        queue.add(job);
        if (closed) {
            refuseTheRest();
        }
        try {
            job.done().join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        }
    }

    private void run() {
        var jobs = new ArrayList<Job>();
        boolean open = true;
        while (open) {
            try {
                jobs.add(queue.take());
            } catch (InterruptedException e) {
                return;
            }
            queue.drainTo(jobs, MOST_TOGETHER);
            open = jobs.stream().allMatch(job -> job.work().isPresent());
            commit(jobs);
            jobs.clear();
        }
    }

    /// Sets what is done when another server has taken over the database. It may be called more than once.
    void whenFenced(Runnable stop) {
        whenFenced = stop;
    }

    /// Another server has taken over.
    void fenced() {
        whenFenced.run();
    }

    /// Waits until the database has finished the last transaction whose connection broke: a later reader sees
    /// whether it was committed.
    void settle() {
        if (inDoubt) {
            jdbi.useTransaction(fence::check);
            inDoubt = false;
        }
    }

    private void commit(List<Job> jobs) {
        try {
            if (!fence.isOwned()) {
                jdbi.useTransaction(handle -> fence.own(Fence.raise(handle.getConnection())));
            }
            jdbi.useTransaction(handle -> {
                fence.check(handle);
                jobs.forEach(job -> job.run(handle));
            });
        } catch (FencedException e) {
            // This comes first, so that a caller who gets the exception may rely on the server knowing.
            try {
                fenced();
            } finally {
                jobs.forEach(job -> job.done().completeExceptionally(e));
            }
            return;
        } catch (RuntimeException | SQLException e) {
            if (Outage.is(e)) {
                inDoubt = true;
                // No job waits for it longer than the first.
                jobs.forEach(job -> job.done().completeExceptionally(e));
            } else {
                // One of them is at fault; apart, only that one fails.
                jobs.forEach(this::alone);
            }
            return;
        }
        jobs.forEach(job -> job.done().complete(null));
    }

    private void alone(Job job) {
        try {
            jdbi.useTransaction(handle -> {
                fence.check(handle);
                job.run(handle);
            });
            job.done().complete(null);
        } catch (RuntimeException e) {
            inDoubt |= Outage.is(e);
            job.done().completeExceptionally(e);
        }
    }

    /// Writes what is queued, then ends.
    @Override
    public void close() {
        queue.add(new Job(Optional.empty(), new CompletableFuture<>()));
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        closed = true;
        refuseTheRest();
    }

    private void refuseTheRest() {
        var late = new ArrayList<Job>();
        queue.drainTo(late);
        late.forEach(job -> job.done().completeExceptionally(new IllegalStateException("the server has stopped")));
    }

    /// @param work empty for the last job of all
    private record Job(Optional<Consumer<Handle>> work, CompletableFuture<Void> done) {
        void run(Handle handle) {
            work.ifPresent(job -> job.accept(handle));
        }
    }
}
