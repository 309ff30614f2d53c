package parterre.lab.sweep;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import parterre.bots.series.Estimate;
import parterre.bots.series.TupleBandits;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;
import parterre.lab.experiment.Arm;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.ExperimentFault;
import parterre.lab.experiment.Sweep;
import parterre.lab.experiment.Sweep.Aim;
import parterre.lab.measure.Findings;
import parterre.lab.measure.Quantities;
import parterre.lab.run.LocalRun;
import parterre.lab.run.Machines;
import parterre.lab.run.RunJournal;
import parterre.lab.run.RunJournal.OtherExperimentException;
import parterre.lab.run.RunWatcher;

/// Tries the points of a sweep. A Latin hypercube (McKay, Beckman and Conover, Technometrics 21, 1979) chooses half of
/// them. The others are points where [TupleBandits] expects the aims to be met. All points are played with the same
/// luck.
public final class SweepRun {
    /// The number of choices in a row without a new point after which all points count as known.
    private static final int MOST_CHOICES = 200;

    private final Sweep sweep;
    private final Optional<Path> folder;
    private final Luck luck;
    private final TupleBandits bandits;
    private final List<Point> tried = new ArrayList<>();
    private final Set<List<Integer>> seen = new HashSet<>();
    private volatile boolean stopped;
    private volatile Runnable stopPoint = () -> {};

    /// A variant that was tried.
    ///
    /// @param choice for each parameter the place of its value
    /// @param arm the variant
    /// @param measured for each aim the quantity, as the mean over line-ups, with its 95 % interval
    /// @param distances for each aim how far it is off, in units, as the mean over line-ups; 0 if all meet it
    public record Point(List<Integer> choice, Arm arm, List<Estimate> measured, List<Double> distances) {
        public Point {
            choice = List.copyOf(choice);
            measured = List.copyOf(measured);
            distances = List.copyOf(distances);
        }

        /// Returns the sum of all distances.
        public double loss() {
            return distances.stream().mapToDouble(each -> each).sum();
        }

        /// Returns true if this is at least as near to every aim as the other, and nearer to one.
        boolean dominates(Point other) {
            return IntStream.range(0, distances.size()).allMatch(i -> distances.get(i) <= other.distances.get(i))
                    && loss() < other.loss();
        }
    }

    /// Returns the sweep, or the aims whose quantity the experiment does not measure. A mistyped name would
    /// make every point equally bad.
    public static Reading<Sweep> checked(Sweep sweep) {
        var known = sweep.base().lineUps().stream()
                .flatMap(lineUp -> Quantities.of(sweep.base(), lineUp).stream())
                .map(each -> named(each.name(), each.subject()))
                .distinct()
                .toList();
        var problems = sweep.aims().stream()
                .filter(aim -> !known.contains(named(aim.quantity(), aim.subject())))
                .map(aim -> new Problem(
                        aim.line(), named(aim.quantity(), aim.subject()), new ExperimentFault.NoSuchQuantity(known)))
                .toList();
        return problems.isEmpty() ? Reading.good(sweep) : new Reading.Bad<>(problems);
    }

    /// "turns", "seat-advantage P1".
    private static String named(String quantity, String subject) {
        return subject.isEmpty() ? quantity : quantity + " " + subject;
    }

    /// @param sweep one that [#checked] has let through
    /// @param folder keeps the journal of each point, so that a sweep that was stopped goes on; empty if
    ///     nothing is kept. Its luck makes it choose the same points again
    public SweepRun(Sweep sweep, Optional<Path> folder) {
        this.sweep = sweep;
        this.folder = folder;
        luck = Generator.of(sweep.base().seed(), -2);
        bandits = new TupleBandits(sweep.parameters().stream()
                .mapToInt(each -> each.values().size())
                .toArray());
    }

    /// Tries all points, or those before [#stop()].
    ///
    /// @param machines play the units of each point; they change neither the points nor their numbers
    /// @param watcher receives each point that was tried
    /// @return the points in the order of their loss, the best first
    public List<Point> play(Machines machines, Consumer<Point> watcher) {
        int designed = Math.ceilDiv(sweep.points(), 2);
        for (var choice : latinHypercube(designed)) {
            attempt(choice, machines, watcher);
        }
        int missed = 0;
        while (tried.size() < sweep.points() && missed < MOST_CHOICES && !stopped) {
            int before = tried.size();
            var from =
                    best().map(Point::choice).orElseGet(() -> latinHypercube(1).getFirst());
            attempt(bandits.next(from, luck), machines, watcher);
            missed = tried.size() == before ? missed + 1 : 0;
        }
        return tried.stream().sorted(Comparator.comparingDouble(Point::loss)).toList();
    }

