package parterre.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.FileFault;
import parterre.cli.words.ServerSays;
import parterre.server.store.Backup;
import parterre.server.store.PostgresqlAddress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre backup`: the games and people of a server in one file.
@Command(name = "backup")
final class BackupCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", descriptionKey = "file", paramLabel = "FILE")
    private Path file;

    @Option(names = "--data", paramLabel = "FOLDER", defaultValue = "data")
    private Path data;

    @Option(names = "--database-url", paramLabel = "URL")
    private @Nullable String databaseUrl;

    @Override
    public Integer call() {
        if (databaseUrl != null && !PostgresqlAddress.isValid(databaseUrl)) {
            throw Complaint.usage(new ServerSays.NoDatabase());
        }
        try {
            Backup.write(data, Optional.ofNullable(databaseUrl), file);
        } catch (NoSuchFileException e) {
            throw Complaint.input(new ServerSays.NoGamesIn(data.toString()));
        } catch (FileAlreadyExistsException e) {
            throw Complaint.input(new ServerSays.FileTaken(file.toString()));
        } catch (IOException e) {
            throw Complaint.input(new FileFault.NotWritten(file.toString(), FileFault.reason(e)));
        }
        spec.commandLine().getOut().println(Parterre.voice(spec).say(new ServerSays.Written(file.toString())));
        return Exit.OK.code();
    }
}
