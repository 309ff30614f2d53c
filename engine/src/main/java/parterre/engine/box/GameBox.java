package parterre.engine.box;

import java.util.List;
import java.util.Optional;
import parterre.engine.Game;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.TextForm;
import parterre.engine.table.MatchPlan;

/// A game and all that comes with it in its box. Found by `java.util.ServiceLoader`; nobody names a game.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
public interface GameBox<S, M extends Move, V> {
    Game<S, M, V> game();

    /// Positions as text, validated: `read` accepts exactly the positions that RULES.md allows to be set up.
    TextForm<S> positions();

    Board<M, V> board();

    /// The class of `V`, from which the wire forms are derived.
    Class<V> viewType();

    /// The class of `M`, from which the wire forms are derived: records of plain values and of [parterre.engine.Packed]
    /// ones.
    Class<M> moveType();

    /// The sealed families of everything that the game tells people: first its events, then the other messages. Their
    /// words stand in the game's catalogues, `messages/en.json` and the other languages beside it.
    default List<Class<? extends Message>> messages() {
        return List.of();
    }

    /// The words with which a result of this game can say why it ended ([parterre.engine.Result#ending]). They stand in
    /// records; the catalogue has what people read.
    default List<String> endings() {
        return List.of();
    }

    /// How good a position is; the first one is what greedy and search use unless told otherwise.
    List<Evaluator<S>> evaluators();

    /// What a value of this game is learned from; empty if it has none.
    default Optional<Features<S>> features() {
        return Optional.empty();
    }

    /// What search does with the learned value unless told otherwise; empty where it does better with the first
    /// evaluator, such as in a game without a winner.
    default Optional<ValueAdvice<S>> valueAdvice(Setup setup) {
        return Optional.empty();
    }

    /// What the laboratory counts beyond scores and lengths.
    Figures<S, M> figures();

    /// Playout policies by name, beyond the uniform one; the first one is what search uses unless told otherwise.
    default List<Policy<S, M>> policies() {
        return List.of();
    }

    /// Moves worth a search that are legal but not listed, such as trades.
    default Suggestions<M, V> suggestions() {
        return (view, seat) -> List.of();
    }

    /// The same playouts as the generic driver, faster; see [FusedPlayout].
    default Optional<FusedPlayout<S>> fusedPlayout() {
        return Optional.empty();
    }

    /// Series of games that belong together by the rulebook, such as a season.
    default List<MatchPlan> matches() {
        return List.of();
    }
}
