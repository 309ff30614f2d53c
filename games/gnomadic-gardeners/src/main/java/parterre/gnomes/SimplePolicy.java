package parterre.gnomes;

import java.util.stream.Stream;
import parterre.engine.BySeat;
import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.box.Policy;
import parterre.gnomes.GnomeMove.Keep;
import parterre.gnomes.GnomeMove.Orders;
import parterre.gnomes.GnomeMove.Play;
import parterre.gnomes.GnomeMove.Resolve;

/// Simple players for comparison with others. They differ in how they choose gnomes. All of them do the tasks
/// that bring most, keep the fastest gnome in August, and let the animals rest that may, such as the hen in July.
final class SimplePolicy implements Policy<Position, GnomeMove> {
    /// The value of an animal to them from the first round to the last, in bliss.
    private static final double ANIMAL = 8;

    /// The value of saving an hour in a plan, in bliss.
    private static final double HOUR = 0.7;

    /// The number of the automa's possible orders that are considered.
    private static final int GUESSES = 4;

    /// Worth in bliss without regard to gnomes in hand.
    private static final BlissEvaluator BLISS = new BlissEvaluator("bliss", 0, (animals, _) -> ANIMAL * animals.size());

    /// Less than any difference in bliss.
    private static final double LITTLE = 0.001;

    private final String name;
    private final Choice choice;

    private SimplePolicy(String name, Choice choice) {
        this.name = name;
        this.choice = choice;
    }

    /// How gnomes are chosen.
    @FunctionalInterface
    private interface Choice {
        int commit(Position position, Seat seat, Moves<GnomeMove> moves, Luck luck);
    }

    /// Any gnomes, all choices equally likely.
    static SimplePolicy dabbler() {
        return new SimplePolicy("dabbler", (_, _, moves, luck) -> luck.below(moves.size()));
    }

    /// The gnomes that would bring most if nobody interfered, the fast ones rather than the slow.
    static SimplePolicy planner() {
        return new SimplePolicy("planner", (position, seat, moves, _) -> uncontested(position, seat.index(), moves));
    }

    /// The one gnome that would bring most if nobody interfered.
    static SimplePolicy single() {
        return new SimplePolicy(
                "single",
                (position, seat, moves, _) -> best(
                        moves,
                        move -> ((Play) move).gnomes().size() == 1
                                ? plan(position, seat.index(), (Play) move)
                                : Double.NEGATIVE_INFINITY));
    }

    /// The best answer to the play that the planner would choose in the other's place. Against the automa it is
    /// the best answer to a few possible orders.
    ///
    /// @param kept the value of a gnome that is not played, in bliss
    static SimplePolicy reply(String name, double kept) {
        return new SimplePolicy(
                name,
                (position, seat, moves, luck) -> position.terms().solo()
                        ? replyToAutoma(position, seat, moves, kept, luck)
                        : reply(position, seat, moves, kept));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public int choose(Position position, Seat seat, Moves<GnomeMove> moves, Luck luck) {
        return switch (position.phase()) {
            case COMMIT -> choice.commit(position, seat, moves, luck);
            case RESOLVE -> best(moves, move -> BLISS.value(Playing.after(position, (Resolve) move), seat));
            case KEEP ->
                best(
                        moves,
                        move -> -position.cards().gnome(((Keep) move).gnome()).prep());
            case LAY, DEAL, ADOPT, CONTROL, PASS, SLIDE, OVER -> throw new IllegalArgumentException("nobody is asked");
        };
    }

    private static int uncontested(Position position, int side, Moves<GnomeMove> moves) {
        return best(moves, move -> plan(position, side, (Play) move));
    }

    /// The smallest of several plays that bring the same in the same time is best.
    private static double plan(Position position, int side, Play play) {
        int hours = position.cards().prep(play.gnomes());
        return alone(position, side, play)
                - HOUR * hours
                - LITTLE * play.gnomes().size();
    }

    /// Returns what a play brings if the other side has not done a task.
    private static double alone(Position position, int side, Play play) {
        var table = new Draft(position);
        table.set(side, position.side(side).playing(play.gnomes(), play.resting()));
        table.set(1 - side, position.side(1 - side).playing(Gnomes.NONE, Animals.NONE));
        table.first = 1 - side;
        table.resolved = 1;
        table.phase = Phase.RESOLVE;
        var revealed = table.position();
        double most = 0;
        for (int left = Resolving.sets(revealed); left != 0; left &= left - 1) {
            var tasks = Tasks.ofBits(Integer.numberOfTrailingZeros(left));
            var after = Playing.after(revealed, new Resolve(tasks, Gnomes.NONE, Animals.NONE));
            most = Math.max(most, BLISS.worthWithoutGnomes(after, side));
        }
        return most;
    }

    private static int reply(Position position, Seat seat, Moves<GnomeMove> moves, double kept) {
        var other = Seat.of(1 - seat.index());
        var theirs = Committing.moves(position, other.index());
        var guess = BySeat.only(other, theirs.get(uncontested(position, other.index(), theirs)));
        return best(
                moves,
                move -> BLISS.value(Playing.after(position, guess.with(seat, move)), seat)
                        - kept * ((Play) move).gnomes().size());
    }

    private static int replyToAutoma(Position position, Seat seat, Moves<GnomeMove> moves, double kept, Luck luck) {
        var odds = Committing.orders(position);
        var guesses =
                Stream.generate(() -> (Orders) odds.sample(luck)).limit(GUESSES).toList();
        return best(moves, move -> {
            var laid = Playing.after(position, (Play) move);
            double sum = guesses.stream()
                    .mapToDouble(orders -> BLISS.value(Playing.after(laid, orders), seat))
                    .sum();
            return sum / GUESSES - kept * ((Play) move).gnomes().size();
        });
    }

    /// An opinion of a move.
    @FunctionalInterface
    private interface Opinion {
        double of(GnomeMove move);
    }

    /// Returns the first of the best moves. Of plays, only those are considered in which every animal that may
    /// rest does so.
    private static int best(Moves<GnomeMove> moves, Opinion opinion) {
        int ways = moves.get(moves.size() - 1) instanceof Play(Gnomes _, Animals resting) ? resting.subsets() : 1;
        int chosen = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = ways - 1; i < moves.size(); i += ways) {
            double value = opinion.of(moves.get(i));
            if (value > most) {
                most = value;
                chosen = i;
            }
        }
        return chosen;
    }
}
