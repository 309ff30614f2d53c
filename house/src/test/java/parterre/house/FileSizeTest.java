package parterre.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A reader can take in a file of code as a whole.
class FileSizeTest {
    private static final int LONGEST = 400;
    private static final Pattern CODE = Pattern.compile(".*\\.(java|ts|svelte|js|mjs|css|html|py|sh|sql)");

    /// Written by a test from the records of the wire.
    private static final Set<String> GENERATED = Set.of("web/src/wire.ts");

    /// Files that are still to be split. A file that has become short enough is taken off this list.
    private static final List<String> TOO_LONG = List.of(
            "server/src/main/java/parterre/server/table/LiveTable.java",
            "server/src/main/java/parterre/server/table/SingleHost.java");

    @Test
    void files_moreThan400Lines_areThoseOfTheList() {
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
        assertThat(longer.keySet())
                .as(
                        "files of more than %d lines; split those that are not on the list, and take off the others:"
                                + " %s",
                        LONGEST, longer)
                .containsExactlyElementsOf(TOO_LONG);
    }

    private static String name(Path file) {
        return House.ROOT.relativize(file).toString().replace('\\', '/');
    }
}
