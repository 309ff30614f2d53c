package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.box.Consequence;
import parterre.engine.box.Consequence.Certainty;
import parterre.gnomes.Position.Side;

/// What each animal of a player will do this round if he plays certain gnomes, as far as it can be told before
/// anybody has revealed. GG-5.3 GG-10.4
final class Helpers {
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
        own.awake().without(own.resting()).list().forEach(helpers::tell);
        own.resting().list().forEach(animal -> helpers.say(Certainty.CERTAIN, animal, "rests"));
        own.asleep().list().forEach(animal -> helpers.say(Certainty.CERTAIN, animal, "is asleep"));
        return helpers.told;
    }

    private void tell(Animal animal) {
        var other = position.side(1 - seat);
        switch (animal) {
            case COW -> {
                var milk = position.tasks().milk();
                say(
                        Certainty.OTHERS_DECIDE,
                        animal,
                        milk.isEmpty()
                                ? "finds no milk"
                                : "brings " + Scoring.MILK + " bliss if task " + milk + " is done");
            }
            case GOAT ->
                say(
                        Certainty.OTHERS_DECIDE,
                        animal,
                        "brings " + other.animals().size() + " bliss, more if the other gains an animal first");
            case HEN -> say(Certainty.CERTAIN, animal, "makes each gnome take 1 hour");
            case HORSE -> brings(animal, own.played().size());
            case MOUSE -> brings(animal, Scoring.SLOW * position.cards().slow(own.played()));
            case PIGGY -> say(Certainty.OTHERS_DECIDE, animal, "helps if the other does task 1 first");
            case SQUIRRELS -> brings(animal, own.hand().size() < other.hand().size() ? Scoring.FEWER : 0);
        }
    }

    private void brings(Animal animal, int bliss) {
        say(Certainty.CERTAIN, animal, bliss == 0 ? "brings nothing" : "brings " + bliss + " bliss");
    }

    private void say(Certainty certainty, Animal animal, String says) {
        told.add(new Consequence(certainty, animal.word(), animal.title() + " " + says));
    }
}
