package parterre.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A server that has lost its database can no longer write there.
class FenceTest {
    @TempDir
    Path folder;

    private static void write(Database database, String value) {
        database.write(handle -> handle.execute("insert into setting (name, value) values (?, ?)", value, value));
    }

    private static void checkReplaced(Database first, Database second) {
        write(first, "first");
        write(second, "second");
        assertThatThrownBy(() -> write(first, "late")).isInstanceOf(FencedException.class);
        assertThatThrownBy(first::checkOwned).isInstanceOf(FencedException.class);
        assertThatCode(second::checkOwned).doesNotThrowAnyException();
        write(second, "third");
        List<String> kept = second.read(handle -> handle.createQuery("select name from setting order by name")
                .mapTo(String.class)
                .list());
        assertThat(kept).containsExactly("first", "second", "third");
    }

    @Test
    void write_databaseTakenOver_isRefused() throws IOException {
        try (var first = Database.inFolder(folder);
                var second = Database.inFolder(folder)) {
            checkReplaced(first, second);
        }
        try (var postgres = EmbeddedPostgres.start();
                var first = Database.at(postgres.getJdbcUrl("postgres", "postgres"));
                var second = Database.at(postgres.getJdbcUrl("postgres", "postgres"))) {
            checkReplaced(first, second);
        }
    }

    @Test
    void takeOver_byAnother_isToldToWhoWrites() {
        var told = new AtomicInteger();
        try (var lock = FolderLock.take(folder);
                var first = Database.inFolder(folder);
                var second = Database.inFolder(folder)) {
            first.takeOver(lock, told::incrementAndGet);
            write(first, "first");
            assertThat(told).hasValue(0);
            second.takeOver(lock, () -> {});
            assertThatThrownBy(() -> write(first, "late")).isInstanceOf(FencedException.class);
            assertThat(told).hasValue(1);
        }
    }

    @Test
    void keep_lockFileDeleted_locksANewOne() throws IOException {
        var file = folder.resolve("parterre.lock");
        try (var lock = FolderLock.take(folder)) {
            Files.delete(file);
            lock.keep();
            try (var other = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                assertThatThrownBy(() -> other.tryLock(Long.MAX_VALUE - 1, 1, false))
                        .isInstanceOf(OverlappingFileLockException.class);
            }
            lock.keep();
        }
    }
}
