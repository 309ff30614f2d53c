package parterre.engine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// The rules of one game, as pure functions over immutable positions.
///
/// A game starts at [#start(Setup)]. [#next(Object)] tells whom the position waits for, and `play` returns the
/// next position. A `Game` is not random: shuffles, deals, draws and dice are moves of chance, so that a record
/// replays without a generator. A `Game` has no state: one instance serves any number of tables and threads.
///
/// ## Positions, views and secrets
///
/// `S` holds the whole truth. Only the referee and imagined worlds have one. `V` is another type and holds only
/// what one viewer knows, so it has no field for a secret. `V` is a public record whose components are plain
/// values, so that every wire form can be derived from it. Plain values are numbers, strings, enums, lists,
/// maps by string, optionals, [BySeat], and public records and sealed families of records of such; [Setup],
/// [Seat] and [Viewer] are among them. A bot gets a `V` and the moves of its own decision.
/// [#imagine(Object, Luck)] turns the view into a whole position that its owner cannot tell from the true one.
/// So the types keep a bot from cheating.
///
/// ## Legality
///
/// [#refusal(Object, Seat, Move)] judges any move by any seat. It is called at the edges: page, network,
/// records, tests. `play` trusts its caller, because search plays millions of moves that come from `next`
/// itself. Its behaviour for an illegal move is undefined.
///
/// @param <S> positions: immutable values with `equals` and `hashCode`
/// @param <M> moves of players and of chance: one sealed interface
/// @param <V> views: what one viewer knows of a position
public interface Game<S, M extends Move, V> {
    /// Returns the game's name, seats, options and edition.
    GameInfo info();

    /// Returns why this setup cannot be played, such as options that exclude each other, or a variant for
    /// another number of seats. Empty if it can be played, as every setup can by default. [Setup#read] has
    /// already judged single values.
    default Optional<Refusal> refusal(Setup setup) {
        return Optional.empty();
    }

    /// Returns the most steps that a game with this setup can have; empty if the rules give no bound, as they
    /// do by default. Drivers stop an unbounded game after a number of steps that they state. Then they report
    /// 'stopped', never a result.
    default OptionalInt bound(Setup setup) {
        return OptionalInt.empty();
    }

    /// Returns the parties that take part in a game with this setup by rule but hold no seat, such as an
    /// automa. Every result with places has these parties, and no others without a seat.
    default List<Result.Party.Named> rivals(Setup setup) {
        return List.of();
    }

    /// Returns the first position. Nothing has been shuffled, dealt or rolled yet.
    S start(Setup setup);

    /// Returns the setup of the game that this position belongs to.
    Setup setup(S state);

    /// Returns whom or what the position waits for.
    Next<M> next(S state);

    /// Returns the default answer of a seat that is asked alone in another seat's turn. It is given if the
    /// seat's time runs out. Empty in the seat's own turn; [Next.Together] has its own defaults. The answer is
    /// one of the listed moves, and depends only on what the seat knows.
    default Optional<M> byDefault(S state) {
        return Optional.empty();
    }

    /// Returns the position after a move of chance or of the seat whose turn it is. Trusts its caller.
    S play(S state, M move);

    /// Returns the position after all open seats have answered. Trusts its caller.
    ///
    /// A game that never asks several seats at once does not override it.
    ///
    /// @throws UnsupportedOperationException if the game asks no seats together
    default S play(S state, BySeat<M> answers) {
        throw new UnsupportedOperationException(
                info().name() + " never asks seats together, so that there are no answers to play: " + answers);
    }

    /// Returns the position after a step of any kind. Trusts its caller.
    default S play(S state, Step<M> step) {
        return switch (step) {
            case Step.Turn<M>(Seat _, M move) -> play(state, move);
            case Step.Chance<M>(M move) -> play(state, move);
            case Step.Together<M>(BySeat<M> answers) -> play(state, answers);
        };
    }

