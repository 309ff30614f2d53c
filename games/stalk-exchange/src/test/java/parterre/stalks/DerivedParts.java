package parterre.stalks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.stalks.StalkView.Deduced;
import parterre.stalks.StalkView.Shed;
import parterre.testkit.Subject;

/// Calculates the parts of a view that follow from others a second time, from the view alone.
final class DerivedParts {
    private static final double ROUNDING = 1e9;

    private DerivedParts() {}

    static Subject<Position, StalkMove, StalkView> in(Subject<Position, StalkMove, StalkView> subject) {
        return subject.withDerived("conveyor", StalkView::conveyor, DerivedParts::conveyor)
                .withDerived("spacesToCrash", StalkView::spacesToCrash, DerivedParts::spacesToCrash)
                .withDerived("busting", StalkView::busting, DerivedParts::busting)
                .withDerived("lastTurn", StalkView::lastTurn, DerivedParts::lastTurn)
                .withDerived("players[*].deduced", view -> each(view, DerivedParts::rounded), DerivedParts::deduced)
                .withDerived(
                        "players[*].worth",
                        view -> each(view, Shed::worth),
                        view -> each(
                                view,
                                shed -> shed.portfolio()
                                        .map(_ -> OptionalInt.of(points(view, shed).stream()
                                                .mapToInt(n -> n)
                                                .sum()))
                                        .orElseGet(OptionalInt::empty)))
                .withDerived(
                        "players[*].points",
                        view -> each(view, Shed::points),
                        view -> each(view, shed -> points(view, shed)))
                .withDerived(
                        "players[*].busted",
                        view -> each(view, Shed::busted),
                        view -> each(view, shed -> busted(view, shed)))
                .withDerived(
                        "players[*].expected",
                        view -> each(view, shed -> shed.expected().map(DerivedParts::round)),
                        view -> each(
                                view,
                                shed -> shed.portfolio().isPresent()
                                        ? Optional.empty()
                                        : Optional.of(round(IntStream.range(0, Flower.TYPES)
                                                .mapToDouble(type ->
                                                        shed.deduced().get(type).mean()
                                                                * view.values().get(type))
                                                .sum()))))
                .withDerived("players[*].tiebreak", view -> each(view, Shed::tiebreak), DerivedParts::tiebreaks);
    }

    private static <T> List<T> each(StalkView view, Function<Shed, T> part) {
        return view.players().stream().map(part).toList();
    }

    private static <T> List<T> seats(StalkView view, IntFunction<T> part) {
        return IntStream.range(0, view.players().size()).mapToObj(part).toList();
    }

    private static double round(double value) {
        return Math.round(value * ROUNDING) / ROUNDING;
    }

    // --- The market -------------------------------------------------------------------------------------------------

    /// The rightmost flower is composted, and the others slide. SX-4.7 SX-4.8 SX-A4
    private static StalkView.Conveyor conveyor(StalkView view) {
        var slots = new ArrayList<>(view.exchange());
        if (view.phase() == Phase.OVER) {
            return new StalkView.Conveyor(OptionalInt.empty(), List.of());
        }
        int last = slots.size() - 1;
        while (last >= 0 && slots.get(last).flower().isEmpty()) {
            last--;
        }
        boolean onlyFromTheLast =
                view.setup().value(StalkOptions.COMPOST_RIGHTMOST).equals("last-slot");
        var composted = last < 0 || (onlyFromTheLast && last < slots.size() - 1)
                ? OptionalInt.empty()
                : OptionalInt.of(last + 1);
        composted.ifPresent(slot -> slots.set(slot - 1, new StalkView.Slot(Optional.empty())));
        var slides = new ArrayList<StalkEvent.Slide>();
        for (int slot = slots.size(); slot >= 1; slot--) {
            int holes = (int) slots.subList(slot, slots.size()).stream()
                    .filter(other -> other.flower().isEmpty())
                    .count();
            if (slots.get(slot - 1).flower().isPresent() && holes > 0) {
                slides.add(new StalkEvent.Slide(slot, slot + holes));
            }
        }
        return new StalkView.Conveyor(composted, slides);
    }

    /// The track crashes when its lowest flower has passed the highest value, or meets it. SX-5.1 SX-A7
    private static int spacesToCrash(StalkView view) {
        int between = view.lowest() - Collections.max(view.values());
        return Math.max(0, view.setup().value(StalkOptions.CRASH_TEST).equals("meet") ? between : between + 1);
    }

