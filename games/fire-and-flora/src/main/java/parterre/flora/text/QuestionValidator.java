package parterre.flora.text;

import java.util.List;
import parterre.engine.Seat;
import parterre.flora.cards.Effect;
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
import parterre.flora.position.Draft;

/// Says which questions in the middle of an event card or a play fit a table. FF-D3
record QuestionValidator(Draft table, Stage.Asking asking) {
    boolean fits() {
        return fitsCause() && fitsQuestion();
    }

    private Work work() {
        return asking.work();
    }

    /// The seat whose row is being worked through.
    private int seat() {
        return work().seat().index();
    }

    private boolean fitsCause() {
        return switch (work().cause()) {
            case PLAY -> work().where() == Where.BOTH && work().seats().isEmpty();
            case SWEEP ->
                table.eventCard().effect() instanceof Effect.Sweeping sweep
                        && work().icons() == sweep.icons()
                        && work().seats().equals(Sweeping.rowsAfter(table, work().seat()));
            case CHOICE ->
                table.eventCard().effect() instanceof Effect.Choosing choosing
                        && work().icons() == choosing.icons()
                        && work().where() == Where.BOTH
                        && work().seats()
                                .equals(from(1).stream()
                                        .filter(work().seats()::contains)
                                        .toList());
            case QUAKE ->
                table.eventCard().effect() instanceof Effect.Quake
                        && work().icons() == 0
                        && work().seats().equals(from(0));
        };
    }

    /// Returns the seats clockwise up to the last one before the active seat.
    ///
    /// @param skipped the number of seats to leave out, from the seat of the work on
    private List<Seat> from(int skipped) {
        var all = table.clockwise();
        return all.subList(all.indexOf(work().seat()) + skipped, all.size());
    }

    private boolean fitsQuestion() {
        return switch (asking.question()) {
            case PLACE, VAULT -> isAtPlant() && isAsked();
            case SOW -> asksForWeed();
            case STATION ->
                work().cause() == Cause.SWEEP
                        && work().icons() == Resource.FIRE.place()
                        && work().next() == 0
                        && isAtPlant()
                        && table.lands().plant(land()) == work().plant()
                        && Sweeping.mayDouse(table, land());
            case QUAKE ->
                work().cause() == Cause.QUAKE
                        && work().plant() == Plant.NONE
                        && work().next() == 0
                        && isInRow()
                        && asksOwner()
                        && Earthquake.shakes(table, land(), work().where())
                        && table.coins(seat()) >= Earthquake.ransom(table);
            case CHOICE ->
                work().cause() == Cause.CHOICE
                        && asksOwner()
                        && work().slot() == 0
                        && work().plant() == Plant.NONE
                        && work().next() == 0
                        && EventCards.isChoice(table, EventCards.targets(table, seat()));
        };
    }

    private boolean asksOwner() {
        return asking.seat().equals(work().seat());
    }

    private boolean isInRow() {
        return work().slot() < table.lands().size(seat());
    }

    private int land() {
        return table.lands().landAt(seat(), work().slot());
    }

    /// Returns true if the plant that was reached is still there and its owner is asked.
    private boolean isAtPlant() {
        return isInRow()
                && asksOwner()
                && work().plant() != Plant.NONE
                && work().cause() != Cause.QUAKE
                && table.lands().plant(land()) != Plant.NONE
                && Plant.species(table.lands().plant(land())) == Plant.species(work().plant())
                && work().next() < actions();
    }

    /// Returns the number of actions of the plant that was reached.
    private int actions() {
        return work().cause() == Cause.CHOICE
                ? 1
                : table.facts().plants().actions(work().plant(), work().icons()).length;
    }

    /// Returns true if the plant's next action asks this question.
    private boolean isAsked() {
        var grown = new Draft(table);
        return !Growing.act(grown, work(), EventCards.action(table, work()))
                && grown.stage().equals(asking);
    }

    private boolean asksForWeed() {
        int species = Plant.species(work().plant());
        return work().equals(Work.of(Cause.PLAY).reaching(work().seat(), 0, Plant.small(species)))
                && asksOwner()
                && seat() != table.active()
                && Nefarious.maySow(table, seat(), species)
                && Places.ofWeed(table.lands(), seat(), species).size() > 1;
    }
}
