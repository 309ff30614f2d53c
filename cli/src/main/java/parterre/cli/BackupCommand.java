package parterre.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import parterre.cli.words.FileFault;
import parterre.cli.words.ServerMessages;
import parterre.server.store.Backup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre backup`: the games and people of a server in one file.
@Command(name = "backup")
final class BackupCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", descriptionKey = "file", paramLabel = "FILE")
    private Path file;

    @Mixin
    private StoredGames stored;

    @Override
    public Integer call() {
        try {
            Backup.write(stored.folder(), stored.database(), file);
        } catch (NoSuchFileException e) {
            throw CommandException.input(
                    new ServerMessages.NoGamesIn(stored.folder().toString()));
        } catch (FileAlreadyExistsException e) {
            throw CommandException.input(new ServerMessages.FileTaken(file.toString()));
        } catch (IOException e) {
            throw CommandException.input(new FileFault.NotWritten(file.toString(), FileFault.reason(e)));
        }
        spec.commandLine().getOut().println(Parterre.localizer(spec).say(new ServerMessages.Written(file.toString())));
        return Exit.OK.code();
    }
}