    /// Returns the position after a step of any kind, with the step's events for [Viewer.Everyone]. Trusts its
    /// caller. The result is the same as from [#play(Object, Step)] and [#events], at the cost of one call.
    default Played<S> played(S state, Step<M> step) {
        return new Played<>(play(state, step), events(state, step, Viewer.everyone()));
    }

    /// Returns a copy of the game that is played on in place from here; empty if that is not faster. The
    /// position does not change.
    default Optional<Scratch<S, M>> scratch(S state) {
        return Optional.empty();
    }

    /// Returns why this seat may not make this move now, with the rule; empty if it may. It answers for every
    /// seat of the table and every move of the game's type, listed or not, in turn or not. It never throws. It
    /// depends only on what the seat knows. [Refusal#atTheEdge] refuses the mistakes that are common to all
    /// games.
    ///
    /// By default the listed moves are all that is legal. A game overrides it to tell which rule forbids a
    /// move, and where there are unlisted moves.
    default Optional<Refusal> refusal(S state, Seat seat, M move) {
        return Refusal.unlisted(next(state), setup(state).seats(), seat, move);
    }

    /// Returns why this step could not have happened here, with the rule; empty if it could. Records and
    /// protocols need it, because they may contain anything. It first checks that the position waits for those
    /// who moved. Then [Odds#refusal] judges a move of chance, and the refusal above judges each seat's move.
    default Optional<Refusal> refusal(S state, Step<M> step) {
        return StepJudge.refusal(this, state, step);
    }

    /// Returns what this viewer knows.
    V view(S state, Viewer viewer);

    /// Returns a whole position in which the viewer would see exactly this view. It is drawn from all such
    /// positions with the weight that RULES.md states (consistent assignments of labelled cards weigh the
    /// same).
    ///
    /// @throws ViewException naming the component, if no such position is found
    S imagine(V view, Luck luck);

    /// Returns the same as [#imagine(Object, Luck)], for callers that draw many positions from one view. Work
    /// that does not depend on luck is done once.
    default Imagination<S> imagination(V view) {
        return luck -> imagine(view, luck);
    }

    /// Checks a view that comes from outside, such as from a program. A view that [#view] has made always passes.
    /// Override it if that takes longer than to imagine a position, which bots do for each of their decisions.
    ///
    /// @throws ViewException naming the component, if [#view] could not have made this view. [ViewCheck] has the
    ///     checks
    default void check(V view) {
        imagine(view, Generator.of(0));
    }

    /// Returns the record's line for this step, as this viewer may read it while the game runs. It is the full
    /// line with `?` for everything hidden from this viewer. Log, stream, replay and "since my last turn" are
    /// built from this line and from `view` alone.
    ///
    /// By default it is the full line. A game with a hidden move overrides it; the suite finds a line that
    /// tells a secret.
    default String line(S before, Step<M> step, Viewer viewer) {
        return Lines.full(notation(), step);
    }

    /// Returns the events of this step, in order, as this viewer may know them. A component that holds a secret
    /// is empty for viewers who do not share it. An event that only others may notice is left out. The events
    /// explain every difference between the viewer's views before and after the step.
    ///
    /// The rules emit each event where they change the table; see [EventSink]. A game declares its own type of
    /// events as the element type.
    default List<? extends Event> events(S before, Step<M> step, Viewer viewer) {
        return List.of();
    }

    /// Returns what this move would do, for the seat that owns the view. It is computed from the view alone.
    /// The seat must be asked, and the move must be legal as far as the seat can know.
    ///
    /// By default it has the events of the move in one imagined position, up to the first [Event.Reveal]. That is
    /// right for a seat that is asked alone, if the events before it do not depend on anything hidden. The suite
    /// finds a preview that promises too much or keeps back what is settled; see [Preview].
    default Preview<? extends Event> preview(V view, Seat seat, M move) {
        return Preview.untilReveal(
                events(imagine(view, Generator.of(0)), new Step.Turn<>(seat, move), Viewer.player(seat)));
    }

    /// Returns the notation that writes moves in full.
    Notation<M> notation();

    /// Positions that fit one view.
    @FunctionalInterface
    interface Imagination<S> {
        S draw(Luck luck);
    }
}
