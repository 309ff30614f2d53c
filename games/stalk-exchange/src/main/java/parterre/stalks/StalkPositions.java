package parterre.stalks;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.TextForm;
import parterre.engine.box.NamedLines;

/// Positions as text, one line for each thing on the table:
///
/// ```text
/// edition: 1
/// seats: 2
/// phase: act
/// turn: 5, P1, actions 2
/// first: P1
/// garden: ..../..Dt./....../...F.../....../...../....
/// exchange: FGDSTD
/// market: D3 S2
/// compost: T4
/// greenhouse: D8 F20 G19 S15 T13
/// P1: tokens 4, portfolio D4 F2 G2 S2 T2, known D1
/// P2: tokens 3, portfolio D6 F1 G2 S3, known -
/// ```
///
/// RULES.md has all of it. Without the line `greenhouse` it holds all flowers that are nowhere else. What is read is
/// checked by [Soundness]. SX-D3
public final class StalkPositions implements TextForm<Position> {
    static final int MOST_TURNS = 99_999;
    private static final int MOST_TOKENS = 10;

    @Override
    public String write(Position position) {
        var table = position.table();
        var lines = new ArrayList<String>();
        lines.add("phase: " + table.phase.word());
        if (table.turn > 0) {
            lines.add("turn: " + table.turn + ", " + Seat.of(table.seat) + ", actions " + table.actions);
        }
        if (table.phase != Phase.BEGIN) {
            lines.add("first: " + Seat.of(table.first));
        }
        lines.add("garden: " + rows(table));
        lines.add("exchange: " + Exchange.write(table.exchange, table.terms.slots()));
        if (table.slot != Exchange.NO_SLOT) {
            lines.add("slot: " + (table.slot + 1));
        }
        lines.add("market: " + Bunch.write(table.market));
        lines.add("compost: " + Bunch.write(table.compost));
        lines.add("greenhouse: " + Bunch.write(table.greenhouse));
        if (table.crashed || table.triggered) {
            lines.add("fired:" + (table.crashed ? " crash" : "") + (table.triggered ? " second" : ""));
        }
        if (table.bust != Draft.NO_TYPE) {
            lines.add("bust: " + Flower.at(table.bust));
        }
        for (int player = 0; player < table.terms.seats(); player++) {
            lines.add(Seat.of(player) + ": tokens " + table.tokens(player) + ", portfolio "
                    + Bunch.write(table.portfolio(player)) + ", known " + Bunch.write(table.known(player)));
        }
        return NamedLines.write(table.terms.setup()) + String.join("\n", lines) + "\n";
    }

    /// The garden's letters with a `/` between its rows.
    private static String rows(Draft table) {
        var shape = table.terms.shape();
        var letters = table.garden.write(shape);
        var text = new StringBuilder();
        for (int cell = 0; cell < shape.size(); cell++) {
            boolean begins =
                    cell > 0 && shape.cell(cell).row() != shape.cell(cell - 1).row();
            text.append(begins ? "/" : "").append(letters.charAt(cell));
        }
        return text.toString();
    }

    @Override
    public Reading<Position> read(String text) {
        var names = new ArrayList<>(List.of(
                "phase",
                "turn",
                "first",
                "garden",
                "exchange",
                "slot",
                "market",
                "compost",
                "greenhouse",
                "fired",
                "bust"));
        for (var seat : Seat.first(StalkOptions.MOST_SEATS)) {
            names.add(seat.toString());
        }
        var lines = new NamedLines(text, names);
        return lines.setup(StalkOptions.INFO)
                .then(setup -> StalkOptions.refusal(setup)
                        .map(refusal -> Reading.<Setup>bad("options", "do not go together", refusal.reason()))
                        .orElse(Reading.good(setup)))
                .then(setup -> new Reader(lines, setup).read());
    }

    /// One text being read.
    private static final class Reader {
        private final NamedLines lines;
        private final Draft table;

        Reader(NamedLines lines, Setup setup) {
            this.lines = lines;
            table = new Draft(Terms.of(setup));
        }

