package parterre.stalks;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import parterre.engine.Event;
import parterre.engine.box.EventRules;
import parterre.stalks.StalkEvent.Composted;
import parterre.stalks.StalkEvent.EndTriggered;
import parterre.stalks.StalkEvent.Harvested;
import parterre.stalks.StalkEvent.MarketCrashed;
import parterre.stalks.StalkEvent.PortfolioScored;
import parterre.stalks.StalkEvent.ValueBusted;

/// The rules of the edge, of the market and of ties, which follow from the position and the options.
final class StalkEventRules implements EventRules<Position> {
    private static final String ALL_BUST = "SX-6.2";
    private static final String TIES = "SX-6.4";
    private static final String COMPOST_STAYS = "SX-5.4";
    private static final String EDGE = "SX-A2";
    private static final String ONE_BY_ONE = "SX-A3";
    private static final String RIGHTMOST = "SX-A4";
    private static final String MEETS = "SX-A7";
    private static final String ROUNDED = "SX-A10";

    @Override
    public Set<String> all() {
        return Set.of(ALL_BUST, TIES, COMPOST_STAYS, EDGE, ONE_BY_ONE, RIGHTMOST, MEETS, ROUNDED);
    }

    @Override
    public List<String> of(Position after, Event event) {
        var table = after.table();
        return switch (event) {
            case Harvested(var _, var cells) -> harvested(table.terms, cells);
            case Composted(var slot, var _) when slot < table.terms.slots() -> List.of(RIGHTMOST);
            case MarketCrashed(var value, var space) when value == space -> List.of(MEETS);
            case EndTriggered(var reason)
            when reason == EndReason.EMPTY_GREENHOUSE && !table.terms.reshuffles() -> List.of(COMPOST_STAYS);
            case ValueBusted(var _, var from, var _) -> busted(table, from);
            case PortfolioScored(var seat, var _, var _)
            when !Ending.tiebreak(table, seat.index()).isEmpty() -> List.of(TIES);
            default -> List.of();
        };
    }

    private static List<String> harvested(Terms terms, List<String> cells) {
        var rules = new ArrayList<String>();
        var shape = terms.shape();
        boolean isAtEdge = cells.stream()
                .map(cell -> shape.index(Cell.read(cell).orThrow()))
                .anyMatch(index -> (shape.rim() >>> index & 1) != 0);
        if (isAtEdge) {
            rules.add(EDGE);
        }
        if (terms.sequential()) {
            rules.add(ONE_BY_ONE);
        }
        return rules;
    }

    private static List<String> busted(Draft table, int from) {
        var rules = new ArrayList<String>();
        if (from % 2 != 0) {
            rules.add(ROUNDED);
        }
        long busted = IntStream.range(0, Flower.TYPES)
                .filter(type -> Market.value(table, type) != Market.finalValues(table)[type])
                .count();
        if (busted > 1) {
            rules.add(ALL_BUST);
        }
        return rules;
    }
}
