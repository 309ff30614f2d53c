package parterre.flora.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import parterre.engine.Game;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.text.Field;
import parterre.engine.text.FieldContent;
import parterre.engine.text.Fields;
import parterre.engine.text.Form;
import parterre.engine.text.Forms;
import parterre.engine.text.PositionForm;
import parterre.flora.material.Facts;
import parterre.flora.material.FloraTerms;
import parterre.flora.material.Hand;
import parterre.flora.material.Piles;
import parterre.flora.position.Draft;
import parterre.flora.position.Position;
import parterre.flora.table.Decks;
import parterre.flora.table.Purses;
import parterre.flora.table.TurnState;
import parterre.flora.text.Layout.Done;
import parterre.flora.text.Layout.InTurn;
import parterre.flora.text.Layout.Player;
import parterre.flora.text.Layout.Turns;

/// The text form of positions, one line for each thing on the table. All cards that are not named are in their
/// decks:
///
/// ```text
/// edition: 1
/// seats: 2
/// stage: action
/// turns: 5, first P1
/// in-turn: bought, cards 1
/// market: pinnacles fire-station
/// events-under: P2=arson
/// discard: water 2 time 1
/// events-done: earthquake 1
/// known: all of P1 fire 1
/// P1: coins 3, hand fire 1, lands headquarters-1 point-lobos(big sagebrush)
/// P2: coins 12, hand -, lands headquarters-4 granite-quarry(reservoir used)
/// ```
///
/// [Layout] lays out the cards of a text, and [PositionValidator] checks the table. FF-D3
public final class FloraPositions {
    private static final int MOST_COINS = 9_999;
    private static final int MOST_COUNT = 999;
    private static final String EVERYBODY = "all";
    private static final Pattern KNOWN = Pattern.compile("(?<by>all|P[1-8])\\s+of\\s+(?<of>P[1-8])\\s+(?<cards>.+)");
    private static final Form<Long> HAND = Forms.ofCounts(
            Form.of("water 1", Hand::write, Hand::read), Forms.NONE, (type, count) -> type + " " + count);
    private static final Form<Integer> COUNT = Forms.number(1, MOST_COUNT);
    private static final Form<String> TEXT = Form.of("action", text -> text, Reading::good);

    private final FloraTerms terms;
    private final Facts facts;
    private final Form<Seat> seat;
    private final Form<Integer> land;
    private final Form<Integer> eventCard;

    private FloraPositions(FloraTerms terms) {
        this.terms = terms;
        facts = terms.facts();
        seat = Forms.seat(terms.seats());
        land = id(new PositionFault.NoLand(), "pinnacles", facts::landId, facts::land);
        eventCard = id(new PositionFault.NoEventCard(), "arson", facts::eventCardId, facts::eventCard);
    }

    /// Returns the form of this game's positions.
    public static PositionForm<Position> of(Game<Position, ?, ?> game) {
        return new PositionForm<>(
                game,
                setup -> new FloraPositions(FloraTerms.of(setup))
                        .lines()
                        .within(
                                position -> new Layout(position.table()),
                                layout -> layout.complete().then(PositionValidator::checked)));
    }

    private static Form<Integer> id(
            PositionFault fault, String example, Function<Integer, String> name, ToIntFunction<String> place) {
        return Form.of(example, name, text -> {
            int found = place.applyAsInt(text);
            return found < 0 ? Reading.bad(text, fault) : Reading.good(found);
        });
    }

    private Fields<Layout> lines() {
        var lines = new ArrayList<Field<Layout, ?>>(List.of(
                line("stage", TEXT, table -> StageForm.of(table).write(table.stage()), Layout::stage),
                line("turns", turns(), Turns::of, Layout::turns).orUnchanged(),
                line("in-turn", inTurn(), InTurn.NOTHING, InTurn::of, Layout::inTurn),
                line(
                        "event",
                        eventCard,
                        TurnState.NO_EVENT_CARD,
                        table -> table.turn().eventCard(),
                        Layout::event),
                cards("looked", eventCard, Decks::looked, Layout::looked),
                cards("market", land, Decks::market, Layout::market),
                cards("lands-under", land, Decks::landsUnder, Layout::landsUnder),
                cards("events-under", under(), Decks::eventsUnder, Layout::eventsUnder),
                line(
                        "discard",
                        HAND,
                        Hand.NONE,
                        table -> table.decks().discard(),
                        (layout, cards) -> layout.table().decks().buildDiscard(cards)),
                line("events-done", done(), List.of(), Done::of, Layout::done),
                line(
                        "known",
                        Forms.list(known(), ", "),
                        List.of(),
                        table -> table.purses().known(),
                        (layout, known) -> known.forEach(layout.table().purses()::know))));
        for (var own : Seat.first(terms.seats())) {
            lines.add(line(
                    own.toString(),
                    player(),
                    table -> Player.of(table, own.index()),
                    (layout, player) -> layout.player(own, player)));
        }
        return Fields.filling(() -> new Layout(new Draft(terms)), lines);
    }

