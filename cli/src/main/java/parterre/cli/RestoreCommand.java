package parterre.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import parterre.cli.words.FileFault;
import parterre.cli.words.ServerMessages;
import parterre.server.store.Backup;
import parterre.server.store.PostgresqlAddress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre admin restore`: fills an empty PostgreSQL with a backup.
@Command(name = "restore")
final class RestoreCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", descriptionKey = "file", paramLabel = "FILE")
    private Path file;

    @Option(names = "--database-url", paramLabel = "URL", required = true)
    private String url;

    @Override
    public Integer call() {
        if (!PostgresqlAddress.isValid(url)) {
            throw CommandException.usage(new ServerMessages.NoDatabase());
        }
        try {
            Backup.restore(file, url);
        } catch (NoSuchFileException e) {
            throw CommandException.input(new FileFault.NotRead(file.toString(), new FileFault.NotThere()));
        } catch (IOException e) {
            throw CommandException.input(new ServerMessages.NotRestored(file.toString(), FileFault.reason(e)));
        } catch (UncheckedIOException e) {
            throw CommandException.input(
                    new ServerMessages.NotStarted(file + ": " + e.getMessage(), FileFault.reason(e)));
        }
        spec.commandLine()
                .getOut()
                .println(Parterre.localizer(spec).say(new ServerMessages.FilledDatabase(file.toString())));
        return Exit.OK.code();
    }
}
