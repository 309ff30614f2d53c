package parterre.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.FileFault;
import parterre.cli.words.RecordMessages;
import parterre.cli.words.ServerMessages;
import parterre.cli.words.TransferMessages;
import parterre.engine.Message;
import parterre.engine.box.Boxes;
import parterre.server.transfer.Import;
import parterre.server.transfer.ImportProblem;
import parterre.server.transfer.UnknownPersonException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre import`: takes the tables of an export into a server's data.
@Command(name = "import")
final class ImportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", descriptionKey = "folder", paramLabel = "FOLDER")
    private Path folder;

    @Option(names = "--person", paramLabel = "BADGE")
    private @Nullable String badge;

    @Mixin
    private StoredGames stored;

    @Override
    public Integer call() {
        var localizer = Parterre.localizer(spec);
        try {
            var findings =
                    Import.read(folder, Optional.ofNullable(badge), stored.folder(), stored.database(), Boxes.all());
            spec.commandLine()
                    .getOut()
                    .println(localizer.say(new TransferMessages.Imported(
                            findings.tables(), findings.there(), findings.hidden(), findings.people())));
            return Exit.OK.code();
        } catch (Import.RefusedException e) {
            var err = spec.commandLine().getErr();
            e.problems().forEach(problem -> err.println(localizer.say(told(problem))));
            throw CommandException.input(new TransferMessages.NothingImported());
        } catch (UnknownPersonException e) {
            throw CommandException.input(new TransferMessages.NoSuchPerson(String.valueOf(badge)));
        } catch (NoSuchFileException e) {
            throw CommandException.input(new TransferMessages.NoExport(folder.toString(), e.getFile()));
        } catch (IOException e) {
            throw CommandException.input(new FileFault.NotRead(folder.toString(), FileFault.reason(e)));
        } catch (UncheckedIOException e) {
            throw CommandException.input(
                    new ServerMessages.NotStarted(String.valueOf(e.getMessage()), FileFault.reason(e)));
        }
    }

    private Message told(ImportProblem problem) {
        var file = folder.resolve(problem.file()).toString();
        return switch (problem) {
            case ImportProblem.Unreadable(var _, int line, String fault) ->
                new TransferMessages.LineUnreadable(file, line, fault);
            case ImportProblem.Missing(var _, int line, String record) ->
                new TransferMessages.RecordMissing(file, line, record);
            case ImportProblem.Twice(var _, int line, String table) ->
                new TransferMessages.TableTwice(file, line, table);
            case ImportProblem.Refused(var _, var fault) -> new RecordMessages.RecordRefused(file, fault);
        };
    }
}