    /// The types of the highest value bust, all of them, none or one by lot. SX-6.1 SX-A11
    private static StalkView.Busting busting(StalkView view) {
        int highest = Collections.max(view.values());
        var highestTypes = Flower.all().stream()
                .filter(flower -> view.values().get(flower.type()) == highest)
                .toList();
        boolean isTie = highestTypes.size() > 1;
        return switch (view.setup().value(StalkOptions.BUST_TIE)) {
            case "none" -> new StalkView.Busting(isTie ? List.of() : highestTypes, false);
            case "one-random" ->
                new StalkView.Busting(
                        isTie ? view.bust().map(List::of).orElse(highestTypes) : highestTypes,
                        isTie && view.bust().isEmpty());
            default -> new StalkView.Busting(highestTypes, false);
        };
    }

    /// SX-5.1 SX-5.2 SX-5.5 SX-A8
    private static Optional<EndReason> lastTurn(StalkView view) {
        int cap = view.setup().value(StalkOptions.TURN_CAP);
        if (view.turn() == 0) {
            return Optional.empty();
        } else if (view.crashed()) {
            return Optional.of(EndReason.MARKET_CRASH);
        } else if (view.triggered()) {
            return Optional.of(
                    switch (view.setup().value(StalkOptions.SECOND_TRIGGER)) {
                        case "value-cap" -> EndReason.VALUE_LIMIT;
                        case "garden-full" -> EndReason.FULL_GARDEN;
                        default -> EndReason.EMPTY_GREENHOUSE;
                    });
        }
        return cap > 0 && view.turn() >= cap ? Optional.of(EndReason.TURN_CAP) : Optional.empty();
    }

    // --- Portfolios -------------------------------------------------------------------------------------------------

    private static List<Integer> worths(StalkView view) {
        return view.finals().isEmpty() ? view.values() : view.finals();
    }

    private static List<Integer> points(StalkView view, Shed shed) {
        return shed.portfolio().stream()
                .flatMap(counts -> IntStream.range(0, Flower.TYPES)
                        .mapToObj(type -> counts.get(type) * worths(view).get(type)))
                .toList();
    }

    /// Each flower loses what its type lost. SX-6.1
    private static int busted(StalkView view, Shed shed) {
        return view.finals().isEmpty()
                ? 0
                : IntStream.range(0, Flower.TYPES)
                        .map(type -> shed.portfolio().orElseThrow().get(type)
                                * (view.values().get(type) - view.finals().get(type)))
                        .sum();
    }

    /// Level players list their flowers of the highest value, of the next, and so on, until they differ. SX-6.4
    private static List<List<StalkView.Tiebreak>> tiebreaks(StalkView view) {
        return seats(view, seat -> {
            if (view.finals().isEmpty()) {
                return List.of();
            }
            var shed = view.players().get(seat);
            var rows = byValue(view, shed);
            int deep = IntStream.range(0, view.players().size())
                    .filter(other -> other != seat)
                    .mapToObj(view.players()::get)
                    .filter(other -> other.worth().equals(shed.worth()))
                    .mapToInt(other -> same(rows, byValue(view, other)) + 1)
                    .max()
                    .orElse(0);
            return rows.subList(0, Math.min(deep, rows.size()));
        });
    }

    private static int same(List<StalkView.Tiebreak> rows, List<StalkView.Tiebreak> others) {
        int same = 0;
        while (same < rows.size() && rows.get(same).equals(others.get(same))) {
            same++;
        }
        return same;
    }

    private static List<StalkView.Tiebreak> byValue(StalkView view, Shed shed) {
        return worths(view).stream()
                .distinct()
                .sorted(Collections.reverseOrder())
                .map(value -> new StalkView.Tiebreak(
                        value,
                        IntStream.range(0, Flower.TYPES)
                                .filter(type -> worths(view).get(type).equals(value))
                                .map(type -> shed.portfolio().orElseThrow().get(type))
                                .sum()))
                .toList();
    }

    // --- Hidden portfolios ------------------------------------------------------------------------------------------

    private static List<Deduced> rounded(Shed shed) {
        return shed.deduced().stream()
                .map(one -> new Deduced(one.least(), one.most(), round(one.mean())))
                .toList();
    }

