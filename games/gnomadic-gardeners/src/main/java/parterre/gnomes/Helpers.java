package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import parterre.engine.box.Consequence;
import parterre.engine.box.Consequence.Certainty;
import parterre.gnomes.GnomeMove.Resolve;
import parterre.gnomes.Position.Side;

/// What each animal of a player will do this round: if he plays certain gnomes, as far as it can be told before anybody
/// has revealed; and by a move that resolves. GG-5.3 GG-10.4
final class Helpers {
    private static final String RESTS = "rests for " + Scoring.REST + " bliss";

    private final Position position;
    private final int seat;
    private final Side own;
    private final List<Consequence> told = new ArrayList<>();

    private Helpers(Position position, int seat, Side own) {
        this.position = position;
        this.seat = seat;
        this.own = own;
    }

    /// @param own the player's side as it would be when he has revealed
    static List<Consequence> of(Position position, int seat, Side own) {
        var helpers = new Helpers(position, seat, own);
        own.awake()
                .without(own.resting())
                .list()
                .forEach(position.terms().month() == Month.JULY ? helpers::tellInJuly : helpers::tell);
        own.resting().list().forEach(helpers::rests);
        own.asleep().list().forEach(animal -> helpers.say(Certainty.CERTAIN, animal, "is asleep"));
        return helpers.told;
    }

    /// By this move of whoever resolves now. GG-5.3
    static List<Consequence> of(Position position, Resolve move) {
        var side = position.resolving();
        var own = position.side(side);
        var helpers = new Helpers(position, side, own);
        var resting = Resting.inMonth(position, move);
        own.awake().without(resting).list().forEach(animal -> helpers.tell(animal, move.tasks()));
        resting.list().forEach(helpers::rests);
        own.asleep().list().forEach(animal -> helpers.say(Certainty.CERTAIN, animal, "is asleep"));
        return helpers.told;
    }

    /// Whether this part of a score is an animal's own.
    static boolean isOf(BlissSource part) {
        return switch (part) {
            case COW, GOAT, HORSE, MOUSE, SQUIRRELS -> true;
            case TASK_1, TASK_2, CHARISMA, MONTH, ORDERS, ANIMALS, HAND -> false;
        };
    }

    private void tell(Animal animal, Tasks did) {
        int bliss = animal.bliss(position, did);
        switch (animal) {
            case COW -> {
                if (bliss == 0) {
                    say(Certainty.CERTAIN, animal, "finds no milk");
                } else {
                    brings(animal, bliss);
                }
            }
            case HEN -> say(Certainty.CERTAIN, animal, "has made each gnome take 1 hour");
            case PIGGY -> {
                boolean again = position.resolved() == 1
                        && did.has(Tasks.FIRST)
                        && position.side(position.first()).account().did().has(Tasks.FIRST);
                say(Certainty.CERTAIN, animal, again ? "lets you do task 1 again" : "brings nothing");
            }
            case GOAT, HORSE, MOUSE, SQUIRRELS -> brings(animal, bliss);
        }
    }

    private void tell(Animal animal) {
        var other = position.side(1 - seat);
        switch (animal) {
            case COW -> {
                var milk = position.tasks().milk();
                var near = milk.and(within());
                if (near.isEmpty()) {
                    say(Certainty.CERTAIN, animal, milk.isEmpty() ? "finds no milk" : "finds no milk within reach");
                } else {
                    say(Certainty.OTHERS_DECIDE, animal, "brings 2 bliss if task " + near + " is done");
                }
            }
            case GOAT ->
                say(
                        Certainty.OTHERS_DECIDE,
                        animal,
                        "brings " + other.animals().size() + " bliss, more if the other gains an animal first");
            case HEN -> say(Certainty.CERTAIN, animal, "makes each gnome take 1 hour");
            case HORSE -> brings(animal, own.played().size());
            case MOUSE -> brings(animal, 2 * position.cards().slow(own.played()));
            case PIGGY -> {
                if (within().has(Tasks.FIRST)) {
                    say(Certainty.OTHERS_DECIDE, animal, "helps if the other does task 1 first");
                } else {
                    brings(animal, 0);
                }
            }
            case SQUIRRELS -> brings(animal, fewer());
        }
    }

    /// In July what would bring less than a rest, rests; by option only what would bring nothing. GG-8.July GG-R27
    /// GG-R28
    private void tellInJuly(Animal animal) {
        int others = position.side(1 - seat).animals().size();
        switch (animal) {
            case COW -> {
                if (position.tasks().milk().and(within()).isEmpty()) {
                    rests(animal);
                } else {
                    say(Certainty.CERTAIN, animal, "brings 2 bliss either way");
                }
            }
            case GOAT -> {
                if (others >= Scoring.REST) {
                    tell(animal);
                } else if (position.terms().julyChoice() && others == 0) {
                    say(Certainty.OTHERS_DECIDE, animal, RESTS + " if the other gains no animal first");
                } else if (position.terms().julyChoice() || others == 0) {
                    helpsOrRests(animal, others);
                } else {
                    say(Certainty.CERTAIN, animal, "brings " + Scoring.REST + " bliss either way");
                }
            }
            case HORSE -> helpsOrRests(animal, own.played().size());
            case MOUSE -> helpsOrRests(animal, 2 * position.cards().slow(own.played()));
            case PIGGY -> {
                if (within().has(Tasks.FIRST)) {
                    say(Certainty.OTHERS_DECIDE, animal, RESTS + ", but not if you do task 1 after the other");
                } else {
                    rests(animal);
                }
            }
            case SQUIRRELS -> helpsOrRests(animal, fewer());
            case HEN -> tell(animal);
        }
    }

    private void helpsOrRests(Animal animal, int bliss) {
        if (bliss >= Scoring.REST) {
            brings(animal, bliss);
        } else if (bliss > 0 && position.terms().julyChoice()) {
            say(Certainty.CERTAIN, animal, "brings " + bliss + " bliss or, if you let it rest then, " + Scoring.REST);
        } else {
            rests(animal);
        }
    }

    private void rests(Animal animal) {
        say(Certainty.CERTAIN, animal, RESTS);
    }

    /// What the squirrels bring. GG-R18
    private int fewer() {
        return own.hand().size() < position.side(1 - seat).hand().size() ? 3 : 0;
    }

    /// The tasks for which the gnomes that he would play are enough.
    private Tasks within() {
        var feasible = position.cards()
                .feasible(position.left(), position.right(), position.terms().month());
        return Tasks.of(IntStream.rangeClosed(1, Tasks.COUNT)
                .filter(number -> feasible.can(own.played(), Tasks.of(List.of(number))))
                .boxed()
                .toList());
    }

    private void brings(Animal animal, int bliss) {
        say(Certainty.CERTAIN, animal, bliss == 0 ? "brings nothing" : "brings " + bliss + " bliss");
    }

    private void say(Certainty certainty, Animal animal, String says) {
        told.add(new Consequence(certainty, animal.word(), animal.title() + " " + says));
    }
}
