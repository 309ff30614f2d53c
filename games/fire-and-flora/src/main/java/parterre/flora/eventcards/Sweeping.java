package parterre.flora.eventcards;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Seat;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Icons;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Where;
import parterre.flora.events.EventCardEvent;
import parterre.flora.events.PlantEvent;
import parterre.flora.events.Question;
import parterre.flora.events.Reasons;
import parterre.flora.events.Reasons.Rule;
import parterre.flora.events.Stage;
import parterre.flora.events.Stage.Cause;
import parterre.flora.events.Stage.Work;
import parterre.flora.growing.Growing;
import parterre.flora.landscape.Answers;
import parterre.flora.material.Facts;
import parterre.flora.material.Hand;
import parterre.flora.material.Holding;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;
import parterre.flora.table.Table;

/// Carries out event cards that reach plants in burn order, mostly fires. They go from the active player's
/// leftmost land along the row, then on to the player before in turn order. Each function returns true when the
/// last land has been considered. FF-8.3 FF-8.4 FF-8.5 FF-13.3
public final class Sweeping {
    private static final int FIRE = Resource.FIRE.place();

    private Sweeping() {}

    /// Begins the sweep. FF-8.3
    static boolean begin(EventCardTable table, int icons, Where where) {
        table.tell(icons == FIRE ? Rule.FIRE : icons == Icons.FLOOD ? Rule.FLOOD : Rule.OTHER_ICON);
        var first = Seat.of(table.active());
        return goOn(table, new Work(Cause.SWEEP, where, rowsAfter(table, first), first, 0, Plant.NONE, icons, 0));
    }

    /// Returns the seats whose rows a sweep reaches after the row of this seat, in order. FF-8.3
    public static List<Seat> rowsAfter(Table table, Seat last) {
        var rows = new ArrayList<Seat>();
        for (int seat = table.before(last.index()); seat != table.active(); seat = table.before(seat)) {
            rows.add(Seat.of(seat));
        }
        return rows;
    }

    /// Goes on from the land in `from`, until a seat is asked or the last land has been considered.
    public static boolean goOn(EventCardTable table, Work from) {
        var work = from;
        while (true) {
            int seat = work.seat().index();
            for (int slot = work.slot(); slot < table.lands().size(seat); slot++) {
                if (asks(table, work, slot)) {
                    return false;
                }
            }
            if (work.seats().isEmpty()) {
                return true;
            }
            work = work.with(
                    work.seats().subList(1, work.seats().size()), work.seats().getFirst(), 0);
        }
    }

    /// Considers one land, once. FF-8.3
    private static boolean asks(EventCardTable table, Work work, int slot) {
        var lands = table.lands();
        var plants = table.facts().plants();
        int old = Holding.plant(lands.holdingAt(work.seat().index(), slot));
        if (!plants.answersTo(old, work.icons()) && !table.terms().seedBank()) {
            return false;
        }
        int land = lands.landAt(work.seat().index(), slot);
        boolean fire = work.icons() == FIRE;
        if (!isReached(table.facts(), land, work) || (fire && isSpared(table.facts(), land))) {
            return false;
        }
        if (fire && table.terms().seedBank() && Answers.canSprout(lands, land, lands.holding(land))) {
            Growing.sprout(table, land);
            return false;
        }
        int plant = lands.plant(land);
        if (plants.actions(plant, work.icons()).length == 0) {
            return false;
        }
        var reached = work.reaching(work.seat(), slot, plant).at(0);
        if (fire && mayDouse(table, land)) {
            table.waitFor(new Stage.Asking(Question.STATION, work.seat(), reached));
            return true;
        }
        return !Growing.grow(table, reached);
    }

    private static boolean isReached(Facts facts, int land, Work work) {
        int region = facts.lands().region(land);
        return switch (work.where()) {
            case CENTRAL -> region == 1;
            case SOUTHERN -> region == 2;
            case BOTH -> true;
            case DIE -> throw new IllegalStateException("the die has not been rolled");
        };
    }

    /// Returns true if a fire spares this land. Fire event cards skip islands, and a lone Fire does nothing
    /// on wet land. FF-11.2
    private static boolean isSpared(Facts facts, int land) {
        var ability = facts.lands().ability(land);
        return ability == Ability.ISLAND || ability == Ability.WET;
    }

    /// Returns true if the owner is asked to save this plant: the rules let them, they hold any card, and the
    /// fire would change something. The kinds of their cards make no difference. FF-11.3 FF-J21 FF-J51
    private static boolean mayDouse(EventCardTable table, int land) {
        int owner = table.lands().owner(land);
        return table.purses().hand(owner) != Hand.NONE
                && (table.terms().waterSaves() || table.lands().estate(owner).has(Ability.FIRE_STATION))
                && Answers.wouldChange(table.lands(), land, FIRE);
    }

    /// Takes the owner's answer whether Water saves the plant. FF-11.3
    public static boolean douse(EventCardTable table, Work work, FloraMove answer) {
        if (answer instanceof FloraMove.Save) {
            if (table.isHeard()) {
                int land = table.lands().landAt(work.seat().index(), work.slot());
                table.tell(new EventCardEvent.CardDiscarded(work.seat(), Resource.WATER));
                table.tell(new PlantEvent.PlantSaved(
                        work.seat(),
                        table.facts().landName(land),
                        table.facts().speciesName(Plant.species(work.plant())),
                        Reasons.Rescue.WATER));
            }
            table.lay(work.seat().index(), Resource.WATER);
            return next(table, work);
        }
        return Growing.grow(table, work) && next(table, work);
    }

    /// Goes on with the next land.
    public static boolean next(EventCardTable table, Work work) {
        return goOn(table, work.with(work.seats(), work.seat(), work.slot() + 1).at(0));
    }
}
