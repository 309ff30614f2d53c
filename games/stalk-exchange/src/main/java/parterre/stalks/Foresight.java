package parterre.stalks;

import java.util.List;
import java.util.stream.Collectors;
import parterre.engine.Seat;
import parterre.engine.box.Consequence;
import parterre.stalks.StalkMove.Begin;
import parterre.stalks.StalkMove.Bust;
import parterre.stalks.StalkMove.Cost;
import parterre.stalks.StalkMove.Draw;
import parterre.stalks.StalkMove.End;
import parterre.stalks.StalkMove.Flush;
import parterre.stalks.StalkMove.Harvest;
import parterre.stalks.StalkMove.Plant;
import parterre.stalks.StalkMove.Swap;
import parterre.stalks.StalkOptions.SecondTrigger;

/// What a move does, told before it is made: the move itself, what it leaves to do, and then the upkeep. While the
/// player may still do something, the upkeep is told as if nothing more came. What the greenhouse gives is
/// unknown, but not how much it can give.
final class Foresight {
    /// Stands on the exchange for a flower that is drawn first.
    private static final int UNKNOWN = Flower.TYPES;

    private static final String NOTHING_POSSIBLE = "nothing can be planted or swapped: ";
    private static final String NOTHING_DRAWN = "nothing is left to draw: ";
    private static final String GAME_ENDS = ": the game ends after this turn";

    private final Draft table;
    private final Telling telling = new Telling();

    /// How many flowers lie in the two bags.
    private int greenhouse;

    private int compost;

    private Foresight(Draft table, int greenhouse) {
        this.table = table;
        this.greenhouse = greenhouse;
        compost = Bunch.size(table.compost);
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
        return foresight.telling.told();
    }

    private void tell(StalkMove move) {
        switch (move) {
            case Plant(Cost cost, int slot, Cell cell) -> {
                int type = Exchange.typeAt(table.exchange, slot);
                table.exchange = Exchange.without(table.exchange, slot);
                table.garden = table.garden.planted(table.terms.shape().index(cell), type);
                table.triggered |= table.terms.secondTrigger() == SecondTrigger.GARDEN_FULL && table.empty() == 0;
                telling.certain(cell.toString(), "plants a " + Flower.at(type) + " bulb on " + cell);
                pay(cost);
                if (table.terms.refillsAtOnce()) {
                    fillAtOnce(slot);
                }
                goOn();
            }
            case Swap(Cost cost, int slot, Flower given) -> {
                int taken = Exchange.typeAt(table.exchange, slot);
                long held = Bunch.with(table.portfolio(table.seat), taken);
                table.exchange = Exchange.with(Exchange.without(table.exchange, slot), slot, given.type());
                table.setPortfolio(table.seat, Bunch.without(held, given.type()));
                telling.certain(
                        "s" + (slot + 1), "takes a " + Flower.at(taken) + " and gives a " + given + ", for all to see");
                pay(cost);
                goOn();
            }
            case Flush _ -> {
                telling.certain("", "composts " + Telling.flowers(Exchange.size(table.exchange)));
                compost += Exchange.size(table.exchange);
                table.exchange = Exchange.EMPTY;
                pay(Cost.SEEDY);
                fillAnew();
                goOn();
            }
            case End _ -> {
                forfeit();
                keepUp();
            }
            case Harvest(Cell cell) -> {
                telling.theTurnEnds();
                long surrounded = Harvesting.surrounded(table.garden, table.terms);
                int first = table.terms.shape().index(cell);
                tellHarvest(Harvesting.group(table.garden, table.terms, surrounded, first));
                keepUp();
            }
            case Begin _, Draw _, Bust _ -> {}
        }
    }

    // --- The actions
    // ----------------------------------------------------------------------------------------------------------

    private void pay(Cost cost) {
        table.pay(cost);
        if (cost == Cost.SEEDY) {
            telling.certain("", "costs a token, " + table.tokens(table.seat) + " left");
        }
    }

    /// SX-A5
    private void fillAtOnce(int slot) {
        if (draw(1) == 1) {
            table.exchange = Exchange.with(table.exchange, slot, UNKNOWN);
            telling.drawn("slot " + (slot + 1) + " is filled from the greenhouse");
        } else {
            telling.certain("", NOTHING_DRAWN + "slot " + (slot + 1) + " stays empty");
            table.triggered |= table.terms.endsByGreenhouse();
        }
    }

