package parterre.bots;

import parterre.bots.search.Search;
import parterre.bots.search.SearchPlan;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;

/// Plays the move that a tree search finds, and keeps the search's results for the next question.
///
/// @param <S> positions
/// @param <M> the game's moves
/// @param <V> the game's views
public final class SearchBot<S, M extends Move, V> implements Bot<M, V> {
    private final Search<S, M, V> search;

    SearchBot(GameBox<S, M, V> box, Setup setup, SearchPlan plan, Seat seat, Luck luck) {
        search = new Search<>(box, setup, plan, seat, luck);
    }

    /// Creates a bot that goes by a given value, which need not be one of the game's own.
    public SearchBot(GameBox<S, M, V> box, Setup setup, SearchPlan plan, Value<S> value, Seat seat, Luck luck) {
        search = new Search<>(box, setup, plan, value, seat, luck);
    }

    @Override
    public M choose(Question<M, V> question) {
        return search.choose(question.view(), question.moves(), question.within());
    }
}
