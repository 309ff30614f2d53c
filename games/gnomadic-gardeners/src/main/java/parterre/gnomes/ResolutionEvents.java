package parterre.gnomes;

import java.util.List;
import parterre.engine.Seat;
import parterre.gnomes.GnomeEvent.AnimalGained;
import parterre.gnomes.GnomeEvent.AnimalsFellAsleep;
import parterre.gnomes.GnomeEvent.AnimalsRested;
import parterre.gnomes.GnomeEvent.BlissPart;
import parterre.gnomes.GnomeEvent.GiftChosen;
import parterre.gnomes.GnomeEvent.NoAnimalGained;
import parterre.gnomes.GnomeEvent.NoTaskDone;
import parterre.gnomes.GnomeEvent.Rule;
import parterre.gnomes.GnomeEvent.Scored;
import parterre.gnomes.GnomeEvent.TaskDone;
import parterre.gnomes.GnomeMove.Resolve;

/// Emits the events of a side that has resolved, just after the table has changed. GG-5.2 GG-5.3 GG-5.4
final class ResolutionEvents {
    private ResolutionEvents() {}

    /// The changes that a resolution has made to a player's side.
    ///
    /// @param resting the animals that rested in July
    /// @param asleep the animals that fell asleep
    record Changes(Animals resting, Bliss bliss, Animals gained, Animals asleep) {}

    /// Emits the events of a player.
    static void tell(Draft table, Position before, Resolve move, Changes changes) {
        int side = before.resolving();
        var seat = Seat.of(side);
        var was = before.side(side);
        var sharing = Sharing.of(before, was.played(), move.tasks()).orElseThrow();
        tellOfTasks(table, side, sharing);
        if (isByFlowers(before, was.played(), move.tasks())) {
            table.tell(Rule.MAY);
        }
        was.awake().list().stream()
                .filter(animal -> animal.helps(before, move.tasks()))
                .forEach(animal -> table.tellHelp(seat, animal));
        if (!move.gift().isEmpty()) {
            table.events()
                    .add(new GiftChosen(
                            seat, table.terms.cards().named(move.gift().nth(0))));
        }
        if (!changes.resting().isEmpty()) {
            table.events().add(new AnimalsRested(seat, changes.resting().list(), Scoring.REST));
        }
        tellOfGains(table, side, was.score(), changes.bliss(), changes.gained());
        if (changes.bliss().of(BlissSource.MONTH) > 0) {
            table.tell(Scoring.rule(table.terms.month()));
        }
        if (!changes.asleep().isEmpty()) {
            table.events().add(new AnimalsFellAsleep(seat, changes.asleep().list()));
        }
    }

    /// Returns true if these gnomes could not do the tasks in a game without a month. GG-8.May
    private static boolean isByFlowers(Position before, Gnomes gnomes, Tasks tasks) {
        return before.terms().month() == Month.MAY
                && !before.cards()
                        .feasible(before.left(), before.right(), Month.NONE)
                        .can(gnomes, tasks);
    }

    /// Emits the events of the automa.
    ///
    /// @param from its score before
    static void tell(Draft table, int from, Bliss bliss, Animals gained) {
        var tasks = table.side(Automa.SIDE).account().did();
        tellOfTasks(
                table, Automa.SIDE, tasks.list().stream().map(_ -> Gnomes.NONE).toList());
        tellOfGains(table, Automa.SIDE, from, bliss, gained);
        table.tell(Rule.AUTOMA_FOLLOWS_ORDERS);
    }

    /// @param sharing the gnomes that did each task
    private static void tellOfTasks(Draft table, int side, List<Gnomes> sharing) {
        var tasks = table.side(side).account().did().list();
        for (int i = 0; i < tasks.size(); i++) {
            table.events()
                    .add(new TaskDone(
                            table.seat(side), tasks.get(i), table.terms.cards().named(sharing.get(i))));
        }
        if (tasks.isEmpty()) {
            table.events().add(new NoTaskDone(table.seat(side)));
        }
    }

    private static void tellOfGains(Draft table, int side, int from, Bliss bliss, Animals gained) {
        var is = table.side(side);
        if (bliss.total() > 0) {
            table.events()
                    .add(new Scored(
                            table.seat(side),
                            from,
                            is.score(),
                            bliss.paid().stream()
                                    .map(source -> new BlissPart(bliss.of(source), source))
                                    .toList()));
        }
        if (is.account().did().has(Tasks.THIRD)) {
            var animal = table.terms.cards().active(table.left, table.right).animal();
            table.events()
                    .add(
                            gained.isEmpty()
                                    ? new NoAnimalGained(table.seat(side), animal)
                                    : new AnimalGained(table.seat(side), animal));
        }
    }
}
