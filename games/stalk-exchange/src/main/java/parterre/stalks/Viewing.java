package parterre.stalks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.engine.Viewer;

/// Who sees what. Portfolios are hidden until the game is over; everything else lies open, but for what is left in the
/// greenhouse, which is only counted. SX-7.1 SX-7.3
final class Viewing {
    private Viewing() {}

    static StalkView view(Draft table, Viewer viewer) {
        boolean isOver = table.phase == Phase.OVER;
        var players = new ArrayList<StalkView.Shed>(table.terms.seats());
        for (int player = 0; player < table.terms.seats(); player++) {
            long portfolio = table.portfolio(player);
            players.add(new StalkView.Shed(
                    table.tokens(player),
                    Bunch.size(portfolio),
                    isOver || viewer.sees(Seat.of(player)) ? Optional.of(Bunch.counts(portfolio)) : Optional.empty(),
                    Bunch.counts(table.known(player))));
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
                table.garden.write(table.terms.shape()),
                Exchange.write(table.exchange, table.terms.slots()),
                Bunch.counts(table.market),
                values(table),
                Market.lowest(table),
                isOver ? finals(table) : List.of(),
                Bunch.counts(table.compost),
                Bunch.size(table.greenhouse),
                table.crashed,
                table.triggered,
                table.bust == Draft.NO_TYPE ? Optional.empty() : Optional.of(Flower.at(table.bust)),
                players);
    }

    private static List<Integer> values(Draft table) {
        return List.of(
                Market.value(table, 0),
                Market.value(table, 1),
                Market.value(table, 2),
                Market.value(table, 3),
                Market.value(table, 4));
    }

    private static List<Integer> finals(Draft table) {
        var values = Market.finalValues(table);
        return List.of(values[0], values[1], values[2], values[3], values[4]);
    }
}
