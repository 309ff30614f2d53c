package parterre.cli.protocol;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import parterre.cli.words.AnalysisMessages;
import parterre.engine.Move;
import tools.jackson.databind.JsonNode;

/// Runs the analyses that one program has asked for. One thread searches each decision, and several decisions
/// are searched side by side. Decisions of a higher priority come first, equal ones in the order of their
/// arrival.
///
/// The thread that reads the program's lines accepts and cancels queries.
final class Analyses {
    /// The `op` of a line that reports on an analysis.
    private static final String REPORT = "report";

    private final Consumer<String> out;
    private final Map<JsonNode, Query> running = new ConcurrentHashMap<>();
    private final List<Runnable> afterAnswer = new ArrayList<>();
    private final ThreadPoolExecutor workers;
    private final Object telling = new Object();
    private long jobs;

    /// @param threads how many decisions are searched at a time
    /// @param out takes the lines that report on analyses, from any thread
    Analyses(int threads, Consumer<String> out) {
        this.out = out;
        workers = new ThreadPoolExecutor(
                threads,
                threads,
                1,
                TimeUnit.SECONDS,
                new PriorityBlockingQueue<>(),
                Thread.ofPlatform().daemon().name("analysis").factory());
        workers.allowCoreThreadTimeOut(true);
    }

    /// Accepts a query. Its decisions wait until [#begin()].
    ///
    /// @throws Fault if it cannot be done; then nothing has changed
    <S, M extends Move, V> Answer accept(JsonNode id, Request.Analyse request, Decisions<S, M, V> finder) {
        if (id.isNull()) {
            throw Fault.said(Fault.Code.MISSING_FIELD, "id", new AnalysisMessages.QueryWithoutId());
        }
        if (running.containsKey(id)) {
            throw Fault.said(Fault.Code.CONFLICT, "id", new AnalysisMessages.QueryRuns(id.asString()));
        }
        var terms = AnalysisTerms.of(request, finder.box());
        var decisions = finder.of(request);
        if (waiting() + decisions.size() > Limit.ANALYSES) {
            throw Fault.said(Fault.Code.TOO_MANY, "", new AnalysisMessages.TooManyDecisions(Limit.ANALYSES));
        }
        var query = new Query(id, request.priority().orElse(0), ++jobs, decisions.size());
        if (!decisions.isEmpty()) {
            running.put(id, query);
        }
        for (var decision : decisions) {
            var job = new Job(query, ++jobs, new DecisionSearch<>(finder.box(), decision, terms, query)::run);
            afterAnswer.add(() -> workers.execute(job));
        }
        return new Answer.Accepted(
                terms.seed(), decisions.stream().map(Decision::asked).toList());
    }

    private int waiting() {
        return running.values().stream().mapToInt(query -> query.open.get()).sum();
    }

    /// Ends one query, or all if none is named. It reports the findings so far.
    Answer cancel(Request.Cancel request) {
        var wanted = request.query().filter(id -> !id.isNull());
        var ended = running.values().stream()
                .filter(query -> wanted.isEmpty() || wanted.get().equals(query.id))
                .sorted(Comparator.comparingLong(query -> query.number))
                .toList();
        ended.forEach(query -> query.cancelled = true);
        afterAnswer.add(this::endCancelled);
        return new Answer.Cancelled(ended.stream().map(query -> query.id).toList());
    }

    /// Reports at once on cancelled decisions that were still waiting for a thread.
    private void endCancelled() {
        var waiting = workers.getQueue().stream().map(Job.class::cast).sorted().toList();
        for (var job : waiting) {
            if (job.query().isCancelled() && workers.getQueue().remove(job)) {
                job.run();
            }
        }
    }

    /// Starts the accepted queries, now that the program has its answer.
    void begin() {
        var begun = List.copyOf(afterAnswer);
        afterAnswer.clear();
        begun.forEach(Runnable::run);
    }

    /// Waits until all queries are done. Accepts no more queries.
    void finish() throws InterruptedException {
        workers.shutdown();
        workers.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    /// Ends all queries without further reports.
    void abandon() {
        synchronized (telling) {
            running.values().forEach(Query::silence);
            running.clear();
        }
        workers.getQueue().clear();
    }

    /// A decision that waits for its thread.
    private record Job(Query query, long number, Runnable search) implements Runnable, Comparable<Job> {
        private static final Comparator<Job> ORDER = Comparator.<Job>comparingInt(job -> job.query.priority)
                .reversed()
                .thenComparingLong(Job::number);

        @Override
        public void run() {
            search.run();
        }

        @Override
        public int compareTo(Job other) {
            return ORDER.compare(this, other);
        }
    }

    /// A query whose decisions are not all done yet.
    final class Query {
        private final JsonNode id;
        private final int priority;
        private final long number;
        private final AtomicInteger open;
        private volatile boolean cancelled;
        private boolean silent;

        private Query(JsonNode id, int priority, long number, int decisions) {
            this.id = id;
            this.priority = priority;
            this.number = number;
            open = new AtomicInteger(decisions);
        }

        boolean isCancelled() {
            return cancelled;
        }

        /// Reports how far a decision has come.
        void tell(Report report) {
            var line = Wire.empty().put("protocol", Envelope.PROTOCOL);
            line.set("id", id);
            line.put("op", REPORT);
            line.setAll(Wire.said(report));
            synchronized (telling) {
                if (!silent) {
                    send(Wire.line(line));
                }
            }
        }

        /// Sends the last report of a decision. After the last decision the id is free again.
        void finish(Report report) {
            synchronized (telling) {
                if (open.decrementAndGet() == 0) {
                    running.remove(id, this);
                }
                tell(report);
            }
        }

        private void silence() {
            cancelled = true;
            silent = true;
        }

        /// Sends a line. If nobody listens any more, it ends the work.
        private void send(String line) {
            try {
                out.accept(line);
            } catch (RuntimeException e) {
                silent = true;
                abandon();
            }
        }
    }
}
