package parterre.stalks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Moves;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.stalks.StalkEvent.ActionsEnded;
import parterre.stalks.StalkEvent.FlowersKnown;
import parterre.stalks.StalkEvent.Flushed;
import parterre.stalks.StalkEvent.Planted;
import parterre.stalks.StalkEvent.Swapped;
import parterre.stalks.StalkMove.Cost;
import parterre.stalks.StalkMove.End;
import parterre.stalks.StalkMove.Flush;
import parterre.stalks.StalkMove.Harvest;
import parterre.stalks.StalkMove.Plant;
import parterre.stalks.StalkMove.Swap;
import parterre.stalks.StalkOptions.SecondTrigger;

/// The actions of a turn: plant, swap, flush, end. SX-3.1 to SX-3.9
final class Acting {
    private Acting() {}

    /// Returns all moves of the player whose turn it is. SX-D4
    static Moves<StalkMove> moves(Draft table) {
        return new Actions(table);
    }

    /// Returns the groups from which the player chooses the next one to harvest, in reading order. SX-A3
    static List<Harvest> groups(Draft table) {
        long surrounded = Harvesting.surrounded(table.garden, table.terms);
        var groups = new ArrayList<Harvest>();
        for (long left = Harvesting.firstCells(table.garden, table.terms, surrounded); left != 0; left &= left - 1) {
            groups.add(new Harvest(table.terms.shape().cell(Long.numberOfTrailingZeros(left))));
        }
        return groups;
    }

    /// Returns the cost of the next plant or swap. SX-3.5
    ///
    /// @param actions basic actions left
    static Cost cost(int actions) {
        return actions > 0 ? Cost.BASIC : Cost.SEEDY;
    }

    /// Returns true if there is a flower to plant and a cell for it, or a swap. SX-3.8
    static boolean isBasicPossible(Draft table, long held) {
        return table.exchange != Exchange.EMPTY && (table.empty() != 0 || isSwapPossible(table, held));
    }

    private static boolean isBasicPossible(Draft table) {
        return isBasicPossible(table, table.portfolio(table.seat));
    }

    private static boolean isSwapPossible(Draft table, long held) {
        if (Bunch.kinds(held) > 1) {
            return true;
        }
        for (int slot = 0; slot < table.terms.slots(); slot++) {
            int type = Exchange.typeAt(table.exchange, slot);
            if (type >= 0 && !Bunch.has(held, type)) {
                return true;
            }
        }
        return false;
    }

    /// Returns true if the turn may be ended: all basic actions are done, or none can be done. SX-3.7 SX-3.8
    /// SX-A6
    static boolean mayEnd(Draft table) {
        return table.actions == 0
                || (!isBasicPossible(table) && !(table.terms.mustFlush() && wouldFlushBringFlowers(table)));
    }

    private static boolean wouldFlushBringFlowers(Draft table) {
        return table.greenhouse != Bunch.NONE
                || (table.terms.reshuffles() && (table.compost != Bunch.NONE || table.exchange != Exchange.EMPTY));
    }

    // --- What a move does
    // -------------------------------------------------------------------------------------------------

    /// SX-3.2
    static void play(Draft table, Plant move) {
        int type = Exchange.typeAt(table.exchange, move.slot());
        table.exchange = Exchange.without(table.exchange, move.slot());
        table.garden = table.garden.planted(table.terms.shape().index(move.cell()), type);
        if (table.events().isHeard()) {
            table.events()
                    .add(new Planted(
                            Seat.of(table.seat),
                            move.slot() + 1,
                            Flower.at(type),
                            move.cell().toString(),
                            move.cost()));
        }
        table.pay(move.cost());
        if (table.terms.secondTrigger() == SecondTrigger.GARDEN_FULL && table.empty() == 0) {
            Ending.trigger(table);
        }
        if (table.terms.refillsAtOnce() && Upkeep.canFill(table)) {
            table.waitFor(Phase.FILL, table.seat, move.slot());
        } else {
            Turns.act(table);
        }
    }

    /// Fills the slot from which a player has planted. SX-3.9 SX-A5
    static void fill(Draft table, int type) {
        Exchange.fill(table, table.slot, type);
        Turns.act(table);
    }

    /// Carries out a swap. Everybody sees both flowers, so the taken flower is known, and the given one is no
    /// longer hidden. SX-3.3 SX-7.2
    static void play(Draft table, Swap move) {
        int taken = Exchange.typeAt(table.exchange, move.slot());
        int given = move.given().type();
        int seat = table.seat;
        table.exchange = Exchange.with(Exchange.without(table.exchange, move.slot()), move.slot(), given);
        table.setPortfolio(seat, Bunch.without(Bunch.with(table.portfolio(seat), taken), given));
        long known = Bunch.with(table.known(seat), taken);
        table.setKnown(seat, Bunch.has(known, given) ? Bunch.without(known, given) : known);
        if (table.events().isHeard()) {
            table.events()
                    .add(new Swapped(Seat.of(seat), move.slot() + 1, Flower.at(taken), move.given(), move.cost()));
            table.events().add(new FlowersKnown(Seat.of(seat), FlowerCount.of(table.known(seat))));
        }
        table.pay(move.cost());
        Turns.act(table);
    }

