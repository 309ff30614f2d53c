package parterre.cli.protocol;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/// Reads lines of UTF-8 from an untrusted stream. A line of any length takes no more memory than the limit. A
/// line that is not UTF-8 is reported as garbled.
final class LineSource {
    private final InputStream in;
    private final int most;
    private final byte[] buffer = new byte[1 << 16];
    private int at;
    private int filled;

    /// @param most the most bytes of a line, without its end
    LineSource(InputStream in, int most) {
        this.in = in;
        this.most = most;
    }

    /// The input up to the next line feed or the end of the stream.
    sealed interface Line {
        /// A line without its end; a carriage return before it belongs to the end.
        record Whole(String text) implements Line {}

        /// A line that is not UTF-8.
        record Garbled() implements Line {}

        /// A line longer than allowed, which was skipped to its end.
        record TooLong() implements Line {}

        /// The end of the stream.
        record End() implements Line {}
    }

    /// Waits for the next line and returns it.
    Line next() throws IOException {
        var line = new ByteArrayOutputStream();
        boolean tooLong = false;
        boolean any = false;
        while (true) {
            if (at == filled) {
                at = 0;
                filled = Math.max(in.read(buffer), 0);
                if (filled == 0) {
                    return any ? done(line, tooLong) : new Line.End();
                }
            }
            any = true;
            int end = at;
            while (end < filled && buffer[end] != '\n') {
                end++;
            }
            if (line.size() + (end - at) > most + 1) {
                tooLong = true;
                line.reset();
            }
            if (!tooLong) {
                line.write(buffer, at, end - at);
            }
            boolean whole = end < filled;
            at = whole ? end + 1 : end;
            if (whole) {
                return done(line, tooLong);
            }
        }
    }

    private Line done(ByteArrayOutputStream line, boolean tooLong) {
        var bytes = line.toByteArray();
        int length = bytes.length > 0 && bytes[bytes.length - 1] == '\r' ? bytes.length - 1 : bytes.length;
        if (tooLong || length > most) {
            return new Line.TooLong();
        }
        try {
            return new Line.Whole(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes, 0, length))
                    .toString());
        } catch (CharacterCodingException e) {
            return new Line.Garbled();
        }
    }
}
