package parterre.stalks;

import java.util.List;
import parterre.engine.Seat;
import parterre.engine.ViewCheck;
import parterre.engine.ViewException;
import parterre.engine.ViewFault;
import parterre.engine.Viewer;

/// Reads a view that may come from outside, field by field. It refuses every view that [StalkGame#view] could
/// not have made, and names a field.
final class ViewReader {
    private ViewReader() {}

    /// Returns the open part of the table. Hidden portfolios are empty.
    ///
    /// @throws ViewException naming the first component that has an impossible value
    static Draft table(StalkView view) {
        var table = new Draft(Terms.of(view.setup()));
        int seats = table.terms.seats();
        ViewCheck.length("players", view.players(), seats);
        table.phase = view.phase();
        table.seat = ViewCheck.within("seat", view.seat(), 1, seats) - 1;
        table.first = ViewCheck.within("first", view.first(), 1, seats) - 1;
        table.turn = ViewCheck.within("turn", view.turn(), 0, StalkPositions.MOST_TURNS);
        table.actions = ViewCheck.within("actions", view.actions(), 0, Turns.BASIC_ACTIONS);
        table.slot = ViewCheck.within("slot", view.slot(), 0, table.terms.slots()) - 1;
        table.garden = garden(view.garden(), table.terms.shape().size());
        table.exchange = exchange(view.exchange(), table.terms.slots());
        table.market = bunch("market", view.market());
        table.compost = bunch("compost", view.compost());
        ViewCheck.within("greenhouse", view.greenhouse(), 0, Bunch.size(Bunch.ALL));
        table.crashed = view.crashed();
        table.triggered = view.triggered();
        table.bust = view.bust().map(Flower::type).orElse(Draft.NO_TYPE);
        for (int player = 0; player < seats; player++) {
            var shed = view.players().get(player);
            ViewCheck.within("players", shed.size(), 0, Flower.EACH);
            table.setTokens(player, ViewCheck.within("players", shed.tokens(), 0, table.terms.seedyTokens()));
            table.setKnown(player, bunch("players", shed.known()));
            table.setPortfolio(
                    player,
                    shed.portfolio().map(counts -> bunch("players", counts)).orElse(Bunch.NONE));
        }
        return table;
    }

    private static Garden garden(List<StalkView.Growth> growths, int cells) {
        ViewCheck.length("garden", growths, cells);
        var garden = Garden.EMPTY;
        for (int cell = 0; cell < cells; cell++) {
            var growth = growths.get(cell);
            if (growth.flower().isPresent()) {
                garden = garden.planted(cell, growth.flower().get().type());
                garden = growth.bloom() ? garden.bloomed(1L << cell) : garden;
            }
        }
        return garden;
    }

    private static long exchange(List<StalkView.Slot> contents, int slots) {
        ViewCheck.length("exchange", contents, slots);
        long exchange = Exchange.EMPTY;
        for (int slot = 0; slot < slots; slot++) {
            var flower = contents.get(slot).flower();
            exchange = flower.isEmpty()
                    ? exchange
                    : Exchange.with(exchange, slot, flower.get().type());
        }
        return exchange;
    }

    /// Checks that no type has more visible flowers than the game has. SX-1.1
    static void checkFlowers(long taken) {
        for (var flower : Flower.all()) {
            if (Bunch.count(taken, flower.type()) > Flower.EACH) {
                throw new ViewException(
                        String.join(", ", "garden", "exchange", "market", "compost", "players"),
                        new ViewFault.TooManyPieces());
            }
        }
    }

    /// Checks that the rules allow a position drawn from the view, and that this position has this view. Hidden
    /// flowers affect neither check.
    static void check(StalkView view, Position drawn) {
        ViewCheck.refuse(
                PositionValidator.INVARIANT.first(drawn.table()).map(problem -> problem.about(field(problem.where()))));
        ViewCheck.same(view, Viewing.view(drawn.table(), viewer(view)));
    }

    /// Returns the viewer who would see these portfolios.
    private static Viewer viewer(StalkView view) {
        var open = Seat.first(view.players().size()).stream()
                .filter(seat -> view.players().get(seat.index()).portfolio().isPresent())
                .toList();
        if (open.size() == view.players().size()) {
            return Viewer.everyone();
        }
        return open.size() == 1 ? Viewer.player(open.getFirst()) : Viewer.spectator();
    }

    /// Returns the view's field for a line of a position's text.
    private static String field(String line) {
        return switch (line) {
            case "fired" -> "crashed, triggered";
            case "P1", "P2", "P3", "P4", "P5" -> "players";
            default -> line;
        };
    }

    private static long bunch(String field, List<Integer> counts) {
        ViewCheck.length(field, counts, Flower.TYPES);
        counts.forEach(count -> ViewCheck.within(field, count, 0, Flower.EACH));
        return Bunch.of(counts);
    }
}
