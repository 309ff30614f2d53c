package parterre.gnomes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import parterre.engine.Seat;
import parterre.engine.box.Consequence;
import parterre.engine.box.Consequence.Certainty;
import parterre.gnomes.GnomeMove.Keep;
import parterre.gnomes.GnomeMove.Play;
import parterre.gnomes.GnomeMove.Resolve;

/// What a move does, told before it is made, from what its player knows.
final class Foresight {
    private final Position position;
    private final Seat seat;
    private final List<Consequence> told = new ArrayList<>();

    private Foresight(Position position, Seat seat) {
        this.position = position;
        this.seat = seat;
    }

    static List<Consequence> of(Position position, Seat seat, GnomeMove move) {
        var foresight = new Foresight(position, seat);
        switch (move) {
            case Play play -> foresight.play(play);
            case Resolve resolve -> foresight.resolve(resolve);
            case Keep(int gnome) -> foresight.keep(gnome);
            case GnomeMove.Lay _,
                    GnomeMove.Deal _,
                    GnomeMove.Adopt _,
                    GnomeMove.Orders _,
                    GnomeMove.Pass _,
                    GnomeMove.Slide _ -> {}
        }
        return foresight.told;
    }

    private void play(Play move) {
        var own = position.side(seat.index()).playing(move.gnomes(), move.resting());
        var table = new Draft(position);
        table.set(seat.index(), own);
        certain("", "takes " + hours(Committing.prep(table, seat.index())) + " to prepare");
        if (move.gnomes().size() == 1) {
            int gnome = move.gnomes().nth(0);
            certain(
                    Names.gnome(gnome),
                    "alone: " + position.cards().gnome(gnome).charisma() + " bliss for charisma");
        }
        var can = can(move.gnomes());
        told.add(
                can.isEmpty()
                        ? Consequence.certain("", "can do no task")
                        : new Consequence(Certainty.OTHERS_DECIDE, "", "can do " + can));
        told.addAll(Helpers.of(position, seat.index(), own));
        certain(
                "",
                "keeps " + gnomes(own.hand().size() - move.gnomes().size()) + "; those played go to the other side");
        certain(
                "",
                position.terms().solo()
                        ? "the automa's orders say who resolves first"
                        : "what the other plays says who resolves first");
        // What hangs on the other comes last, so that this is said once.
        told.sort(Comparator.comparing(one -> one.certainty() != Certainty.CERTAIN));
    }

    /// The largest sets of tasks that these gnomes can do: "tasks 1 and 2, or task 3".
    private String can(Gnomes gnomes) {
        var feasible = position.cards()
                .feasible(position.left(), position.right(), position.terms().month());
        var largest = new ArrayList<String>();
        for (int set = 1; set < 1 << Tasks.COUNT; set++) {
            var tasks = Tasks.ofBits(set);
            if (feasible.can(gnomes, tasks) && !canMore(feasible, gnomes, tasks)) {
                largest.add(tasks.named());
            }
        }
        return String.join(", or ", largest);
    }

    private static boolean canMore(Feasible feasible, Gnomes gnomes, Tasks tasks) {
        for (int number = 1; number <= Tasks.COUNT; number++) {
            if (!tasks.has(number) && feasible.can(gnomes, tasks.with(Tasks.of(List.of(number))))) {
                return true;
            }
        }
        return false;
    }

    private void resolve(Resolve move) {
        var before = position.side(seat.index());
        var after = Playing.after(position, move).side(seat.index());
        var account = after.account();
        for (var part : account.bliss().paid()) {
            boolean ofResting = part == BlissSource.MONTH && position.terms().month() == Month.JULY;
            if (!Helpers.isOf(part) && !ofResting) {
                certain(
                        part == BlissSource.TASK_1 ? "1" : part == BlissSource.TASK_2 ? "2" : "",
                        account.bliss().of(part) + " bliss for " + part.says());
            }
        }
        told.addAll(Helpers.of(position, move));
        certain("", "scores " + account.bliss().total() + ", which makes " + after.score());
        shared(before.played(), move.tasks());
        if (move.tasks().has(Tasks.THIRD)) {
            var animal = position.tasks().animal();
            certain(
                    "3",
                    account.gained().isEmpty()
                            ? "gains nothing, since there is a " + animal.title() + " already"
                                    + (position.resolved() == 0
                                                    && !position.terms().solo()
                                            ? "; the other cannot do it"
                                            : "")
                            : "gains the " + animal.title() + ", who works from the next round on");
        }
        if (!after.asleep().equals(before.asleep())) {
            certain("", "sends " + after.asleep().without(before.asleep()) + " to sleep");
        }
        if (!move.gift().isEmpty()) {
            certain(Names.gnomes(move.gift()), "goes to the other side after this round");
        }
        forgone(move);
    }

    /// Who could do what: one sharing of the gnomes. GG-R10
    private void shared(Gnomes played, Tasks tasks) {
        var numbers = tasks.list();
        var shares = Sharing.of(position, played, tasks).orElseThrow();
        for (int i = 0; i < shares.size(); i++) {
            certain(
                    numbers.get(i).toString(),
                    "task " + numbers.get(i) + " by " + position.cards().called(shares.get(i)));
        }
    }

    /// What is left undone although it could be done.
    private void forgone(Resolve move) {
        var feasible = position.cards()
                .feasible(position.left(), position.right(), position.terms().month());
        var open = Resolving.open(position);
        for (int number = 1; number <= Tasks.COUNT; number++) {
            var more = move.tasks().with(Tasks.of(List.of(number)));
            if (!move.tasks().has(number)
                    && open.has(more)
                    && feasible.can(position.side(seat.index()).played(), more)) {
                certain(
                        Integer.toString(number),
                        "leaves task " + number + " undone ("
                                + (number == Tasks.COUNT
                                        ? position.tasks().animal().title()
                                        : position.tasks().bliss(number) + " bliss")
                                + ")");
            }
        }
    }

    private void keep(int gnome) {
        var passed = position.side(seat.index()).played().without(Gnomes.one(gnome));
        certain(Names.gnome(gnome), "stays with you");
        certain("", position.cards().called(passed) + " go to the other side");
    }

    private void certain(String at, String says) {
        told.add(Consequence.certain(at, says));
    }

    private static String hours(int prep) {
        return prep + (prep == 1 ? " hour" : " hours");
    }

    private static String gnomes(int count) {
        return count == 0 ? "no gnome" : count == 1 ? "1 gnome" : count + " gnomes";
    }
}
