package parterre.engine.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.GameInfo;
import parterre.engine.Lines;
import parterre.engine.Reading;
import parterre.engine.Result;

/// Reads one record: the first line, the header, then steps, acts of the table and the result. Used once.
final class RecordReader {
    private static final String LINE_REMEDY =
            "write a step ('1. P1: …'), 'table: …' or, as the last line of all, 'result: …'";

    private final List<GameInfo> games;
    private final SourceLines lines;
    private final Problems problems = new Problems();

    private final List<GameRecord.Entry> entries = new ArrayList<>();
    private final List<Integer> entryLines = new ArrayList<>();
    private Optional<Result> result = Optional.empty();
    private int resultLine;
    private int lastStep;

    RecordReader(List<GameInfo> games, String text) {
        this.games = games;
        lines = new SourceLines(text);
    }

    Reading<GameRecord> read() {
        if (!beginsAsARecord()) {
            return problems.reading();
        }
        var header = RecordHeader.take(games, lines, problems);
        while (lines.more() && !problems.areEnough()) {
            if (entries.size() == RecordForm.MOST_ENTRIES) {
                tooMany();
                break;
            }
            line(lines.take().strip());
        }
        return header.isPresent() && problems.areNone() ? Reading.good(record(header.get())) : problems.reading();
    }

    private GameRecord record(RecordHeader header) {
        return new GameRecord(
                header.game(),
                header.setup(),
                header.players(),
                header.notes(),
                header.position(),
                entries,
                result,
                new GameRecord.LineNumbers(header.startLine(), entryLines, resultLine));
    }

    private boolean beginsAsARecord() {
        var first = lines.more() ? lines.take().strip() : "";
        if (first.equals(RecordForm.FIRST_LINE)) {
            return true;
        }
        problems.add(
                1,
                first,
                first.startsWith("parterre-record:")
                        ? "is a version of the format that is not known here"
                        : "does not begin a record",
                "the first line is '" + RecordForm.FIRST_LINE + "'");
        return false;
    }

    /// True if a line with this text belongs below the header.
    static boolean isBelowHeader(String line) {
        return line.startsWith("table:") || line.startsWith("result:") || stepNumberEnd(line) > 0;
    }

    private void line(String line) {
        int number = lines.number();
        if (line.isEmpty()) {
            return;
        }
        if (resultLine > 0) {
            problems.add(number, line, "stands below the result", "end the record with its result");
        } else if (line.length() > RecordForm.MOST_LINE) {
            problems.add(number, line, "is too long", RecordForm.LENGTH_REMEDY);
        } else if (line.startsWith("table:")) {
            entry(line, line.substring("table:".length()).strip(), GameRecord.Entry.Table::new);
        } else if (stepNumberEnd(line) > 0) {
            step(line);
        } else if (line.startsWith("result:")) {
            result(line.substring("result:".length()).strip());
        } else {
            problems.add(number, line, "is no line of a record", LINE_REMEDY);
        }
    }

    private void step(String line) {
        int end = stepNumberEnd(line);
        var number = line.substring(0, end);
        lastStep++;
        if (!number.equals(Integer.toString(lastStep))) {
            problems.add(
                    lines.number(),
                    line,
                    "is out of turn: a step is missing, doubled or misnumbered",
                    "step " + lastStep + " comes here");
            lastStep = number.length() < 10 ? Integer.parseInt(number) : lastStep;
        }
        entry(line, line.substring(end + 1).strip(), GameRecord.Entry.Played::new);
    }

    private void entry(String line, String text, EntryKind kind) {
        if (Lines.isOneLine(text)) {
            entries.add(kind.of(text));
            entryLines.add(lines.number());
        } else {
            problems.add(lines.number(), line, "has nothing behind it that can be printed", RecordForm.WORDS_REMEDY);
        }
    }

    private void result(String text) {
        resultLine = lines.number();
        switch (new ResultForm().read(text)) {
            case Reading.Good<Result>(Result read) -> result = Optional.of(read);
            case Reading.Bad<Result>(var wrong) -> problems.add(resultLine, wrong);
        }
    }

    private void tooMany() {
        int last = lines.number();
        problems.add(
                last,
                "line " + last,
                "is followed by more lines than a record may have",
                "write at most " + RecordForm.MOST_ENTRIES + " steps and acts of the table");
    }

    /// Where the digits in front of a step's full stop end; 0 if this is no step.
    private static int stepNumberEnd(String line) {
        int end = 0;
        while (end < line.length() && line.charAt(end) >= '0' && line.charAt(end) <= '9') {
            end++;
        }
        return end < line.length() && line.charAt(end) == '.' ? end : 0;
    }

    @FunctionalInterface
    private interface EntryKind {
        GameRecord.Entry of(String text);
    }
}
