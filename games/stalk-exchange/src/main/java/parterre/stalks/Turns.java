package parterre.stalks;

import parterre.engine.Seat;
import parterre.stalks.StalkEvent.ActionsLost;
import parterre.stalks.StalkEvent.PortfolioRevealed;
import parterre.stalks.StalkEvent.TurnBegan;
import parterre.stalks.StalkEvent.UpkeepBegan;

/// The course of a turn: actions, then the upkeep, then the next player or the end. Things that neither a
/// player nor chance decides happen at once and are not steps. SX-3.1 SX-3.8 SX-4.1 SX-D1
final class Turns {
    static final int BASIC_ACTIONS = 2;

    private Turns() {}

    static void beginFirst(Draft table) {
        table.seat = table.first;
        begin(table);
        act(table);
    }

    private static void begin(Draft table) {
        table.turn++;
        table.actions = BASIC_ACTIONS;
        if (table.events().isHeard()) {
            table.events().add(new TurnBegan(Seat.of(table.seat), table.turn, table.actions));
        }
    }

    /// Goes on with the actions, until a player is asked or chance has to draw.
    static void act(Draft table) {
        while (!mayAct(table)) {
            endActions(table);
            if (!Upkeep.harvest(table) || !Upkeep.refill(table) || !next(table)) {
                return;
            }
        }
        table.waitFor(Phase.ACT);
    }

    /// Goes on with the upkeep: the player's actions are over, or a group has been harvested.
    static void keepUp(Draft table) {
        if (Upkeep.harvest(table)) {
            refill(table);
        }
    }

    /// Goes on with filling the exchange in the upkeep.
    static void refill(Draft table) {
        if (Upkeep.refill(table) && next(table)) {
            act(table);
        }
    }

    /// Returns true if the player has something to decide. Without a possible basic action this needs a token.
    /// SX-3.8
    static boolean mayAct(Draft table) {
        return mayAct(table, table.portfolio(table.seat));
    }

    /// Returns the same for the case that the player holds this portfolio. SX-3.8
    static boolean mayAct(Draft table, long held) {
        return table.tokens(table.seat) > 0 || (table.actions > 0 && Acting.isBasicPossible(table, held));
    }

    /// Ends the actions. Remaining basic actions are lost. If flowers lie on the exchange, everybody sees why:
    /// the portfolio holds only the one type that lies there. SX-3.8 SX-7.5
    static void endActions(Draft table) {
        var seat = table.seat;
        if (table.actions > 0) {
            if (table.events().isHeard()) {
                table.events().add(new ActionsLost(Seat.of(seat), table.actions));
            }
            table.actions = 0;
            if (table.exchange != Exchange.EMPTY) {
                reveal(table);
            }
        }
        if (table.events().isHeard()) {
            table.events().add(new UpkeepBegan(Seat.of(seat)));
        }
    }

    /// Makes the whole portfolio known to everybody. SX-7.5
    private static void reveal(Draft table) {
        long portfolio = table.portfolio(table.seat);
        table.setKnown(table.seat, portfolio);
        if (table.events().isHeard()) {
            FlowerCount.of(portfolio)
                    .forEach(flowers -> table.events().add(new PortfolioRevealed(Seat.of(table.seat), flowers)));
        }
    }

    /// Begins the next player's turn, unless the game is over. SX-5.3
    private static boolean next(Draft table) {
        if (table.hasEnded()) {
            Ending.end(table);
            return false;
        }
        table.seat = table.terms.after(table.seat);
        begin(table);
        return true;
    }
}
