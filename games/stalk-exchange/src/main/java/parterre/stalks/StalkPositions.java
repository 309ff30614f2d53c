package parterre.stalks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.text.Field;
import parterre.engine.text.FieldContent;
import parterre.engine.text.Fields;
import parterre.engine.text.Form;
import parterre.engine.text.Forms;
import parterre.engine.text.PositionForm;

/// The text form of positions, one line for each thing on the table:
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
/// RULES.md describes the whole form. Without the line `greenhouse`, the greenhouse holds all flowers that are
/// nowhere else. [PositionValidator] checks every position that is read. SX-D3
public final class StalkPositions {
    public static final PositionForm<Position> FORM = new PositionForm<>(
            new StalkGame(),
            setup -> lines(Terms.of(setup))
                    .within(
                            Position::table,
                            table -> PositionValidator.INVARIANT
                                    .check(completed(table))
                                    .map(Draft::position)));

    static final int MOST_TURNS = 99_999;
    private static final int MOST_TOKENS = 10;
    private static final long UNWRITTEN = -1;
    private static final int NO_SEAT = -1;
    private static final Form<Long> BUNCH = FlowerContent.counts(Form.of("D4 F2", Bunch::write, Bunch::read));
    private static final Form<Flower> FLOWER = Forms.word(Flower.all());

    private StalkPositions() {}

    private static Fields<Draft> lines(Terms terms) {
        var seat = Forms.seat(terms.seats());
        var phase = Forms.word(List.of(Phase.values()));
        var lines = new ArrayList<Field<Draft, ?>>(List.of(
                line("phase", phase, table -> table.phase, (table, value) -> table.phase = value),
                line("turn", turn(seat), Turn::of, (table, value) -> value.begin(table))
                        .orUnchanged()
                        .onlyIf(table -> table.turn > 0),
                line("first", seat, table -> Seat.of(table.first), (table, value) -> table.first = value.index())
                        .orElse(Seat.of(Math.max(0, terms.firstSeat())))
                        .onlyIf(table -> table.phase != Phase.BEGIN),
                line("garden", garden(terms.shape()), table -> table.garden, (table, value) -> table.garden = value),
                line(
                        "exchange",
                        exchange(terms.slots()),
                        table -> table.exchange,
                        (table, value) -> table.exchange = value),
                line(
                                "slot",
                                Forms.number(1, terms.slots()),
                                table -> table.slot + 1,
                                (table, value) -> table.slot = value - 1)
                        .orUnchanged()
                        .onlyIf(table -> table.slot != Exchange.NO_SLOT),
                line("market", BUNCH, table -> table.market, (table, value) -> table.market = value)
                        .orUnchanged(),
                line("compost", BUNCH, table -> table.compost, (table, value) -> table.compost = value)
                        .orUnchanged(),
                line("greenhouse", BUNCH, table -> table.greenhouse, (table, value) -> table.greenhouse = value)
                        .orElse(UNWRITTEN),
                line("fired", fired(), table -> new Fired(table.crashed, table.triggered), (table, value) -> {
                            table.crashed = value.crash();
                            table.triggered = value.second();
                        })
                        .orUnchanged()
                        .onlyIf(table -> table.crashed || table.triggered),
                line("bust", FLOWER, table -> Flower.at(table.bust), (table, value) -> table.bust = value.type())
                        .orUnchanged()
                        .onlyIf(table -> table.bust != Draft.NO_TYPE)));
        for (var own : Seat.first(terms.seats())) {
            int player = own.index();
            lines.add(line(
                            own.toString(),
                            player(terms),
                            table -> Player.of(table, player),
                            (table, value) -> value.sit(table, player))
                    .orUnchanged());
        }
        return Fields.filling(() -> new Draft(terms), lines);
    }

    private static <T> Field<Draft, T> line(
            String name, Form<T> form, Function<Draft, T> value, BiConsumer<Draft, T> set) {
        return Field.of(name, form, value, set);
    }

