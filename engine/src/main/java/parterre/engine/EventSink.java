package parterre.engine;

import java.util.ArrayList;
import java.util.List;

/// Receives the events of the rules, in the order in which they happen.
///
/// Search and simulation play with [#silent()]. Rules ask [#isHeard()] before they make an event, so that they
/// make only events that somebody reads:
///
/// ```java
/// if (table.events().isHeard()) {
///     table.events().add(new MarsEvent.Planted(seat, cell, colour));
/// }
/// ```
///
/// @param <E> the game's events
public sealed interface EventSink<E extends Event> {
    /// Returns true if somebody reads the added events.
    boolean isHeard();

    /// Adds the next event. A silent sink drops it.
    void add(E event);

    /// Returns the events added so far, in order.
    List<E> events();

    /// Returns the sink that drops every event. All games and threads share it.
    @SuppressWarnings("unchecked") // it never holds an event
    static <E extends Event> EventSink<E> silent() {
        return (EventSink<E>) Silent.SINK;
    }

    /// Returns a new sink that keeps every event.
    static <E extends Event> EventSink<E> listening() {
        return new Listening<>();
    }

    /// Drops every event.
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

    /// Keeps every event.
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
