package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.walk.Perft;

/// The file `perft.txt` beside a test: named positions, and how many sequences of answers an independent
/// implementation of the rules counted from each ([Perft]).
///
/// A block begins with `== NAME`. The text of a position follows, with lines `perft ANSWERS: TOTAL` and comments (`#`).
/// The game reads the text after a total.
///
/// @param counted in the order of the file
public record PerftFile(List<Counted> counted) {
    private static final Pattern COUNT = Pattern.compile("perft (\\d): (\\d+)(.*)");

    public PerftFile {
        counted = List.copyOf(counted);
    }

    /// A position and its counts.
    ///
    /// @param counts at least one
    public record Counted(String name, String position, List<Count> counts) {
        public Counted {
            counts = List.copyOf(counts);
        }
    }

    /// One count.
    ///
    /// @param rest the text after the total
    public record Count(int answers, long total, String rest) {}

    /// Returns the file beside this test.
    ///
    /// @throws IllegalArgumentException if a position in it has no count
    public static PerftFile beside(Class<?> test) {
        try (var stream = test.getResourceAsStream("perft.txt")) {
            var text = new String(Objects.requireNonNull(stream, "perft.txt").readAllBytes(), StandardCharsets.UTF_8);
            return new PerftFile(Arrays.stream(text.split("(^|\n)== ", -1))
                    .skip(1)
                    .map(PerftFile::block)
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Counted block(String block) {
        var lines = block.lines().toList();
        var position = new StringBuilder();
        var counts = new ArrayList<Count>();
        for (var line : lines.subList(1, lines.size())) {
            var count = COUNT.matcher(line);
            if (count.matches()) {
                counts.add(new Count(Integer.parseInt(count.group(1)), Long.parseLong(count.group(2)), count.group(3)));
            } else if (!line.startsWith("#")) {
                position.append(line).append('\n');
            }
        }
        if (counts.isEmpty()) {
            throw new IllegalArgumentException("'" + lines.getFirst() + "' has no count");
        }
        return new Counted(lines.getFirst(), position.toString(), counts);
    }

    /// Returns a test for each position: the game counts what the file says.
    public <S, M extends Move, V> List<DynamicTest> tests(Game<S, M, V> game, Function<String, Reading<S>> reading) {
        assertThat(counted).isNotEmpty();
        return counted.stream()
                .map(named -> DynamicTest.dynamicTest(named.name(), () -> check(game, reading, named)))
                .toList();
    }

    private static <S, M extends Move, V> void check(
            Game<S, M, V> game, Function<String, Reading<S>> reading, Counted named) {
        var position = reading.apply(named.position()).orThrow();
        for (var count : named.counts()) {
            assertThat(Perft.of(game, position, count.answers()).orThrow().total())
                    .as("%d answers", count.answers())
                    .isEqualTo(count.total());
        }
    }
}