    /// SX-3.6
    static void playFlush(Draft table) {
        if (table.events().isHeard()) {
            table.events().add(new Flushed(Seat.of(table.seat), FlowerCount.of(Exchange.bunch(table.exchange))));
        }
        table.compost += Exchange.bunch(table.exchange);
        table.exchange = Exchange.EMPTY;
        table.payToken();
        goOnFlushing(table);
    }

    /// Lays out a flower after a flush, from right to left. SX-3.6
    static void lay(Draft table, int type) {
        Exchange.fillRightmost(table, type);
        goOnFlushing(table);
    }

    private static void goOnFlushing(Draft table) {
        if (Upkeep.isFilling(table)) {
            table.waitFor(Phase.FLUSH);
        } else {
            Turns.act(table);
        }
    }

    /// Ends the actions. The player keeps the remaining tokens and loses the remaining basic actions. SX-3.7
    /// SX-3.8
    static void playEnd(Draft table) {
        if (table.events().isHeard()) {
            table.events().add(new ActionsEnded(Seat.of(table.seat)));
        }
        Turns.endActions(table);
        Turns.keepUp(table);
    }

    /// SX-A3
    static void play(Draft table, Harvest move) {
        long surrounded = Harvesting.surrounded(table.garden, table.terms);
        int cell = table.terms.shape().index(move.cell());
        Upkeep.gather(table, Harvesting.group(table.garden, table.terms, surrounded, cell));
        Turns.keepUp(table);
    }

    // --- Why a move is not allowed
    // ----------------------------------------------------------------------------------------

    static Optional<Refusal> refusal(Draft table, StalkMove move) {
        return switch (move) {
            case Plant plant -> refusal(table, plant);
            case Swap swap -> refusal(table, swap);
            case Flush _ ->
                table.tokens(table.seat) > 0
                        ? Optional.empty()
                        : Refusal.because("SX-3.6", new StalkRefusal.NoTokenToFlush());
            case End _ -> endRefusal(table);
            case Harvest _ -> Refusal.because("SX-A3", new StalkRefusal.NoHarvestYet());
            case StalkMove.Begin _, StalkMove.Draw _, StalkMove.Bust _ -> Optional.of(Refusal.chanceIsNotYours());
        };
    }

    private static Optional<Refusal> refusal(Draft table, Plant move) {
        return costRefusal(table, move.cost())
                .or(() -> slotRefusal(table, move.slot()))
                .or(() -> {
                    var shape = table.terms.shape();
                    if (!shape.has(move.cell())) {
                        return Refusal.because(
                                "SX-1.3",
                                new StalkRefusal.NotInTheGarden(move.cell().toString()));
                    }
                    return (table.empty() >>> shape.index(move.cell()) & 1) == 1
                            ? Optional.empty()
                            : Refusal.because(
                                    "SX-3.2",
                                    new StalkRefusal.SomethingGrows(move.cell().toString()));
                });
    }

    private static Optional<Refusal> refusal(Draft table, Swap move) {
        return costRefusal(table, move.cost())
                .or(() -> slotRefusal(table, move.slot()))
                .or(() -> {
                    int given = move.given().type();
                    if (!Bunch.has(table.portfolio(table.seat), given)) {
                        return Refusal.because("SX-3.3", new StalkRefusal.NothingToGive(move.given()));
                    }
                    return Exchange.typeAt(table.exchange, move.slot()) == given
                            ? Refusal.because("SX-3.4", new StalkRefusal.GiveAnotherType(move.given()))
                            : Optional.empty();
                });
    }

    private static Optional<Refusal> costRefusal(Draft table, Cost cost) {
        return switch (cost) {
            case BASIC ->
                table.actions > 0 ? Optional.empty() : Refusal.because("SX-3.1", new StalkRefusal.BasicActionsDone());
            case SEEDY -> {
                if (table.actions > 0) {
                    yield Refusal.because("SX-3.5", new StalkRefusal.BasicActionFirst());
                }
                yield table.tokens(table.seat) > 0
                        ? Optional.empty()
                        : Refusal.because("SX-3.5", new StalkRefusal.NoTokenForExtra());
            }
        };
    }

    private static Optional<Refusal> slotRefusal(Draft table, int slot) {
        if (slot < 0 || slot >= table.terms.slots()) {
            return Refusal.because("SX-1.4", new StalkRefusal.NoSuchSlot(table.terms.slots()));
        }
        return Exchange.typeAt(table.exchange, slot) < 0
                ? Refusal.because("SX-3.4", new StalkRefusal.EmptySlot(slot + 1))
                : Optional.empty();
    }

    private static Optional<Refusal> endRefusal(Draft table) {
        if (mayEnd(table)) {
            return Optional.empty();
        }
        return isBasicPossible(table)
                ? Refusal.because("SX-3.7", new StalkRefusal.BasicActionsLeft(table.actions))
                : Refusal.because("SX-A6", new StalkRefusal.FlushFirst());
    }
}
