package parterre.server.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;
import parterre.engine.box.Boxes;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.ExperimentFault;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.measure.Findings;
import parterre.lab.run.RunJournal;
import parterre.lab.run.RunJournal.OtherExperimentException;
import parterre.server.store.Outage;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Lab.ExperimentCard;
import parterre.server.wire.Lab.ExperimentView;
import parterre.server.wire.Lab.Forecast;
import parterre.server.wire.ServerFault;

/// Keeps the experiments of this server and runs them, one after the other. Marks in their folders say which are to be
/// run, so that these go on after a stop or a crash.
///
/// A run takes at most half of the processors, and bots at tables go first: before each game it waits while they think.
public final class ExperimentScheduler implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ExperimentScheduler.class);
    private static final Duration TO_END = Duration.ofSeconds(5);

    private final ExperimentFolders folders;
    private final Set<String> games;
    private final BooleanSupplier tablesBusy;
    private final ExperimentProjection projection = new ExperimentProjection();
    private final ExperimentForecast forecast;
    private final Deque<String> queue = new ArrayDeque<>();
    private final Thread worker;
    /// The experiment that the worker has taken from the queue. Before it runs, its journal is read.
    private Optional<String> taken = Optional.empty();
    private boolean takenStops;
    private volatile Optional<RunningExperiment> running = Optional.empty();
    private boolean closed;

    /// @param root the folder of the experiments, made with the first of them
    /// @param games the slugs of the games that experiments may be about
    /// @param tablesBusy true while bots at tables think
    public ExperimentScheduler(Path root, Set<String> games, BooleanSupplier tablesBusy) {
        folders = new ExperimentFolders(root);
        this.games = Set.copyOf(games);
        this.tablesBusy = tablesBusy;
        forecast = new ExperimentForecast(tablesBusy);
        worker = Thread.ofPlatform().name("lab").daemon().unstarted(this::work);
    }

    /// Goes on with the experiments that were to be run.
    public synchronized void begin() {
        try {
            folders.removeParts();
            // An experiment may have been started before this call, and is in the queue then.
            folders.waiting().stream().filter(name -> !queue.contains(name)).forEach(queue::add);
        } catch (UncheckedIOException e) {
            LOG.error("{}: unreadable", folders, e);
        }
        worker.start();
    }

    /// Returns all experiments.
    public List<ExperimentCard> list(Locale language) {
        var order = Comparator.comparingInt((ExperimentCard card) -> switch (card.state()) {
            case RUNNING, STOPPING -> 0;
            case WAITING -> 1;
            default -> 2;
        });
        var cards = new ArrayList<ExperimentCard>();
        for (var folder : folders.all()) {
            cards.add(card(folder, language));
        }
        var places = waitingPlaces();
        return cards.stream()
                .sorted(order.thenComparingInt(card -> places.indexOf(card.name())))
                .toList();
    }

    private synchronized List<String> waitingPlaces() {
        return List.copyOf(queue);
    }

    private ExperimentCard card(ExperimentFolder folder, Locale language) {
        return running(folder.name())
                .map(run -> projection.running(folder, run, language))
                .orElseGet(() -> projection.resting(folder, isQueued(folder.name()), language));
    }

    private Optional<RunningExperiment> running(String name) {
        return running.filter(run -> run.name().equals(name));
    }

    private synchronized boolean isQueued(String name) {
        return queue.contains(name) || taken.equals(Optional.of(name));
    }

    /// Returns how an experiment stands, with its numbers so far.
    ///
    /// @throws ApiException if there is none of this name
    public ExperimentView view(String name, boolean mayChange, Locale language) {
        var folder = folder(name);
        return new ExperimentView(
                card(folder, language),
                mayChange,
                folder.yaml(),
                running(name)
                        .map(run -> projection.found(run, language))
                        .orElseGet(() -> projection.found(folder, language)),
                mayChange ? folder.problem() : Optional.empty());
    }

    /// Returns the report in one form.
    ///
    /// @throws ApiException if there is no experiment of this name, or nothing was found yet
    public String report(String name, ReportForm form, Locale language) {
        return projection
                .report(folder(name), form, language)
                .orElseThrow(() -> ApiException.of(FaultCode.NO_PAGE, new ServerFault.NoReportYet(), name));
    }

    private ExperimentFolder folder(String name) {
        return folders.named(name)
                .orElseThrow(() -> ApiException.of(FaultCode.NO_PAGE, new ServerFault.NoSuchExperiment(), name));
    }

    /// Returns the length and the power of an experiment that is not started yet.
    ///
    /// @throws ApiException with every problem of the file, or if another experiment is being forecast
    public Forecast forecast(String yaml, Locale language) {
        return forecast.of(read(yaml), threads(), language);
    }

    /// Starts an experiment, or puts it behind those that wait. Returns its name.
    ///
    /// @throws ApiException with every problem of the file
    public String start(String yaml) {
        var experiment = read(yaml);
        return start(experiment, yaml);
    }

    private synchronized String start(Experiment experiment, String yaml) {
        if (folders.all().size() >= ExperimentFolders.MOST) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.LabFull(ExperimentFolders.MOST));
        }
        var name = folders.freeName(experiment);
        kept(() -> folders.create(name, experiment, yaml));
        enqueue(name);
        return name;
    }

    private Experiment read(String yaml) {
        // No experiment reads the disk of the server, whether the file is there or not.
        var read = ExperimentFile.read(yaml, _ -> Optional.empty()).mapProblems(ExperimentScheduler::withoutFiles);
        return switch (read) {
            case Reading.Bad<Experiment>(List<Problem> problems) ->
                throw ApiException.of(
                        FaultCode.EXPERIMENT, problems.stream().distinct().toList());
            case Reading.Good<Experiment>(Experiment experiment) -> {
                check(experiment);
                yield experiment;
            }
        };
    }

    /// Checks that this server runs such an experiment. A folder that a command has made may have a larger one.
    ///
    /// @throws ApiException if it is about another game, or too large
    private void check(Experiment experiment) {
        var box = Boxes.named(experiment.game()).filter(_ -> games.contains(experiment.game()));
        if (box.isEmpty()) {
            var known = games.stream().sorted().toList();
            throw ApiException.of(
                    FaultCode.EXPERIMENT, List.of(Problem.of("game", new ExperimentFault.GameUnknown(known))));
        }
        var problems = ExperimentLimits.problems(experiment, box.get());
        if (!problems.isEmpty()) {
            throw ApiException.of(FaultCode.EXPERIMENT, problems);
        }
    }

    private static Problem withoutFiles(Problem problem) {
        return problem.fault() instanceof ExperimentFault.FileNotFound
                ? new Problem(problem.line(), problem.where(), new ServerFault.NoFilesHere())
                : problem;
    }

    private synchronized void enqueue(String name) {
        queue.add(name);
        notifyAll();
    }

    /// Stops an experiment that runs or waits. It may go on later.
    ///
    /// @throws ApiException if it neither runs nor waits
    public synchronized void stop(String name) {
        var folder = folder(name);
        if (!isQueued(name)) {
            throw notNow(name);
        }
        // Without its mark it rests, even if the server is killed now.
        kept(folder::rest);
        if (!queue.remove(name)) {
            takenStops = true;
            running(name).ifPresent(RunningExperiment::stop);
        }
    }

    /// Lets a stopped experiment go on behind those that wait.
    ///
    /// @throws ApiException if it cannot go on
    public void resume(String name) {
        var folder = folder(name);
        if (!projection.resting(folder, false, Locale.ENGLISH).resumable()) {
            throw notNow(name);
        }
        var experiment = folder.experiment().orElseThrow(() -> notNow(name));
        check(experiment);
        resume(folder, experiment);
    }

    private synchronized void resume(ExperimentFolder folder, Experiment experiment) {
        if (isQueued(folder.name())) {
            throw notNow(folder.name());
        }
        kept(() -> folder.await(experiment));
        enqueue(folder.name());
    }

    /// Deletes an experiment with all its files.
    ///
    /// @throws ApiException if it runs
    public synchronized void delete(String name) {
        var folder = folder(name);
        queue.remove(name);
        if (isQueued(name)) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.ExperimentRuns(), name);
        }
        kept(folder::delete);
    }

    private static ApiException notNow(String name) {
        return ApiException.of(FaultCode.NOT_NOW, new ServerFault.ExperimentNotSo(), name);
    }

    private interface Writing {
        void write() throws IOException;
    }

    /// @throws ApiException if the disk has no room
    private void kept(Writing writing) {
        try {
            writing.write();
        } catch (IOException e) {
            throw folders.areFull()
                    ? ApiException.of(FaultCode.BUSY, new ServerFault.DiskFull())
                    : new UncheckedIOException(e);
        }
    }

    // --- the thread that runs experiments

    private void work() {
        for (var next = next(); next.isPresent(); next = next()) {
            var name = next.get();
            try {
                folders.named(name).ifPresent(this::run);
            } catch (RuntimeException | Error e) {
                if (folders.areFull()) {
                    LOG.error("experiment {}: {}", name, Outage.FULL);
                } else {
                    LOG.error("experiment {} broke down", name, e);
                }
                folders.named(name).ifPresent(folder -> keepProblem(folder, e));
            } finally {
                ended();
            }
        }
    }

    private synchronized Optional<String> next() {
        try {
            while (!closed && queue.isEmpty()) {
                wait();
            }
        } catch (InterruptedException _) {
            return Optional.empty();
        }
        taken = closed ? Optional.empty() : Optional.of(queue.remove());
        takenStops = false;
        return taken;
    }

    private synchronized void ended() {
        running = Optional.empty();
        taken = Optional.empty();
    }

    private void run(ExperimentFolder folder) {
        var experiment = folder.experiment()
                .orElseThrow(() -> new IllegalStateException("the experiment of " + folder.name() + " is gone"));
        check(experiment);
        try (var journal = opened(folder, experiment)) {
            var run = new RunningExperiment(folder.name(), experiment, journal, tablesBusy, System::nanoTime);
            begun(run);
            var findings = run.play(threads());
            boolean isOver = findings.state() != Findings.State.INTERRUPTED;
            if (isOver || !folder.isWaiting()) {
                folder.results().write(findings, Locale.ENGLISH);
                folder.rest();
            }
        } catch (RunJournal.InUseException e) {
            throw new IllegalStateException("another process runs this experiment", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Opens the journal of an experiment. One with another head is laid aside: an earlier build played its
    /// games.
    private static RunJournal opened(ExperimentFolder folder, Experiment experiment) throws IOException {
        var file = folder.results().journal();
        try {
            return RunJournal.open(file, experiment);
        } catch (OtherExperimentException _) {
            LOG.warn("experiment {}: journal outdated", folder.name());
            Files.move(file, file.resolveSibling(file.getFileName() + ".old"), StandardCopyOption.REPLACE_EXISTING);
        }
        try {
            return RunJournal.open(file, experiment);
        } catch (OtherExperimentException e) {
            throw new IllegalStateException("the journal belongs to another experiment", e);
        }
    }

    private synchronized void begun(RunningExperiment run) {
        running = Optional.of(run);
        if (closed || takenStops) {
            run.stop();
        }
    }

    private static int threads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    }

    private static void keepProblem(ExperimentFolder folder, Throwable thrown) {
        try {
            folder.breakDown(Optional.ofNullable(thrown.getMessage())
                    .orElseGet(() -> thrown.getClass().getSimpleName()));
        } catch (IOException e) {
            LOG.error("experiment {}: cannot write: {}", folder.name(), e.toString());
        }
    }

    /// Ends the run after the games that are being played. It goes on at the next start.
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            running.ifPresent(RunningExperiment::stop);
            notifyAll();
        }
        try {
            if (worker.isAlive()) {
                worker.join(TO_END);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
