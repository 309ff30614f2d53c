package parterre.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.ServerMessages;
import parterre.server.store.PostgresqlAddress;
import picocli.CommandLine.Option;

/// The options that say where a server keeps its games and people.
final class StoredGames {
    @Option(names = "--data", descriptionKey = "stored-data", paramLabel = "FOLDER", defaultValue = "data")
    private Path data;

    @Option(names = "--database-url", descriptionKey = "stored-database", paramLabel = "URL")
    private @Nullable String databaseUrl;

    Path folder() {
        return data;
    }

    /// Returns the address of the PostgreSQL, or throws an exception; empty for the file in the folder.
    Optional<String> database() {
        if (databaseUrl != null && !PostgresqlAddress.isValid(databaseUrl)) {
            throw CommandException.usage(new ServerMessages.NoDatabase());
        }
        return Optional.ofNullable(databaseUrl);
    }
}
