package parterre.mars;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import parterre.engine.Seat;
import parterre.engine.box.Ink;
import parterre.engine.box.MessageFormatter;
import parterre.mars.MarsEvent.Cause;

/// The garden, the players and the track as text, at most 100 columns wide.
///
/// An empty cell shows its name. A flower shows the letter of its colour. A gardener `<1>` shows the number of its
/// seat, and `<1R>` also the flower under it. Brackets mark the cells where a gardener may go.
final class TextBoard {
    /// From one wall of a cell to the next.
    private static final int PITCH = 6;

    /// Left of the longest row.
    private static final int MARGIN = 4;

    /// The column of the list of players.
    private static final int SIDE = MARGIN + PITCH * (2 * Cell.RADIUS + 1) + 5;

    private static final int SQUARES_A_LINE = ScoreTrack.PRINTED_SQUARES;

    private final Position position;
    private final Set<Cell> targets;
    private final Ink ink;
    private final MessageFormatter formatter;

    TextBoard(Position position, Set<Cell> targets, Ink ink, MessageFormatter formatter) {
        this.position = position;
        this.targets = targets;
        this.ink = ink;
        this.formatter = formatter;
    }

    String draw() {
        var garden = garden();
        var side = side();
        var lines = new ArrayList<String>();
        for (int i = 0; i < Math.max(garden.size(), side.size()); i++) {
            var line = i < garden.size() ? garden.get(i) : new Line();
            if (i < side.size()) {
                line.to(SIDE).append(side.get(i));
            }
            lines.add(line.text());
        }
        lines.addAll(track());
        lines.add(legend());
        return String.join("\n", lines) + "\n";
    }

    private List<Line> garden() {
        var lines = new ArrayList<Line>();
        lines.add(edges(-Cell.RADIUS - 1));
        for (int r = -Cell.RADIUS; r <= Cell.RADIUS; r++) {
            lines.add(row(r));
            lines.add(edges(r));
        }
        return lines;
    }

    private static int indent(int r) {
        return MARGIN + Math.abs(r) * PITCH / 2;
    }

    private static int cellsIn(int r) {
        return 2 * Cell.RADIUS + 1 - Math.abs(r);
    }

    /// Returns the cells of a row between their walls, with its letter on the left and the number of its last
    /// cell on the right.
    private Line row(int r) {
        var line = new Line();
        line.to(indent(r) - 3).append(ink.paint(String.valueOf((char) ('a' + r + Cell.RADIUS)), Ink.Colour.FAINT), 1);
        line.to(indent(r));
        Cell last = Cell.CENTRE;
        for (int q = -Cell.RADIUS; q <= Cell.RADIUS; q++) {
            if (Cell.isOnBoard(q, r)) {
                last = Cell.at(q, r);
                line.append(wall("|"), 1).append(cell(last), PITCH - 1);
            }
        }
        return line.append(wall("|"), 1)
                .append(" ", 1)
                .append(ink.paint(last.toString().substring(1), Ink.Colour.FAINT), 2);
    }

    /// Returns the edges under a row, which are also the edges over the next row.
    private Line edges(int r) {
        boolean grows = r < 0;
        int wider = r == -Cell.RADIUS - 1 ? r + 1 : grows ? r + 1 : r;
        var line = new Line().to(indent(wider));
        var edge = grows ? "  /  \\" : "  \\  /";
        for (int i = 0; i < cellsIn(wider); i++) {
            line.append(wall(edge), PITCH);
        }
        return line;
    }

    private String wall(String text) {
        return ink.paint(text, Ink.Colour.FAINT);
    }

    /// Returns the text of a cell, five columns wide.
    private String cell(Cell cell) {
        var colour = position.flowers().colourAt(cell.index());
        var letter = colour.map(grown -> String.valueOf(grown.letter())).orElse("");
        var gardener = gardenerOn(cell);
        boolean isTarget = targets.contains(cell);
        if (gardener.isPresent()) {
            var figure = (gardener.get().index() + 1) + letter;
            return ink.paint(centred(isTarget ? "[" + figure + "]" : "<" + figure + ">"), Ink.Colour.BRIGHT);
        }
        if (cell.equals(Cell.CENTRE)) {
            return ink.paint(centred("***"), Ink.Colour.FAINT);
        }
        var inside = colour.isPresent() ? letter : cell.toString();
        if (isTarget) {
            return ink.paint(centred("[" + inside + "]"), Ink.Colour.BRIGHT);
        }
        return ink.paint(centred(inside), colour.map(TextBoard::ink).orElse(Ink.Colour.FAINT));
    }

    private Optional<Seat> gardenerOn(Cell cell) {
        for (int number = 0; number < position.terms().allGardeners(); number++) {
            if (position.gardener(number) == cell.index()) {
                return Optional.of(Seat.of(number % position.terms().seats()));
            }
        }
        return Optional.empty();
    }

    private static String centred(String text) {
        int left = (PITCH - text.length()) / 2;
        return (" ".repeat(left) + text + " ".repeat(PITCH)).substring(0, PITCH - 1);
    }

    private static Ink.Colour ink(Colour colour) {
        return switch (colour) {
            case GREEN -> Ink.Colour.GREEN;
            case BLUE -> Ink.Colour.BLUE;
            case YELLOW -> Ink.Colour.YELLOW;
            case WHITE -> Ink.Colour.WHITE;
            case GRAY -> Ink.Colour.GRAY;
            case RED -> Ink.Colour.RED;
        };
    }

