package parterre.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.FileFault;
import parterre.cli.words.RecordSays;
import parterre.cli.words.ServerSays;
import parterre.cli.words.TransferSays;
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
        var voice = Parterre.voice(spec);
        try {
            var findings =
                    Import.read(folder, Optional.ofNullable(badge), stored.folder(), stored.database(), Boxes.all());
            spec.commandLine()
                    .getOut()
                    .println(voice.say(new TransferSays.Imported(
                            findings.tables(), findings.there(), findings.hidden(), findings.people())));
            return Exit.OK.code();
        } catch (Import.RefusedException e) {
            var err = spec.commandLine().getErr();
            e.problems().forEach(problem -> err.println(voice.say(told(problem))));
            throw Complaint.input(new TransferSays.NothingImported());
        } catch (UnknownPersonException e) {
            throw Complaint.input(new TransferSays.NoSuchPerson(String.valueOf(badge)));
        } catch (NoSuchFileException e) {
            throw Complaint.input(new TransferSays.NoExport(folder.toString(), e.getFile()));
        } catch (IOException e) {
            throw Complaint.input(new FileFault.NotRead(folder.toString(), FileFault.reason(e)));
        } catch (UncheckedIOException e) {
            throw Complaint.input(new ServerSays.NotStarted(String.valueOf(e.getMessage()), FileFault.reason(e)));
        }
    }

    private Message told(ImportProblem problem) {
        var file = folder.resolve(problem.file()).toString();
        return switch (problem) {
            case ImportProblem.Unreadable(var _, int line, String fault) ->
                new TransferSays.LineUnreadable(file, line, fault);
            case ImportProblem.Missing(var _, int line, String record) ->
                new TransferSays.RecordMissing(file, line, record);
            case ImportProblem.Twice(var _, int line, String table) -> new TransferSays.TableTwice(file, line, table);
            case ImportProblem.Refused(var _, var fault) -> new RecordSays.RecordRefused(file, fault);
        };
    }
}
