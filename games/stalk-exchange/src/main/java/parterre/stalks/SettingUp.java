package parterre.stalks;

import java.util.Optional;
import parterre.engine.Seat;
import parterre.stalks.StalkEvent.FirstPlayerDrawn;
import parterre.stalks.StalkEvent.FlowerSown;
import parterre.stalks.StalkEvent.PortfolioDrawn;
import parterre.stalks.StalkMove.Begin;

/// Before the first turn: who begins, portfolios, exchange, initial garden. SX-2.1 to SX-2.6
final class SettingUp {
    private SettingUp() {}

    /// Returns the first table, with all flowers in the greenhouse. SX-1.5
    static Draft start(Terms terms) {
        var table = new Draft(terms);
        if (terms.firstSeat() != Terms.DRAWN) {
            begin(table, terms.firstSeat());
        }
        return table;
    }

    static void play(Draft table, Begin begin) {
        if (table.events().isHeard()) {
            table.events().add(new FirstPlayerDrawn(begin.first()));
        }
        begin(table, begin.first().index());
    }

    private static void begin(Draft table, int first) {
        table.first = first;
        table.waitFor(Phase.DEAL, 0, Exchange.NO_SLOT);
    }

    /// Deals a flower into the portfolio of the seat that draws. One seat after the other draws its whole
    /// portfolio. SX-2.2
    static void deal(Draft table, int type) {
        if (table.events().isHeard()) {
            table.events().add(new PortfolioDrawn(Seat.of(table.seat), Optional.of(Flower.at(type))));
        }
        table.setPortfolio(table.seat, Bunch.with(table.portfolio(table.seat), type));
        if (Bunch.size(table.portfolio(table.seat)) == table.terms.portfolioSize()) {
            int next = table.seat + 1;
            if (next < table.terms.seats()) {
                table.waitFor(Phase.DEAL, next, Exchange.NO_SLOT);
            } else {
                table.waitFor(Phase.STOCK, table.first, Exchange.NO_SLOT);
            }
        }
    }

    /// Puts a flower on the exchange, from right to left. SX-2.3
    static void stock(Draft table, int type) {
        Exchange.fillRightmost(table, type);
        if (Exchange.hole(table.exchange, table.terms.slots()) == Exchange.NO_SLOT) {
            sowOrBegin(table);
        }
    }

    /// Puts a flower in bloom on the next cell of the initial garden. SX-2.4
    static void sow(Draft table, int type) {
        int sown = Long.bitCount(table.garden.occupied());
        int cell = table.terms.shape().index(table.terms.initialGarden().get(sown));
        table.garden = table.garden.planted(cell, type).bloomed(1L << cell);
        if (table.events().isHeard()) {
            table.events().add(new FlowerSown(table.terms.shape().cell(cell).toString(), Flower.at(type)));
        }
        sowOrBegin(table);
    }

    private static void sowOrBegin(Draft table) {
        if (Long.bitCount(table.garden.occupied())
                == table.terms.initialGarden().size()) {
            Turns.beginFirst(table);
        } else {
            table.waitFor(Phase.SOW);
        }
    }
}
