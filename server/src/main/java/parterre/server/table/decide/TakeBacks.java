package parterre.server.table.decide;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.engine.BySeat;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.state.TableState;
import parterre.server.wire.Present;

/// Decides what a player may take back without asking anybody.
///
/// A player may take back their own last turn if nothing was rolled, drawn or revealed and nobody has acted since. The
/// game decides whether something was revealed. In every world that the mover could imagine, their view before the move
/// must determine their view after it. Nothing is free once others have been asked to answer in secret, because one of
/// them may have answered, and nobody is told. A person who plays alone also steps back over bots and chance, to their
/// own last turn. Names that share a device are separate players: a step of another name is taken back only if that
/// player agrees.
public final class TakeBacks {
    private static final int WORLDS = 8;

    private TakeBacks() {}

    /// Returns how many steps would be left; empty if nothing can be taken back freely.
    ///
    /// @param own the seat whose turn it would be
    public static <S, M extends Move, V> Optional<Integer> free(
            GameSession<S, M, V> session, TableState state, Seat own) {
        var steps = session.steps();
        int last = steps.size() - 1;
        if (last < session.opening()) {
            return Optional.empty();
        }
        if (steps.get(last) instanceof Step.Turn<M>(Seat seat, M move)
                && seat.equals(own)
                && !othersAnswer(session, own)
                && foretold(session, last, seat, move)) {
            return Optional.of(last);
        }
        if (state.playsAlone(own)) {
            for (int step = last; step >= session.opening(); step--) {
                if (steps.get(step) instanceof Step.Turn<M>(Seat seat, M _) && seat.equals(own)) {
                    return Optional.of(step);
                }
            }
        }
        return Optional.empty();
    }

    /// Returns the last move of these seats, alone or together with others, as a step to take back. Empty if
    /// they have made no move here.
    public static <S, M extends Move, V> Optional<Present.TakeBack> last(
            GameSession<S, M, V> session, List<Seat> seats) {
        var steps = session.steps();
        return IntStream.iterate(steps.size() - 1, step -> step >= session.opening(), step -> step - 1)
                .boxed()
                .flatMap(step ->
                        movers(session, step).filter(seats::contains).map(seat -> new Present.TakeBack(seat, step)))
                .findFirst();
    }

    private static <S, M extends Move, V> Stream<Seat> movers(GameSession<S, M, V> session, int step) {
        return switch (session.steps().get(step)) {
            case Step.Turn<M>(Seat seat, M _) -> Stream.of(seat);
            case Step.Together<M>(var answers) ->
                answers.seats().stream().filter(seat -> !isDefault(session, step, seat, answers));
            case Step.Chance<M> _ -> Stream.empty();
        };
    }

    /// Returns true if the answer equals the default, which would have stood without it. No player counts
    /// that as their move.
    private static <S, M extends Move, V> boolean isDefault(
            GameSession<S, M, V> session, int step, Seat seat, BySeat<M> answers) {
        return session.box().game().next(session.position(step)) instanceof Next.Together<M> asked
                && asked.defaults().has(seat)
                && asked.defaults().of(seat).equals(answers.of(seat));
    }

    /// Returns why the player of this seat may go back to so many steps; empty if the others must agree.
    public static <S, M extends Move, V> Optional<StoredEvent.Manner> manner(
            GameSession<S, M, V> session, TableState state, Seat own, int to) {
        var steps = session.steps();
        boolean free = state.chair(own).isPlayedByPerson() && !othersAnswer(session, own);
        for (int step = to; step < steps.size(); step++) {
            free &= steps.get(step) instanceof Step.Turn<M>(Seat seat, M move)
                    && seat.equals(own)
                    && foretold(session, step, seat, move);
        }
        if (free) {
            return Optional.of(StoredEvent.Manner.FREE);
        }
        return state.playsAlone(own) ? Optional.of(StoredEvent.Manner.ALONE) : Optional.empty();
    }

    private static <S, M extends Move, V> boolean othersAnswer(GameSession<S, M, V> session, Seat own) {
        return session.next() instanceof Next.Together<M> together
                && !together.open().seats().stream().allMatch(own::equals);
    }

    private static <S, M extends Move, V> boolean foretold(GameSession<S, M, V> session, int step, Seat seat, M move) {
        var viewer = Viewer.player(seat);
        return foretold(session, session.view(step, viewer), seat, move, session.view(step + 1, viewer));
    }

    private static <S, M extends Move, V> boolean foretold(
            GameSession<S, M, V> session, V before, Seat seat, M move, V after) {
        var game = session.box().game();
        var imagination = game.imagination(before);
        // The worlds are the same each time, so that the answer does not change from one call to the next.
        var luck = Generator.of(1);
        // If nothing is hidden, there is only one world.
        return Stream.generate(() -> imagination.draw(luck))
                .limit(WORLDS)
                .distinct()
                .allMatch(world ->
                        game.view(game.play(world, move), Viewer.player(seat)).equals(after));
    }

    /// Returns true if a turn that is only thought of could be taken back afterwards, as far as the seat can know.
    public static <S, M extends Move, V> boolean couldBeTakenBack(GameSession<S, M, V> session, Seat seat, M move) {
        var game = session.box().game();
        if (!(session.next() instanceof Next.Turn<M>)) {
            return false;
        }
        var view = session.view(Viewer.player(seat));
        var luck = Generator.of(2);
        var world = game.imagine(view, luck);
        var after = game.play(world, move);
        return !(game.next(after) instanceof Next.Chance<M>)
                && foretold(session, view, seat, move, game.view(after, Viewer.player(seat)));
    }
}
