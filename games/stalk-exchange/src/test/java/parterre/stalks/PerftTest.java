package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import parterre.engine.walk.Perft;
import parterre.testkit.Covers;

/// Counts of all sequences of choices and chance from named positions, as an independent implementation of the rules
/// counted them. A difference of one move, one outcome, one order or one end within reach shows.
final class PerftTest {
    private static final Pattern COUNTED = Pattern.compile("perft (\\d): (\\d+)");

    @TestFactory
    @Covers({
        "SX-D1", "SX-D4", "SX-3.1", "SX-4.1", "SX-A1", "SX-A2", "SX-A3", "SX-A4", "SX-A5", "SX-A6", "SX-A8", "SX-A9"
    })
    List<DynamicTest> namedPositions() throws IOException {
        return Arrays.stream(read().split("\n== "))
                .skip(1)
                .map(block -> DynamicTest.dynamicTest(block.lines().findFirst().orElseThrow(), () -> check(block)))
                .toList();
    }

    private static void check(String block) {
        var text = block.lines()
                .skip(1)
                .filter(line -> !line.startsWith("perft") && !line.startsWith("#"))
                .reduce("", (lines, line) -> lines + line + "\n");
        var position = new StalkPositions().read(text).orThrow();
        var counted = COUNTED.matcher(block);
        int checked = 0;
        while (counted.find()) {
            int depth = Integer.parseInt(counted.group(1));
            assertThat(Perft.of(new StalkGame(), position, depth).orThrow().total())
                    .as("depth %d", depth)
                    .isEqualTo(Long.parseLong(counted.group(2)));
            checked++;
        }
        assertThat(checked).isPositive();
    }

    private static String read() throws IOException {
        try (var stream = PerftTest.class.getResourceAsStream("perft.txt")) {
            return new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
