package parterre.mars;

import parterre.engine.Seat;

/// Ends a turn and begins the next one. The end of a turn checks six things, in this order. Was the last flower
/// planted? Did too many turns pass without a planting? Is there an extra turn? Is the last round over? Is the garden
/// deadlocked? Must the next player pass? If none of these is true, the next player's turn begins. Passes and ends
/// happen at once. They are not steps of the game. GM-3.10 GM-D4 GM-D11
final class Turns {
    private Turns() {}

    /// Ends a turn after its die is used. An extra turn goes on with the choice of a die. GM-6.1d GM-6.1e
    static void end(Draft table) {
        if (Ending.isOutOfFlowers(table)) {
            Ending.end(table, Phase.OUT_OF_FLOWERS);
        } else if (Ending.isIdle(table)) {
            Ending.end(table, Phase.IDLE);
        } else if (!table.extra) {
            passOn(table);
        } else if (table.events().isHeard()) {
            table.events()
                    .add(new MarsEvent.ExtraTurnBegan(
                            Seat.of(table.seat), table.dice().values()));
        }
    }

    /// Begins the next player's turn, unless the last round is over.
    private static void passOn(Draft table) {
        table.seat = table.terms.after(table.seat);
        if (Ending.isRoundOver(table)) {
            Ending.end(table, Phase.OUT_OF_FLOWERS);
        } else {
            begin(table);
        }
    }

    /// Begins a turn. The player uses the dice on the table. Without dice they roll; with two gardeners they
    /// name the one to roll for. A player who is stuck passes. A deadlock is looked for only without dice, and
    /// before any player passes. GM-3.1 GM-3.2 GM-A8 GM-A16
    static void begin(Draft table) {
        while (isStuck(table)) {
            if (Ending.isDeadlock(table)) {
                Ending.end(table, Phase.DEADLOCK);
                return;
            }
            pass(table);
            if (table.phase.isOver()) {
                return;
            }
        }
        if (!table.dice().isEmpty()) {
            table.waitFor(Phase.MOVE);
            table.tell(MarsEvent.Rule.DICE_STAY);
        } else if (TwoGardeners.isChoice(table, table.seat)) {
            table.waitFor(Phase.CHOOSE);
        } else {
            table.waitFor(Phase.ROLL);
            table.toRoll = Rolling.dice(table, table.seat);
        }
        if (table.events().isHeard()) {
            table.events()
                    .add(new MarsEvent.TurnBegan(
                            Seat.of(table.seat), table.dice().values(), table.toRoll));
        }
    }

    /// Returns true if there are no dice on the table and the player, surrounded by flowers, has none to roll.
    /// GM-3.1f
    private static boolean isStuck(Draft table) {
        return table.dice().isEmpty() && Rolling.dice(table, table.seat) == 0;
    }

    /// The turn ends at once, and no point is lost. GM-3.1f GM-A20 GM-D5
    private static void pass(Draft table) {
        table.countIdleTurn();
        if (table.events().isHeard()) {
            table.events().add(new MarsEvent.Passed(Seat.of(table.seat)));
        }
        if (Ending.isIdle(table)) {
            Ending.end(table, Phase.IDLE);
            return;
        }
        table.seat = table.terms.after(table.seat);
        if (Ending.isRoundOver(table)) {
            Ending.end(table, Phase.OUT_OF_FLOWERS);
        }
    }
}
