package parterre.gnomes;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import parterre.engine.Reading;
import parterre.engine.Setup;
import parterre.engine.TextForm;
import parterre.engine.box.NamedLines;

/// Positions as text, one line for each thing on the table:
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
/// RULES.md has all of it. Layers of a pile stand topmost first, with `/` between them. What is left out is empty or 0,
/// or, where gnomes lie open, what the rules make it ([Filling]). What is read is checked: every card in one place, and
/// a phase that fits what lies there. GG-D3
final class GnomePositions implements TextForm<Position> {
    private static final int MOST = 9999;

    @Override
    public String write(Position position) {
        var lines = new ArrayList<String>();
        lines.add("phase: " + position.phase().word());
        lines.add("round: " + position.round());
        lines.add("tasks: " + Names.task(position.left()) + " " + Names.task(position.right()));
        lines.add("pile: " + layers(position.pile(), Names::tasks));
        if (!position.terms().solo()) {
            lines.add("discard: " + Names.tasks(position.discards()));
        }
        if (position.controlLeft() != Position.NO_CARD) {
            lines.add("control: " + Names.task(position.controlLeft()) + " " + Names.task(position.controlRight()));
        }
        if (position.first() != 0 || position.resolved() != 0 || position.phase() == Phase.RESOLVE) {
            lines.add("order: " + Viewing.party(position, position.first()) + " "
                    + Viewing.party(position, 1 - position.first()) + ", resolved " + position.resolved());
        }
        for (int side = 0; side < 2; side++) {
            lines.add(Viewing.party(position, side) + ": " + side(position, side));
        }
        return NamedLines.write(position.terms().setup()) + String.join("\n", lines) + "\n";
    }

    private static String layers(Layers layers, Function<Integer, String> names) {
        return layers.isEmpty() ? Names.NONE : layers.list().stream().map(names).collect(Collectors.joining(" / "));
    }

    private static String side(Position position, int number) {
        var side = position.side(number);
        var parts = new ArrayList<String>();
        parts.add("score " + side.score());
        parts.add(
                position.terms().solo() && number == Automa.SIDE
                        ? "pile " + layers(position.automaPile(), bits -> Names.gnomes(new Gnomes(bits)))
                        : "hand " + Names.gnomes(side.hand()));
        part(parts, !side.played().isEmpty(), "plays " + Names.gnomes(side.played()));
        part(parts, !side.resting().isEmpty(), "rests " + side.resting());
        part(parts, !side.animals().isEmpty(), "animals " + side.animals());
        part(parts, !side.asleep().isEmpty(), "asleep " + side.asleep());
        var account = side.account();
        boolean open = position.phase() == Phase.RESOLVE || position.phase() == Phase.KEEP;
        part(parts, open || account.prep() != 0, "prep " + account.prep());
        part(parts, !account.did().isEmpty(), "did " + account.did());
        for (var paid : account.bliss().paid()) {
            parts.add("from " + paid.word() + " " + account.bliss().of(paid));
        }
        part(parts, !account.gained().isEmpty(), "gained " + account.gained());
        part(parts, !account.gift().isEmpty(), "gives " + Names.gnomes(account.gift()));
        return String.join(", ", parts);
    }

    private static void part(List<String> parts, Boolean isThere, String words) {
        if (isThere) {
            parts.add(words);
        }
    }

    @Override
    public Reading<Position> read(String text) {
        var lines = new NamedLines(
                text,
                List.of("phase", "round", "tasks", "pile", "discard", "control", "order", "P1", "P2", Automa.NAME));
        return lines.setup(GnomeTerms.INFO).then(setup -> new Reader(lines, setup).read());
    }

    /// One text being read.
    private static final class Reader {
        private final NamedLines lines;
        private final GnomeTerms terms;
        private final Draft table;
        private final Set<Integer> hours = new HashSet<>();
        private boolean ordered;
        private OptionalInt resolved = OptionalInt.empty();

        Reader(NamedLines lines, Setup setup) {
            this.lines = lines;
            terms = GnomeTerms.of(setup);
            table = new Draft(terms);
        }

