package parterre.server.table.stored;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// `docs/stored-events.md` names each kind and each field that the codecs declare, in their order.
class StoredPageTest {
    private static final Path PAGE = Path.of("../docs/stored-events.md");
    private static final Pattern SHAPE = Pattern.compile("### ((?:event|object) `[a-z-]+`)");
    private static final Pattern NAME = Pattern.compile("`([A-Za-z-]+)`");

    /// The first cells in the head of a table of several kinds.
    private static final Pattern KINDS = Pattern.compile("\\| (clock|note|ending) \\| fields .*");

    @Test
    void thePageNamesWhatIsStored() throws IOException {
        assertThat(shapes(Files.readAllLines(PAGE))).isEqualTo(StoredShapes.all());
    }

    private static Map<String, List<String>> shapes(List<String> lines) {
        var shapes = new LinkedHashMap<String, List<String>>();
        List<String> fields = new ArrayList<>();
        var kinds = "";
        for (var line : lines) {
            var shape = SHAPE.matcher(line);
            var head = KINDS.matcher(line);
            if (line.startsWith("#")) {
                kinds = "";
                fields = new ArrayList<>();
            }
            if (shape.matches()) {
                shapes.put(shape.group(1), fields);
            } else if (head.matches()) {
                kinds = head.group(1);
            } else if (line.startsWith("| `")) {
                var cells = line.split("\\|", -1);
                if (kinds.isEmpty()) {
                    fields.addAll(names(cells[1]));
                } else {
                    shapes.put(kinds + " " + cells[1].trim(), names(cells[2]));
                }
            }
        }
        return shapes;
    }

    private static List<String> names(String cell) {
        return NAME.matcher(cell).results().map(found -> found.group(1)).toList();
    }
}
