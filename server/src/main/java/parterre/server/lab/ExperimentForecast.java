package parterre.server.lab;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import parterre.lab.experiment.Experiment;
import parterre.lab.measure.Measures;
import parterre.lab.report.ForecastText;
import parterre.lab.run.Pilot;
import parterre.lab.run.RunWatcher;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Lab;
import parterre.server.wire.ServerFault;

/// Tells the length and the power of an experiment before it runs, by a few games. One experiment at a time.
final class ExperimentForecast {
    /// After this time no game begins, because a person waits.
    private static final Duration LONGEST = Duration.ofSeconds(15);

    private final ReentrantLock playing = new ReentrantLock();
    private final TablePriority tables;

    /// @param tablesBusy true while bots at tables think, which goes first
    ExperimentForecast(BooleanSupplier tablesBusy) {
        tables = new TablePriority(tablesBusy, System::nanoTime);
    }

    /// Plays a few games of an experiment, and returns what they tell.
    ///
    /// @param threads how many games are played at a time
    /// @throws ApiException if another experiment is being forecast
    Lab.Forecast of(Experiment experiment, int threads, Locale language) {
        if (!playing.tryLock()) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.ForecastRuns());
        }
        try {
            var pilot = Pilot.play(experiment, threads, Optional.of(LONGEST), new Watcher());
            return new Lab.Forecast(ForecastText.of(experiment, pilot, language).stream()
                    .map(told -> new Lab.LineUpForecast(told.lead(), told.details()))
                    .toList());
        } finally {
            playing.unlock();
        }
    }

    private final class Watcher implements RunWatcher {
        @Override
        public void unitDone(int units, int of, long games, Measures measures) {
            // A forecast has no progress.
        }

        @Override
        public void beforeGame() {
            tables.await(() -> false);
        }
    }
}
