package parterre.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import parterre.cli.words.FileFault;
import parterre.cli.words.LabCommandMessages;
import parterre.lab.experiment.Experiment;
import parterre.lab.games.GameFiles;
import parterre.lab.measure.Findings;
import parterre.lab.report.ResultFolder;
import parterre.lab.run.AlarmJournal;
import parterre.lab.run.RunJournal;
import parterre.lab.run.RunJournal.InUseException;
import parterre.lab.run.RunJournal.OtherExperimentException;
import parterre.stored.StoredException;

/// The folder of an experiment: its journal, its findings and its report. The files are the laboratory's own,
/// and each run of the same experiment writes them anew.
record LabFolder(Path folder) {
    private static final String GAMES = "games";

    private ResultFolder results() {
        return new ResultFolder(folder);
    }

    /// Opens the journal of an experiment, or begins it; complains if the folder has another experiment.
    ///
    /// @param games the single games, if they are kept; the journal then ends where they end
    RunJournal journal(Experiment experiment, Optional<GameFiles> games) {
        Files.makeFolder(folder);
        try {
            var journal = RunJournal.open(results().journal(), experiment);
            if (games.isEmpty()) {
                return journal;
            }
            journal.close();
            return RunJournal.open(
                    results().journal(),
                    experiment,
                    games.get().keep(journal.found().size()));
        } catch (OtherExperimentException | IOException e) {
            throw notOpened(e);
        }
    }

    /// Opens the journal of a study of cards, or begins it; complains if the folder has another one.
    RunJournal cards(Experiment experiment) {
        Files.makeFolder(folder);
        try {
            return RunJournal.open(folder.resolve("cards.jsonl"), experiment);
        } catch (OtherExperimentException | IOException e) {
            throw notOpened(e);
        }
    }

    /// Opens the journal of a calibration, or begins it; complains if the folder has another one.
    AlarmJournal alarms(Experiment experiment) {
        Files.makeFolder(folder);
        try {
            return AlarmJournal.open(folder.resolve("alarms.txt"), experiment);
        } catch (OtherExperimentException | IOException e) {
            throw notOpened(e);
        }
    }

    private CommandException notOpened(Exception thrown) {
        return CommandException.input(
                switch (thrown) {
                    case OtherExperimentException _ -> new LabCommandMessages.OtherExperiment(folder.toString());
                    case InUseException _ -> new LabCommandMessages.FolderInUse(folder.toString());
                    case IOException e -> new FileFault.NotWritten(folder.toString(), FileFault.reason(e));
                    default -> throw new IllegalStateException(thrown);
                });
    }

    /// Returns the files for the single games of an experiment.
    GameFiles games(Experiment experiment) {
        return new GameFiles(experiment, folder.resolve(GAMES));
    }

    /// Returns the experiment with the bots that an earlier run tuned for its arms; empty if none has. Complains if the
    /// folder has another experiment.
    Optional<Experiment> tuned(Experiment untuned) {
        Files.makeFolder(folder);
        try {
            var tuned = results().tuned();
            if (tuned.isPresent() && !tuned.get().untuned().equals(untuned)) {
                throw CommandException.input(new LabCommandMessages.OtherExperiment(folder.toString()));
            }
            return tuned;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (StoredException _) {
            throw CommandException.input(new LabCommandMessages.NotFindings(folder.toString()));
        }
    }

    void keep(Experiment tuned) {
        try {
            results().writeTuned(tuned);
        } catch (IOException e) {
            throw notOpened(e);
        }
    }

    void write(Findings findings, Locale language) {
        try {
            results().write(findings, language);
        } catch (IOException e) {
            throw CommandException.input(new FileFault.NotWritten(folder.toString(), FileFault.reason(e)));
        }
    }

    /// Returns the findings of the experiment; complains if there are none.
    Findings findings() {
        var file = results().findings();
        if (!java.nio.file.Files.isRegularFile(file)) {
            throw CommandException.input(new LabCommandMessages.NoFindings(folder.toString()));
        }
        try {
            return results().read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (StoredException _) {
            throw CommandException.input(new LabCommandMessages.NotFindings(file.toString()));
        }
    }
}
