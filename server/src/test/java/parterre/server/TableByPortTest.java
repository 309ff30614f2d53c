package parterre.server;

import java.util.Optional;

/// The stories of tables with SQLite.
class TableByPortTest extends TableStories {
    @Override
    Optional<String> postgresql() {
        return Optional.empty();
    }
}
