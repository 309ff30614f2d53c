package parterre.stalks;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Seat;
import parterre.engine.box.Consequence;
import parterre.engine.box.Consequence.Certainty;
import parterre.stalks.StalkMove.Begin;
import parterre.stalks.StalkMove.Bust;
import parterre.stalks.StalkMove.Cost;
import parterre.stalks.StalkMove.Draw;
import parterre.stalks.StalkMove.End;
import parterre.stalks.StalkMove.Flush;
import parterre.stalks.StalkMove.Harvest;
import parterre.stalks.StalkMove.Plant;
import parterre.stalks.StalkMove.Swap;

/// What a move does, told before it is made: the move itself, and then the upkeep. While the player may still do
/// something, the upkeep is told as if nothing more came.
final class Foresight {
    /// What the page says once for all that follows it.
    private static final String UNDONE = "if nothing more is done: ";

    private final Draft table;

    /// How many flowers it holds; which, nobody knows.
    private final int greenhouse;

    private final List<Consequence> told = new ArrayList<>();
    private boolean isLast;

    private Foresight(Draft table, int greenhouse) {
        this.table = table;
        this.greenhouse = greenhouse;
    }

    /// What happens, in the order in which it does.
    static List<Consequence> of(StalkView view, Seat seat, StalkMove move) {
        var before = new Imagining(view).seen();
        var refusal = Refusals.of(before, seat, move);
        if (refusal.isPresent()) {
            return List.of(
                    Consequence.certain("", "cannot be done: " + refusal.get().reason()));
        }
        var foresight = new Foresight(new Draft(before), view.greenhouse());
        foresight.tell(move);
        return List.copyOf(foresight.told);
    }

    private void tell(StalkMove move) {
        switch (move) {
            case Plant(Cost cost, int slot, Cell cell) -> {
                int type = Exchange.typeAt(table.exchange, slot);
                table.exchange = Exchange.without(table.exchange, slot);
                table.garden = table.garden.planted(table.terms.shape().index(cell), type);
                certain(cell.toString(), "plants a " + Flower.at(type) + " bulb on " + cell);
                pay(cost);
                if (table.terms.refillsAtOnce()) {
                    told.add(new Consequence(Certainty.CHANCE_DECIDES, "", "slot " + (slot + 1) + " is filled"));
                }
                tellUpkeep();
            }
            case Swap(Cost cost, int slot, Flower given) -> {
                int taken = Exchange.typeAt(table.exchange, slot);
                table.exchange = Exchange.with(Exchange.without(table.exchange, slot), slot, given.type());
                certain("s" + (slot + 1), "takes a " + Flower.at(taken) + " and gives a " + given + ", for all to see");
                pay(cost);
                tellUpkeep();
            }
            case Flush _ -> {
                certain("", "composts " + flowers(Exchange.size(table.exchange)));
                pay(Cost.SEEDY);
                int drawn = Math.min(table.terms.slots(), greenhouse);
                told.add(new Consequence(
                        Certainty.CHANCE_DECIDES,
                        "",
                        table.terms.reshuffles() || drawn == table.terms.slots()
                                ? "the exchange is filled anew"
                                : "the greenhouse gives only " + flowers(drawn)));
                told.add(new Consequence(Certainty.MORE_TO_COME, "", "then you go on"));
            }
            case End _ -> {
                table.actions = 0;
                isLast = true;
                tellUpkeep();
            }
            case Harvest(Cell cell) -> {
                long surrounded = Harvesting.surrounded(table.garden, table.terms);
                int first = table.terms.shape().index(cell);
                tellHarvest(Harvesting.group(table.garden, table.terms, surrounded, first));
                isLast = true;
                tellUpkeep();
            }
            case Begin _, Draw _, Bust _ -> {}
        }
    }

    private void pay(Cost cost) {
        table.pay(cost);
        int tokens = table.tokens(table.seat);
        if (cost == Cost.SEEDY) {
            certain("", "costs a token, " + tokens + " left");
        }
        isLast = table.actions == 0 && tokens == 0;
        if (table.actions > 0) {
            told.add(new Consequence(Certainty.MORE_TO_COME, "", "another basic action follows"));
        } else if (tokens > 0) {
            told.add(new Consequence(Certainty.MORE_TO_COME, "", "you may still spend tokens"));
        }
    }

