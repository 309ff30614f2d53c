package parterre.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A reader can take in a file of code as a whole.
class FileSizeTest {
    private static final int LONGEST = 400;
    private static final int LONGEST_OF_FLORA = 350;
    private static final Pattern CODE = Pattern.compile(".*\\.(java|ts|svelte|js|mjs|css|html|py|sh|sql)");

    /// Written by a test from the records of the wire.
    private static final Set<String> GENERATED = Set.of("web/src/wire.ts");

    @Test
    void noFile_hasMoreThan400Lines() {
        var longer = new TreeMap<String, Long>();
        House.files().forEach(file -> {
            var name = name(file);
            if (CODE.matcher(name).matches() && !GENERATED.contains(name)) {
                long lines = House.text(file).lines().count();
                if (lines > LONGEST) {
                    longer.put(name, lines);
                }
            }
        });
        assertThat(longer)
                .as("files of more than %d lines, to be split", LONGEST)
                .isEmpty();
    }

    /// The chapters of Fire and Flora's rules are the longest, so each of their files is kept shorter than others.
    @Test
    void noFileOfFlora_hasMoreThan350Lines() {
        var longer = House.files()
                .filter(file -> name(file).matches("games/fire-and-flora/src/main/java/.*\\.java"))
                .filter(file -> House.text(file).lines().count() > LONGEST_OF_FLORA)
                .map(FileSizeTest::name)
                .toList();
        assertThat(longer)
                .as("files of more than %d lines, to be split", LONGEST_OF_FLORA)
                .isEmpty();
    }

    private static String name(Path file) {
        return House.ROOT.relativize(file).toString().replace('\\', '/');
    }
}