        Reading<Position> read() {
            var other = terms.solo() ? "P2" : Automa.NAME;
            if (lines.value(other).isPresent()) {
                lines.wrong(other, "does not play", "this table has P1 and " + party(1));
            }
            phase();
            table.round = lines.number("round", table.phase.isBeforeTheFirstRound() ? 0 : 1, MOST);
            var pair = pair("tasks");
            table.left = pair.getFirst();
            table.right = pair.getLast();
            table.pile = layers("pile", lines.value("pile").orElse(Names.NONE), Names::readTasks);
            table.discards = lines.part(
                    "discard", Names.readTasks(words(lines.value("discard").orElse(Names.NONE))), 0);
            var control = pair("control");
            table.controlLeft = control.getFirst();
            table.controlRight = control.getLast();
            order();
            side(0);
            side(1);
            if (!lines.problems().isEmpty()) {
                return new Reading.Bad<>(lines.problems());
            }
            Filling.fill(table, hours, ordered, resolved);
            var position = table.position();
            Soundness.problem(position).ifPresent(lines::add);
            return lines.problems().isEmpty() ? Reading.good(position) : new Reading.Bad<>(lines.problems());
        }

        private String party(int side) {
            return terms.solo() && side == Automa.SIDE ? Automa.NAME : "P" + (side + 1);
        }

        private void phase() {
            var word = lines.value("phase").orElse("").toLowerCase(Locale.ROOT);
            var phase = Phase.of(word);
            if (phase.isEmpty()) {
                lines.wrong(
                        "phase",
                        word.isEmpty() ? "is missing" : "is '" + word + "'",
                        "write lay, deal, adopt, commit, control, resolve, keep, pass, slide or over");
            } else {
                table.phase = phase.get();
            }
        }

        /// Two places of task cards, each of which may be empty.
        private List<Integer> pair(String name) {
            var words = words(lines.value(name).orElse("- -"));
            var cards = new ArrayList<Integer>();
            for (var word : words.equals(List.of(Names.NONE)) ? words("- -") : words) {
                var card = Names.readTask(word);
                if (card.isEmpty() && !word.equals(Names.NONE)) {
                    lines.wrong(name, "has " + word + " in it", "task cards are t1 to t7, or -");
                }
                cards.add(card.orElse(Position.NO_CARD));
            }
            if (cards.size() != 2) {
                lines.wrong(name, "does not name two cards", "write for example " + name + ": t1 t3");
                return List.of(Position.NO_CARD, Position.NO_CARD);
            }
            return cards;
        }

        private Layers layers(String name, String text, Function<List<String>, Reading<Integer>> bag) {
            var bags = new ArrayList<Integer>();
            int seen = 0;
            for (var layer : text.split("/", -1)) {
                int cards = lines.part(name, bag.apply(words(layer)), 0);
                if ((seen & cards) != 0) {
                    lines.wrong(name, "has a card twice", "write each card once");
                }
                seen |= cards;
                bags.add(cards);
            }
            return Layers.of(bags);
        }

        /// Who resolves first may be left to the rules, and so may how many have.
        private void order() {
            var text = lines.value("order").orElse("");
            var words = text.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
            var parties = party(0) + " " + party(1) + "|" + party(1) + " " + party(0);
            var parts = Pattern.compile("(?:(" + parties.toLowerCase(Locale.ROOT) + "), )?resolved ([0-2])")
                    .matcher(words);
            if (!text.isEmpty() && !parts.matches()) {
                lines.wrong(
                        "order",
                        "is '" + text + "'",
                        "write for example order: P1 " + party(1) + ", resolved 0, or leave it out");
            } else if (!text.isEmpty()) {
                resolved = OptionalInt.of(Integer.parseInt(parts.group(2)));
                ordered = parts.group(1) != null;
                table.first = ordered && !words.startsWith(party(0).toLowerCase(Locale.ROOT)) ? 1 : 0;
                table.resolved = resolved.getAsInt();
            }
        }

