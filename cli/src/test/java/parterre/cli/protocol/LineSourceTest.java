package parterre.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.cli.protocol.LineSource.Line;

class LineSourceTest {
    @Test
    void line_endsInLfCrLfOrWithTheStream() throws IOException {
        assertThat(lines("a\nb\r\n\nc"))
                .containsExactly(new Line.Whole("a"), new Line.Whole("b"), new Line.Whole(""), new Line.Whole("c"));
    }

    @Test
    void lineAtTheLimit_isRead_longerOneIsSkipped() throws IOException {
        assertThat(lines("12345678\n123456789\nok\n"))
                .containsExactly(new Line.Whole("12345678"), new Line.TooLong(), new Line.Whole("ok"));
        assertThat(lines("12345678\r\n12345678x\r\n" + "y".repeat(300_000) + "\nok"))
                .containsExactly(
                        new Line.Whole("12345678"), new Line.TooLong(), new Line.TooLong(), new Line.Whole("ok"));
    }

    @Test
    void otherBytesThanUtf8AreReported() throws IOException {
        var bytes = new byte[] {'a', (byte) 0xff, '\n', 'b', '\n'};
        assertThat(lines(bytes)).containsExactly(new Line.Garbled(), new Line.Whole("b"));
        assertThat(lines("ä€😀\n".getBytes(StandardCharsets.UTF_8))).isEqualTo(List.of(new Line.TooLong()));
        assertThat(lines("ä€\n".getBytes(StandardCharsets.UTF_8))).isEqualTo(List.of(new Line.Whole("ä€")));
    }

    private static List<Line> lines(String text) throws IOException {
        return lines(text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<Line> lines(byte[] bytes) throws IOException {
        var source = new LineSource(new ByteArrayInputStream(bytes), 8);
        var lines = new ArrayList<Line>();
        for (var line = source.next(); !(line instanceof Line.End); line = source.next()) {
            lines.add(line);
        }
        return lines;
    }
}
