package parterre.gnomes;

import parterre.engine.BySeat;
import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.box.Policy;
import parterre.gnomes.GnomeMove.Keep;
import parterre.gnomes.GnomeMove.Play;
import parterre.gnomes.GnomeMove.Resolve;

/// Simple players to measure others by. They differ in how they choose gnomes; all do the tasks that bring most, keep
/// the fastest gnome in August, and let the hen rest in July.
final class Thumb implements Policy<Position, GnomeMove> {
    /// Worth in bliss without regard to gnomes in hand.
    private static final BlissEvaluator BLISS = new BlissEvaluator("bliss", 0);

    /// Less than any difference in bliss.
    private static final double LITTLE = 0.001;

    private final String name;
    private final Choice choice;

    private Thumb(String name, Choice choice) {
        this.name = name;
        this.choice = choice;
    }

    /// How gnomes are chosen.
    @FunctionalInterface
    private interface Choice {
        int commit(Position position, Seat seat, Moves<GnomeMove> moves, Luck luck);
    }

    /// Any gnomes, all choices equally likely.
    static Thumb dabbler() {
        return new Thumb("dabbler", (_, _, moves, luck) -> luck.below(moves.size()));
    }

    /// The gnomes that would bring most if nobody interfered.
    static Thumb planner() {
        return new Thumb("planner", (position, seat, moves, _) -> uncontested(position, seat.index(), moves));
    }

    /// The best answer to what the planner would play in the other's place; against the automa to all orders that may
    /// come.
    ///
    /// @param kept what a gnome that is not played is worth, in bliss
    static Thumb reply(String name, double kept) {
        return new Thumb(name, (position, seat, moves, _) -> reply(position, seat, moves, kept));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public int choose(Position position, Seat seat, Moves<GnomeMove> moves, Luck luck) {
        return switch (position.phase()) {
            case COMMIT -> choice.commit(position, seat, moves, luck);
            case RESOLVE -> best(moves, move -> BLISS.value(Resolving.play(position, (Resolve) move), seat));
            case KEEP ->
                best(
                        moves,
                        move -> -position.cards().gnome(((Keep) move).gnome()).prep());
            case LAY, DEAL, ADOPT, CONTROL, PASS, SLIDE, OVER -> throw new IllegalArgumentException("nobody is asked");
        };
    }

    /// Of plays that bring the same the smallest.
    private static int uncontested(Position position, int side, Moves<GnomeMove> moves) {
        return best(
                moves,
                move -> alone(position, side, (Play) move)
                        - LITTLE * ((Play) move).gnomes().size());
    }

    /// What a play brings if nobody else has done a task.
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
            var after = Resolving.play(revealed, new Resolve(tasks, Gnomes.NONE, Animals.NONE));
            most = Math.max(most, BlissEvaluator.worthWithoutGnomes(after, side));
        }
        return most;
    }

    private static int reply(Position position, Seat seat, Moves<GnomeMove> moves, double kept) {
        if (position.terms().solo()) {
            return best(
                    moves,
                    move -> BLISS.value(Committing.play(position, (Play) move), seat)
                            - kept * ((Play) move).gnomes().size());
        }
        var other = Seat.of(1 - seat.index());
        var theirs = Committing.moves(position, other.index());
        var guess = BySeat.only(other, theirs.get(uncontested(position, other.index(), theirs)));
        return best(
                moves,
                move -> BLISS.value(Committing.reveal(position, guess.with(seat, move)), seat)
                        - kept * ((Play) move).gnomes().size());
    }

    /// What somebody thinks of a move.
    @FunctionalInterface
    private interface Opinion {
        double of(GnomeMove move);
    }

    /// The first of the best. Plays with the hen at work are left out where she may rest.
    private static int best(Moves<GnomeMove> moves, Opinion opinion) {
        boolean mayRest = moves.get(moves.size() - 1) instanceof Play(Gnomes _, Animals resting) && !resting.isEmpty();
        int chosen = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = mayRest ? 1 : 0; i < moves.size(); i += mayRest ? 2 : 1) {
            double value = opinion.of(moves.get(i));
            if (value > most) {
                most = value;
                chosen = i;
            }
        }
        return chosen;
    }
}
