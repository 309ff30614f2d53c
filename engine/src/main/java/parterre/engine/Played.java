package parterre.engine;

import java.util.List;

/// What came of a step.
///
/// @param after the position after it
/// @param events what happened in it, in order, with everything lying open
/// @param <S> positions
public record Played<S>(S after, List<? extends Event> events) {
    public Played {
        events = List.copyOf(events);
    }
}
