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
                        ? new RecordFault.UnknownVersion(RecordForm.FIRST_LINE)
                        : new RecordFault.NoRecord(RecordForm.FIRST_LINE));
        return false;
    }

    /// Returns true if a line with this text belongs below the header.
    static boolean isBelowHeader(String line) {
        return line.startsWith("table:") || line.startsWith("result:") || stepNumberEnd(line) > 0;
    }

    private void line(String line) {
        int number = lines.number();
        if (line.isEmpty()) {
            return;
        }
        if (resultLine > 0) {
            problems.add(number, line, new RecordFault.BelowResult());
        } else if (line.length() > RecordForm.MOST_LINE) {
            problems.add(number, line, new RecordFault.LineTooLong(RecordForm.MOST_LINE));
        } else if (line.startsWith("table:")) {
            entry(line, line.substring("table:".length()).strip(), GameRecord.Entry.Table::new);
        } else if (stepNumberEnd(line) > 0) {
            step(line);
        } else if (line.startsWith("result:")) {
            result(line.substring("result:".length()).strip());
        } else {
            problems.add(number, line, new RecordFault.NotARecordLine());
        }
    }

    private void step(String line) {
        int end = stepNumberEnd(line);
        var number = line.substring(0, end);
        lastStep++;
        if (!number.equals(Integer.toString(lastStep))) {
            problems.add(lines.number(), line, new RecordFault.StepOutOfTurn(lastStep));
            lastStep = number.length() < 10 ? Integer.parseInt(number) : lastStep;
        }
        entry(line, line.substring(end + 1).strip(), GameRecord.Entry.Played::new);
    }

    private void entry(String line, String text, EntryKind kind) {
        if (Lines.isOneLine(text)) {
            entries.add(kind.of(text));
            entryLines.add(lines.number());
        } else {
            problems.add(lines.number(), line, new RecordFault.NothingPrintable());
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
        problems.add(last, "line " + last, new RecordFault.TooManyLines(RecordForm.MOST_ENTRIES));
    }

    /// Returns the end of the digits in front of a step's full stop; 0 if the line is not a step.
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
