package parterre.engine.table;

import parterre.engine.Attachment;
import parterre.engine.Seat;

/// Writes the canonical text of a record.
final class RecordWriter {
    /// The indent of each line of a block, which is an attachment's content or a position's text.
    static final String INDENT = "  ";

    private final StringBuilder out = new StringBuilder();

    private RecordWriter() {}

    static String write(GameRecord record) {
        var writer = new RecordWriter();
        writer.header(record);
        writer.entries(record);
        return writer.out.toString();
    }

    private void header(GameRecord record) {
        var setup = record.setup();
        line(RecordForm.FIRST_LINE);
        line("game: " + record.game());
        line("edition: " + setup.edition());
        line("seats: " + setup.seats());
        setup.chosen().forEach(this::option);
        for (Seat seat : record.players().seats()) {
            line("player " + seat + ": " + record.players().of(seat));
        }
        record.notes().forEach((name, text) -> line("note " + name + ": " + text));
        if (record.position().isEmpty()) {
            line("start: standard");
        } else {
            line("start: position");
            block(record.position().get());
        }
    }

    /// Writes an option. Only the text of a file option has more than one line, and its first line is the name.
    private void option(String name, String text) {
        int end = text.indexOf('\n');
        if (end < 0) {
            line("option " + name + ": " + text);
            return;
        }
        var file = new Attachment(text.substring(0, end), text.substring(end + 1));
        line("option " + name + ": " + file.name() + " sha256=" + file.sha256());
        var content = file.content();
        // A line break at the very end gets no line of its own. Readers learn from the hash whether there was
        // one.
        block(content.endsWith("\n") ? content.substring(0, content.length() - 1) : content);
    }

    private void block(String text) {
        if (text.isEmpty()) {
            return;
        }
        for (var line : text.split("\n", -1)) {
            line(INDENT + line);
        }
    }

    private void entries(GameRecord record) {
        if (!record.entries().isEmpty()) {
            line("");
        }
        int step = 0;
        for (var entry : record.entries()) {
            switch (entry) {
                case GameRecord.Entry.Played(String text) -> line(++step + ". " + text);
                case GameRecord.Entry.Table(String text) -> line("table: " + text);
            }
        }
        record.result().ifPresent(result -> {
            line("");
            line("result: " + new ResultForm().write(result));
        });
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
