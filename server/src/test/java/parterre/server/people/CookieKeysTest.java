package parterre.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.store.Database;
import parterre.server.store.PeopleStore;
import parterre.server.table.run.ManualClock;

/// Which signatures hold before and after the key has changed.
class CookieKeysTest {
    private static final Duration WEEK = Duration.ofDays(7);

    @TempDir
    Path folder;

    private final ManualClock clock = new ManualClock();
    private Database database;

    @BeforeEach
    void open() {
        database = Database.inFolder(folder);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private CookieKeys keys() {
        return new CookieKeys(new PeopleStore(database), clock);
    }

    @Test
    void isSigned_byAnotherTextOrKey_isFalse() {
        var signature = keys().sign("ada");
        assertThat(keys().isSigned("ada", signature)).as("after a restart").isTrue();
        assertThat(keys().isSigned("ben", signature)).isFalse();
        assertThat(keys().isSigned("ada", signature.substring(1))).isFalse();
        assertThat(keys().isSigned("ada", "")).isFalse();
    }

    @Test
    void rotate_earlierKeysAreReadUntilTheirGraceEnds() {
        var keys = keys();
        var first = keys.sign("ada");
        assertThat(keys.rotate(WEEK)).isEqualTo(clock.instant().plus(WEEK));
        var second = keys.sign("ada");
        assertThat(second).isNotEqualTo(first);
        clock.forward(Duration.ofDays(4));
        keys.rotate(WEEK);
        for (var same : new CookieKeys[] {keys, keys()}) {
            assertThat(same.isSigned("ada", first)).isTrue();
            assertThat(same.isSigned("ada", second)).isTrue();
        }
        clock.forward(Duration.ofDays(4));
        assertThat(keys().isSigned("ada", first)).isFalse();
        assertThat(keys().isSigned("ada", second)).isTrue();
    }

    @Test
    void rotate_withoutGrace_endsAllEarlierKeys() {
        var keys = keys();
        var first = keys.sign("ada");
        keys.rotate(WEEK);
        var second = keys.sign("ada");
        keys.rotate(Duration.ZERO);
        assertThat(keys.isSigned("ada", first)).isFalse();
        assertThat(keys.isSigned("ada", second)).isFalse();
        assertThat(keys.isSigned("ada", keys.sign("ada"))).isTrue();
    }
}
