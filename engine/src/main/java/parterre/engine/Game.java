package parterre.engine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// The rules of one game, as pure functions over immutable positions.
///
/// A game starts at [#start(Setup)]; [#next(Object)] says whom the position waits for; `play` gives the
/// position after that. Nothing is random in here: shuffles, deals, draws and dice are moves of chance, so
/// that a record replays without a generator. Nothing is remembered in here: one `Game` serves any number
/// of tables and threads.
///
/// ## Positions, views and secrets
///
/// `S` holds everything that is so; only the referee and imagined worlds have one. `V` is another type and
/// holds what one viewer knows, so that a secret has no field to sit in. `V` is a public record whose
/// components are plain values (numbers, strings, enums, lists, maps by string, optionals, [BySeat], public
/// records and sealed families of records of such; [Setup], [Seat] and [Viewer] are among them), so that
/// every wire form can be derived from it. A bot is given a `V` and the moves of its own decision, and
/// [#imagine(Object, Luck)] turns the view into a whole position that its owner cannot tell from the true
/// one: it cannot cheat, by type.
///
/// ## Legality
///
/// [#refusal(Object, Seat, Move)] judges any move by anybody and is asked at the edges: page, network,
/// records, tests. `play` trusts its caller, because search plays millions of moves that come from `next`
/// itself; what it does with an illegal move is undefined.
///
/// @param <S> positions: immutable values with `equals` and `hashCode`
/// @param <M> moves of players and of chance: one sealed interface
/// @param <V> views: what one viewer knows of a position
public interface Game<S, M extends Move, V> {
    /// Name, seats, options, edition.
    GameInfo info();

    /// Why this setup cannot be played (options that exclude each other, a variant for another number of
    /// seats); empty if it can. Single values have been judged by [Setup#read].
    Optional<Refusal> refusal(Setup setup);

    /// The most steps that a game with this setup can have, or empty where the rules give no bound. Drivers
    /// stop an unbounded game after a number of steps that they state, and report 'stopped', never a
    /// result.
    OptionalInt bound(Setup setup);

    /// The parties that take part in a game with this setup by rule and hold no seat, such as an automa. Every result
    /// with places has them and no others without a seat.
    default List<Result.Party.Named> rivals(Setup setup) {
        return List.of();
    }

    /// The first position. Nothing has been shuffled, dealt or rolled yet.
    S start(Setup setup);

    /// What was agreed for the game that this position belongs to.
    Setup setup(S state);

    /// Whom or what the position waits for.
    Next<M> next(S state);

    /// The answer that stands for the seat that is asked alone, if its time for it runs out: for a question that
    /// comes to it in another's turn. Empty where it is at its own turn; [Next.Together] has defaults of its own.
    /// It is one of the listed moves, and depends on nothing that the seat does not know.
    default Optional<M> byDefault(S state) {
        return Optional.empty();
    }

    /// The position after the seat whose turn it is, or chance, has moved. Trusts its caller.
    S play(S state, M move);

    /// The position after all open seats have answered. Trusts its caller.
    ///
    /// A game that never asks several seats at once leaves it as it is.
    ///
    /// @throws UnsupportedOperationException if the game asks no seats together
    default S play(S state, BySeat<M> answers) {
        throw new UnsupportedOperationException(
                info().name() + " never asks seats together, so that there are no answers to play: " + answers);
    }

    /// The position after whatever happened. Trusts its caller.
    default S play(S state, Step<M> step) {
        return switch (step) {
            case Step.Turn<M>(Seat _, M move) -> play(state, move);
            case Step.Chance<M>(M move) -> play(state, move);
            case Step.Together<M>(BySeat<M> answers) -> play(state, answers);
        };
    }

    /// Returns the position after whatever happened, with the events of the step as everyone knows them afterwards.
    /// Trusts
    /// its caller. The same as [#play(Object, Step)] and [#events] for [Viewer.Everyone], at the cost of one.
    default Played<S> played(S state, Step<M> step) {
        return new Played<>(play(state, step), events(state, step, Viewer.everyone()));
    }

    /// The same game, to be played on in place from here, where that is faster. The position stays as it is.
    default Optional<Scratch<S, M>> scratch(S state) {
        return Optional.empty();
    }

    /// Why this seat may not do this now, with the rule; empty if it may. Answers for every seat of the
    /// table and every move of the game's type, listed or not, whether it is that seat's turn or not, and
    /// never throws. It depends on nothing that the seat does not know. Mistakes that any game knows are refused by
    /// [Refusal#atTheEdge].
    Optional<Refusal> refusal(S state, Seat seat, M move);

    /// Why this step could not have happened here, with the rule; empty if it could. For records and
    /// protocols, in which anything may stand: asks [Odds#refusal] of a move of chance and the refusal
    /// above of each seat's move, once it is clear that those moved for whom the position waits.
    default Optional<Refusal> refusal(S state, Step<M> step) {
        return StepJudge.refusal(this, state, step);
    }

    /// What this viewer knows.
    V view(S state, Viewer viewer);

    /// A whole position in which the viewer would see exactly this view, drawn from all such positions with
    /// the weight that RULES.md states (consistent assignments of labelled cards weigh the same).
    ///
    /// @throws IllegalArgumentException naming the field, if [#view] could not have made this view
    S imagine(V view, Luck luck);

    /// The same as [#imagine(Object, Luck)] for callers who draw many positions from one view: what does
    /// not depend on luck is worked out once.
    default Imagination<S> imagination(V view) {
        return luck -> imagine(view, luck);
    }

    /// What the record says of this step, as this viewer may read it while the game runs: the full line
    /// with `?` for what is hidden from him. Log, stream, replay and "since my last turn" are built from
    /// this and from `view` alone.
    String line(S before, Step<M> step, Viewer viewer);

    /// Returns what happens in this step, in order, as this viewer may know it. A component that holds a secret is
    /// empty for those who do not share it. An event that nobody else may notice is left out. Whatever differs
    /// between the viewer's views before and after the step is told by these events.
    ///
    /// The rules emit each event where they change the table; see [EventSink]. A game declares its own type of
    /// events as the element type.
    default List<? extends Event> events(S before, Step<M> step, Viewer viewer) {
        return List.of();
    }

    /// Returns what this move would do, for the seat whose view it is. Computed from the view alone. The seat is
    /// asked, and the move is legal as far as the seat can know.
    default Preview<? extends Event> preview(V view, Seat seat, M move) {
        return Preview.certain(List.of());
    }

    /// How moves are written in full.
    Notation<M> notation();

    /// Positions that fit one view.
    @FunctionalInterface
    interface Imagination<S> {
        S draw(Luck luck);
    }
}
