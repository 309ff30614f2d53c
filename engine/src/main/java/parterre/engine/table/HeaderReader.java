package parterre.engine.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import parterre.engine.BySeat;
import parterre.engine.GameInfo;
import parterre.engine.Lines;
import parterre.engine.Option;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Setup;

/// Reads the header of a record. It first gathers the lines, in any order, and then reads their values. An
/// instance is used once.
final class HeaderReader {
    private final List<GameInfo> games;
    private final SourceLines lines;
    private final Problems problems;

    private final Map<String, Line> single = new HashMap<>();
    private final SortedMap<String, Line> options = new TreeMap<>();
    private final SortedMap<Seat, Line> players = new TreeMap<>();
    private final SortedMap<String, Line> notes = new TreeMap<>();

    HeaderReader(List<GameInfo> games, SourceLines lines, Problems problems) {
        this.games = games;
        this.lines = lines;
        this.problems = problems;
    }

    Optional<RecordHeader> read() {
        while (lines.more() && !single.containsKey("start") && !problems.areEnough()) {
            if (RecordReader.isBelowHeader(lines.peek().strip())) {
                break;
            }
            gather(lines.take());
        }
        var game = required("game", "game: gardens-of-mars");
        var edition = required("edition", "edition: 1");
        var seats = required("seats", "seats: 2");
        var start = required("start", "start: standard");
        var info = game.flatMap(this::info);
        if (info.isEmpty() || edition.isEmpty() || seats.isEmpty() || start.isEmpty()) {
            return Optional.empty();
        }
        var position = position(start.get());
        return setup(info.get(), edition.get(), seats.get())
                .map(setup -> new RecordHeader(
                        info.get().slug(),
                        setup,
                        seated(setup.seats()),
                        remarks(),
                        position,
                        start.get().number()));
    }

    // --- Gathering --------------------------------------------------------------------------------------------------

    private void gather(String whole) {
        int number = lines.number();
        var text = whole.strip();
        if (text.isEmpty()) {
            return;
        }
        if (text.length() > RecordForm.MOST_LINE) {
            problems.add(number, text, new RecordFault.LineTooLong(RecordForm.MOST_LINE));
            return;
        }
        if (whole.startsWith(RecordWriter.INDENT)) {
            strayBlock(number, text);
            lines.takeBlock();
            return;
        }
        int colon = text.indexOf(':');
        var name = text.substring(0, Math.max(colon, 0)).strip().split(" +", 2);
        var line = new Line(number, text, text.substring(colon + 1).strip(), lines.takeBlock());
        boolean known = name.length == 1 ? plain(name[0], line) : named(name[0], name[1], line);
        if (!known) {
            problems.add(number, text, new RecordFault.NotAHeaderLine());
        }
    }