    private Optional<Point> best() {
        return tried.stream().min(Comparator.comparingDouble(Point::loss));
    }

    /// Tries no further point, and gives up the present one. Any thread may call it.
    public void stop() {
        stopped = true;
        stopPoint.run();
    }

    /// Returns the points that no other one dominates: the trade-off between the aims.
    public static List<Point> front(List<Point> points) {
        return points.stream()
                .filter(point -> points.stream().noneMatch(other -> other.dominates(point)))
                .toList();
    }

    /// Returns points in which each parameter takes its values evenly.
    private List<List<Integer>> latinHypercube(int count) {
        var columns = new ArrayList<List<Integer>>();
        for (var parameter : sweep.parameters()) {
            int size = parameter.values().size();
            var column = new ArrayList<>(IntStream.range(0, count)
                    .mapToObj(i -> (int) ((long) i * size / count))
                    .toList());
            for (int i = count - 1; i > 0; i--) {
                Collections.swap(column, i, luck.below(i + 1));
            }
            columns.add(column);
        }
        return IntStream.range(0, count)
                .mapToObj(i -> columns.stream().map(column -> column.get(i)).toList())
                .toList();
    }

    private void attempt(List<Integer> choice, Machines machines, Consumer<Point> watcher) {
        if (stopped || !seen.add(choice)) {
            return;
        }
        var arm = sweep.arm(choice);
        if (arm.isEmpty()) {
            return;
        }
        var findings =
                findings(sweep.base().with(List.of(arm.get()), sweep.base().seed()), machines);
        if (stopped) {
            return;
        }
        var measured =
                sweep.aims().stream().map(aim -> mean(estimates(findings, aim))).toList();
        var distances = sweep.aims().stream()
                .map(aim -> aim.distance(
                        estimates(findings, aim).stream().map(Estimate::value).toList()))
                .toList();
        var point = new Point(choice, arm.get(), measured, distances);
        tried.add(point);
        bandits.add(choice, point.loss());
        watcher.accept(point);
    }

    private Findings findings(Experiment experiment, Machines machines) {
        if (folder.isEmpty()) {
            return findings(experiment, Optional.empty(), machines);
        }
        // Points of other versions of the bots have other names, and stay as they are.
        var file = folder.get().resolve(RunJournal.nameFor(experiment));
        try (var journal = RunJournal.open(file, experiment)) {
            return findings(experiment, Optional.of(journal), machines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (OtherExperimentException e) {
            throw new IllegalStateException(e); // the name of the file has both hashes
        }
    }

    private Findings findings(Experiment experiment, Optional<RunJournal> journal, Machines machines) {
        var run = new LocalRun(experiment, journal, RunWatcher.none());
        stopPoint = run::stop;
        return run.play(machines);
    }

    /// Returns the quantity of an aim in each line-up.
    private static List<Estimate> estimates(Findings findings, Aim aim) {
        return findings.figures().stream()
                .filter(each ->
                        each.quantity().equals(aim.quantity()) && each.subject().equals(aim.subject()))
                .map(Findings.Figure::estimate)
                .toList();
    }

    /// Returns the mean of estimates from different line-ups, which have luck of their own.
    static Estimate mean(List<Estimate> all) {
        double value = all.stream().mapToDouble(Estimate::value).average().orElse(Double.NaN);
        double below = Math.sqrt(all.stream()
                .mapToDouble(each -> Math.pow(each.value() - each.low(), 2))
                .sum());
        double above = Math.sqrt(all.stream()
                .mapToDouble(each -> Math.pow(each.high() - each.value(), 2))
                .sum());
        return new Estimate(value, value - below / all.size(), value + above / all.size());
    }

    /// Returns an experiment that compares the best point with the standard, with luck that the search has
    /// not seen.
    public Experiment confirmation(Point best) {
        var first = sweep.base().arms().getFirst();
        return sweep.base()
                .with(
                        List.of(first, best.arm()),
                        Generator.of(sweep.base().seed(), -3).bits());
    }
}
