package parterre.cli.protocol;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;
import parterre.engine.box.GameBox;

/// Serves a program over two streams. It reads the program's lines and answers each. It ends when the program
/// has closed the stream and all reports are sent.
public final class Driver {
    private Driver() {}

    /// Serves a program that drives the engine.
    ///
    /// @throws IOException if the streams break, for example because the program has ended
    public static void serve(GameBox<?, ?, ?> box, InputStream in, OutputStream out)
            throws IOException, InterruptedException {
        var sink = new Sink(out);
        int threads = Runtime.getRuntime().availableProcessors();
        handler(new Session<>(box, new Analyses(threads, sink)), in, sink);
    }

    /// Serves a program that asks for analyses.
    ///
    /// @param threads how many decisions are searched at a time
    /// @param version of Parterre, if it is known
    /// @throws IOException if the streams break
    public static void analyse(InputStream in, OutputStream out, int threads, Optional<String> version)
            throws IOException, InterruptedException {
        var sink = new Sink(out);
        handler(new AnalysisSession(new Analyses(threads, sink), threads, version), in, sink);
    }

    private static void handler(LineHandler handler, InputStream in, Sink sink)
            throws IOException, InterruptedException {
        var source = new LineSource(in, Limit.LINE);
        try {
            while (true) {
                var line = source.next();
                switch (line) {
                    case LineSource.Line.End() -> {
                        handler.finish();
                        return;
                    }
                    case LineSource.Line.Whole(String text) -> {
                        sink.accept(handler.answer(text));
                        handler.answered();
                    }
                    case LineSource.Line.Garbled _, LineSource.Line.TooLong _ -> sink.accept(Session.toNoLine(line));
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /// Writes lines from any thread.
    private record Sink(OutputStream out) implements Consumer<String> {
        private Sink(OutputStream out) {
            this.out = new BufferedOutputStream(out, 1 << 16);
        }

        @Override
        public synchronized void accept(String line) {
            try {
                out.write(line.getBytes(StandardCharsets.UTF_8));
                out.write('\n');
                out.flush();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
