package parterre.cli.protocol;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import parterre.engine.box.GameBox;

/// Serves a program that drives the engine: reads its requests, writes one answer to each, until it closes
/// the stream.
public final class Driver {
    private Driver() {}

    /// Answers every line until there are no more.
    ///
    /// @throws IOException if the streams break, as they do when the program at the other end is gone
    public static void serve(GameBox<?, ?, ?> box, InputStream in, OutputStream out) throws IOException {
        var session = new Session<>(box);
        var source = new LineSource(in, Limit.LINE);
        var sink = new BufferedOutputStream(out, 1 << 16);
        while (true) {
            var line = source.next();
            switch (line) {
                case LineSource.Line.End() -> {
                    return;
                }
                case LineSource.Line.Whole(String text) -> write(sink, session.answer(text));
                case LineSource.Line.Garbled _, LineSource.Line.TooLong _ -> write(sink, Session.toNoLine(line));
            }
        }
    }

    private static void write(OutputStream sink, String answer) throws IOException {
        sink.write(answer.getBytes(StandardCharsets.UTF_8));
        sink.write('\n');
        sink.flush();
    }
}
