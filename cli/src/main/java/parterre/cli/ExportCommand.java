package parterre.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.AdminMessages;
import parterre.cli.words.FileFault;
import parterre.cli.words.ServerMessages;
import parterre.cli.words.TransferMessages;
import parterre.engine.box.Boxes;
import parterre.server.transfer.Export;
import parterre.server.transfer.UnknownPersonException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre export`: the tables of a server or of one person as records.
@Command(name = "export")
final class ExportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--out", paramLabel = "FOLDER", required = true)
    private Path out;

    @Option(names = "--person", paramLabel = "BADGE")
    private @Nullable String badge;

    @Mixin
    private StoredGames stored;

    @Override
    public Integer call() {
        var findings = findings();
        var terminal = spec.commandLine().getOut();
        var localizer = Parterre.localizer(spec);
        terminal.println(localizer.say(new TransferMessages.Exported(
                out.toString(), findings.tables(), findings.hidden(), findings.gathering())));
        findings.unreadable()
                .forEach((table, why) -> terminal.println(localizer.say(new AdminMessages.StuckTable(table, why))));
        return findings.unreadable().isEmpty() ? Exit.OK.code() : Exit.CHECK_FAILED.code();
    }

    private Export.Findings findings() {
        try {
            return Export.write(stored.folder(), stored.database(), Optional.ofNullable(badge), out, Boxes.all());
        } catch (UnknownPersonException e) {
            throw CommandException.input(new TransferMessages.NoSuchPerson(String.valueOf(badge)));
        } catch (NoSuchFileException e) {
            throw CommandException.input(
                    new ServerMessages.NoGamesIn(stored.folder().toString()));
        } catch (FileAlreadyExistsException e) {
            throw CommandException.input(new ServerMessages.FileTaken(out.toString()));
        } catch (IOException e) {
            throw CommandException.input(new FileFault.NotWritten(out.toString(), FileFault.reason(e)));
        }
    }
}
