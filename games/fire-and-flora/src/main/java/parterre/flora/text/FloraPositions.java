package parterre.flora.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ObjIntConsumer;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
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
import parterre.flora.table.Purses.Known;
import parterre.flora.table.TurnState;
import parterre.flora.text.Layout.Player;

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
    private static final Form<Long> HAND = Forms.ofCounts(
            Form.of("water 1", Hand::write, Hand::read), Forms.NONE, (type, count) -> type + " " + count);
    private static final Form<Integer> COUNT = Forms.number(1, 999);
    private static final Form<String> TEXT = Form.of("action", text -> text, Reading::good);
    private static final String EVERYBODY = "all";

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
                line(
                                "turns",
                                turns(),
                                table -> new Turns(
                                        table.turn().turns(),
                                        Seat.of(table.turn().first())),
                                (layout, turns) -> turns.set(layout.table()))
                        .orUnchanged(),
                line(
                                "in-turn",
                                inTurn(),
                                Draft::turn,
                                (layout, now) -> layout.table().turn().act(now))
                        .orUnchanged()
                        .onlyIf(layout -> layout.table().turn().hasActions()),
                line(
                        "event",
                        eventCard,
                        TurnState.NO_EVENT_CARD,
                        table -> table.turn().eventCard(),
                        (layout, card) -> {
                            layout.takeEventCard("event", card);
                            layout.table().turn().setEventCard(card);
                        }),
                cards("looked", Forms.list(eventCard), Decks::looked, Layout::takeEventCard, Decks::look),
                cards("market", Forms.list(land), Decks::market, Layout::takeLand, Decks::addToMarket),
                cards("lands-under", Forms.list(land), Decks::landsUnder, Layout::takeLand, Decks::putLandUnder),
                cards(
                        "events-under",
                        Forms.list(under()),
                        Decks::eventsUnder,
                        (layout, line, card) -> layout.takeEventCard(line, Piles.kindUnder(card)),
                        (decks, card) -> decks.putEventUnder(Piles.kindUnder(card), Piles.seatUnder(card))),
                line(
                        "discard",
                        HAND,
                        Hand.NONE,
                        table -> table.decks().discard(),
                        (layout, cards) -> layout.table().decks().buildDiscard(cards)),
                cards("events-done", done(), this::done, Layout::takeEventCard, Decks::discardEventCard),
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

    /// Takes a card out of its deck, for this line. Returns false if it is not there.
    private interface Taking {
        boolean take(Layout layout, String line, int card);
    }

    /// Returns a line of cards that are taken out of their deck and put elsewhere.
    private static Field<Layout, List<Integer>> cards(
            String name,
            Form<List<Integer>> form,
            Function<Decks, int[]> value,
            Taking from,
            ObjIntConsumer<Decks> put) {
        return line(
                name,
                form,
                List.of(),
                table -> IntStream.of(value.apply(table.decks())).boxed().toList(),
                (layout, cards) -> cards.stream()
                        .filter(card -> from.take(layout, name, card))
                        .forEach(card -> put.accept(layout.table().decks(), card)));
    }

    /// The number of ended turns, and the seat that began.
    private record Turns(int ended, Seat first) {
        void set(Draft table) {
            table.turn().build(first.index(), ended, table.terms());
        }
    }

    /// A seat that is named last, behind `turn`, has the turn: turns go on up to its next one.
    private Form<Turns> turns() {
        Form<Optional<Seat>> turn = Forms.after("turn", seat).map(Optional::of, Optional::orElseThrow);
        return Fields.of(
                        (Integer ended, Seat first, Optional<Seat> upTo) -> {
                            int next = upTo.map(Seat::index).orElse(first.index() + ended);
                            return new Turns(ended + Math.floorMod(next - first.index() - ended, terms.seats()), first);
                        },
                        Field.of("turns", Forms.number(0, 9_999), Turns::ended),
                        Field.of("first", Forms.after("first", seat), Turns::first)
                                .orElse(Seat.of(0)),
                        Field.of("turn", turn, (Turns _) -> Optional.<Seat>empty())
                                .orElse(Optional.empty())
                                .onlyIf(_ -> false))
                .inOrder(", ");
    }

    private Form<TurnState> inTurn() {
        return Fields.filling(
                        TurnState::new,
                        List.of(
                                Field.of(
                                                "bought",
                                                Forms.constant(true),
                                                TurnState::hasBought,
                                                (turn, _) -> turn.setBought())
                                        .orUnchanged()
                                        .onlyIf(TurnState::hasBought),
                                Field.of("cards", COUNT, TurnState::cardsBought, TurnState::countCards)
                                        .orUnchanged()
                                        .onlyIf(turn -> turn.cardsBought() > 0),
                                Field.of("proposals", COUNT, TurnState::proposals, TurnState::countProposals)
                                        .orUnchanged()
                                        .onlyIf(turn -> turn.proposals() > 0),
                                Field.repeated(
                                        "closed",
                                        seat,
                                        TurnState::closed,
                                        (turn, seats) -> seats.forEach(closed -> turn.close(closed.index())))))
                .byName(", ");
    }

    private Form<Integer> under() {
        return Fields.of(
                        (Seat by, Integer event) -> Piles.under(event, by.index()),
                        Field.of("by", seat, card -> Seat.of(Piles.seatUnder(card))),
                        Field.of("event", eventCard, Piles::kindUnder))
                .inOrder("=");
    }

    private int[] done(Decks decks) {
        return IntStream.range(0, facts.eventCardCount())
                .flatMap(kind -> IntStream.generate(() -> kind).limit(decks.eventsDone(kind)))
                .toArray();
    }

    /// Event cards, each kind with its number.
    private Form<List<Integer>> done() {
        var kind = Fields.of(
                        (Integer event, Integer count) -> Collections.nCopies(count, event),
                        Field.of("event", eventCard, List::getFirst),
                        Field.of("count", Forms.number(1, 99), List::size))
                .inOrder(" ");
        return Form.of(
                kind.example(),
                cards -> cards.stream()
                        .distinct()
                        .map(card -> kind.write(Collections.nCopies(Collections.frequency(cards, card), card)))
                        .collect(Collectors.joining(" ")),
                text -> Forms.list(kind, ",")
                        .read(paired(Forms.words(text)))
                        .map(kinds -> kinds.stream().flatMap(List::stream).toList()));
    }

    /// Puts `,` behind each number.
    private static String paired(List<String> words) {
        return words.stream()
                .map(word -> word + (Character.isDigit(word.charAt(word.length() - 1)) ? "," : " "))
                .collect(Collectors.joining());
    }

    /// Returns the parts of a known hand: who knows it (`by`), whose it is (`of`), and its `cards`.
    private Form<Known> known() {
        return Form.<Known>of(
                        "all of P1 fire 1",
                        known -> known(
                                known.by().map(Seat::toString).orElse(EVERYBODY),
                                known.of().toString(),
                                Hand.write(known.cards())),
                        this::known)
                .split(
                        FieldContent.Text::new,
                        content -> content instanceof FieldContent.Named parts
                                ? known(parts.text("by"), parts.text("of"), HAND.together(parts.part("cards")))
                                : content.plain());
    }

    private static String known(String by, String of, String cards) {
        return by + " of " + of + " " + cards;
    }

    private Reading<Known> known(String text) {
        var words = text.split("\\s+", 4);
        boolean isOpen = words[0].equals(EVERYBODY);
        if (words.length < 4 || !words[1].equals("of") || !(isOpen || isSeat(words[0])) || !isSeat(words[2])) {
            return Reading.bad(text, new PositionFault.NotKnownCards());
        }
        var by = isOpen
                ? Reading.good(Optional.<Seat>empty())
                : seat.read(words[0]).map(Optional::of);
        return by.then(knows -> seat.read(words[2])
                .then(of -> knows.equals(Optional.of(of))
                        ? Reading.bad(text, new PositionFault.SeatTwice())
                        : HAND.read(words[3]).map(cards -> new Known(knows, of, cards))));
    }

    private static boolean isSeat(String word) {
        return Seat.read(word) instanceof Reading.Good<Seat>;
    }

    private Form<Player> player() {
        return Fields.of(
                        Player::new,
                        Field.of("coins", Forms.number(0, 9_999), Player::coins),
                        Field.of("hand", HAND, Player::hand),
                        Field.of("lands", new RowForm(facts, land), Player::lands))
                .byName(", ");
    }
}
