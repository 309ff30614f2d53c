package parterre.engine.table;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import parterre.engine.GameInfo;
import parterre.engine.Reading;
import parterre.engine.TextForm;

/// The text form of records. docs/record-format.md gives the grammar and every error.
///
/// Reading checks the form, the seats, the edition and every single option. [Replay] checks whether the options
/// go together and whether the moves are legal. Reading any text returns a record or a list of problems with
/// their lines, and never throws. [#read] accepts Windows line ends, empty lines, header lines in any order,
/// and options at their defaults. [#write] returns the one canonical text.
public final class RecordForm implements TextForm<GameRecord> {
    /// The version of the format that is written, and the only one that is read.
    public static final int VERSION = 1;

    /// The most bytes of UTF-8 that a record may have.
    public static final int MOST_BYTES = 10_000_000;

    /// The most characters of a line. Lines of attachments and positions may be longer.
    public static final int MOST_LINE = 10_000;

    /// The most steps and acts of the table together.
    public static final int MOST_ENTRIES = 100_000;

    /// The most notes.
    public static final int MOST_NOTES = 100;

    static final String FIRST_LINE = "parterre-record: " + VERSION;

    private final List<GameInfo> games;

    /// Creates the form of the records of these games.
    public RecordForm(List<GameInfo> games) {
        this.games = List.copyOf(games);
    }

    @Override
    public String write(GameRecord record) {
        return RecordWriter.write(record);
    }

    @Override
    public Reading<GameRecord> read(String text) {
        return bytes(text) > MOST_BYTES ? tooLong() : new RecordReader(games, text).read();
    }

    /// Reads a record from the bytes of a file: UTF-8, with or without a byte order mark.
    public Reading<GameRecord> read(byte[] bytes) {
        if (bytes.length > MOST_BYTES) {
            return tooLong();
        }
        var in = ByteBuffer.wrap(bytes);
        var out = CharBuffer.allocate(bytes.length);
        CoderResult end = StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
        if (end.isError()) {
            int line = 1;
            for (int i = 0; i < in.position(); i++) {
                line += bytes[i] == '\n' ? 1 : 0;
            }
            var byteAtFault = "byte 0x" + HexFormat.of().toHexDigits(bytes[in.position()]);
            return new Reading.Bad<>(List.of(new Reading.Problem(line, byteAtFault, new RecordFault.NotUtf8())));
        }
        var text = out.flip().toString();
        return read(text.startsWith("\uFEFF") ? text.substring(1) : text);
    }

    private static Reading<GameRecord> tooLong() {
        return Reading.bad("the record", new RecordFault.RecordTooLong(MOST_BYTES));
    }

    /// Returns the length in UTF-8, without encoding the text. A text that is far too long is not read.
    private static long bytes(String text) {
        if (text.length() > MOST_BYTES) {
            return text.length();
        }
        long bytes = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            bytes += c < 0x80 ? 1 : c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
        }
        return bytes;
    }
}
