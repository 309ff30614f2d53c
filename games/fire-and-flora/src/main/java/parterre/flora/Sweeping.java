package parterre.flora;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Seat;
import parterre.flora.Stage.Cause;
import parterre.flora.Stage.Question;
import parterre.flora.Stage.Work;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Where;

/// Events that reach plants in burn order: from the active player's leftmost land along the row, then on to the player
/// before in turn order. FF-8.3 FF-8.5 FF-13.3
/// FF-8.4
final class Sweeping {
    private static final int FIRE = Resource.FIRE.place();

    private Sweeping() {}

    /// An event sets out. FF-8.3
    static void begin(Draft table, int icons, Where where) {
        var rows = new ArrayList<Seat>();
        for (int seat = table.before(table.active); seat != table.active; seat = table.before(seat)) {
            rows.add(Seat.of(seat));
        }
        go(table, new Work(Cause.SWEEP, where, rows, Seat.of(table.active), 0, Plant.NONE, icons, 0));
    }

    /// Goes on from the land that the work names, until somebody is asked or the last land has been considered.
    private static void go(Draft table, Work from) {
        var work = from;
        while (true) {
            int seat = work.seat().index();
            for (int slot = work.slot(); slot < table.size(seat); slot++) {
                if (asks(table, work, slot)) {
                    return;
                }
            }
            if (work.seats().isEmpty()) {
                Happening.end(table);
                return;
            }
            work = work.with(
                    work.seats().subList(1, work.seats().size()), work.seats().getFirst(), 0);
        }
    }

    /// One land is considered, once. FF-8.3
    private static boolean asks(Draft table, Work work, int slot) {
        int old = Holding.plant(table.holdingAt(work.seat().index(), slot));
        if (!table.facts.answersTo(old, work.icons()) && !table.terms.seedBank()) {
            return false;
        }
        int land = table.landAt(work.seat().index(), slot);
        boolean fire = work.icons() == FIRE;
        if (!isReached(table, land, work) || (fire && isSpared(table, land))) {
            return false;
        }
        if (fire && table.terms.seedBank() && Growing.canSprout(table, land, table.holding(land))) {
            Growing.sprout(table, land);
            return false;
        }
        int plant = table.plant(land);
        if (table.facts.actions(plant, work.icons()).length == 0) {
            return false;
        }
        var reached = work.reaching(work.seat(), slot, plant).at(0);
        if (fire && mayDouse(table, land)) {
            table.stage = new Stage.Asking(Question.STATION, work.seat(), reached);
            return true;
        }
        return !Growing.grow(table, reached);
    }

    private static boolean isReached(Draft table, int land, Work work) {
        int region = table.facts.region[land];
        return switch (work.where()) {
            case CENTRAL -> region == 1;
            case SOUTHERN -> region == 2;
            case BOTH -> true;
            case DIE -> throw new IllegalStateException("the die has not been rolled");
        };
    }

    /// Fire Events pass islands by, and a lone Fire does nothing on wet land. FF-11.2
    private static boolean isSpared(Draft table, int land) {
        var ability = table.facts.ability[land];
        return ability == Ability.ISLAND || ability == Ability.WET;
    }

    /// Whether the owner is asked to save this plant: he could by the rules, holds any card, and the fire would change
    /// something. Which cards he holds makes no difference. FF-11.3 FF-J21 FF-J51
    static boolean mayDouse(Draft table, int land) {
        int owner = table.owner(land);
        return table.hand(owner) != Hand.NONE
                && (table.terms.waterSaves() || table.estate(owner).has(Ability.FIRE_STATION))
                && Growing.wouldChange(table, land, FIRE);
    }

    /// The owner has said whether Water saves the plant. FF-11.3
    static void douse(Draft table, Work work, FloraMove answer) {
        if (answer instanceof FloraMove.Save) {
            table.lay(work.seat().index(), Resource.WATER);
            next(table, work);
        } else if (Growing.grow(table, work)) {
            next(table, work);
        }
    }

    /// The land is done with.
    static void next(Draft table, Work work) {
        go(table, work.with(work.seats(), work.seat(), work.slot() + 1).at(0));
    }

    /// Seats from the active one on, clockwise.
    static List<Seat> clockwise(Draft table) {
        var seats = new ArrayList<Seat>(table.seats());
        int seat = table.active;
        do {
            seats.add(Seat.of(seat));
            seat = table.after(seat);
        } while (seat != table.active);
        return seats;
    }
}