    private boolean plain(String name, Line line) {
        switch (name) {
            case "game", "edition", "seats", "start" -> once(single, name, line);
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean named(String kind, String name, Line line) {
        switch (kind) {
            case "option" -> once(options, name, line);
            case "note" -> note(name, line);
            case "player" -> player(name, line);
            default -> {
                return false;
            }
        }
        return true;
    }

    private <K> void once(Map<K, Line> map, K key, Line line) {
        if (map.putIfAbsent(key, line) != null) {
            problems.add(line.number(), line.text(), new RecordFault.SecondTime());
        }
    }

    private void note(String name, Line line) {
        if (!Lines.isWord(name)) {
            problems.add(line.number(), line.text(), new RecordFault.NoNoteName());
        } else if (notes.size() == RecordForm.MOST_NOTES) {
            problems.add(line.number(), line.text(), new RecordFault.TooManyNotes(RecordForm.MOST_NOTES));
        } else {
            printed(line);
            once(notes, name, line);
        }
    }

    private void player(String name, Line line) {
        switch (Seat.read(name)) {
            case Reading.Bad<Seat>(var wrong) -> problems.add(line.number(), wrong);
            case Reading.Good<Seat>(Seat seat) -> {
                printed(line);
                once(players, seat, line);
            }
        }
    }

    private void printed(Line line) {
        noBlock(line);
        if (!Lines.isOneLine(line.value())) {
            problems.add(line.number(), line.text(), new RecordFault.NothingPrintable());
        }
    }

    private void noBlock(Line line) {
        var block = line.block();
        for (int i = 0; i < block.size(); i++) {
            if (!block.get(i).isBlank()) {
                strayBlock(line.number() + 1 + i, block.get(i).strip());
                return;
            }
        }
    }

    private void strayBlock(int number, String text) {
        problems.add(number, text, new RecordFault.StrayBlock());
    }

    // --- What the lines say -----------------------------------------------------------------------------------------

    private Optional<Line> required(String name, String example) {
        var line = Optional.ofNullable(single.get(name));
        if (line.isEmpty()) {
            problems.add(lines.number(), name + ":", new RecordFault.MissingFromHeader(example));
        }
        return line;
    }

    private Optional<GameInfo> info(Line game) {
        noBlock(game);
        var info = games.stream()
                .filter(known -> known.slug().equals(game.value()))
                .findFirst();
        if (info.isEmpty()) {
            var known = games.stream().map(GameInfo::slug).collect(Collectors.joining(", "));
            problems.add(
                    game.number(),
                    game.text(),
                    known.isEmpty() ? new RecordFault.NoGameKnown() : new RecordFault.UnknownGame(known));
        }
        return info;
    }

    /// Returns the setup, if edition and seats are right. A wrong option leaves a problem.
    private Optional<Setup> setup(GameInfo info, Line editionLine, Line seatsLine) {
        var edition = number(editionLine);
        var seats = number(seatsLine);
        if (edition.isEmpty() || seats.isEmpty()) {
            return Optional.empty();
        }
        // Each line is judged beside correct values of the others, so that every problem is reported at its own
        // line.
        var rightSeats = judge(seatsLine, info, info.edition(), seats.get(), Map.of());
        var rightEdition = judge(editionLine, info, edition.get(), info.leastSeats(), Map.of());
        if (rightSeats.isEmpty() || rightEdition.isEmpty()) {
            return Optional.empty();
        }
        var chosen = new TreeMap<String, String>();
        for (var option : options.entrySet()) {
            if (problems.areEnough()) {
                break;
            }
            var line = option.getValue();
            optionText(info, option.getKey(), line)
                    .flatMap(text -> judge(line, info, edition.get(), seats.get(), Map.of(option.getKey(), text)))
                    .ifPresent(setup -> chosen.putAll(setup.chosen()));
        }
        return Optional.of(new Setup(edition.get(), seats.get(), chosen));
    }

    private Optional<Setup> judge(Line line, GameInfo info, int edition, int seats, Map<String, String> options) {
        return switch (Setup.read(info, edition, seats, options)) {
            case Reading.Good<Setup>(Setup setup) -> Optional.of(setup);
            case Reading.Bad<Setup>(var wrong) -> {
                problems.add(line.number(), wrong);
                yield Optional.empty();
            }
        };
    }

    private Optional<Integer> number(Line line) {
        noBlock(line);
        if (line.value().matches("[0-9]{1,9}")) {
            return Optional.of(Integer.parseInt(line.value()));
        }
        problems.add(line.number(), line.text(), new RecordFault.NotDigits());
        return Optional.empty();
    }

    /// Returns the text of an option as [Setup#read] takes it.
    private Optional<String> optionText(GameInfo info, String name, Line line) {
        if (info.option(name).orElse(null) instanceof Option.File) {
            return fileText(line);
        }
        noBlock(line);
        return Optional.of(line.value());
    }

    private Optional<String> fileText(Line line) {
        var file = FileLine.read(line.value());
        var content = file.flatMap(named -> named.content(line.block()));
        if (file.isEmpty()) {
            problems.add(line.number(), line.text(), new RecordFault.NoFileAndHash());
        } else if (content.isEmpty()) {
            problems.add(line.number(), line.text(), new RecordFault.OtherContent());
        }
        return content.map(text -> file.get().name() + "\n" + text);
    }

    private BySeat<String> seated(int seats) {
        BySeat<String> seated = BySeat.none();
        for (var player : players.entrySet()) {
            var line = player.getValue();
            if (player.getKey().index() >= seats) {
                problems.add(
                        line.number(),
                        line.text(),
                        new RecordFault.NoSuchSeatAtTable(
                                seats, Seat.of(seats - 1).toString()));
            }
            seated = seated.with(player.getKey(), line.value());
        }
        return seated;
    }

    private SortedMap<String, String> remarks() {
        var remarks = new TreeMap<String, String>();
        notes.forEach((name, line) -> remarks.put(name, line.value()));
        return remarks;
    }

    private Optional<String> position(Line start) {
        var text = String.join("\n", start.block()).stripTrailing();
        return switch (start.value()) {
            case "standard" -> {
                noBlock(start);
                yield Optional.empty();
            }
            case "position" -> {
                if (text.isEmpty()) {
                    problems.add(start.number(), start.text(), new RecordFault.NoPositionBelow());
                }
                yield Optional.of(text);
            }
            default -> {
                problems.add(start.number(), start.text(), new RecordFault.NoWayToStart());
                yield Optional.empty();
            }
        };
    }

    /// A line of the header and the block below it.
    ///
    /// @param value the text behind the colon
    private record Line(int number, String text, String value, List<String> block) {}
}
