package parterre.stalks;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import parterre.engine.Seat;
import parterre.engine.box.Ink;
import parterre.engine.box.Ink.Colour;
import parterre.engine.box.MessageFormatter;

/// Garden, exchange, market and players as text, at most 100 columns wide.
///
/// An empty cell shows its name, a bloom its letter in brackets `(D)`, and a bulb a small letter `d`. Square
/// brackets mark where a player may plant. Gardens that are too wide for that show letters alone.
final class TextBoard {
    private static final int WIDEST = 96;
    private static final int PITCH = 4;
    private static final int NARROW = 2;

    private final StalkView view;
    private final Set<String> targets;
    private final Ink ink;
    private final MessageFormatter formatter;

    TextBoard(StalkView view, Set<String> targets, Ink ink, MessageFormatter formatter) {
        this.view = view;
        this.targets = targets;
        this.ink = ink;
        this.formatter = formatter;
    }

    String draw() {
        var lines = new ArrayList<String>();
        lines.add(turn());
        lines.add("");
        lines.addAll(garden());
        lines.add("");
        lines.addAll(table());
        for (int player = 0; player < view.players().size(); player++) {
            lines.add(player(player));
        }
        return String.join("\n", lines) + "\n";
    }

    /// Lines with a name each, which stand in a column of their own.
    private List<String> table() {
        var table = new LinkedHashMap<String, String>();
        table.put(
                formatter.say(new StalkLabel.ExchangeLabel()),
                formatter.say(new StalkLabel.SlotsLabel(exchange(), view.greenhouse())));
        table.put(
                formatter.say(new StalkLabel.MarketLabel()),
                formatter.say(new StalkLabel.WorthLabel(worth(), view.lowest(), view.crashed())));
        table.put(formatter.say(new StalkLabel.CompostLabel()), counts(view.compost()));
        if (view.phase() != Phase.OVER) {
            view.lastTurn()
                    .ifPresent(reason -> table.put(
                            formatter.say(new StalkLabel.LastTurnLabel()),
                            formatter.say(new StalkLabel.ReasonLabel(reason))));
        }
        int widest = table.keySet().stream().mapToInt(String::length).max().orElse(0);
        return table.entrySet().stream()
                .map(line -> line.getKey() + " ".repeat(widest - line.getKey().length() + 1) + line.getValue())
                .toList();
    }

    private String turn() {
        return formatter.say(
                view.phase() == Phase.OVER
                        ? new StalkLabel.OverLabel(view.turn(), view.lastTurn().orElseThrow())
                        : new StalkLabel.TurnLabel(
                                view.turn(), Seat.of(view.seat() - 1), view.phase(), view.actions()));
    }

    private List<String> garden() {
        int right = 0;
        for (int i = 0; i < view.spaces().size(); i++) {
            right = Math.max(right, halves(cell(i)));
        }
        int pitch = (right + 2) * PITCH / 2 <= WIDEST ? PITCH : NARROW;
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        int column = 0;
        for (int i = 0; i < view.spaces().size(); i++) {
            if (i > 0 && cell(i).row() != cell(i - 1).row()) {
                lines.add(line.toString().stripTrailing());
                line = new StringBuilder();
                column = 0;
            }
            int at = halves(cell(i)) * pitch / 2;
            line.append(" ".repeat(at - column));
            line.append(pitch == PITCH ? wide(i) : narrow(i));
            column = at + pitch;
        }
        lines.add(line.toString().stripTrailing());
        int margin = lines.stream()
                .mapToInt(text -> text.length() - text.stripLeading().length())
                .min()
                .orElse(0);
        return lines.stream().map(text -> text.substring(margin)).toList();
    }

    private Cell cell(int index) {
        return new Cell(view.rows().get(index), view.files().get(index));
    }

    /// Returns where a cell stands, in halves of a cell: each row begins half a cell further right.
    private static int halves(Cell cell) {
        return 2 * cell.file() + cell.row();
    }

    private String wide(int index) {
        var growth = view.garden().get(index);
        var name = view.spaces().get(index);
        if (targets.contains(name)) {
            return padded("[" + (growth.flower().isPresent() ? letter(growth) : name) + "]", Colour.BRIGHT);
        }
        return growth.flower()
                .map(flower -> padded(growth.bloom() ? "(" + letter(growth) + ")" : letter(growth), colour(flower)))
                .orElseGet(() -> padded(name, Colour.FAINT));
    }

    private String narrow(int index) {
        var growth = view.garden().get(index);
        return ink.paint(letter(growth), growth.flower().map(TextBoard::colour).orElse(Colour.FAINT)) + " ";
    }

    /// Returns a capital for a bloom, a small letter for a bulb, a dot for an empty cell.
    private static String letter(StalkView.Growth growth) {
        var capital = letter(growth.flower());
        return growth.bloom() ? capital : capital.toLowerCase(Locale.ROOT);
    }

    private static String letter(Optional<Flower> flower) {
        return flower.map(type -> Character.toString(type.letter())).orElse(".");
    }

    /// Returns a cell's text with the spaces that belong to it; they are never painted, so that they can be cut off.
    private String padded(String text, Colour colour) {
        return ink.paint(text, colour) + " ".repeat(Math.max(0, PITCH - text.length()));
    }

    private static Colour colour(Flower flower) {
        return switch (flower) {
            case DAHLIA -> Colour.RED;
            case DAFFODIL -> Colour.YELLOW;
            case GLOBEMASTER -> Colour.MAGENTA;
            case SNOWDROP -> Colour.WHITE;
            case TULIP -> Colour.BLUE;
        };
    }

    private String exchange() {
        var text = new StringBuilder();
        for (int slot = 0; slot < view.exchange().size(); slot++) {
            var lying = view.exchange().get(slot).flower();
            var box = (slot + 1) + ":" + letter(lying);
            text.append(lying.map(flower -> ink.paint(box, colour(flower))).orElse(box))
                    .append(' ');
        }
        return text.toString();
    }

    private String worth() {
        var text = new StringBuilder();
        for (var flower : Flower.all()) {
            var worth = "" + flower.letter() + view.values().get(flower.type());
            text.append(ink.paint(worth, colour(flower))).append(' ');
        }
        return text.toString();
    }

    private static String counts(List<Integer> counts) {
        return Bunch.write(Bunch.of(counts));
    }

    private String player(int number) {
        var shed = view.players().get(number);
        boolean isNext = number == view.seat() - 1 && view.phase().asks();
        var held = shed.portfolio()
                .map(TextBoard::counts)
                .orElseGet(() -> formatter.say(new StalkLabel.HiddenLabel(shed.size(), counts(shed.known()))));
        return ink.paint((isNext ? "> " : "  ") + Seat.of(number), isNext ? Colour.BRIGHT : Colour.WHITE) + "  "
                + formatter.say(new StalkLabel.TokensLabel(shed.tokens())) + "  " + held;
    }
}