    /// The upkeep as far as it does not depend on chance.
    private void tellUpkeep() {
        long surrounded = Harvesting.surrounded(table.garden, table.terms);
        long firsts = Harvesting.firstCells(table.garden, table.terms, surrounded);
        if (table.terms.sequential() && Long.bitCount(firsts) > 1) {
            told.add(new Consequence(
                    Certainty.MORE_TO_COME, "", "you say which of the surrounded groups is harvested first"));
            return;
        }
        for (long left = firsts; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            tellHarvest(Harvesting.group(table.garden, table.terms, surrounded, cell));
            surrounded &= table.garden.occupied();
        }
        tellBulbs();
        if (Market.crashes(table)) {
            upkeep("", "the market crashes: the game ends after this turn");
            for (var flower : Flower.all()) {
                int value = Market.value(table, flower.type());
                if (value == Market.highest(table) && !Market.needsLot(table)) {
                    upkeep("", flower + " busts, " + value + " to " + Market.finalValue(table, flower.type()));
                }
            }
        }
        tellExchange();
    }

    private void tellHarvest(long group) {
        int first = Long.numberOfTrailingZeros(group);
        var cell = table.terms.shape().cell(first).toString();
        var bunch = table.garden.bunch(group);
        for (var flower : Flower.all()) {
            int count = Bunch.count(bunch, flower.type());
            if (count > 0) {
                int value = Market.value(table, flower.type());
                upkeep(
                        cell,
                        "harvests " + count + " " + flower + ", its value goes from " + value + " to "
                                + (value + count));
            }
        }
        Upkeep.gather(table, group);
    }

    private void tellBulbs() {
        long blooming = Harvesting.breathing(table.garden, table.terms.shape());
        for (long left = table.garden.bulbs(); left != 0; left &= left - 1) {
            int index = Long.numberOfTrailingZeros(left);
            var cell = table.terms.shape().cell(index).toString();
            boolean blooms = (blooming >>> index & 1) == 1;
            upkeep(cell, blooms ? "blooms on " + cell : "stays a bulb on " + cell + ": no empty cell beside it");
        }
    }

    /// What is composted is certain; what is drawn nobody knows. Where slots are filled at once, that comes first.
    private void tellExchange() {
        if (table.terms.refillsAtOnce()) {
            drawn("the exchange slides to the right and is filled");
            return;
        }
        if (table.exchange != Exchange.EMPTY) {
            int slot = Exchange.rightmost(table.exchange);
            if (!table.terms.lastSlotOnly() || slot == table.terms.slots() - 1) {
                int type = Exchange.typeAt(table.exchange, slot);
                upkeep("s" + (slot + 1), "the " + Flower.at(type) + " is composted");
                table.exchange = Exchange.without(table.exchange, slot);
                table.compost = Bunch.with(table.compost, type);
            }
        }
        int empty = table.terms.slots() - Exchange.size(table.exchange);
        int there = Math.min(empty, table.terms.reshuffles() ? greenhouse + Bunch.size(table.compost) : greenhouse);
        if (there > 0) {
            drawn((there == 1 ? "1 slot is" : there + " slots are") + " filled from the greenhouse");
        }
        if (there < empty && table.terms.endsByGreenhouse()) {
            upkeep("", "the greenhouse cannot fill the exchange: the game ends");
        }
    }

    /// What the draw decides.
    private void drawn(String says) {
        told.add(new Consequence(Certainty.CHANCE_DECIDES, "", (isLast ? "" : UNDONE) + says));
    }

    private void upkeep(String at, String says) {
        told.add(isLast ? Consequence.certain(at, says) : new Consequence(Certainty.MORE_TO_COME, at, UNDONE + says));
    }

    private void certain(String at, String says) {
        told.add(Consequence.certain(at, says));
    }

    private static String flowers(int count) {
        return count == 1 ? "1 flower" : count + " flowers";
    }
}
