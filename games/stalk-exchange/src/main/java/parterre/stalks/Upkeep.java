package parterre.stalks;

import parterre.stalks.StalkEvent.Bloomed;
import parterre.stalks.StalkEvent.Composted;
import parterre.stalks.StalkEvent.ExchangeSlid;
import parterre.stalks.StalkEvent.Harvested;
import parterre.stalks.StalkEvent.MarketCrashed;
import parterre.stalks.StalkEvent.Rule;
import parterre.stalks.StalkEvent.TrackFilled;
import parterre.stalks.StalkEvent.ValueRose;

/// The end of every turn: harvest, bloom, stalk values, exchange, in this order. SX-4.1
final class Upkeep {
    private Upkeep() {}

    /// Harvests, and after that goes on to moving the exchange.
    ///
    /// @return false if the player must first choose the next group
    static boolean harvest(Draft table) {
        long surrounded = Harvesting.surrounded(table.garden, table.terms);
        if (table.terms.sequential()) {
            // A single remaining group is harvested without a question, and may open others. SX-A3
            while (surrounded != 0) {
                long firsts = Harvesting.firstCells(table.garden, table.terms, surrounded);
                if (Long.bitCount(firsts) > 1) {
                    table.waitFor(Phase.HARVEST);
                    return false;
                }
                gather(table, surrounded);
                surrounded = Harvesting.surrounded(table.garden, table.terms);
            }
        } else if (surrounded != 0) {
            gather(table, surrounded);
        }
        bloom(table);
        settle(table);
        moveExchange(table);
        return true;
    }

    /// Moves flowers from the garden to the market track. SX-4.4 SX-4.6
    static void gather(Draft table, long cells) {
        int lowest = Market.lowest(table);
        for (int type = 0; type < Flower.TYPES; type++) {
            long harvested = cells & table.garden.of(type);
            if (harvested != 0) {
                raise(table, type, harvested);
            }
        }
        table.garden = table.garden.without(cells);
        if (table.events().isHeard()) {
            table.events().add(new TrackFilled(lowest, Market.lowest(table)));
            if ((cells & table.terms.shape().rim()) != 0) {
                table.tell(Rule.EDGE_CLOSED);
            }
            if (table.terms.sequential()) {
                table.tell(Rule.ONE_BY_ONE);
            }
        }
    }

    /// Puts harvested flowers of one type on the market track, which raises their value. SX-4.6
    private static void raise(Draft table, int type, long harvested) {
        int value = Market.value(table, type);
        table.market = Bunch.with(table.market, type, Long.bitCount(harvested));
        if (table.events().isHeard()) {
            var flower = Flower.at(type);
            table.events().add(new Harvested(flower, table.terms.shape().names(harvested)));
            table.events().add(new ValueRose(flower, value, Market.value(table, type)));
        }
    }

    /// Turns every bulb with an empty cell beside it into a bloom. SX-4.5
    private static void bloom(Draft table) {
        long bulbs = table.garden.bulbs() & Harvesting.breathing(table.garden, table.terms.shape());
        if (bulbs != 0) {
            table.garden = table.garden.bloomed(bulbs);
            if (table.events().isHeard()) {
                table.events().add(new Bloomed(table.terms.shape().names(bulbs)));
            }
        }
    }

    /// Checks the ends that depend on the values. SX-5.1 SX-5.2
    private static void settle(Draft table) {
        table.crashed = Market.crashes(table);
        if (table.crashed && table.events().isHeard()) {
            table.events().add(new MarketCrashed(Market.highest(table), Market.lowest(table)));
            if (Market.highest(table) == Market.lowest(table)) {
                table.tell(Rule.CRASHES_WHEN_MET);
            }
        }
        if (Market.reachesLimit(table)) {
            Ending.trigger(table);
        }
    }

    /// Composts the rightmost flower and slides the others to the right. SX-4.7 SX-4.8 SX-A4
    private static void moveExchange(Draft table) {
        int slot = Exchange.composted(table.exchange, table.terms);
        if (slot != Exchange.NO_SLOT) {
            int type = Exchange.typeAt(table.exchange, slot);
            table.compost = Bunch.with(table.compost, type);
            table.exchange = Exchange.without(table.exchange, slot);
            if (table.events().isHeard()) {
                table.events().add(new Composted(slot + 1, Flower.at(type)));
                if (slot + 1 < table.terms.slots()) {
                    table.tell(Rule.RIGHTMOST_PRESENT);
                }
            }
        }
        slide(table);
    }

    /// SX-4.8
    private static void slide(Draft table) {
        long slid = Exchange.slid(table.exchange, table.terms.slots());
        if (slid != table.exchange && table.events().isHeard()) {
            table.events().add(new ExchangeSlid(Exchange.slides(table.exchange, table.terms.slots())));
        }
        table.exchange = slid;
    }

    /// Fills the exchange as far as the greenhouse goes. SX-4.8
    ///
    /// @return false if chance must draw first
    static boolean refill(Draft table) {
        if (isFilling(table)) {
            table.waitFor(Phase.REFILL);
            return false;
        }
        return true;
    }

    /// Returns true if a slot is empty and chance draws for it. A slot without a flower to draw may end the
    /// game. SX-5.2
    static boolean isFilling(Draft table) {
        return Exchange.hole(table.exchange, table.terms.slots()) != Exchange.NO_SLOT && canFill(table);
    }

    /// Returns true if there is a flower for an empty slot. SX-5.2
    static boolean canFill(Draft table) {
        boolean can = Drawing.canDraw(table);
        if (!can && table.terms.endsByGreenhouse()) {
            Ending.trigger(table);
        }
        return can;
    }
}