        Reading<Position> read() {
            phase();
            table.first = lines.value("first").isEmpty()
                    ? Math.max(0, table.terms.firstSeat())
                    : seat("first", lines.value("first").orElse(""));
            turn();
            table.garden = lines.part(
                    "garden",
                    Garden.read(lines.value("garden").orElse("").replaceAll("[\\s/]+", ""), table.terms.shape()),
                    Garden.EMPTY);
            table.exchange = lines.part(
                    "exchange", Exchange.read(lines.value("exchange").orElse(""), table.terms.slots()), Exchange.EMPTY);
            table.slot =
                    lines.value("slot").isEmpty() ? Exchange.NO_SLOT : lines.number("slot", 1, table.terms.slots()) - 1;
            table.market = bunch("market");
            table.compost = bunch("compost");
            fired();
            lines.value("bust")
                    .ifPresent(word -> table.bust = lines.part("bust", StalkNotation.flower(word), Flower.DAHLIA)
                            .type());
            for (int player = 0; player < StalkOptions.MOST_SEATS; player++) {
                player(player);
            }
            table.greenhouse = lines.value("greenhouse").isEmpty() ? rest() : bunch("greenhouse");
            if (table.turn == 0) {
                table.seat = Soundness.drawer(table);
            }
            if (lines.problems().isEmpty()) {
                Soundness.problem(table).ifPresent(lines::add);
            }
            return lines.problems().isEmpty() ? Reading.good(table.position()) : new Reading.Bad<>(lines.problems());
        }

        private void phase() {
            var word = lines.value("phase").orElse("");
            Phase.of(word)
                    .ifPresentOrElse(
                            phase -> table.phase = phase,
                            () -> lines.wrong(
                                    "phase",
                                    word.isEmpty() ? "is missing" : "is '" + word + "'",
                                    "write begin, deal, stock, sow, act, fill, flush, harvest, refill, bust or over"));
        }

        private int seat(String name, String word) {
            var seat = lines.part(name, Seat.read(word.strip()), Seat.of(0));
            if (seat.index() >= table.terms.seats()) {
                lines.wrong(name, "is " + seat, "this table has P1 to P" + table.terms.seats());
                return 0;
            }
            return seat.index();
        }

        private void turn() {
            var text = lines.value("turn");
            if (text.isEmpty()) {
                return;
            }
            var parts = text.get().split(",", -1);
            boolean isWhole = parts.length == 3
                    && parts[0].strip().matches("[1-9][0-9]{0,4}")
                    && parts[2].strip().toLowerCase(java.util.Locale.ROOT).matches("actions [0-2]");
            if (!isWhole) {
                lines.wrong("turn", "is '" + text.get() + "'", "write such as turn: 5, P1, actions 2");
                return;
            }
            table.turn = Math.min(MOST_TURNS, Integer.parseInt(parts[0].strip()));
            table.seat = seat("turn", parts[1]);
            table.actions = parts[2].strip().charAt("actions ".length()) - '0';
        }

        private void fired() {
            for (var word : lines.value("fired").orElse("").split("\\s+", -1)) {
                switch (word) {
                    case "" -> {}
                    case "crash" -> table.crashed = true;
                    case "second" -> table.triggered = true;
                    default -> lines.wrong("fired", "has '" + word + "' in it", "write crash, second or both");
                }
            }
        }

        private void player(int player) {
            var name = Seat.of(player).toString();
            var text = lines.value(name);
            if (player >= table.terms.seats()) {
                if (text.isPresent()) {
                    lines.wrong(name, "does not play", "this table has P1 to P" + table.terms.seats());
                }
                return;
            }
            for (var part : text.orElse("").split(",", -1)) {
                var words = part.strip().split("\\s+", 2);
                var rest = words.length < 2 ? "" : words[1];
                switch (words[0]) {
                    case "" -> {}
                    case "tokens" -> tokens(player, name, rest);
                    case "portfolio" -> table.setPortfolio(player, lines.part(name, Bunch.read(rest), Bunch.NONE));
                    case "known" -> table.setKnown(player, lines.part(name, Bunch.read(rest), Bunch.NONE));
                    default ->
                        lines.wrong(name, "has '" + part.strip() + "'", "write tokens 4, portfolio D4 F2, known D1");
                }
            }
        }

        private void tokens(int player, String name, String text) {
            if (text.matches("[0-9]{1,2}") && Integer.parseInt(text) <= MOST_TOKENS) {
                table.setTokens(player, Integer.parseInt(text));
            } else {
                lines.wrong(name, "has tokens '" + text + "'", "write a number from 0 to " + MOST_TOKENS);
            }
        }

        private long bunch(String name) {
            return lines.part(name, Bunch.read(lines.value(name).orElse("")), Bunch.NONE);
        }

        /// All flowers that are nowhere else.
        private long rest() {
            long elsewhere = Soundness.outsideGreenhouse(table);
            var rest = new int[Flower.TYPES];
            for (int type = 0; type < rest.length; type++) {
                rest[type] = Math.max(0, Flower.EACH - Bunch.count(elsewhere, type));
            }
            return Bunch.of(rest);
        }
    }
}
