package parterre.flora;

import java.util.List;
import parterre.engine.Seat;
import parterre.flora.Stage.Purpose;
import parterre.flora.cards.Ability;

/// The four parts of a turn. FF-4.1 to FF-4.5
/// FF-J4
final class Turns {
    private static final int LOOKED_AT = 2;

    private Turns() {}

    /// A turn begins with its event; the owner of the Weather Station looks first. FF-4.1 FF-11.3
    static void begin(Draft table) {
        table.bought = false;
        table.cheap = 0;
        table.proposals = 0;
        table.closed = 0;
        freshen(table);
        if (!Drawing.readyEvent(table)) {
            turnUp(table);
        } else if (table.estate(table.active).has(Ability.WEATHER)) {
            table.stage = new Stage.Looking();
        } else {
            table.stage = new Stage.Event();
        }
    }

    /// Abilities can be used again. FF-6.9
    private static void freshen(Draft table) {
        for (int seat = 0; seat < table.seats(); seat++) {
            for (int slot = 0; table.estate(seat).anyUsed && slot < table.size(seat); slot++) {
                int land = table.landAt(seat, slot);
                if (Holding.used(table.holding(land))) {
                    table.setHolding(land, Holding.asFresh(table.holding(land)));
                }
            }
        }
    }

    /// An event is looked at; with two the owner chooses. FF-11.3 FF-J49
    static void look(Draft table, int event) {
        Drawing.takeEvent(table, event);
        table.looked = Piles.with(table.looked, event);
        if (table.looked.length == LOOKED_AT) {
            table.stage = new Stage.Forecasting();
        } else if (Drawing.readyEvent(table)) {
            table.stage = new Stage.Looking();
        } else {
            table.looked = new int[0];
            Happening.play(table, event);
        }
    }

    /// What may be chosen: two cards of one name are one choice. FF-11.3 FF-J51
    static List<FloraMove> forecasts(Draft table) {
        var one = new FloraMove.Forecast(table.facts.eventId(table.looked[0]));
        var other = new FloraMove.Forecast(table.facts.eventId(table.looked[1]));
        return one.equals(other) ? List.of(one) : List.of(one, other);
    }

    /// One is played, the other goes under the deck. FF-11.3
    static void forecast(Draft table, int event) {
        int other = table.looked[0] == event ? table.looked[1] : table.looked[0];
        table.looked = new int[0];
        table.eventsUnder = Piles.with(table.eventsUnder, Piles.under(other, table.active));
        Happening.play(table, event);
    }

    /// The Market gets a land, if there is one. FF-4.2 FF-J23
    static void turnUp(Draft table) {
        if (table.landDeck.size() + table.landsUnder.length > 0) {
            table.stage = new Stage.Market(1);
        } else {
            income(table);
        }
    }

    /// A land is turned up. FF-3.4 FF-4.2
    static void turnUp(Draft table, Stage.Market stage, int land) {
        if (table.landDeck.size() > 0) {
            table.landDeck = table.landDeck.without(land);
        } else {
            table.landsUnder = Piles.without(table.landsUnder, 0);
        }
        table.market = Piles.with(table.market, land);
        if (stage.left() > 1) {
            table.stage = new Stage.Market(stage.left() - 1);
        } else if (isBeforeTheFirst(table)) {
            SettingUp.findFirst(table);
        } else {
            income(table);
        }
    }

    /// Whether the game is still being set up: nobody has drawn an event.
    private static boolean isBeforeTheFirst(Draft table) {
        return table.turns == 0 && Piles.sum(table.eventDiscard) == 0;
    }

    /// Resource Cards first, then coins. FF-4.3
    private static void income(Draft table) {
        Drawing.draw(table, List.of(Seat.of(table.active)), table.estate(table.active).cards, Purpose.INCOME);
    }

    static void takeCoins(Draft table) {
        table.gain(table.active, table.estate(table.active).coins);
        table.stage = Draft.ACTION;
    }

    /// The turn is over. FF-4.5 FF-10.3
    static void end(Draft table) {
        table.turns++;
        if (table.turns >= table.terms.roundCap() * table.seats()) {
            table.stage = new Stage.Over();
        } else {
            table.active = table.after(table.active);
            begin(table);
        }
    }
}
