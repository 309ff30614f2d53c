package parterre.flora.text;

import java.util.List;
import parterre.engine.Seat;
import parterre.flora.cards.Effect;
import parterre.flora.cards.PlantAction;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Where;
import parterre.flora.eventcards.Earthquake;
import parterre.flora.eventcards.EventCards;
import parterre.flora.eventcards.Sweeping;
import parterre.flora.events.Stage;
import parterre.flora.events.Stage.Cause;
import parterre.flora.events.Stage.Work;
import parterre.flora.growing.Growing;
import parterre.flora.landscape.Places;
import parterre.flora.material.Plant;
import parterre.flora.playing.Nefarious;
import parterre.flora.table.Draft;

/// Checks whether a question in the middle of an event or a play fits the table. FF-D3
final class QuestionValidator {
    private final Draft table;
    private final Stage.Asking asking;
    private final Work work;

    QuestionValidator(Draft table, Stage.Asking asking) {
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
            case CHOICE ->
                effect() instanceof Effect.Choosing choosing
                        && work.icons() == choosing.icons()
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
        return table.eventCard().effect();
    }

    private boolean isSwept() {
        return effect() instanceof Effect.Sweeping sweep && work.icons() == sweep.icons();
    }

    /// Returns the rows that a sweep has not reached yet.
    private List<Seat> rowsAfter(Seat seat) {
        var rows = new java.util.ArrayList<Seat>();
        for (int row = table.before(seat.index());
                seat.index() != table.after(table.active()) && row != table.active(); ) {
            rows.add(Seat.of(row));
            row = table.before(row);
        }
        return rows;
    }

    private List<Seat> clockwiseFrom(Seat seat) {
        var all = table.clockwise();
        return all.subList(all.indexOf(seat), all.size());
    }

    /// Returns true if the seats still to come follow this seat, in turn order.
    private boolean comesAfter(Seat seat) {
        var all = table.clockwise();
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
                        && table.lands().plant(land()) == work.plant()
                        && Sweeping.mayDouse(table, land());
            case VAULT -> isAtPlant() && acts(PlantAction.KILL) && Growing.mayPayToSave(table, land());
            case QUAKE ->
                work.cause() == Cause.QUAKE
                        && work.plant() == Plant.NONE
                        && work.next() == 0
                        && isInRow()
                        && asking.seat().equals(work.seat())
                        && Earthquake.shakes(table, land(), work.where())
                        && table.purses().coins(asking.seat().index()) >= Earthquake.ransom(table);
            case CHOICE -> work.cause() == Cause.CHOICE && isFreshlyAsked() && hasChoice();
        };
    }

    private boolean hasChoice() {
        int targets = EventCards.targets(table, work.seat().index()).size();
        return targets > (EventCards.choosing(table).mayDecline() ? 0 : 1);
    }

    private boolean isFreshlyAsked() {
        return asking.seat().equals(work.seat()) && work.slot() == 0 && work.plant() == Plant.NONE && work.next() == 0;
    }

    private boolean isInRow() {
        return work.slot() >= 0 && work.slot() < table.lands().size(work.seat().index());
    }

    private int land() {
        return table.lands().landAt(work.seat().index(), work.slot());
    }

    /// Returns true if the plant that was reached is still there and its owner is asked.
    private boolean isAtPlant() {
        if (!isInRow() || !asking.seat().equals(work.seat()) || work.plant() == Plant.NONE) {
            return false;
        }
        int now = table.lands().plant(land());
        return now != Plant.NONE
                && Plant.species(now) == Plant.species(work.plant())
                && work.next() >= 0
                && work.next() < actions()
                && work.cause() != Cause.QUAKE;
    }

    /// Returns the number of actions of the plant that was reached.
    private int actions() {
        return work.cause() == Cause.CHOICE ? 1 : table.facts().plants().actions(work.plant(), work.icons()).length;
    }

    private boolean acts(PlantAction action) {
        return EventCards.action(table, work) == action;
    }

    private boolean asksForPlace() {
        var action = EventCards.action(table, work);
        return action.makesChild()
                && Plant.isBig(table.lands().plant(land()))
                && table.lands().pool(Plant.species(work.plant())) > 0
                && Places.ofChild(table.lands(), land(), action).size() > 1;
    }

    private boolean asksForWeed() {
        if (work.cause() != Cause.PLAY
                || work.plant() == Plant.NONE
                || Plant.isBig(work.plant())
                || work.icons() != 0
                || work.next() != 0
                || work.slot() != 0
                || !asking.seat().equals(work.seat())
                || asking.seat().index() == table.active()) {
            return false;
        }
        int species = Plant.species(work.plant());
        return Nefarious.maySow(table, asking.seat().index(), species)
                && Places.ofWeed(table.lands(), asking.seat().index(), species).size() > 1;
    }
}
