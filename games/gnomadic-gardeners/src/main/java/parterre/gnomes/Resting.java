package parterre.gnomes;

import java.util.ArrayList;
import java.util.Optional;
import parterre.engine.Moves;
import parterre.engine.Refusal;
import parterre.gnomes.GnomeMove.Resolve;

/// July: an animal that is not used, or that its player lets rest, brings 2 bliss instead of its effect.
/// GG-8.July
final class Resting {
    private Resting() {}

    /// Returns every animal that rests if the resolving side makes this move; none in other months than July.
    static Animals inMonth(Position position, Resolve move) {
        return position.terms().month() == Month.JULY ? resting(position, move) : Animals.NONE;
    }

    /// Returns every animal that rests if the resolving side makes this move. An animal gained in this round
    /// gives nothing yet. GG-R27 GG-R28 GG-R29
    private static Animals resting(Position position, Resolve move) {
        var own = position.side(position.resolving());
        var resting = own.resting();
        for (var animal : own.animals().list()) {
            if (rests(position, animal, move)) {
                resting = resting.with(animal.alone());
            }
        }
        return resting;
    }

    private static boolean rests(Position position, Animal animal, Resolve move) {
        if (animal.source().isEmpty()) {
            // The choice of gnomes has already decided about an animal that helps at the reveal. GG-R28
            return !animal.reveals() && !animal.helps(position, move.tasks());
        }
        int bliss = animal.bliss(position, move.tasks());
        return position.terms().julyChoice() ? bliss == 0 || move.resting().has(animal) : bliss < Scoring.REST;
    }

    /// Returns the animals that have a choice: by option, and only if they could bring something. GG-R27
    static Animals mayRest(Position position, Tasks did) {
        if (position.terms().month() != Month.JULY || !position.terms().julyChoice()) {
            return Animals.NONE;
        }
        return Animals.of(position.side(position.resolving()).animals().list().stream()
                .filter(animal -> animal.bliss(position, did) > 0)
                .toList());
    }

    static Optional<Refusal> refusal(Position position, Resolve move) {
        return refusal("GG-R27", mayRest(position, move.tasks()), move.resting());
    }

    /// Returns why these animals cannot be let rest by this rule; empty if all of them may.
    static Optional<Refusal> refusal(String rule, Animals may, Animals resting) {
        return may.has(resting)
                ? Optional.empty()
                : Optional.of(new Refusal(
                        rule,
                        may.isEmpty()
                                ? new GnomeRefusal.NoAnimalMayRest()
                                : new GnomeRefusal.OnlyTheseRest(may.list())));
    }

    /// Returns every set of tasks with every set of animals that may rest then, by their bits.
    ///
    /// @param sets sets of tasks, a bit for each
    static Moves<GnomeMove> moves(Position position, int sets) {
        var moves = new ArrayList<GnomeMove>();
        for (int set = 0; set < 1 << Tasks.COUNT; set++) {
            if ((sets >>> set & 1) != 0) {
                var tasks = Tasks.ofBits(set);
                var may = mayRest(position, tasks);
                for (int number = 0; number < may.subsets(); number++) {
                    moves.add(new Resolve(tasks, Gnomes.NONE, may.subset(number)));
                }
            }
        }
        return Moves.of(moves);
    }
}
