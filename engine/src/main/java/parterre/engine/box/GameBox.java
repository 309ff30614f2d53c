package parterre.engine.box;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parterre.engine.EndCause;
import parterre.engine.Game;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Result;
import parterre.engine.Setup;
import parterre.engine.TypeArguments;
import parterre.engine.table.MatchPlan;
import parterre.engine.text.PositionForm;
import parterre.engine.text.RecordPositions;
import parterre.engine.view.ViewReducer;

/// A game with all its parts. `java.util.ServiceLoader` finds it, so that no other code names a game.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
public interface GameBox<S, M extends Move, V> {
    Game<S, M, V> game();

    /// Returns the text form of positions. Its `read` accepts exactly the positions that RULES.md allows to be
    /// set up. The ready-made form suits positions that are records of plain values; see [RecordPositions].
    ///
    /// @throws IllegalArgumentException if the ready-made form does not suit the game's positions
    @SuppressWarnings("unchecked") // the box says that S is this class
    default PositionForm<S> positions() {
        return RecordPositions.of(game(), (Class<S>) TypeArguments.of(getClass(), GameBox.class, 0));
    }

    /// Returns a position of an early turn from which a person sets up another one. By default it is the first one
    /// that waits for a seat, with all cards in their order.
    default S opening(Setup setup) {
        return Opening.of(game(), setup);
    }

    /// Returns how decisions are entered and how the table is drawn. On the ready-made board a move is chosen from
    /// the list, and the table is drawn by the view's [Layout]. A move that is a [Message] has its words in the
    /// game's catalogue; other moves are shown in notation.
    default Board<M, V> board() {
        return new ListedBoard<>(game());
    }

    /// Returns the class of `V`, from which the wire forms are derived.
    @SuppressWarnings("unchecked") // the box says that V is this class
    default Class<V> viewType() {
        return (Class<V>) TypeArguments.of(getClass(), GameBox.class, 2);
    }

    /// Returns the class of `M`, from which the wire forms are derived: records of plain values and of
    /// [parterre.engine.Packed] values.
    @SuppressWarnings("unchecked") // the box says that M is this class
    default Class<M> moveType() {
        return (Class<M>) TypeArguments.of(getClass(), GameBox.class, 1);
    }

    /// Returns the sealed families of all messages of the game: first its events, then the others. The game's
    /// catalogues have their words, in English in `messages/en.json`.
    default List<Class<? extends Message>> messages() {
        return List.of();
    }

    /// Returns what each event of the game changes in a view; empty if the game has no events.
    default Optional<ViewReducer<?>> reducer() {
        return Optional.empty();
    }

    /// Returns all causes for which this game can end. A result has one of them, in notation
    /// ([parterre.engine.Result#ending]).
    default List<? extends EndCause> endings() {
        return List.of();
    }

    /// Returns the cause that a result of this game has written like this; empty if there is none.
    default Optional<EndCause> ending(String notation) {
        return endings().stream()
                .filter(cause -> cause.notation().equals(notation))
                .<EndCause>map(cause -> cause)
                .findFirst();
    }

    /// Returns true if new tables of this game have aids unless somebody chooses otherwise: the page then shows what
    /// can be deduced, such as a rival's hand.
    default boolean aids() {
        return false;
    }

    /// Returns the names of the parties without a seat that standard setups have.
    default List<String> rivals() {
        var info = game().info();
        return IntStream.rangeClosed(info.leastSeats(), info.mostSeats())
                .mapToObj(seats -> Setup.standard(info, seats))
                .flatMap(setup -> game().rivals(setup).stream())
                .map(Result.Party.Named::name)
                .distinct()
                .toList();
    }

    /// Returns the evaluators of positions. Greedy and search use the first one unless another is named. Without
    /// any, search plays games to their end, and there is no greedy bot.
    default List<Evaluator<S>> evaluators() {
        return List.of();
    }

    /// Returns the numbers from which a value of this game is learned; empty if there are none.
    default Optional<Features<S>> features() {
        return Optional.empty();
    }

    /// Returns the default settings of a search with the learned value, or with an evaluator other than the first.
    /// Empty if search is stronger with the first evaluator, such as in a game without a winner.
    default Optional<ValueAdvice<S>> valueAdvice(Setup setup) {
        return Optional.empty();
    }

    /// Returns the numbers that the laboratory counts beyond scores and lengths.
    default Figures figures() {
        return Figures.none();
    }

    /// Returns the playout policies beyond the uniform one.
    default List<Policy<S, M>> policies() {
        return List.of();
    }

    /// Returns the policy of playouts, unless another is named; empty for the uniform one. By default it is the
    /// first policy.
    default Optional<Policy<S, M>> standardPolicy() {
        return policies().stream().findFirst();
    }

    /// Returns suggestions of legal moves that are not listed but worth a search, such as trades.
    default Suggestions<M, V> suggestions() {
        return (view, seat) -> List.of();
    }

    /// Returns a faster way to make the same playouts as the generic driver; see [FusedPlayout].
    default Optional<FusedPlayout<S>> fusedPlayout() {
        return Optional.empty();
    }

    /// Returns the plans of games that belong together by the rulebook, such as a season.
    default List<MatchPlan> matches() {
        return List.of();
    }
}