        private void side(int number) {
            var name = party(number);
            var side = Position.Side.EMPTY;
            var account = side.account();
            for (var part : lines.value(name).orElse("").split(",", -1)) {
                var words = words(part);
                if (words.isEmpty()) {
                    continue;
                }
                var rest = words.subList(1, words.size());
                switch (words.getFirst()) {
                    case "score" -> side = side.withScore(number(name, part, rest, 0));
                    case "hand" -> side = side.withHand(gnomes(name, rest));
                    case "pile" -> {
                        if (number == Automa.SIDE && terms.solo()) {
                            table.automaPile = layers(
                                    name,
                                    String.join(" ", rest),
                                    list -> Names.readGnomes(list).map(Gnomes::bits));
                            side = side.withHand(new Gnomes(table.automaPile.all()));
                        } else {
                            lines.wrong(name, "has no pile", "write hand g01 g02");
                        }
                    }
                    case "plays" ->
                        side = new Position.Side(
                                side.hand(),
                                gnomes(name, rest),
                                side.resting(),
                                side.score(),
                                side.animals(),
                                side.asleep(),
                                account);
                    case "rests" ->
                        side = new Position.Side(
                                side.hand(),
                                side.played(),
                                animals(name, rest),
                                side.score(),
                                side.animals(),
                                side.asleep(),
                                account);
                    case "animals" -> side = side.withAnimals(animals(name, rest), side.asleep());
                    case "asleep" -> side = side.withAnimals(side.animals(), animals(name, rest));
                    default -> {
                        account = account(name, part, words, account);
                        if (words.getFirst().equals("prep")) {
                            hours.add(number);
                        }
                    }
                }
            }
            table.set(number, side.withAccount(account));
        }

        private Account account(String name, String part, List<String> words, Account account) {
            var rest = words.subList(1, words.size());
            return switch (words.getFirst()) {
                case "prep" -> account.withPrep(number(name, part, rest, -MOST));
                case "did" -> account.withDid(tasks(name, rest));
                case "from" -> account.withBliss(bliss(name, part, rest, account.bliss()));
                case "gained" -> account.withGained(animals(name, rest));
                case "gives" -> account.withGift(gnomes(name, rest));
                default -> {
                    lines.wrong(
                            name,
                            "has '" + part.strip() + "'",
                            "write score 3, hand g01, plays g01, rests hen, animals cow, asleep cow, prep 2, did 1 3,"
                                    + " from task-1 10, gained cow, gives g02");
                    yield account;
                }
            };
        }

        private Account.Bliss bliss(String name, String part, List<String> rest, Account.Bliss bliss) {
            var known = rest.isEmpty() ? java.util.Optional.<BlissSource>empty() : BlissSource.of(rest.getFirst());
            if (rest.size() == 2
                    && known.isPresent()
                    && bliss.of(known.get()) == 0
                    && rest.getLast().matches("[1-9][0-9]{0,2}")
                    && Integer.parseInt(rest.getLast()) <= Account.Bliss.MOST) {
                return bliss.with(known.get(), Integer.parseInt(rest.getLast()));
            }
            lines.wrong(name, "has '" + part.strip() + "'", "write for example from task-1 10, once for each part");
            return bliss;
        }

        private Tasks tasks(String name, List<String> words) {
            if (words.size() > Tasks.COUNT
                    || words.stream().distinct().count() < words.size()
                    || words.stream().anyMatch(word -> !word.matches("[1-3]"))) {
                lines.wrong(name, "did " + String.join(" ", words), "tasks are 1, 2 and 3");
                return Tasks.NONE;
            }
            return Tasks.of(words.stream().map(Integer::valueOf).toList());
        }

        private Gnomes gnomes(String name, List<String> words) {
            return lines.part(name, Names.readGnomes(words), Gnomes.NONE);
        }

        private Animals animals(String name, List<String> words) {
            return lines.part(name, Names.readAnimals(words), Animals.NONE);
        }

        private int number(String name, String part, List<String> rest, int least) {
            if (rest.size() == 1 && rest.getFirst().matches("-?[0-9]{1,4}")) {
                int number = Integer.parseInt(rest.getFirst());
                if (number >= least) {
                    return number;
                }
            }
            lines.wrong(name, "has '" + part.strip() + "'", "write a whole number from " + least + " to " + MOST);
            return 0;
        }
    }

    private static List<String> words(String text) {
        return Names.words(text);
    }
}
