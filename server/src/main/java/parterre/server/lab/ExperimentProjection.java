package parterre.server.lab;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.engine.box.Boxes;
import parterre.lab.experiment.Experiment;
import parterre.lab.measure.Findings;
import parterre.lab.report.HtmlReport;
import parterre.lab.report.ReportMaker;
import parterre.lab.report.ReportSummary;
import parterre.lab.report.ReportWriters;
import parterre.server.wire.Lab.ExperimentCard;
import parterre.server.wire.Lab.FoundNumber;
import parterre.server.wire.Lab.FoundQuantity;
import parterre.server.wire.Lab.RunState;

/// Tells of experiments in a reader's language. It keeps each answer until the files change. Thread-safe.
final class ExperimentProjection {
    private static final Logger LOG = LoggerFactory.getLogger(ExperimentProjection.class);

    /// The sentences of a verdict in a list. The report has all.
    private static final int MOST_SENTENCES = 4;

    private static final int MOST_NUMBERS = 600;
    private static final int MOST_SUMMARIES = 1_000;
    private static final long MOST_CHARACTERS = 16_000_000;

    private final Cache<Told, Summary> summaries =
            Caffeine.newBuilder().maximumSize(MOST_SUMMARIES).build();
    private final Cache<Told, String> reports = Caffeine.newBuilder()
            .maximumWeight(MOST_CHARACTERS)
            .weigher((Told _, String report) -> report.length())
            .build();
    /// Summaries by the identity of their findings. Many people look at findings of a running experiment, which new
    /// ones soon replace.
    private final Cache<Findings, Map<Locale, ReportSummary>> live =
            Caffeine.newBuilder().weakKeys().build();

    /// The content of a summary: the language, and the files that it was made of.
    private record Told(String name, Instant at, Locale language, Optional<ReportForm> form) {}

    /// The summary of an experiment that does not run, in one language.
    private record Summary(
            String title,
            String game,
            RunState state,
            List<String> verdict,
            List<FoundQuantity> found,
            boolean report,
            boolean resumable) {}

    /// Tells of an experiment that runs.
    ExperimentCard running(ExperimentFolder folder, RunningExperiment run, Locale language) {
        var still = summary(folder, language);
        return new ExperimentCard(
                folder.name(),
                still.title(),
                still.game(),
                run.isStopping() ? RunState.STOPPING : RunState.RUNNING,
                Optional.of(run.progress()),
                run.found().map(found -> sentences(glance(found, language))).orElse(List.of()),
                folder.at(),
                false,
                false);
    }

    /// Tells of an experiment that does not run.
    ///
    /// @param queued true if it waits for others
    ExperimentCard resting(ExperimentFolder folder, boolean queued, Locale language) {
        var summary = summary(folder, language);
        return new ExperimentCard(
                folder.name(),
                summary.title(),
                summary.game(),
                queued ? RunState.WAITING : summary.state(),
                Optional.empty(),
                summary.verdict(),
                folder.at(),
                summary.report(),
                !queued && summary.resumable());
    }

    /// Returns the numbers of an experiment that runs.
    List<FoundQuantity> found(RunningExperiment run, Locale language) {
        return run.found().map(found -> quantities(glance(found, language))).orElse(List.of());
    }

    /// Returns the numbers of an experiment that rests.
    List<FoundQuantity> found(ExperimentFolder folder, Locale language) {
        return summary(folder, language).found();
    }

    private ReportSummary glance(Findings found, Locale language) {
        return live.get(found, _ -> new ConcurrentHashMap<>())
                .computeIfAbsent(language, _ -> ReportSummary.of(found, language));
    }

    private Summary summary(ExperimentFolder folder, Locale language) {
        var told = new Told(folder.name(), folder.at(), language, Optional.empty());
        return summaries.get(told, _ -> made(folder, language));
    }

    private static Summary made(ExperimentFolder folder, Locale language) {
        try {
            var findings = folder.findings();
            var experiment = findings.map(Findings::experiment).or(folder::experiment);
            if (experiment.isPresent() && Boxes.named(experiment.get().game()).isEmpty()) {
                return unreadable(folder, Optional.of(experiment.get()));
            }
            var glance = findings.map(found -> ReportSummary.of(found, language));
            var state = folder.problem().isPresent()
                    ? RunState.BROKEN
                    : findings.map(Findings::state)
                            .map(ExperimentProjection::state)
                            .orElse(RunState.STOPPED);
            boolean rests = state == RunState.STOPPED || state == RunState.BROKEN;
            return new Summary(
                    experiment.map(Experiment::name).orElse(folder.name()),
                    experiment.map(Experiment::game).orElse(""),
                    state,
                    glance.map(ExperimentProjection::sentences).orElse(List.of()),
                    glance.map(ExperimentProjection::quantities).orElse(List.of()),
                    findings.isPresent(),
                    rests && experiment.isPresent());
        } catch (RuntimeException e) {
            // Whatever one folder has, the others are listed.
            LOG.warn("experiment {}: unreadable", folder.name(), e);
            return unreadable(folder, Optional.empty());
        }
    }

    /// A folder that this program cannot read, or whose game it does not have.
    private static Summary unreadable(ExperimentFolder folder, Optional<Experiment> experiment) {
        return new Summary(
                experiment.map(Experiment::name).orElse(folder.name()),
                experiment.map(Experiment::game).orElse(""),
                RunState.BROKEN,
                List.of(),
                List.of(),
                false,
                false);
    }

    private static RunState state(Findings.State state) {
        return switch (state) {
            case COMPLETE -> RunState.COMPLETE;
            case DECIDED -> RunState.DECIDED;
            case INTERRUPTED -> RunState.STOPPED;
        };
    }

    private static List<String> sentences(ReportSummary glance) {
        return glance.verdict().stream().limit(MOST_SENTENCES).toList();
    }

    private static List<FoundQuantity> quantities(ReportSummary glance) {
        var numbers = new LinkedHashMap<String, List<FoundNumber>>();
        glance.lines().stream()
                .limit(MOST_NUMBERS)
                .forEach(line -> numbers.computeIfAbsent(line.quantity(), _ -> new ArrayList<>())
                        .add(number(line)));
        return numbers.entrySet().stream()
                .map(entry -> new FoundQuantity(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static FoundNumber number(ReportSummary.Line line) {
        return new FoundNumber(
                line.lineUp(),
                line.arm(),
                line.against(),
                line.told(),
                finite(line.estimate().value()),
                finite(line.estimate().low()),
                finite(line.estimate().high()),
                line.found());
    }

    private static Optional<Double> finite(double number) {
        return Double.isFinite(number) ? Optional.of(number) : Optional.empty();
    }

    /// Returns the report in one form; empty if nothing was found yet.
    Optional<String> report(ExperimentFolder folder, ReportForm form, Locale language) {
        if (!summary(folder, language).report()) {
            return Optional.empty();
        }
        var told = new Told(folder.name(), folder.at(), language, Optional.of(form));
        return Optional.ofNullable(reports.getIfPresent(told))
                .or(() -> folder.findings()
                        .map(findings -> reports.get(told, _ -> written(folder, findings, form, language))));
    }

    private static String written(ExperimentFolder folder, Findings findings, ReportForm form, Locale language) {
        return switch (form) {
            case HTML -> HtmlReport.of(findings, language);
            case MARKDOWN -> ReportWriters.markdown(ReportMaker.page(findings, language));
            case JSON -> {
                try {
                    yield Files.readString(folder.results().findings());
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        };
    }
}
