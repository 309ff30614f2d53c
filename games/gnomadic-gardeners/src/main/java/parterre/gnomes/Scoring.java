package parterre.gnomes;

import parterre.gnomes.GnomeEvent.Rule;
import parterre.gnomes.GnomeMove.Resolve;

/// Chapter 5.3: what a player scores, all at one moment, and what the months add to it (chapter 8).
final class Scoring {
    /// The bliss of a gift for each task of the first side. GG-8.June
    private static final int GIFT = 2;

    /// The bliss of a resting animal. GG-8.July
    static final int REST = 2;

    private Scoring() {}

    /// Returns what the resolving side scores by this move, with all bonuses. Only animals that are awake count, and
    /// they count before one of them is sent to sleep. GG-R9 GG-R36
    ///
    /// @param resting the animals that rest in July
    /// @param gained the animals that the side recruits after scoring
    static Bliss bliss(Position position, Resolve move, Animals resting, Animals gained) {
        var own = position.side(position.resolving());
        var tasks = position.tasks();
        var did = move.tasks();
        var bliss = Bliss.NONE
                .with(BlissSource.TASK_1, did.has(1) ? tasks.bliss(1) : 0)
                .with(BlissSource.TASK_2, did.has(2) ? tasks.bliss(2) : 0)
                .with(BlissSource.CHARISMA, charisma(position, own));
        var working = own.awake().without(resting);
        for (var animal : Animal.paying()) {
            if (working.has(animal)) {
                bliss = bliss.with(animal.source().orElseThrow(), animal.bliss(position, did));
            }
        }
        return bliss.with(BlissSource.MONTH, month(position, move, bliss, resting, gained));
    }

    /// A gnome played alone brings its charisma. GG-5.3 GG-R19
    private static int charisma(Position position, Position.Side own) {
        return own.played().size() == 1
                ? position.cards().gnome(own.played().nth(0)).charisma()
                : 0;
    }

    /// Returns the bliss that the month's rule brings. GG-8.April GG-8.June GG-8.July GG-8.September GG-8.October
    private static int month(Position position, Resolve move, Bliss bliss, Animals resting, Animals gained) {
        var own = position.side(position.resolving());
        return switch (position.terms().month()) {
            case NONE, MAY, AUGUST -> 0;
            // GG-R25
            case APRIL -> position.resolved() == 1 ? own.animals().size() : 0;
            // GG-R30 GG-R31
            case JUNE ->
                move.gift().isEmpty()
                        ? 0
                        : GIFT * position.side(position.first()).account().did().size();
            case JULY -> REST * resting.size();
            // GG-R33
            case SEPTEMBER -> move.tasks().has(1) && move.tasks().has(2) ? ofTasks(bliss) : 0;
            // GG-R35: the animal that turns now counts.
            case OCTOBER -> gained.isEmpty() ? 0 : own.animals().size();
        };
    }

    /// Returns the bliss of both tasks, with what animals brought for them.
    private static int ofTasks(Bliss bliss) {
        int sum = bliss.of(BlissSource.TASK_1) + bliss.of(BlissSource.TASK_2);
        for (var animal : Animals.FOR_TASKS.list()) {
            sum += bliss.of(animal.source().orElseThrow());
        }
        return sum;
    }

    /// Returns the rule by which a month brings bliss.
    static Rule rule(Month month) {
        return switch (month) {
            case NONE, MAY, AUGUST -> throw new IllegalArgumentException(month + " brings nothing");
            case APRIL -> Rule.APRIL;
            case JUNE -> Rule.JUNE;
            case JULY -> Rule.JULY;
            case SEPTEMBER -> Rule.SEPTEMBER;
            case OCTOBER -> Rule.OCTOBER;
        };
    }
}
