package parterre.engine;

import java.util.ArrayList;
import java.util.List;

/// Where rules tell what they do, in the order in which it happens.
///
/// Search and simulation play with [#silent()]. Rules ask [#isHeard()] before they make an event, so that no event is
/// made that nobody reads:
///
/// ```java
/// if (table.events().isHeard()) {
///     table.events().add(new MarsEvent.Planted(seat, cell, colour));
/// }
/// ```
///
/// @param <E> the game's events
public sealed interface EventSink<E extends Event> {
    /// Returns true if somebody reads what is added.
    boolean isHeard();

    /// Adds the next event. A silent sink drops it.
    void add(E event);

    /// Returns what has been added so far, in order.
    List<E> events();

    /// Returns the sink of those who do not listen, which all games and threads share.
    @SuppressWarnings("unchecked") // it never holds an event
    static <E extends Event> EventSink<E> silent() {
        return (EventSink<E>) Silent.SINK;
    }

    /// Returns a new sink that keeps what it is told.
    static <E extends Event> EventSink<E> listening() {
        return new Listening<>();
    }

    /// Keeps nothing.
    final class Silent implements EventSink<Event> {
        private static final EventSink<?> SINK = new Silent();

        private Silent() {}

        @Override
        public boolean isHeard() {
            return false;
        }

        @Override
        public void add(Event event) {}

        @Override
        public List<Event> events() {
            return List.of();
        }
    }

    /// Keeps everything.
    final class Listening<E extends Event> implements EventSink<E> {
        private final List<E> events = new ArrayList<>();

        private Listening() {}

        @Override
        public boolean isHeard() {
            return true;
        }

        @Override
        public void add(E event) {
            events.add(event);
        }

        @Override
        public List<E> events() {
            return List.copyOf(events);
        }
    }
}
