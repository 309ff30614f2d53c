package parterre.stalks;

/// The course of a turn: actions, then the upkeep, then the next player or the end. What nobody decides and no chance
/// settles happens at once and is no step. SX-3.1 SX-3.8 SX-4.1 SX-D1
final class Turns {
    private static final int BASIC_ACTIONS = 2;

    private Turns() {}

    static void beginFirst(Draft table) {
        table.seat = table.first;
        begin(table);
        act(table);
    }

    private static void begin(Draft table) {
        table.turn++;
        table.actions = BASIC_ACTIONS;
    }

    /// Goes on where a player may act, until somebody is asked or chance has to draw.
    static void act(Draft table) {
        while (!mayAct(table)) {
            forfeit(table);
            if (!Upkeep.harvest(table) || !Upkeep.refill(table) || !next(table)) {
                return;
            }
        }
        table.phase = Phase.ACT;
    }

    /// Goes on with the upkeep: the player's actions are over, or a group has been harvested.
    static void keepUp(Draft table) {
        if (Upkeep.harvest(table)) {
            refill(table);
        }
    }

    /// Goes on where the exchange is being filled in the upkeep.
    static void refill(Draft table) {
        if (Upkeep.refill(table) && next(table)) {
            act(table);
        }
    }

    /// Whether the player has something to decide. Without a basic action that can be done it takes a token. SX-3.8
    static boolean mayAct(Draft table) {
        return table.tokens(table.seat) > 0 || (table.actions > 0 && Acting.isBasicPossible(table));
    }

    /// The basic actions left are lost. If flowers lie on the exchange, everybody sees why: the portfolio holds nothing
    /// but the one type that lies there. SX-3.8 SX-7.5
    static void forfeit(Draft table) {
        if (table.actions > 0 && table.exchange != Exchange.EMPTY) {
            table.setKnown(table.seat, table.portfolio(table.seat));
        }
        table.actions = 0;
    }

    /// The next player's turn begins, unless the game is over. SX-5.3
    private static boolean next(Draft table) {
        if (table.hasEnded()) {
            table.phase = Market.needsLot(table) ? Phase.BUST : Phase.OVER;
            return false;
        }
        table.seat = table.terms.after(table.seat);
        begin(table);
        return true;
    }
}