    /// SX-3.6
    private void fillAnew() {
        int slots = table.terms.slots();
        int drawn = fill();
        table.triggered |= drawn < slots && table.terms.endsByGreenhouse();
        if (drawn == 0) {
            telling.certain("", NOTHING_DRAWN + "the exchange stays empty");
        } else {
            telling.drawn(
                    drawn == slots
                            ? "the exchange is filled anew"
                            : "the greenhouse gives only " + Telling.flowers(drawn) + " for the exchange");
        }
    }

    /// Tells what the player may do next, and the upkeep, which comes at once if that is nothing. SX-3.7 SX-3.8
    private void goOn() {
        boolean hasToken = table.tokens(table.seat) > 0;
        var next = table.actions == 0 ? Possible.NO : basic();
        if (next == Possible.NO && !hasToken) {
            forfeit();
        } else {
            telling.next(table.actions == 0 ? "you may still spend tokens" : more(next));
        }
        keepUp();
    }

    /// Whether something can be done. What is drawn may decide it.
    private enum Possible {
        YES,
        NO,
        MAYBE
    }

    /// Whether there is a plant or a swap. SX-3.8
    private Possible basic() {
        long held = table.portfolio(table.seat);
        if (table.exchange == Exchange.EMPTY) {
            return Possible.NO;
        }
        if (table.empty() != 0 || Bunch.kinds(held) > 1) {
            return Possible.YES;
        }
        var possible = Possible.NO;
        for (int slot = 0; slot < table.terms.slots(); slot++) {
            int type = Exchange.typeAt(table.exchange, slot);
            if (type == UNKNOWN) {
                possible = Possible.MAYBE;
            } else if (type >= 0 && !Bunch.has(held, type)) {
                return Possible.YES;
            }
        }
        return possible;
    }

    private String more(Possible next) {
        return switch (next) {
            case YES -> table.actions == 1 ? "another basic action follows" : "both basic actions follow";
            case MAYBE -> "a basic action follows, if what is drawn can be swapped";
            case NO ->
                NOTHING_POSSIBLE
                        + (table.terms.mustFlush() && wouldFlushBringFlowers()
                                ? "you must flush"
                                : "you may flush, or end your actions");
        };
    }

    private boolean wouldFlushBringFlowers() {
        return greenhouse > 0 || (table.terms.reshuffles() && (compost > 0 || table.exchange != Exchange.EMPTY));
    }

    /// The actions are over; what was left of them is lost, which may show what the player holds. SX-3.8 SX-7.5
    private void forfeit() {
        telling.theTurnEnds();
        if (table.actions > 0) {
            telling.certain(
                    "",
                    NOTHING_POSSIBLE + (table.actions == 1 ? "a basic action is" : "two basic actions are") + " lost");
            if (table.exchange != Exchange.EMPTY) {
                telling.certain("", "everybody sees that your portfolio holds one type only");
            }
        }
        table.actions = 0;
    }

    // --- The upkeep
    // -----------------------------------------------------------------------------------------------------------

    private void keepUp() {
        boolean wasTriggered = table.triggered;
        tellSureEnds();
        if (!tellHarvests()) {
            return;
        }
        tellBulbs();
        tellValues();
        tellExchange(wasTriggered);
        if (table.hasEnded()) {
            tellBust();
        }
    }

    /// The ends that have come whatever else is done. SX-5.3 SX-5.5
    private void tellSureEnds() {
        if (table.triggered) {
            telling.certain("", table.terms.secondTrigger().says() + GAME_ENDS);
        }
        if (table.turn == table.terms.turnCap()) {
            telling.certain("", "this is turn " + table.turn + ", the last" + GAME_ENDS);
        }
    }

    /// @return false if the player must choose first
    private boolean tellHarvests() {
        long surrounded = Harvesting.surrounded(table.garden, table.terms);
        long firsts = Harvesting.firstCells(table.garden, table.terms, surrounded);
        int groups = Long.bitCount(firsts);
        boolean chooses = table.terms.sequential() && groups > 1;
        if (chooses) {
            telling.choice("", "you say which of the " + groups + " surrounded groups is harvested next");
        }
        for (long left = firsts; left != 0; left &= left - 1) {
            int first = Long.numberOfTrailingZeros(left);
            long group = Harvesting.group(table.garden, table.terms, surrounded, first);
            if (chooses) {
                var cell = table.terms.shape().cell(first).toString();
                telling.choice(cell, "surrounded at " + cell + ": " + Telling.bunch(table.garden.bunch(group)));
            } else {
                tellHarvest(group);
                surrounded &= ~group;
            }
        }
        return !chooses;
    }

