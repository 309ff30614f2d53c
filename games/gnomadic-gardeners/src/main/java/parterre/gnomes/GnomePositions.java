package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import parterre.engine.Fault;
import parterre.engine.Reading;
import parterre.engine.text.Field;
import parterre.engine.text.Fields;
import parterre.engine.text.Form;
import parterre.engine.text.Forms;
import parterre.engine.text.PositionForm;

/// The text form of positions, one line for each thing on the table:
///
/// ```text
/// edition: 1
/// seats: 1
/// option month: june
/// phase: resolve
/// round: 3
/// tasks: t1 t3
/// pile: t4 t5 / t6
/// discard: -
/// control: t2 t7
/// order: P1 automa, resolved 0
/// P1: score 12, hand g01 g02 g03 g04, plays g01 g02, animals cow, prep 2
/// automa: score 15, pile g05 g06 / g07 g08 g09 g10 g11 g12, animals -, prep 3
/// ```
///
/// RULES.md describes the whole form. Layers of a pile are written topmost first, with `/` between them. Parts
/// that are left out are empty or 0. Once gnomes lie open, the rules determine them ([Filling]). Reading checks
/// that every card is in one place, and that the phase fits the table. GG-D3
final class GnomePositions {
    static final PositionForm<Position> FORM = new PositionForm<>(
            new GnomeGame(),
            setup -> new GnomePositions(GnomeTerms.of(setup))
                    .lines()
                    .within(Draft::new, table -> PositionValidator.INVARIANT.check(Filling.filled(table))));

    private static final int MOST = 9999;
    private static final Form<Integer> NUMBER = Forms.number(0, MOST);
    private static final Form<Phase> PHASE = Forms.word(List.of(Phase.values()));
    private static final Form<Gnomes> GNOMES =
            cards(Form.of("g01 g02", Names::gnomes, text -> Names.readGnomes(Names.words(text))));
    private static final Form<Animals> ANIMALS =
            cards(Form.of("hen cow", Animals::toString, text -> Names.readAnimals(Names.words(text))));
    private static final Form<Integer> CARDS =
            cards(Form.of("t4 t5", Names::tasks, text -> Names.readTasks(Names.words(text))));
    private static final Form<Integer> CARD = Forms.word(cards(), Names::task);
    private static final Form<Tasks> DID = cards(Form.of("1 3", Tasks::toString, GnomePositions::did));

    private final GnomeTerms terms;

    private GnomePositions(GnomeTerms terms) {
        this.terms = terms;
    }

    private static <T> Form<T> cards(Form<T> form) {
        return Forms.ofWords(form, Names.NONE);
    }

    /// Returns each task card, and none.
    private static List<Integer> cards() {
        var cards = new ArrayList<>(List.of(Position.NO_CARD));
        for (int card = 0; card < Cards.TASK_CARDS; card++) {
            cards.add(card);
        }
        return cards;
    }

    private static Reading<Tasks> did(String text) {
        return Forms.list(Forms.number(1, Tasks.COUNT))
                .read(text)
                .then(did -> did.stream().distinct().count() < did.size()
                        ? Reading.bad(text, new Fault.NamedTwice())
                        : Reading.good(Tasks.of(did)));
    }

    private String party(int side) {
        return terms.solo() && side == Automa.SIDE ? Automa.NAME : "P" + (side + 1);
    }

    /// Returns a table without the parts that the rules may determine.
    private Draft empty() {
        var table = new Draft(terms);
        table.first = Filling.UNWRITTEN;
        table.resolved = Filling.UNWRITTEN;
        table.side0 = prepared(table.side0, Filling.UNWRITTEN);
        table.side1 = prepared(table.side1, Filling.UNWRITTEN);
        return table;
    }

    private static Position.Side prepared(Position.Side side, int prep) {
        return side.withAccount(side.account().withPrep(prep));
    }

