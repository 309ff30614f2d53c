package parterre.server;

import java.util.Optional;

/// The stories of tables with SQLite.
class TableByPortTest extends StoriesByPort {
    @Override
    Optional<String> postgresql() {
        return Optional.empty();
    }
}
