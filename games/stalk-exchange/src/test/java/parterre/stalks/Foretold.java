package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import parterre.engine.box.Consequence;
import parterre.engine.box.Consequence.Certainty;

/// What was foretold of a move, sentence by sentence, beside what came of it. A sentence that is not known here fails:
/// nothing may be told that is not compared.
final class Foretold {
    private static final String UNDONE = "if nothing more is done: ";
    private static final String ENDS = ": the game ends after this turn";

    private static final List<Check> CHECKS = checks();

    /// All that can be told, as patterns.
    static final List<String> SENTENCES =
            CHECKS.stream().map(check -> check.says().pattern()).toList();

    private final List<Consequence> foreseen;
    private final Draft before;
    private final StalkMove move;
    private final Outcome came;
    private final Set<String> seen;
    // What the sentences say, gathered.
    private long harvested = Bunch.NONE;
    private final Set<String> blooming = new TreeSet<>();
    private final Set<String> bulbs = new TreeSet<>();
    private final Map<String, String> groups = new TreeMap<>();
    private final List<String> composted = new ArrayList<>();
    private final List<String> ends = new ArrayList<>();
    private final Map<Integer, Integer> busts = new TreeMap<>();
    private List<String> lot = List.of();
    private int lotLeaves;
    private int filled;
    private int score = -1;
    private boolean tellsMore;
    private boolean tellsMaybe;

    Foretold(List<Consequence> foreseen, Position before, StalkMove move, Outcome came, Set<String> seen) {
        this.foreseen = foreseen;
        this.before = before.table();
        this.move = move;
        this.came = came;
        this.seen = seen;
    }

    /// @param isUpkeep whether it holds only if nothing more is done
    private record Check(
            Pattern says, Certainty certainty, boolean isUpkeep, BiConsumer<Foretold, MatchResult> compares) {}

    /// One kind of sentence being listed.
    private record Kind(List<Check> checks, Certainty certainty, boolean isUpkeep) {
        void says(String pattern, BiConsumer<Foretold, MatchResult> compares) {
            checks.add(new Check(Pattern.compile(pattern), certainty, isUpkeep, compares));
        }
    }

    private record Found(Check check, Matcher matcher) {}

