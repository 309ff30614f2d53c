package parterre.flora.eventcards;

import parterre.engine.Seat;
import parterre.flora.cards.Effect;
import parterre.flora.cards.Where;
import parterre.flora.events.EventCardEvent;
import parterre.flora.events.Question;
import parterre.flora.events.Reasons.Cost;
import parterre.flora.events.Stage;
import parterre.flora.events.Stage.Cause;
import parterre.flora.events.Stage.Work;
import parterre.flora.material.Holding;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;

/// An Earthquake. It goes through row after row from the left, clockwise. Each function returns true if it is
/// over. FF-11.4 FF-J50
public final class Earthquake {
    private Earthquake() {}

    static boolean begin(EventCardTable table, Where where) {
        return goOn(
                table, new Work(Cause.QUAKE, where, table.clockwise(), Seat.of(table.active()), 0, Plant.NONE, 0, 0));
    }

    /// Goes on until a seat is asked. A player with too few coins loses the building without being asked.
    public static boolean goOn(EventCardTable table, Work from) {
        var work = from;
        while (!work.seats().isEmpty()) {
            var seat = work.seats().getFirst();
            for (int slot = work.slot(); slot < table.lands().size(seat.index()); slot++) {
                int land = table.lands().landAt(seat.index(), slot);
                if (!shakes(table, land, work.where())) {
                    continue;
                }
                if (table.coins(seat.index()) >= ransom(table)) {
                    table.waitFor(new Stage.Asking(Question.QUAKE, seat, work.reaching(seat, slot, Plant.NONE)));
                    return false;
                }
                collapse(table, land);
            }
            work = work.with(work.seats().subList(1, work.seats().size()), seat, 0);
        }
        return true;
    }

    /// Returns true if a building on this land is in danger.
    private static boolean shakes(EventCardTable table, int land, Where where) {
        var lands = table.facts().lands();
        int building = Holding.building(table.lands().holding(land));
        boolean inside = where == Where.BOTH || lands.region(land) == (where == Where.CENTRAL ? 1 : 2);
        return inside && building >= 0 && !lands.isHeadquarters(building);
    }

    /// Returns the coins that save a building.
    public static int ransom(EventCardTable table) {
        return table.eventCard().effect() instanceof Effect.Quake(int coins, Where _) ? coins : 0;
    }

    private static void collapse(EventCardTable table, int land) {
        int holding = table.lands().holding(land);
        if (table.isHeard()) {
            table.tell(new EventCardEvent.BuildingLost(
                    Seat.of(table.lands().owner(land)),
                    table.facts().landName(Holding.building(holding)),
                    table.facts().landName(land)));
        }
        table.decks().putLandUnder(Holding.building(holding));
        table.lands().setHolding(land, Holding.asFresh(Holding.withBuilding(holding, Holding.NO_BUILDING)));
    }

    /// Takes the owner's answer whether they pay.
    public static boolean answer(EventCardTable table, Work work, FloraMove answer) {
        int seat = work.seat().index();
        int land = table.lands().landAt(seat, work.slot());
        if (answer instanceof FloraMove.Save) {
            table.pay(seat, ransom(table), Cost.EARTHQUAKE);
            if (table.isHeard()) {
                table.tell(new EventCardEvent.BuildingSaved(
                        work.seat(),
                        table.facts().landName(Holding.building(table.lands().holding(land))),
                        table.facts().landName(land)));
            }
        } else {
            collapse(table, land);
        }
        return goOn(table, work.with(work.seats(), work.seat(), work.slot() + 1));
    }
}
