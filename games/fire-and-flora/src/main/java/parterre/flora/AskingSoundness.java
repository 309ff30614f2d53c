package parterre.flora;

import java.util.List;
import parterre.engine.Seat;
import parterre.flora.Stage.Cause;
import parterre.flora.Stage.Work;
import parterre.flora.cards.Effect;
import parterre.flora.cards.PlantAction;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Where;

/// Whether a question in the middle of something fits what lies on the table. FF-D3
final class AskingSoundness {
    private final Draft table;
    private final Stage.Asking asking;
    private final Work work;

    AskingSoundness(Draft table, Stage.Asking asking) {
        this.table = table;
        this.asking = asking;
        work = asking.work();
    }

    boolean fits() {
        boolean here = asking.seat().index() < table.seats()
                && work.seat().index() < table.seats()
                && work.seats().stream().allMatch(seat -> seat.index() < table.seats());
        return here && causeFits() && questionFits();
    }

    private boolean causeFits() {
        return switch (work.cause()) {
            case PLAY -> work.where() == Where.BOTH && work.seats().isEmpty();
            case SWEEP -> isSwept() && work.where() != Where.DIE && work.seats().equals(rowsAfter(work.seat()));
            case SQUIRREL ->
                table.event >= 0
                        && effect() instanceof Effect.Squirrel
                        && work.icons() == Facts.SQUIRREL
                        && work.where() == Where.BOTH
                        && comesAfter(work.seat());
            case WEEDING ->
                effect() instanceof Effect.Weeding
                        && work.icons() == 0
                        && work.where() == Where.BOTH
                        && comesAfter(work.seat());
            case QUAKE ->
                effect() instanceof Effect.Quake
                        && work.where() != Where.DIE
                        && work.icons() == 0
                        && work.seats().equals(clockwiseFrom(work.seat()));
        };
    }

    private Effect effect() {
        return table.facts.cards.event(table.event).effect();
    }

    private boolean isSwept() {
        return switch (effect()) {
            case Effect.Apply(Resource icon, Where _) -> work.icons() == icon.place();
            case Effect.Flood(Where _) -> work.icons() == Facts.FLOOD;
            case Effect.Discard _,
                    Effect.Coins _,
                    Effect.Halve _,
                    Effect.Quake _,
                    Effect.Draw _,
                    Effect.Weeding _,
                    Effect.Squirrel _,
                    Effect.PackRat _,
                    Effect.Grant _,
                    Effect.Nothing _ -> false;
        };
    }

    /// The rows that a sweep has still to come to.
    private List<Seat> rowsAfter(Seat seat) {
        var rows = new java.util.ArrayList<Seat>();
        for (int row = table.before(seat.index()); seat.index() != table.after(table.active) && row != table.active; ) {
            rows.add(Seat.of(row));
            row = table.before(row);
        }
        return rows;
    }

    private List<Seat> clockwiseFrom(Seat seat) {
        var all = Sweeping.clockwise(table);
        return all.subList(all.indexOf(seat), all.size());
    }

    /// Whether those still to come do so after this seat, in turn order.
    private boolean comesAfter(Seat seat) {
        var all = Sweeping.clockwise(table);
        int last = all.indexOf(seat);
        for (var next : work.seats()) {
            int place = all.indexOf(next);
            if (place <= last) {
                return false;
            }
            last = place;
        }
        return true;
    }

    private boolean questionFits() {
        return switch (asking.question()) {
            case PLACE -> isAtPlant() && asksForPlace();
            case SOW -> asksForWeed();
            case STATION ->
                work.cause() == Cause.SWEEP
                        && work.icons() == Resource.FIRE.place()
                        && work.next() == 0
                        && isAtPlant()
                        && table.plant(land()) == work.plant()
                        && Sweeping.mayDouse(table, land());
            case VAULT -> isAtPlant() && acts(PlantAction.KILL) && Growing.mayPayToSave(table, land());
            case QUAKE ->
                work.cause() == Cause.QUAKE
                        && work.plant() == Plant.NONE
                        && work.next() == 0
                        && isInRow()
                        && asking.seat().equals(work.seat())
                        && Happening.shakes(table, land(), work.where())
                        && table.coins(asking.seat().index()) >= Happening.ransom(table);
            case SQUIRREL ->
                work.cause() == Cause.SQUIRREL
                        && isFreshlyAsked()
                        && Happening.targets(table, work).size() > 1;
            case WEEDING ->
                work.cause() == Cause.WEEDING
                        && isFreshlyAsked()
                        && !Happening.targets(table, work).isEmpty();
        };
    }

    private boolean isFreshlyAsked() {
        return asking.seat().equals(work.seat()) && work.slot() == 0 && work.plant() == Plant.NONE && work.next() == 0;
    }

    private boolean isInRow() {
        return work.slot() >= 0 && work.slot() < table.size(work.seat().index());
    }

    private int land() {
        return table.landAt(work.seat().index(), work.slot());
    }

    /// Whether the plant that was reached is still there and its owner is asked.
    private boolean isAtPlant() {
        if (!isInRow() || !asking.seat().equals(work.seat()) || work.plant() == Plant.NONE) {
            return false;
        }
        int now = table.plant(land());
        return now != Plant.NONE
                && Plant.species(now) == Plant.species(work.plant())
                && work.next() >= 0
                && work.next() < table.facts.actions(work.plant(), work.icons()).length
                && (work.cause() != Cause.QUAKE && work.cause() != Cause.WEEDING);
    }

    private boolean acts(PlantAction action) {
        return table.facts.actions(work.plant(), work.icons())[work.next()] == action;
    }

    private boolean asksForPlace() {
        var action = table.facts.actions(work.plant(), work.icons())[work.next()];
        return action.makesChild()
                && Plant.isBig(table.plant(land()))
                && table.pool(Plant.species(work.plant())) > 0
                && Growing.places(table, land(), action).size() > 1;
    }

    private boolean asksForWeed() {
        if (work.cause() != Cause.PLAY
                || work.plant() == Plant.NONE
                || Plant.isBig(work.plant())
                || work.icons() != 0
                || work.next() != 0
                || work.slot() != 0
                || !asking.seat().equals(work.seat())
                || asking.seat().index() == table.active) {
            return false;
        }
        int species = Plant.species(work.plant());
        return Nefarious.maySow(table, asking.seat().index(), species)
                && Growing.weedPlaces(table, asking.seat().index(), species).size() > 1;
    }
}
