package parterre.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import parterre.server.store.Backup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre backup`: the games and people of a server in one file.
@Command(
        name = "backup",
        description = {
            "Copies the games and people of a server into one file, as they stand at one instant. The server may run.",
            "To restore it, stop the server and put the file into its data folder as parterre.db, without the files"
                    + " parterre.db-wal and parterre.db-shm."
        },
        footer = {
            "  parterre backup parterre-monday.db",
            "  parterre backup /mnt/safe/parterre.db --data games",
        })
final class BackupCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "Where to; there must be nothing yet.")
    private Path file;

    /// The part of an address that names the schema, which pg_dump wants to be told otherwise.
    private static final Pattern SCHEMA = Pattern.compile("(?<lead>[?&])currentSchema=(?<schema>[^&]*)(?<next>&?)");

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            defaultValue = "data",
            description = "The server's data folder (default: data).")
    private Path data;

    @Option(
            names = "--database-url",
            paramLabel = "URL",
            description = "For a server that keeps them in a PostgreSQL: says which command copies that.")
    private @Nullable String databaseUrl;

    @Override
    public Integer call() {
        if (databaseUrl != null) {
            var schema = SCHEMA.matcher(databaseUrl);
            var only = schema.find() ? " --schema='" + schema.group("schema") + "'" : "";
            var url = schema.replaceFirst(part -> part.group("next").isEmpty() ? "" : part.group("lead"));
            throw Complaint.usage("a PostgreSQL is copied by its own program; nothing has been written. Run:\n"
                    + "  pg_dump --format=custom" + only + " --file='" + file + "' --dbname='" + url + "'\n"
                    + "and to restore it into an empty database: pg_restore --dbname=URL '" + file + "'");
        }
        try {
            Backup.write(data, file);
        } catch (NoSuchFileException e) {
            throw Complaint.input(
                    data + ": holds no games; name the folder that the server was started with by --data");
        } catch (FileAlreadyExistsException e) {
            throw Complaint.input(file + ": is there already; name another file");
        } catch (IOException e) {
            throw Complaint.input(file + ": cannot be written, " + Files.reason(e));
        }
        spec.commandLine().getOut().println("Written: " + file);
        return Exit.OK.code();
    }
}
