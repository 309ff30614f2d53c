package parterre.bots;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import parterre.engine.Move;
import parterre.engine.Moves;

/// What a bot is asked: all that it may know, and how long it may think.
///
/// The view is worked out when it is first looked at, because a bot that plays at random never looks. Not
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

    /// A question without a limit of the table's: the bot thinks as long as its own budget says.
    ///
    /// @param view the asked seat's own view
    /// @param moves what is listed for the asked seat
    public static <M extends Move, V> Question<M, V> of(Supplier<V> view, Moves<M> moves) {
        return new Question<>(view, moves, Optional.empty());
    }

    /// The same question, to be answered within this time even if the bot's own budget is larger.
    public Question<M, V> within(Duration time) {
        return new Question<>(source, moves, Optional.of(time));
    }

    /// What the asked seat knows.
    public V view() {
        if (view == null) {
            view = Objects.requireNonNull(source.get());
        }
        return view;
    }

    /// What it may answer.
    public Moves<M> moves() {
        return moves;
    }

    /// How long the table waits at most; empty where it waits for ever.
    public Optional<Duration> within() {
        return within;
    }
}
