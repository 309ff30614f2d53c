package parterre.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.AdminMessages;
import parterre.cli.words.FileFault;
import parterre.cli.words.ServerMessages;
import parterre.engine.box.Boxes;
import parterre.server.store.PostgresqlAddress;
import parterre.server.upkeep.RestoreDrill;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre admin drill`: checks whether a backup can be used.
@Command(name = "drill")
final class DrillCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ArgGroup(multiplicity = "1")
    private Backup backup;

    /// The place of the backup.
    static final class Backup {
        @Parameters(index = "0", descriptionKey = "file", paramLabel = "FILE")
        private @Nullable Path file;

        @Option(names = "--database-url", paramLabel = "URL")
        private @Nullable String url;
    }

    @Override
    public Integer call() {
        var findings = findings();
        var out = spec.commandLine().getOut();
        var localizer = Parterre.localizer(spec);
        out.println(
                localizer.say(new AdminMessages.Restored(findings.people(), findings.tables(), findings.unfinished())));
        findings.frozen().forEach((table, why) -> out.println(localizer.say(new AdminMessages.StuckTable(table, why))));
        return findings.frozen().isEmpty() ? Exit.OK.code() : Exit.CHECK_FAILED.code();
    }

    private RestoreDrill.Findings findings() {
        var url = backup.url;
        if (url != null && !PostgresqlAddress.isValid(url)) {
            throw CommandException.usage(new ServerMessages.NoDatabase());
        }
        var file = backup.file;
        try {
            return url == null && file != null
                    ? RestoreDrill.of(file, Boxes.all())
                    : RestoreDrill.of(String.valueOf(url), Boxes.all());
        } catch (NoSuchFileException e) {
            throw CommandException.input(new FileFault.NotRead(String.valueOf(file), new FileFault.NotThere()));
        } catch (IOException e) {
            throw CommandException.input(new FileFault.NotRead(String.valueOf(file), FileFault.reason(e)));
        } catch (UncheckedIOException e) {
            throw CommandException.input(new ServerMessages.NotStarted(
                    (file == null ? "" : file + ": ") + e.getMessage(), FileFault.reason(e)));
        }
    }
}