    private static <T> Field<Layout, T> line(
            String name, Form<T> form, Function<Draft, T> value, BiConsumer<Layout, T> set) {
        return Field.of(name, form, layout -> value.apply(layout.table()), set);
    }

    /// Returns a line that is left out for this value.
    private static <T> Field<Layout, T> line(
            String name, Form<T> form, T none, Function<Draft, T> value, BiConsumer<Layout, T> set) {
        return line(name, form, value, set)
                .orUnchanged()
                .onlyIf(layout -> !value.apply(layout.table()).equals(none));
    }

    private static Field<Layout, List<Integer>> cards(
            String name, Form<Integer> card, Function<Decks, int[]> cards, BiConsumer<Layout, List<Integer>> set) {
        Function<Draft, List<Integer>> boxed =
                table -> IntStream.of(cards.apply(table.decks())).boxed().toList();
        return line(name, Forms.list(card), List.of(), boxed, set);
    }

    /// A seat that is named last, behind `turn`, has the turn: turns go on up to it.
    private Form<Turns> turns() {
        return Fields.of(
                        (Integer ended, Seat first, Optional<Seat> turn) -> turn.map(
                                        seat -> new Turns(ended, first).upTo(seat, terms.seats()))
                                .orElse(new Turns(ended, first)),
                        Field.of("turns", Forms.number(0, 9_999), Turns::ended),
                        Field.of("first", Forms.after("first", seat), Turns::first)
                                .orElse(Seat.of(0)),
                        Field.of(
                                        "turn",
                                        Forms.after("turn", seat).map(Optional::of, Optional::orElseThrow),
                                        (Turns _) -> Optional.<Seat>empty())
                                .orElse(Optional.empty())
                                .onlyIf(_ -> false))
                .inOrder(", ");
    }

    private Form<InTurn> inTurn() {
        return Fields.of(
                        InTurn::new,
                        Field.flag("bought", InTurn::bought),
                        Field.of("cards", COUNT, InTurn::cards).orElse(0).onlyIf(now -> now.cards() > 0),
                        Field.of("proposals", COUNT, InTurn::proposals)
                                .orElse(0)
                                .onlyIf(now -> now.proposals() > 0),
                        Field.repeated("closed", seat, InTurn::closed, (_, _) -> {}))
                .byName(", ");
    }

    private Form<Integer> under() {
        return Fields.of(
                        (Seat by, Integer event) -> Piles.under(event, by.index()),
                        Field.of("by", seat, card -> Seat.of(Piles.seatUnder(card))),
                        Field.of("event", eventCard, Piles::kindUnder))
                .inOrder("=");
    }

    /// Event cards, each with its number.
    private Form<List<Done>> done() {
        var one = Fields.of(
                        Done::new,
                        Field.of("event", eventCard, Done::event),
                        Field.of("count", Forms.number(1, 99), Done::count))
                .inOrder(" ");
        var list = Forms.list(one);
        return Form.of(
                one.example(),
                list::write,
                text -> Forms.list(one, ",").read(String.join(",", text.split("(?<=[0-9])\\s+"))));
    }

    /// The parts of a known hand: who knows it (`by`), whose it is (`of`), and its `cards`.
    private Form<Purses.Known> known() {
        return Form.<Purses.Known>of(
                        "all of P1 fire 1",
                        known -> known(
                                known.by().map(Seat::toString).orElse(EVERYBODY),
                                known.of().toString(),
                                Hand.write(known.cards())),
                        text -> {
                            var words = KNOWN.matcher(text);
                            if (!words.matches()) {
                                return Reading.bad(text, new PositionFault.NotKnownCards());
                            }
                            var by = words.group("by").equals(EVERYBODY)
                                    ? Reading.good(Optional.<Seat>empty())
                                    : seat.read(words.group("by")).map(Optional::of);
                            return by.then(one -> seat.read(words.group("of"))
                                    .then(of -> one.equals(Optional.of(of))
                                            ? Reading.bad(text, new PositionFault.SeatTwice())
                                            : HAND.read(words.group("cards"))
                                                    .map(cards -> new Purses.Known(one, of, cards))));
                        })
                .split(
                        FieldContent.Text::new,
                        content -> content instanceof FieldContent.Parts parts
                                ? known(parts.text("by"), parts.text("of"), HAND.together(parts.part("cards")))
                                : content.plain());
    }

    private static String known(String by, String of, String cards) {
        return by + " of " + of + " " + cards;
    }

    private Form<Player> player() {
        return Fields.of(
                        Player::new,
                        Field.of("coins", Forms.number(0, MOST_COINS), Player::coins),
                        Field.of("hand", HAND, Player::hand),
                        Field.of("lands", new RowForm(new GroundForm(facts, land)), Player::lands))
                .byName(", ");
    }
}