    /// Completes the table. Flowers that are not named are in the greenhouse, and before the first turn the
    /// next portfolio is drawn. A turn that names no seat is of the seat whose turn it is by the rules.
    private static Draft completed(Draft table) {
        if (table.greenhouse == UNWRITTEN) {
            long elsewhere = PositionValidator.outsideGreenhouse(table);
            table.greenhouse = Bunch.of(Flower.all().stream()
                    .map(flower -> Math.max(0, Flower.EACH - Bunch.count(elsewhere, flower.type())))
                    .toList());
        }
        if (table.turn == 0) {
            table.seat = PositionValidator.drawer(table);
        } else if (table.seat == NO_SEAT) {
            table.seat = PositionValidator.seatOfTurn(table);
        }
        return table;
    }

    /// @param seat whose turn it is; empty if that follows from the other lines
    private record Turn(int number, Optional<Seat> seat, int actions) {
        private static Turn of(Draft table) {
            return new Turn(table.turn, Optional.of(Seat.of(table.seat)), table.actions);
        }

        private void begin(Draft table) {
            table.turn = number;
            table.seat = seat.map(Seat::index).orElse(NO_SEAT);
            table.actions = actions;
        }
    }

    private static Form<Turn> turn(Form<Seat> seat) {
        return Fields.of(
                        Turn::new,
                        Field.of("number", Forms.number(1, MOST_TURNS), Turn::number),
                        Field.of("seat", orNone(seat), Turn::seat),
                        Field.of("actions", Forms.after("actions", Forms.number(0, 2)), Turn::actions))
                .inOrder(", ");
    }

    private static Form<Optional<Seat>> orNone(Form<Seat> seat) {
        return Form.<Optional<Seat>>of(
                        seat.example(),
                        one -> one.map(seat::write).orElse(Forms.NONE),
                        text -> text.equals(Forms.NONE)
                                ? Reading.good(Optional.<Seat>empty())
                                : seat.read(text).map(Optional::of))
                .split(
                        FieldContent.Text::new,
                        content -> content instanceof FieldContent.Nothing ? Forms.NONE : content.plain());
    }

    /// The ways in which the game has come to its end.
    private record Fired(boolean crash, boolean second) {}

    private static Form<Fired> fired() {
        return Fields.of(Fired::new, Field.flag("crash", Fired::crash), Field.flag("second", Fired::second))
                .byName(" ");
    }

    private record Player(int tokens, long portfolio, long known) {
        private static Player of(Draft table, int player) {
            return new Player(table.tokens(player), table.portfolio(player), table.known(player));
        }

        private void sit(Draft table, int player) {
            table.setTokens(player, tokens);
            table.setPortfolio(player, portfolio);
            table.setKnown(player, known);
        }
    }

    private static Form<Player> player(Terms terms) {
        return Fields.of(
                        Player::new,
                        Field.of("tokens", Forms.number(0, MOST_TOKENS), Player::tokens)
                                .orElse(terms.seedyTokens()),
                        Field.of("portfolio", BUNCH, Player::portfolio).orElse(Bunch.NONE),
                        Field.of("known", BUNCH, Player::known).orElse(Bunch.NONE))
                .byName(", ");
    }

    private static Form<Long> exchange(int slots) {
        return FlowerContent.slots(Form.of(
                Exchange.write(Exchange.EMPTY, slots),
                exchange -> Exchange.write(exchange, slots),
                text -> Exchange.read(text, slots)));
    }

    private static Form<Garden> garden(Shape shape) {
        return FlowerContent.cells(
                Form.of(
                        rows(Garden.EMPTY.write(shape), shape),
                        garden -> rows(garden.write(shape), shape),
                        text -> Garden.read(text.replaceAll("[\\s/]+", ""), shape)),
                letters -> rows(letters, shape));
    }

    /// Returns the garden's letters with a `/` between its rows. Letters of another number stay as they are.
    private static String rows(String letters, Shape shape) {
        if (letters.length() != shape.size()) {
            return letters;
        }
        var text = new StringBuilder();
        for (int cell = 0; cell < shape.size(); cell++) {
            boolean begins =
                    cell > 0 && shape.cell(cell).row() != shape.cell(cell - 1).row();
            text.append(begins ? "/" : "").append(letters.charAt(cell));
        }
        return text.toString();
    }
}