    private Fields<Draft> lines() {
        return Fields.filling(
                this::empty,
                List.of(
                        line("phase", PHASE, table -> table.phase, (table, phase) -> table.phase = phase),
                        line("round", NUMBER, table -> table.round, (table, round) -> table.round = round),
                        line("tasks", pair(), table -> new Pair(table.left, table.right), (table, pair) -> {
                                    table.left = pair.left();
                                    table.right = pair.right();
                                })
                                .orUnchanged(),
                        line("pile", layers(CARDS), table -> table.pile, (table, pile) -> table.pile = pile)
                                .orUnchanged(),
                        line("discard", CARDS, table -> table.discards, (table, cards) -> table.discards = cards)
                                .orUnchanged()
                                .onlyIf(table -> !terms.solo()),
                        line(
                                        "control",
                                        pair(),
                                        table -> new Pair(table.controlLeft, table.controlRight),
                                        (table, pair) -> {
                                            table.controlLeft = pair.left();
                                            table.controlRight = pair.right();
                                        })
                                .orUnchanged()
                                .onlyIf(table -> table.controlLeft != Position.NO_CARD),
                        line("order", order(), table -> new Order(table.first, table.resolved), (table, order) -> {
                                    table.first = order.first();
                                    table.resolved = order.resolved();
                                })
                                .orUnchanged()
                                .onlyIf(table ->
                                        table.first != 0 || table.resolved != 0 || table.phase == Phase.RESOLVE),
                        line(party(0), side(0), table -> table, (table, other) -> table.side0 = other.side0)
                                .orUnchanged(),
                        line(party(1), side(1), table -> table, (table, other) -> {
                                    table.side1 = other.side1;
                                    table.automaPile = other.automaPile;
                                })
                                .orUnchanged()));
    }

    private static <T> Field<Draft, T> line(
            String name, Form<T> form, Function<Draft, T> value, BiConsumer<Draft, T> set) {
        return Field.of(name, form, value, set);
    }

    /// Two places of task cards, each of which may be empty.
    private record Pair(int left, int right) {}

    private static Form<Pair> pair() {
        var pair = Fields.of(Pair::new, Field.of("left", CARD, Pair::left), Field.of("right", CARD, Pair::right))
                .inOrder(" ");
        UnaryOperator<String> both = text -> text.equals(Names.NONE) ? "- -" : text;
        return Form.of("t1 t3", pair::write, text -> pair.read(both.apply(text)))
                .split(text -> pair.apart(both.apply(text)), pair::together);
    }

    private static Form<Layers> layers(Form<Integer> bag) {
        var list = Forms.list(bag, " / ");
        return Form.<Layers>of(bag.example(), layers -> list.write(layers.list()), text -> {
                    var layers = Layers.NONE;
                    for (var layer : text.split("/", -1)) {
                        var cards = bag.read(layer);
                        if (!(cards instanceof Reading.Good<Integer>(Integer more))) {
                            return cards.map(Layers::shuffled);
                        }
                        if ((layers.all() & more) != 0) {
                            return Reading.bad(layer.strip(), new GnomeFault.CardTwice());
                        }
                        layers = layers.under(more);
                    }
                    return Reading.good(layers);
                })
                .split(list::apart, list::together);
    }

    /// @param first the side that resolves first, or [Filling#UNWRITTEN]: that may be left to the rules
    private record Order(int first, int resolved) {}

    private Form<Order> order() {
        var first = Forms.word(List.of(0, 1), side -> party(side) + " " + party(1 - side));
        var resolved = Forms.after("resolved", Forms.number(0, 2));
        var whole = Fields.of(
                        Order::new,
                        Field.of("first", first, Order::first),
                        Field.of("resolved", resolved, Order::resolved))
                .inOrder(", ");
        return Form.of(
                        whole.example(),
                        whole::write,
                        text -> text.contains(",")
                                ? whole.read(text.replaceAll("\\s+", " "))
                                : resolved.read(text).map(count -> new Order(Filling.UNWRITTEN, count)))
                .split(whole::apart, whole::together);
    }

