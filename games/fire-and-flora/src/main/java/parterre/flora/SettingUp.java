package parterre.flora;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Seat;
import parterre.flora.Stage.Purpose;
import parterre.flora.cards.Cards;
import parterre.flora.cards.Land;

/// Before the first turn. FF-3.1 to FF-3.10
/// FF-3.3 FF-3.5
final class SettingUp {
    private static final int PURSE = 10;
    private static final int FULL_TABLE = 4;

    private SettingUp() {}

    /// All cards in their decks; Headquarters are dealt first. FF-3.2 FF-3.7
    static Position start(FloraTerms terms) {
        var table = new Draft(terms);
        for (int seat = 0; seat < table.seats(); seat++) {
            table.gain(seat, PURSE);
        }
        return table.position();
    }

    /// Each Headquarters that nobody has yet is as likely as another. FF-3.2
    static Weighted odds(Draft table, Seat seat) {
        var left = new byte[table.facts.lands];
        for (int land = 0; land < left.length; land++) {
            left[land] = (byte) (table.facts.headquarters[land] && table.landDeck.has(land) ? 1 : 0);
        }
        return new Weighted(
                new Weighted.Counted(left), land -> new FloraMove.Deal(seat, table.facts.landId(land)), "FF-3.2");
    }

    /// A Headquarters and the first field that is left of the other region. FF-3.2 FF-6.7 FF-J2
    static void deal(Draft table, int seat, int headquarters) {
        int field = field(table, headquarters);
        table.landDeck = table.landDeck.without(headquarters);
        table.landDeck = table.landDeck.without(field);
        if (table.facts.isBuilding(headquarters)) {
            table.append(seat, field);
            table.setHolding(field, Holding.withBuilding(table.holding(field), headquarters));
        } else {
            table.append(seat, headquarters);
            table.append(seat, field);
        }
        table.stage = seat + 1 < table.seats()
                ? new Stage.Dealing(Seat.of(seat + 1))
                : new Stage.Market(Math.min(Cards.MARKET, table.landDeck.size()));
    }

    private static int field(Draft table, int headquarters) {
        for (var land : table.facts.cards.lands()) {
            if (land.sort() == Land.Sort.FIELD
                    && table.landDeck.has(land.place())
                    && table.facts.region[land.place()] != table.facts.region[headquarters]) {
                return land.place();
            }
        }
        throw new IllegalStateException("no field is left of the other region than " + headquarters);
    }

    /// The Property Market is there; now it is found out who begins. FF-3.8
    static void findFirst(Draft table) {
        if (table.terms.seated()) {
            begin(table, 0);
            return;
        }
        table.stage = table.terms.lot() ? new Stage.FirstLot() : new Stage.Lots(Seat.first(table.seats()), List.of());
    }

    /// Any card of the Land Deck that has not just been drawn. FF-3.8
    static Weighted odds(Draft table, Stage.Lots lots) {
        var left = table.landDeck;
        for (var drawn : lots.drawn()) {
            left = left.without(table.facts.land(drawn));
        }
        var seat = lots.who().get(lots.drawn().size());
        return new Weighted(left, land -> new FloraMove.Lot(seat, table.facts.landId(land)), "FF-3.8");
    }

    /// A lot has been drawn. When all are, the cards go back; who drew the highest cost begins, and ties draw again.
    /// FF-3.8 FF-J3
    static void draw(Draft table, Stage.Lots lots, String land) {
        var drawn = new ArrayList<>(lots.drawn());
        drawn.add(land);
        if (drawn.size() < lots.who().size()) {
            table.stage = new Stage.Lots(lots.who(), drawn);
            return;
        }
        int highest = drawn.stream()
                .mapToInt(id -> table.facts.cost[table.facts.land(id)])
                .max()
                .orElseThrow();
        var best = new ArrayList<Seat>();
        for (int i = 0; i < drawn.size(); i++) {
            if (table.facts.cost[table.facts.land(drawn.get(i))] == highest) {
                best.add(lots.who().get(i));
            }
        }
        if (best.size() == 1) {
            begin(table, best.getFirst().index());
        } else {
            table.stage = new Stage.Lots(best, List.of());
        }
    }

    /// Who begins is known; at a table of four, who goes last draws a card. FF-3.9 FF-J42
    static void begin(Draft table, int first) {
        table.first = first;
        table.active = first;
        if (table.seats() == FULL_TABLE) {
            Drawing.draw(table, List.of(Seat.of(table.before(first))), 1, Purpose.START);
        } else {
            Turns.begin(table);
        }
    }
}
