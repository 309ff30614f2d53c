package parterre.flora.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import parterre.engine.Odds;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.flora.cards.Cards;
import parterre.flora.cards.Land;
import parterre.flora.events.Reasons.HeadquartersPlace;
import parterre.flora.events.SetupEvent;
import parterre.flora.events.Stage;
import parterre.flora.material.CountedBag;
import parterre.flora.material.Facts;
import parterre.flora.material.Holding;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraRefusal;
import parterre.flora.table.Table;

/// Before the first turn. FF-3.1 to FF-3.10
/// FF-3.3 FF-3.5
public final class SettingUp {
    private static final int PURSE = 10;
    private static final int FULL_TABLE = 4;
    private static final Refusal NO_DEAL = FloraRefusal.notByChance("FF-3.2");
    private static final Refusal NO_LOT = FloraRefusal.notByChance("FF-3.8");

    private SettingUp() {}

    /// Prepares a table on which all cards are in their decks, and Headquarters are dealt first. FF-3.2 FF-3.7
    public static void start(SetupTable table) {
        for (int seat = 0; seat < table.seats(); seat++) {
            table.purses().gain(seat, PURSE);
        }
    }

    /// Returns the odds of the next Headquarters. All that no seat has yet are equally likely. FF-3.2
    public static Odds<FloraMove> odds(SetupTable table, Seat seat) {
        var facts = table.facts();
        var left = new byte[facts.landCount()];
        for (int land = 0; land < left.length; land++) {
            left[land] = (byte)
                    (facts.lands().isHeadquarters(land) && table.decks().lands().has(land) ? 1 : 0);
        }
        return Odds.fromBag(new CountedBag(left), land -> new FloraMove.Deal(seat, facts.landId(land)), NO_DEAL);
    }

    /// Deals a Headquarters and the first remaining field of the other region. FF-3.2 FF-6.7 FF-J2
    public static void deal(SetupTable table, int seat, int headquarters) {
        int field =
                field(table.facts(), headquarters, land -> table.decks().lands().has(land));
        var lands = table.lands();
        table.decks().takeLand(headquarters);
        table.decks().takeLand(field);
        if (table.facts().lands().isBuilding(headquarters)) {
            lands.append(seat, field);
            lands.setHolding(field, Holding.withBuilding(lands.holding(field), headquarters));
        } else {
            lands.append(seat, headquarters);
            lands.append(seat, field);
        }
        if (table.isHeard()) {
            table.tell(new SetupEvent.HeadquartersDealt(
                    Seat.of(seat),
                    table.facts().landName(headquarters),
                    table.facts().landName(field),
                    table.facts().lands().isBuilding(headquarters)
                            ? HeadquartersPlace.ON_FIELD
                            : HeadquartersPlace.BESIDE));
        }
        table.waitFor(
                seat + 1 < table.seats()
                        ? new Stage.Dealing(Seat.of(seat + 1))
                        : new Stage.Market(
                                Math.min(Cards.MARKET, table.decks().lands().size())));
    }

    /// Returns the field that comes with a Headquarters: the first one of the other region. FF-3.2
    ///
    /// @param isLeft returns true for a land that no seat before has taken
    public static int field(Facts facts, int headquarters, IntPredicate isLeft) {
        for (var land : facts.cards().lands()) {
            if (land.sort() == Land.Sort.FIELD
                    && isLeft.test(land.place())
                    && facts.lands().region(land.place()) != facts.lands().region(headquarters)) {
                return land.place();
            }
        }
        throw new IllegalStateException("no field is left of the other region than " + headquarters);
    }

    /// Begins to decide who begins, after the Property Market is laid out. Called only if no option decides it.
    /// FF-3.8
    public static void askWhoBegins(Table table) {
        table.waitFor(
                table.terms().lot() ? new Stage.FirstLot() : new Stage.Lots(Seat.first(table.seats()), List.of()));
    }

    /// Returns the odds of a lot: any card of the Land Deck that has not just been drawn. FF-3.8
    public static Odds<FloraMove> odds(SetupTable table, Stage.Lots lots) {
        var left = table.decks().lands();
        for (var drawn : lots.drawn()) {
            left = left.without(table.facts().land(drawn));
        }
        var seat = lots.who().get(lots.drawn().size());
        return Odds.fromBag(left, land -> new FloraMove.Lot(seat, table.facts().landId(land)), NO_LOT);
    }

    /// Takes a lot that was drawn. After the last one, the cards go back and the highest cost begins. Ties draw
    /// again. FF-3.8 FF-J3
    ///
    /// @return the seat that begins, if it is known now
    public static Optional<Seat> drawLot(SetupTable table, Stage.Lots lots, String land) {
        if (table.isHeard()) {
            table.tell(new SetupEvent.LotDrawn(
                    lots.who().get(lots.drawn().size()),
                    table.facts().landName(table.facts().land(land)),
                    cost(table.facts(), land)));
        }
        var drawn = new ArrayList<>(lots.drawn());
        drawn.add(land);
        if (drawn.size() < lots.who().size()) {
            table.waitFor(new Stage.Lots(lots.who(), drawn));
            return Optional.empty();
        }
        int highest =
                drawn.stream().mapToInt(id -> cost(table.facts(), id)).max().orElseThrow();
        var best = new ArrayList<Seat>();
        for (int i = 0; i < drawn.size(); i++) {
            if (cost(table.facts(), drawn.get(i)) == highest) {
                best.add(lots.who().get(i));
            }
        }
        if (best.size() == 1) {
            return Optional.of(best.getFirst());
        }
        if (table.isHeard()) {
            table.tell(new SetupEvent.LotsTied(best));
        }
        table.waitFor(new Stage.Lots(best, List.of()));
        return Optional.empty();
    }

    private static int cost(Facts facts, String land) {
        return facts.lands().cost(facts.land(land));
    }

    /// Returns true if the seat that goes last draws a card before the first turn. FF-3.9 FF-J42
    public static boolean isConsoled(Table table) {
        return table.seats() == FULL_TABLE;
    }
}
