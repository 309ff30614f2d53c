package parterre.cli.doctor;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The settings of an operator.
///
/// @param host the address to listen on
/// @param port the port; 0 for any free one
/// @param data the data folder
/// @param databaseUrl a PostgreSQL to use instead of the folder's database
/// @param publicUrl the address by which others come
/// @param proxied true if the server trusts proxies
/// @param written further folders that the server writes to
public record Installation(
        String host,
        int port,
        Path data,
        Optional<String> databaseUrl,
        Optional<String> publicUrl,
        boolean proxied,
        List<Path> written) {}