    private Form<Draft> side(int side) {
        return Fields.filling(
                        this::empty,
                        List.of(
                                part(side, "score", NUMBER, Position.Side::score, Position.Side::withScore),
                                hand(side),
                                part(side, "plays", GNOMES, Position.Side::played, Position.Side::withPlayed)
                                        .onlyIf(table ->
                                                !table.side(side).played().isEmpty()),
                                part(side, "rests", ANIMALS, Position.Side::resting, Position.Side::withResting)
                                        .onlyIf(table ->
                                                !table.side(side).resting().isEmpty()),
                                part(
                                                side,
                                                "animals",
                                                ANIMALS,
                                                Position.Side::animals,
                                                (own, animals) -> own.withAnimals(animals, own.asleep()))
                                        .onlyIf(table ->
                                                !table.side(side).animals().isEmpty()),
                                part(
                                                side,
                                                "asleep",
                                                ANIMALS,
                                                Position.Side::asleep,
                                                (own, asleep) -> own.withAnimals(own.animals(), asleep))
                                        .onlyIf(table ->
                                                !table.side(side).asleep().isEmpty()),
                                made(side, "prep", Forms.number(-MOST, MOST), Account::prep, Account::withPrep)
                                        .onlyIf(table -> table.phase == Phase.RESOLVE
                                                || table.phase == Phase.KEEP
                                                || table.side(side).account().prep() != 0),
                                made(side, "did", DID, Account::did, Account::withDid)
                                        .onlyIf(table -> !table.side(side)
                                                .account()
                                                .did()
                                                .isEmpty()),
                                made(side, "scored", NUMBER, Account::scored, Account::withScored)
                                        .onlyIf(table ->
                                                table.side(side).account().scored() != 0),
                                parts(side),
                                made(side, "gained", ANIMALS, _ -> Animals.NONE, (account, _) -> account)
                                        .onlyIf(_ -> false),
                                made(side, "gives", GNOMES, Account::gift, Account::withGift)
                                        .onlyIf(table -> !table.side(side)
                                                .account()
                                                .gift()
                                                .isEmpty())))
                .byName(", ");
    }

    /// Returns the bliss of a side part by part, and the animal that it gained, as older texts have them. Both are read
    /// and not written: events tell them.
    private static Field<Draft, List<Paid>> parts(int side) {
        var part = Fields.of(
                        Paid::new,
                        Field.of("part", Forms.word(BlissSource.all()), Paid::source),
                        Field.of("bliss", Forms.number(1, Bliss.MOST), Paid::bliss))
                .inOrder(" ");
        return Field.repeated("from", part, _ -> List.of(), (table, paid) -> {
            var own = table.side(side);
            int bliss = paid.stream().mapToInt(Paid::bliss).sum();
            table.set(
                    side, own.withAccount(own.account().withScored(own.account().scored() + bliss)));
        });
    }

    private record Paid(BlissSource source, int bliss) {}

    private Field<Draft, ?> hand(int side) {
        return terms.solo() && side == Automa.SIDE
                ? line(
                                "pile",
                                layers(GNOMES.map(Gnomes::bits, Gnomes::new)),
                                table -> table.automaPile,
                                (table, pile) -> {
                                    table.automaPile = pile;
                                    table.side1 = table.side1.withHand(new Gnomes(pile.all()));
                                })
                        .orUnchanged()
                : part(side, "hand", GNOMES, Position.Side::hand, Position.Side::withHand);
    }

    private static <T> Field<Draft, T> part(
            int side,
            String name,
            Form<T> form,
            Function<Position.Side, T> value,
            BiFunction<Position.Side, T, Position.Side> with) {
        return line(
                        name,
                        form,
                        table -> value.apply(table.side(side)),
                        (table, part) -> table.set(side, with.apply(table.side(side), part)))
                .orUnchanged();
    }

    private static <T> Field<Draft, T> made(
            int side, String name, Form<T> form, Function<Account, T> value, BiFunction<Account, T, Account> with) {
        return part(
                side,
                name,
                form,
                own -> value.apply(own.account()),
                (own, part) -> own.withAccount(with.apply(own.account(), part)));
    }
}