    /// Returns the side panel: whose turn it is, the dice, and the state of every player.
    private List<String> side() {
        var side = new ArrayList<String>();
        side.add(turn());
        side.add(formatter.say(new MarsLabel.DiceLabel(
                position.dice().isEmpty() ? Optional.empty() : Optional.of(boxed(position.dice())))));
        for (int seat = 0; seat < position.terms().seats(); seat++) {
            side.add("");
            boolean isNext = seat == position.seat() && !position.phase().isOver();
            side.add(ink.paint(
                    (isNext ? "> " : "  ")
                            + formatter.say(new MarsLabel.PlayerLabel(Seat.of(seat), position.score(seat))),
                    isNext ? Ink.Colour.BRIGHT : Ink.Colour.WHITE));
            for (int number = seat;
                    number < position.terms().allGardeners();
                    number += position.terms().seats()) {
                int cell = position.gardener(number);
                if (cell != Position.NOWHERE) {
                    side.add("  "
                            + formatter.say(new MarsLabel.GardenerLabel(
                                    Cell.of(cell).toString(), position.flowers().freeNextTo(cell))));
                }
            }
            side.add("  " + bunch(new Bunch(position.flowers().bunch(seat))));
        }
        return side;
    }

    private String turn() {
        return formatter.say(
                switch (position.phase()) {
                    case OUT_OF_FLOWERS -> new MarsLabel.OverLabel(Cause.OUT_OF_FLOWERS);
                    case DEADLOCK -> new MarsLabel.OverLabel(Cause.DEADLOCK);
                    case IDLE -> new MarsLabel.OverLabel(Cause.IDLE);
                    case BEGIN, PLACE, DEAL, CHOOSE, ROLL, MOVE ->
                        new MarsLabel.TurnLabel(
                                Seat.of(position.seat()), position.phase(), position.toRoll(), position.isExtraTurn());
                });
    }

    private static String boxed(Dice dice) {
        return "[" + dice.toString().replace(" ", "][") + "]";
    }

    private String bunch(Bunch bunch) {
        var text = new StringBuilder();
        for (var colour : Colour.all()) {
            text.append(ink.paint(String.format(Locale.ROOT, "%c%d", colour.letter(), bunch.of(colour)), ink(colour)))
                    .append(' ');
        }
        return text.toString().stripTrailing();
    }

    /// Returns the legend of letters and colours.
    private String legend() {
        return Colour.all().stream()
                .map(colour -> ink.paint(
                        formatter.say(new MarsLabel.ColourLabel(String.valueOf(colour.letter()), colour)), ink(colour)))
                .collect(Collectors.joining("  "));
    }

    /// Returns the squares of the track, fifty a line, with the number of the seat whose marker stands there.
    /// Seats without points are shown beside the track.
    private List<String> track() {
        var lines = new ArrayList<String>();
        int last = 1;
        var atZero = new StringBuilder();
        for (int seat = 0; seat < position.terms().seats(); seat++) {
            last = Math.max(last, square(seat));
            if (square(seat) == 0) {
                atZero.append(seat + 1);
            }
        }
        var beginning = formatter.say(new MarsLabel.TrackLabel(atZero.toString()));
        var blank = " ".repeat(beginning.length());
        for (int first = 1; first <= last; first += SQUARES_A_LINE) {
            var rows = squares(first);
            lines.add(String.format(
                    Locale.ROOT,
                    "%-14s%4d %s %d",
                    first == 1 ? beginning : blank,
                    first,
                    rows.removeFirst(),
                    first + SQUARES_A_LINE - 1));
            rows.forEach(row -> lines.add(
                    String.format(Locale.ROOT, "%-14s%4s %s", blank, "", row).stripTrailing()));
        }
        return lines;
    }

    private int square(int seat) {
        return ScoreTrack.square(position.score(seat), position.terms());
    }

    /// Returns fifty squares with one marker each, and below them the further markers that share a square.
    /// GM-D7 GM-D8
    private List<StringBuilder> squares(int first) {
        var rows = new ArrayList<StringBuilder>();
        rows.add(new StringBuilder());
        for (int square = first; square < first + SQUARES_A_LINE; square++) {
            rows.getFirst().append(square % 10 == 0 ? '+' : square % 5 == 0 ? ':' : '.');
        }
        for (int seat = 0; seat < position.terms().seats(); seat++) {
            int column = square(seat) - first;
            if (column >= 0 && column < SQUARES_A_LINE) {
                int row = 0;
                while (row < rows.size() && Character.isDigit(rows.get(row).charAt(column))) {
                    row++;
                }
                if (row == rows.size()) {
                    rows.add(new StringBuilder(" ".repeat(SQUARES_A_LINE)));
                }
                rows.get(row).setCharAt(column, (char) ('1' + seat));
            }
        }
        return rows;
    }

    /// A line that counts its columns without its colour codes.
    private static final class Line {
        private final StringBuilder text = new StringBuilder();
        private int columns;

        Line to(int column) {
            text.append(" ".repeat(Math.max(0, column - columns)));
            columns = Math.max(columns, column);
            return this;
        }

        Line append(String part, int width) {
            text.append(part);
            columns += width;
            return this;
        }

        Line append(String last) {
            text.append(last);
            return this;
        }

        String text() {
            return text.toString().stripTrailing();
        }
    }
}
