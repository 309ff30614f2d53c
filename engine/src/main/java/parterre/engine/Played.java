package parterre.engine;

import java.util.List;

/// The outcome of a step.
///
/// @param after the position after the step
/// @param events the events of the step, in order, with nothing hidden
/// @param <S> positions
public record Played<S>(S after, List<? extends Event> events) {
    public Played {
        events = List.copyOf(events);
    }
}
