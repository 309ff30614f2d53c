package parterre.mars;

import parterre.engine.Seat;

/// How turns follow each other. At the end of a turn it is asked in this order: has the last flower been planted, have
/// too many turns gone without a planting, is there an extra turn, is the last round over, is the garden deadlocked,
/// must the next player pass; if nothing of this is so, his turn begins. Passes and ends follow at once and are no
/// steps of the game. GM-3.10 GM-D4 GM-D11
final class Turns {
    private Turns() {}

    /// The turn is over and its die is gone. An extra turn goes on with the choice of a die. GM-6.1d GM-6.1e
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

    /// The next player's turn begins, unless the last round is over.
    private static void passOn(Draft table) {
        table.seat = table.terms.after(table.seat);
        if (Ending.isRoundOver(table)) {
            Ending.end(table, Phase.OUT_OF_FLOWERS);
        } else {
            begin(table);
        }
    }

    /// A turn begins: dice that lie there are used; otherwise the player rolls, with two gardeners for the one that he
    /// names, or is stuck and passes. A deadlock is asked for only without dice, and before anybody passes. GM-3.1
    /// GM-3.2 GM-A8 GM-A16
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
            table.phase = Phase.MOVE;
        } else if (TwoGardeners.isChoice(table, table.seat)) {
            table.phase = Phase.CHOOSE;
        } else {
            table.phase = Phase.ROLL;
            table.toRoll = Rolling.dice(table, table.seat);
        }
        if (table.events().isHeard()) {
            table.events()
                    .add(new MarsEvent.TurnBegan(
                            Seat.of(table.seat), table.dice().values(), table.toRoll));
        }
    }

    /// Whether the player finds no dice and has none to roll, being surrounded by flowers. GM-3.1f
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
