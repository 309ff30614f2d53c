package parterre.stalks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import parterre.engine.Seat;
import parterre.engine.Viewer;

/// Makes views. Portfolios are hidden until the game is over. Everything else is open, except the flowers in
/// the greenhouse: only their number is known. SX-7.1 SX-7.3
final class Viewing {
    /// The parts of views that recur in every view, by type where they hold a flower.
    private static final StalkView.Growth BARE = new StalkView.Growth(Optional.empty(), false);

    private static final List<StalkView.Growth> BULBS = ofTypes(flower -> new StalkView.Growth(flower, false));
    private static final List<StalkView.Growth> BLOOMS = ofTypes(flower -> new StalkView.Growth(flower, true));
    private static final StalkView.Slot VACANT = new StalkView.Slot(Optional.empty());
    private static final List<StalkView.Slot> STOCKED = ofTypes(StalkView.Slot::new);

    private Viewing() {}

    private static <T> List<T> ofTypes(Function<Optional<Flower>, T> part) {
        return Flower.all().stream().map(Optional::of).map(part).toList();
    }

    static StalkView view(Draft table, Viewer viewer) {
        boolean isOver = table.phase == Phase.OVER;
        var values = Market.values(table);
        var worths = isOver ? Market.finalValues(table) : values;
        var deducing = new Deducing(table, player -> !isOver && !viewer.sees(Seat.of(player)));
        var players = new ArrayList<StalkView.Shed>(table.terms.seats());
        for (int player = 0; player < table.terms.seats(); player++) {
            long portfolio = table.portfolio(player);
            boolean isSeen = isOver || viewer.sees(Seat.of(player));
            var deduced = isSeen ? List.<StalkView.Deduced>of() : deducing.of(player);
            players.add(new StalkView.Shed(
                    table.tokens(player),
                    Bunch.size(portfolio),
                    isSeen ? Optional.of(Bunch.counts(portfolio)) : Optional.empty(),
                    isSeen ? OptionalInt.of(Ending.score(portfolio, worths)) : OptionalInt.empty(),
                    isSeen ? list(Ending.points(portfolio, worths)) : List.of(),
                    isSeen ? Ending.score(portfolio, values) - Ending.score(portfolio, worths) : 0,
                    Bunch.counts(table.known(player)),
                    deduced,
                    isSeen ? Optional.empty() : Optional.of(expected(deduced, worths)),
                    isOver ? Ending.tiebreak(table, player) : List.of()));
        }
        return new StalkView(
                table.terms.setup(),
                table.phase,
                table.seat + 1,
                table.first + 1,
                table.turn,
                table.actions,
                table.slot + 1,
                table.terms.shape().names(),
                table.terms.shape().rows(),
                table.terms.shape().files(),
                table.terms.shape().neighbours(),
                garden(table),
                exchange(table),
                Bunch.counts(table.market),
                list(values),
                Market.lowest(table),
                Market.spaces(table),
                isOver ? list(worths) : List.of(),
                Bunch.counts(table.compost),
                Bunch.size(table.greenhouse),
                table.crashed,
                table.triggered,
                table.bust == Draft.NO_TYPE ? Optional.empty() : Optional.of(Flower.at(table.bust)),
                conveyor(table),
                Market.busting(table),
                Ending.lastTurn(table),
                players);
    }

    private static List<StalkView.Growth> garden(Draft table) {
        var growths = new StalkView.Growth[table.terms.shape().size()];
        for (int cell = 0; cell < growths.length; cell++) {
            int type = table.garden.typeAt(cell);
            growths[cell] = type < 0 ? BARE : (table.garden.isBloom(cell) ? BLOOMS : BULBS).get(type);
        }
        return Arrays.asList(growths);
    }

    private static List<StalkView.Slot> exchange(Draft table) {
        var slots = new StalkView.Slot[table.terms.slots()];
        for (int slot = 0; slot < slots.length; slot++) {
            int type = Exchange.typeAt(table.exchange, slot);
            slots[slot] = type < 0 ? VACANT : STOCKED.get(type);
        }
        return Arrays.asList(slots);
    }

    private static StalkView.Conveyor conveyor(Draft table) {
        if (table.phase == Phase.OVER) {
            return new StalkView.Conveyor(OptionalInt.empty(), List.of());
        }
        int slot = Exchange.composted(table.exchange, table.terms);
        boolean isComposted = slot != Exchange.NO_SLOT;
        long left = isComposted ? Exchange.without(table.exchange, slot) : table.exchange;
        return new StalkView.Conveyor(
                isComposted ? OptionalInt.of(slot + 1) : OptionalInt.empty(),
                Exchange.slides(left, table.terms.slots()));
    }

    /// Returns the mean of what a hidden portfolio is worth. SX-7.5
    private static double expected(List<StalkView.Deduced> deduced, int[] worths) {
        double worth = 0;
        for (int type = 0; type < Flower.TYPES; type++) {
            worth += deduced.get(type).mean() * worths[type];
        }
        return worth;
    }

    private static List<Integer> list(int[] values) {
        return IntStream.of(values).boxed().toList();
    }
}
