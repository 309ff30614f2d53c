package parterre.bots;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import parterre.engine.Move;
import parterre.engine.Moves;

/// A question to a bot: everything that it may know, and how long it may think.
///
/// The view is built when the bot first asks for it, because a bot that plays at random never does. Not
/// thread-safe.
///
/// @param <M> the game's moves
/// @param <V> the game's views
public final class Question<M extends Move, V> {
    private final Supplier<V> source;
    private final Moves<M> moves;
    private final Optional<Duration> within;
    private @Nullable V view;

    private Question(Supplier<V> source, Moves<M> moves, Optional<Duration> within) {
        this.source = source;
        this.moves = moves;
        this.within = within;
    }

    /// Returns a question without a time limit of the table. The bot thinks as long as its own budget says.
    ///
    /// @param view the asked seat's own view
    /// @param moves the moves listed for the asked seat
    public static <M extends Move, V> Question<M, V> of(Supplier<V> view, Moves<M> moves) {
        return new Question<>(view, moves, Optional.empty());
    }

    /// Returns the same question with a time limit, which holds even if the bot's own budget is larger.
    public Question<M, V> within(Duration time) {
        return new Question<>(source, moves, Optional.of(time));
    }

    /// Returns the asked seat's view.
    public V view() {
        if (view == null) {
            view = Objects.requireNonNull(source.get());
        }
        return view;
    }

    /// Returns the moves that the seat may answer with.
    public Moves<M> moves() {
        return moves;
    }

    /// Returns the longest time that the table waits; empty if it waits for ever.
    public Optional<Duration> within() {
        return within;
    }
}