    /// Draws the hidden flowers of a portfolio in every possible way. If the game waits for a seat that could do
    /// nothing with flowers of the one type on the exchange alone, it has another one. SX-7.5
    private static List<List<Deduced>> deduced(StalkView view) {
        var unseen = unseen(view);
        var lying = view.exchange().stream()
                .flatMap(slot -> slot.flower().stream())
                .distinct()
                .toList();
        int asked = Math.max(0, view.seat() - 1);
        var waiting = view.players().get(asked);
        var impossible = view.phase() == Phase.ACT
                        && waiting.portfolio().isEmpty()
                        && waiting.tokens() == 0
                        && lying.size() == 1
                        && view.garden().stream().allMatch(cell -> cell.flower().isPresent())
                        && IntStream.range(0, Flower.TYPES)
                                .allMatch(type -> type == lying.getFirst().type()
                                        || waiting.known().get(type) == 0)
                ? Optional.of(IntStream.range(0, Flower.TYPES)
                        .map(type -> type == lying.getFirst().type() ? hidden(waiting) : 0)
                        .toArray())
                : Optional.<int[]>empty();
        return seats(view, seat -> {
            var shed = view.players().get(seat);
            if (shed.portfolio().isPresent()) {
                return List.of();
            }
            var tally = new Tally();
            impossible.ifPresentOrElse(
                    held -> draw(unseen, hidden(waiting), (first, ways) -> {
                        if (Arrays.equals(first, held)) {
                            return;
                        }
                        if (seat == asked) {
                            tally.add(first, ways);
                        } else {
                            var left = IntStream.range(0, Flower.TYPES)
                                    .map(type -> unseen[type] - first[type])
                                    .toArray();
                            draw(left, hidden(shed), (second, more) -> tally.add(second, ways * more));
                        }
                    }),
                    () -> draw(unseen, hidden(shed), tally::add));
            return tally.deduced(shed);
        });
    }

    private static int hidden(Shed shed) {
        return shed.size() - shed.known().stream().mapToInt(count -> count).sum();
    }

    private static int[] unseen(StalkView view) {
        return IntStream.range(0, Flower.TYPES)
                .map(type -> Flower.EACH
                        - view.market().get(type)
                        - view.compost().get(type)
                        - (int) Stream.concat(
                                        view.garden().stream().flatMap(cell -> cell.flower().stream()),
                                        view.exchange().stream().flatMap(slot -> slot.flower().stream()))
                                .filter(flower -> flower.type() == type)
                                .count()
                        - view.players().stream()
                                .mapToInt(shed ->
                                        shed.portfolio().orElse(shed.known()).get(type))
                                .sum())
                .toArray();
    }

    @FunctionalInterface
    private interface Draw {
        void visit(int[] counts, double ways);
    }

    /// Visits every selection of so many flowers by type, with the number of ways in which it can be drawn.
    private static void draw(int[] from, int number, Draw draw) {
        draw(from, number, 0, new int[Flower.TYPES], 1, draw);
    }

    private static void draw(int[] from, int left, int type, int[] counts, double ways, Draw draw) {
        if (type == Flower.TYPES) {
            if (left == 0) {
                draw.visit(counts.clone(), ways);
            }
            return;
        }
        double here = ways;
        for (int count = 0; count <= Math.min(left, from[type]); count++) {
            counts[type] = count;
            draw(from, left - count, type + 1, counts, here, draw);
            here = here * (from[type] - count) / (count + 1);
        }
        counts[type] = 0;
    }

    private static final class Tally {
        private final int[] least = new int[Flower.TYPES];
        private final int[] most = new int[Flower.TYPES];
        private final double[] sums = new double[Flower.TYPES];
        private double all;

        Tally() {
            Arrays.fill(least, Integer.MAX_VALUE);
        }

        void add(int[] counts, double ways) {
            for (int type = 0; type < Flower.TYPES; type++) {
                least[type] = Math.min(least[type], counts[type]);
                most[type] = Math.max(most[type], counts[type]);
                sums[type] += ways * counts[type];
            }
            all += ways;
        }

        List<Deduced> deduced(Shed shed) {
            return IntStream.range(0, Flower.TYPES)
                    .mapToObj(type -> new Deduced(
                            shed.known().get(type) + least[type],
                            shed.known().get(type) + most[type],
                            round(shed.known().get(type) + sums[type] / all)))
                    .toList();
        }
    }
}