    private void tellHarvest(long group) {
        var cell = table.terms.shape().cell(Long.numberOfTrailingZeros(group)).toString();
        var bunch = table.garden.bunch(group);
        for (var flower : Flower.all()) {
            int count = Bunch.count(bunch, flower.type());
            if (count > 0) {
                int value = Market.value(table, flower.type());
                var cells = Telling.cells(table.terms.shape(), group & table.garden.of(flower.type()));
                telling.upkeep(
                        cell,
                        "harvests " + flower.counted(count) + " on " + cells + ": the " + flower + " goes from " + value
                                + " to " + (value + count));
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
            telling.upkeep(
                    cell, blooms ? "blooms on " + cell : "stays a bulb on " + cell + ": no empty cell beside it");
        }
    }

    /// The ends that come of the values. SX-5.1 SX-A8
    private void tellValues() {
        table.crashed = Market.crashes(table);
        if (table.crashed) {
            telling.upkeep("", "the market crashes" + GAME_ENDS);
        }
        if (Market.reachesLimit(table)) {
            table.triggered = true;
            telling.upkeep("", "a value has come to the limit of " + table.terms.valueLimit() + GAME_ENDS);
        }
    }

    /// What is composted is certain unless it is drawn first; how much is drawn is certain, but not what. SX-4.7 SX-4.8
    private void tellExchange(boolean wasTriggered) {
        if (table.exchange != Exchange.EMPTY) {
            int slot = Exchange.rightmost(table.exchange);
            if (!table.terms.lastSlotOnly() || slot == table.terms.slots() - 1) {
                int type = Exchange.typeAt(table.exchange, slot);
                if (type == UNKNOWN) {
                    telling.chance("what was drawn for slot " + (slot + 1) + " is composted");
                } else {
                    telling.upkeep("s" + (slot + 1), "the " + Flower.at(type) + " is composted");
                }
                table.exchange = Exchange.without(table.exchange, slot);
                compost++;
            }
        }
        int drawn = fill();
        if (drawn > 0) {
            telling.chance((drawn == 1 ? "1 slot is" : drawn + " slots are") + " filled from the greenhouse");
        }
        if (Exchange.size(table.exchange) < table.terms.slots() && table.terms.endsByGreenhouse()) {
            table.triggered = true;
            if (!wasTriggered) {
                telling.upkeep("", "the greenhouse cannot fill the exchange" + GAME_ENDS);
            }
        }
    }

    /// Who busts, and what the player scores then. SX-6.1 SX-6.2 SX-6.3 SX-A11
    private void tellBust() {
        int highest = Market.highest(table);
        var top = Flower.all().stream()
                .filter(flower -> Market.value(table, flower.type()) == highest)
                .toList();
        var names = top.stream().map(Flower::toString).collect(Collectors.joining(", "));
        boolean byLot = Market.needsLot(table);
        table.bust = top.getFirst().type();
        int left = Market.finalValue(table, table.bust);
        if (byLot) {
            telling.chance("one of " + names + " busts, " + highest + " to " + left);
            return;
        }
        var lost = left == highest ? " nothing in the bust" : " in the bust, " + highest + " to " + left;
        telling.upkeep("", names + (top.size() == 1 ? " loses" : " lose") + lost);
        int score = Ending.score(table.portfolio(table.seat), Market.finalValues(table));
        telling.upkeep("", "your portfolio scores " + score);
    }

    // --- The bags
    // -------------------------------------------------------------------------------------------------------------

    /// Draws as many flowers as there are, up to so many. SX-5.4 SX-A9
    ///
    /// @return how many
    private int draw(int wanted) {
        int first = Math.min(wanted, greenhouse);
        greenhouse -= first;
        if (first == wanted || !table.terms.reshuffles()) {
            return first;
        }
        int then = Math.min(wanted - first, compost);
        greenhouse = compost - then;
        compost = 0;
        return first + then;
    }

    /// Slides the exchange to the right and fills it as far as the bags go.
    ///
    /// @return how many flowers were drawn
    private int fill() {
        int slots = table.terms.slots();
        table.exchange = Exchange.slid(table.exchange, slots);
        int drawn = draw(slots - Exchange.size(table.exchange));
        for (int i = 0; i < drawn; i++) {
            table.exchange = Exchange.with(table.exchange, Exchange.hole(table.exchange, slots), UNKNOWN);
        }
        return drawn;
    }
}