    void compare() {
        for (var one : foreseen) {
            boolean undone = one.says().startsWith(UNDONE);
            var says = undone ? one.says().substring(UNDONE.length()) : one.says();
            var found = CHECKS.stream()
                    .map(known -> new Found(known, known.says().matcher(says)))
                    .filter(sentence -> sentence.matcher().matches())
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("nobody compares: " + says));
            var check = found.check();
            seen.add(check.says().pattern());
            boolean isConditional = check.isUpkeep() && tellsMore;
            assertThat(undone)
                    .as("only what more actions can change is told with a reservation: " + says)
                    .isEqualTo(isConditional);
            assertThat(one.certainty())
                    .as(says)
                    .isEqualTo(
                            isConditional && check.certainty() == Certainty.CERTAIN
                                    ? Certainty.MORE_TO_COME
                                    : check.certainty());
            check.compares().accept(this, found.matcher());
        }
        if (!tellsMaybe) {
            assertThat(tellsMore).as("the turn goes on").isEqualTo(came.goesOn());
        }
        compareUpkeep();
    }

    /// What was gathered, so that nothing that came was left out.
    private void compareUpkeep() {
        var kept = came.kept();
        if (came.isBlurred()) {
            return;
        }
        if (kept.phase == Phase.HARVEST) {
            assertThat(groups).isEqualTo(groups(kept));
            assertThat(blooming).isEmpty();
            assertThat(composted).isEmpty();
            assertThat(busts).isEmpty();
            assertThat(score).isNegative();
            return;
        }
        assertThat(groups).isEmpty();
        assertThat(Bunch.write(harvested)).isEqualTo(Bunch.write(kept.market - before.market));
        long planted = move instanceof StalkMove.Plant(var _, int _, Cell cell)
                ? 1L << kept.terms.shape().index(cell)
                : 0;
        assertThat(blooming).isEqualTo(cells(kept, kept.garden.blooms() & (before.garden.bulbs() | planted)));
        assertThat(bulbs).isEqualTo(cells(kept, kept.garden.bulbs()));
        compareExchange(kept);
        var end = came.end();
        boolean isOver = end.phase == Phase.OVER || end.phase == Phase.BUST;
        assertThat(ends).isEqualTo(isOver ? ends(end) : List.of());
        compareBust(end, isOver);
    }

    private void compareExchange(Draft kept) {
        long flushed = move instanceof StalkMove.Flush ? Exchange.bunch(before.exchange) : Bunch.NONE;
        long went = kept.greenhouse + kept.compost + came.drawnFirst() - flushed - before.greenhouse - before.compost;
        if (composted.equals(List.of("?"))) {
            assertThat(Bunch.size(went)).isEqualTo(1);
            assertThat(Bunch.contains(came.drawnFirst(), went)).isTrue();
        } else {
            assertThat(Bunch.write(went)).isEqualTo(Bunch.write(bunch(composted)));
        }
        assertThat(filled).isEqualTo(came.filled());
    }

    private void compareBust(Draft end, boolean isOver) {
        if (!isOver) {
            assertThat(busts).isEmpty();
            assertThat(lot).isEmpty();
            assertThat(score).isNegative();
            return;
        }
        if (end.phase == Phase.BUST) {
            assertThat(lot)
                    .isEqualTo(Drawing.next(end).odds().outcomes().stream()
                            .map(outcome ->
                                    new StalkNotation().write(outcome.move()).substring("bust ".length()))
                            .toList());
            var busted = new Draft(end);
            busted.bust = StalkNotation.flower(lot.getFirst()).orThrow().type();
            assertThat(lotLeaves).isEqualTo(Market.finalValue(busted, busted.bust));
            return;
        }
        assertThat(lot).isEmpty();
        for (int type = 0; type < Flower.TYPES; type++) {
            assertThat(busts.getOrDefault(type, Market.value(end, type))).isEqualTo(Market.finalValue(end, type));
        }
        assertThat(busts).isNotEmpty();
        assertThat(score).isEqualTo(Ending.score(end.portfolio(before.seat), Market.finalValues(end)));
    }

    private static List<String> ends(Draft end) {
        var ends = new ArrayList<String>();
        if (end.crashed) {
            ends.add("crash");
        }
        if (end.triggered) {
            ends.add(end.terms.secondTrigger().toString());
        }
        if (end.turn == end.terms.turnCap()) {
            ends.add("cap");
        }
        return ends.stream().sorted().toList();
    }

    private static Map<String, String> groups(Draft table) {
        long surrounded = Harvesting.surrounded(table.garden, table.terms);
        return Acting.groups(table).stream()
                .map(group -> group.cell())
                .collect(Collectors.toMap(
                        Cell::toString,
                        cell -> Bunch.write(table.garden.bunch(Harvesting.group(
                                table.garden,
                                table.terms,
                                surrounded,
                                table.terms.shape().index(cell)))),
                        (one, other) -> one,
                        TreeMap::new));
    }

    private static Set<String> cells(Draft table, long cells) {
        var names = new TreeSet<String>();
        for (long left = cells; left != 0; left &= left - 1) {
            names.add(table.terms.shape().cell(Long.numberOfTrailingZeros(left)).toString());
        }
        return names;
    }

    private static int type(String word) {
        return StalkNotation.flower(word.replaceAll("s$", "")).orThrow().type();
    }

    private static long bunch(List<String> words) {
        long bunch = Bunch.NONE;
        for (var word : words) {
            bunch = Bunch.with(bunch, type(word));
        }
        return bunch;
    }

    private static int number(MatchResult found, int group) {
        return Integer.parseInt(found.group(group));
    }

    // --- The sentences
    // --------------------------------------------------------------------------------------------------------

    private static List<Check> checks() {
        var checks = new ArrayList<Check>();
        theMove(new Kind(checks, Certainty.CERTAIN, false));
        whatFollows(new Kind(checks, Certainty.MORE_TO_COME, false));
        theUpkeep(new Kind(checks, Certainty.CERTAIN, true));
        theEnd(new Kind(checks, Certainty.CERTAIN, true));
        choices(new Kind(checks, Certainty.MORE_TO_COME, true));
        drawnFirst(new Kind(checks, Certainty.CHANCE_DECIDES, false));
        drawnThen(new Kind(checks, Certainty.CHANCE_DECIDES, true));
        return checks;
    }

    private static void theMove(Kind kind) {
        kind.says(
                "plants a (\\w+) bulb on (\\w+)",
                (told, found) -> assertThat(told.move).isInstanceOfSatisfying(StalkMove.Plant.class, plant -> {
                    assertThat(plant.cell()).hasToString(found.group(2));
                    assertThat(Exchange.typeAt(told.before.exchange, plant.slot()))
                            .isEqualTo(type(found.group(1)));
                }));
        kind.says(
                "takes a (\\w+) and gives a (\\w+), for all to see",
                (told, found) -> assertThat(told.came.acted().portfolio(told.before.seat))
                        .isEqualTo(Bunch.without(
                                Bunch.with(told.before.portfolio(told.before.seat), type(found.group(1))),
                                type(found.group(2)))));
        kind.says(
                "composts (\\d+) flowers?",
                (told, found) -> assertThat(Exchange.size(told.before.exchange)).isEqualTo(number(found, 1)));
        kind.says("costs a token, (\\d+) left", (told, found) -> {
            assertThat(told.came.acted().tokens(told.before.seat)).isEqualTo(number(found, 1));
            assertThat(told.before.tokens(told.before.seat)).isEqualTo(number(found, 1) + 1);
        });
        kind.says(
                "nothing is left to draw: (?:slot \\d+|the exchange) stays empty",
                (told, found) -> assertThat(told.came.drawnFirst()).isEqualTo(Bunch.NONE));
        kind.says(
                "nothing can be planted or swapped: (?:a basic action is|two basic actions are) lost",
                (told, found) -> {
                    assertThat(told.came.goesOn()).isFalse();
                    assertThat(told.tellsMore).isFalse();
                });
        kind.says("everybody sees that your portfolio holds one type only", (told, found) -> {
            long held = told.came.kept().portfolio(told.before.seat);
            assertThat(Bunch.kinds(held)).isEqualTo(1);
            assertThat(told.came.kept().known(told.before.seat)).isEqualTo(held);
        });
        kind.says(
                "the greenhouse could not fill the exchange" + ENDS, (told, found) -> told.sureEnd("GREENHOUSE_EMPTY"));
        kind.says("the garden was full" + ENDS, (told, found) -> told.sureEnd("GARDEN_FULL"));
        kind.says("this is turn (\\d+), the last" + ENDS, (told, found) -> {
            assertThat(number(found, 1)).isEqualTo(told.before.terms.turnCap());
            told.end("cap");
        });
    }

    private void sureEnd(String trigger) {
        assertThat(came.acted().triggered).isTrue();
        end(trigger);
    }

    private void end(String why) {
        ends.add(why);
        ends.sort(null);
    }

    private static void whatFollows(Kind kind) {
        kind.says("(another|both) basic actions? follows?", (told, found) -> {
            assertThat(told.came.acted().actions).isEqualTo(found.group(1).equals("both") ? 2 : 1);
            told.more(table -> Acting.isBasicPossible(table));
        });
        kind.says("a basic action follows, if what is drawn can be swapped", (told, found) -> {
            told.tellsMore = true;
            told.tellsMaybe = true;
            assertThat(Bunch.kinds(told.came.kept().portfolio(told.before.seat)))
                    .isEqualTo(1);
        });
        kind.says(
                "nothing can be planted or swapped: you may flush, or end your actions",
                (told, found) -> told.more(table -> !Acting.isBasicPossible(table) && Acting.mayEnd(table)));
        kind.says(
                "nothing can be planted or swapped: you must flush",
                (told, found) -> told.more(table -> !Acting.isBasicPossible(table) && !Acting.mayEnd(table)));
        kind.says("you may still spend tokens", (told, found) -> told.more(table -> table.actions == 0));
    }

    private void more(Function<Draft, Boolean> isSo) {
        tellsMore = true;
        assertThat(came.goesOn()).isTrue();
        assertThat(isSo.apply(came.acted())).isTrue();
    }

    private static void theUpkeep(Kind kind) {
        kind.says("harvests (\\d+ \\w+) on (.+): the (\\w+) goes from (\\d+) to (\\d+)", (told, found) -> {
            int type = type(found.group(3));
            var cells = List.of(found.group(2).split(", "));
            int count = cells.size();
            assertThat(found.group(1)).isEqualTo(Flower.at(type).counted(count));
            assertThat(cells(told.came.kept(), told.came.kept().garden.occupied()))
                    .doesNotContainAnyElementsOf(cells);
            int already = Bunch.count(told.harvested, type);
            assertThat(number(found, 4)).isEqualTo(Market.value(told.before, type) + already);
            assertThat(number(found, 5)).isEqualTo(number(found, 4) + count);
            for (int i = 0; i < count; i++) {
                told.harvested = Bunch.with(told.harvested, type);
            }
        });
        kind.says("blooms on (\\w+)", (told, found) -> told.blooming.add(found.group(1)));
        kind.says("stays a bulb on (\\w+): no empty cell beside it", (told, found) -> told.bulbs.add(found.group(1)));
        kind.says("the (\\w+) is composted", (told, found) -> told.composted.add(found.group(1)));
    }

    private static void theEnd(Kind kind) {
        kind.says("the market crashes" + ENDS, (told, found) -> told.end("crash"));
        kind.says("a value has come to the limit of (\\d+)" + ENDS, (told, found) -> {
            assertThat(number(found, 1)).isEqualTo(told.before.terms.valueLimit());
            told.end("VALUE_CAP");
        });
        kind.says("the greenhouse cannot fill the exchange" + ENDS, (told, found) -> told.end("GREENHOUSE_EMPTY"));
        kind.says("(\\w+(?:, \\w+)*) loses? in the bust, (\\d+) to (\\d+)", (told, found) -> {
            for (var word : found.group(1).split(", ")) {
                assertThat(Market.value(told.came.end(), type(word))).isEqualTo(number(found, 2));
                told.busts.put(type(word), number(found, 3));
            }
        });
        kind.says("(\\w+(?:, \\w+)*) loses? nothing in the bust", (told, found) -> {
            for (var word : found.group(1).split(", ")) {
                told.busts.put(type(word), Market.value(told.came.end(), type(word)));
            }
        });
        kind.says("your portfolio scores (\\d+)", (told, found) -> told.score = number(found, 1));
    }

    private static void choices(Kind kind) {
        kind.says(
                "you say which of the \\d+ surrounded groups is harvested next",
                (told, found) -> assertThat(told.came.kept().phase).isEqualTo(Phase.HARVEST));
        kind.says("surrounded at (\\w+): (.+)", (told, found) -> {
            long bunch = Bunch.NONE;
            for (var part : found.group(2).split(", ")) {
                var words = part.split(" ");
                for (int i = 0; i < Integer.parseInt(words[0]); i++) {
                    bunch = Bunch.with(bunch, type(words[1]));
                }
            }
            told.groups.put(found.group(1), Bunch.write(bunch));
        });
    }

    private static void drawnFirst(Kind kind) {
        kind.says("slot (\\d+) is filled from the greenhouse", (told, found) -> {
            assertThat(told.move)
                    .isInstanceOfSatisfying(
                            StalkMove.Plant.class,
                            plant -> assertThat(plant.slot() + 1).isEqualTo(number(found, 1)));
            assertThat(Bunch.size(told.came.drawnFirst())).isEqualTo(1);
        });
        kind.says(
                "the exchange is filled anew",
                (told, found) -> assertThat(Bunch.size(told.came.drawnFirst())).isEqualTo(told.before.terms.slots()));
        kind.says(
                "the greenhouse gives only (\\d+) flowers? for the exchange",
                (told, found) -> assertThat(Bunch.size(told.came.drawnFirst()))
                        .isEqualTo(number(found, 1))
                        .isLessThan(told.before.terms.slots()));
    }

    private static void drawnThen(Kind kind) {
        kind.says("what was drawn for slot \\d+ is composted", (told, found) -> told.composted.add("?"));
        kind.says(
                "(\\d+) slots? (?:is|are) filled from the greenhouse", (told, found) -> told.filled = number(found, 1));
        kind.says("one of (\\w+(?:, \\w+)*) busts, \\d+ to (\\d+)", (told, found) -> {
            told.lot = List.of(found.group(1).split(", "));
            told.lotLeaves = number(found, 2);
        });
    }
}
