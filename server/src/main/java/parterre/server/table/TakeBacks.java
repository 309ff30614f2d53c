package parterre.server.table;

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
import parterre.server.wire.Present;

/// What may be taken back without asking anybody.
///
/// One's own last turn, if nothing was rolled, drawn or revealed and nobody has acted since. Whether something was
/// revealed is asked of the game: the mover's view after the move must be what he could have foretold from his view
/// before it, in every world that he could imagine. Nothing is free once others have been asked to answer in secret:
/// one of them may have, and nobody is told. Who plays alone steps back over bots and chance as well, to his own last
/// turn. Names that share a device are players of their own: what another of them did is taken back only if he agrees.
final class TakeBacks {
    private static final int WORLDS = 8;

    private TakeBacks() {}

    /// How many steps would be left; empty if nothing can be taken back freely.
    ///
    /// @param own whose turn it is to be
    static <S, M extends Move, V> Optional<Integer> free(GameSession<S, M, V> session, TableState state, Seat own) {
        var steps = session.referee().steps();
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

    /// The last move of these seats, by one alone or together with others, as what would be taken back; empty if they
    /// have made none here.
    static <S, M extends Move, V> Optional<Present.TakeBack> last(GameSession<S, M, V> session, List<Seat> seats) {
        var steps = session.referee().steps();
        return IntStream.iterate(steps.size() - 1, step -> step >= session.opening(), step -> step - 1)
                .boxed()
                .flatMap(step ->
                        movers(session, step).filter(seats::contains).map(seat -> new Present.TakeBack(seat, step)))
                .findFirst();
    }

    private static <S, M extends Move, V> Stream<Seat> movers(GameSession<S, M, V> session, int step) {
        return switch (session.referee().steps().get(step)) {
            case Step.Turn<M>(Seat seat, M _) -> Stream.of(seat);
            case Step.Together<M>(var answers) ->
                answers.seats().stream().filter(seat -> !isDefault(session, step, seat, answers));
            case Step.Chance<M> _ -> Stream.empty();
        };
    }

    /// True if the answer is what would have stood without it, which nobody calls his move.
    private static <S, M extends Move, V> boolean isDefault(
            GameSession<S, M, V> session, int step, Seat seat, BySeat<M> answers) {
        return session.box().game().next(session.referee().position(step)) instanceof Next.Together<M> asked
                && asked.defaults().has(seat)
                && asked.defaults().of(seat).equals(answers.of(seat));
    }

    /// On what ground the player of this seat may go back to so many steps; empty if the others must agree.
    static <S, M extends Move, V> Optional<StoredEvent.Manner> manner(
            GameSession<S, M, V> session, TableState state, Seat own, int to) {
        var steps = session.referee().steps();
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
        return session.referee().next() instanceof Next.Together<M> together
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
        // The same worlds each time: what may be taken back must not change from one look to the next.
        var luck = Generator.of(1);
        // Where nothing is hidden there is one world only.
        return Stream.generate(() -> imagination.draw(luck))
                .limit(WORLDS)
                .distinct()
                .allMatch(world ->
                        game.view(game.play(world, move), Viewer.player(seat)).equals(after));
    }

    /// Whether a turn that is only thought of could be taken back afterwards, as far as the seat can know.
    static <S, M extends Move, V> boolean couldBeTakenBack(GameSession<S, M, V> session, Seat seat, M move) {
        var game = session.box().game();
        if (!(session.referee().next() instanceof Next.Turn<M>)) {
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
