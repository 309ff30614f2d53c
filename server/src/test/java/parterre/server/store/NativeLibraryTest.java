package parterre.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// SQLite's library is unpacked in the data folder.
class NativeLibraryTest {
    private static final String PROPERTY = "org.sqlite.tmpdir";
    private final String before = System.getProperty(PROPERTY, "");

    @TempDir
    private Path folder;

    @AfterEach
    void restore() {
        if (before.isEmpty()) {
            System.clearProperty(PROPERTY);
        } else {
            System.setProperty(PROPERTY, before);
        }
    }

    @Test
    void unpackIn_dataFolder_clearsWhatAKilledServerLeft() throws IOException {
        System.clearProperty(PROPERTY);
        var own = Files.createDirectories(folder.resolve("native"));
        Files.writeString(own.resolve("sqlite-old.so"), "left");
        NativeLibrary.unpackIn(folder);
        assertThat(Path.of(System.getProperty(PROPERTY))).isEqualTo(own.toAbsolutePath());
        assertThat(own).isEmptyDirectory();
    }

    @Test
    void unpackIn_newFolder_isItsOwnersAlone() throws IOException {
        System.clearProperty(PROPERTY);
        NativeLibrary.unpackIn(folder);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("native"))))
                .isEqualTo("rwx------");
    }

    @Test
    void unpackIn_propertyIsSet_isLeftToTheOperator() {
        System.setProperty(PROPERTY, "/elsewhere");
        NativeLibrary.unpackIn(folder);
        assertThat(System.getProperty(PROPERTY)).isEqualTo("/elsewhere");
        assertThat(folder).isEmptyDirectory();
    }
}
