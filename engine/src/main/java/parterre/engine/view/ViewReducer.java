package parterre.engine.view;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import parterre.engine.Event;
import parterre.engine.Viewer;

/// Says what each event of a game changes in a view. The suite applies the events of a step to the view from before
/// it, and compares the result with the view from after it. Every path must agree, for every viewer.
///
/// ```java
/// final class MarsReducer implements ViewReducer<MarsEvent> {
///     @Override
///     public void apply(MarsEvent event, ViewDraft view) {
///         switch (event) {
///             case MarsEvent.Scored(Seat seat, int _, int to, var _) -> view.in("players", seat).set("score", to);
///             case MarsEvent.TurnBegan(Seat seat) -> view.set("seat", seat.number());
///             ...
///         }
///     }
/// }
/// ```
///
/// It says what the event says. If a change needs a rule, a new kind of event gets a component for it. A kind that is
/// pinned cannot: there the change follows from the event and the view, and the suite holds it to the rules.
///
/// @param <E> the game's events
public interface ViewReducer<E extends Event> {
    /// Changes the view by one event, as the draft's viewer was told it.
    void apply(E event, ViewDraft view);

    /// Applies an event of which the compiler does not know the family.
    ///
    /// @throws ClassCastException if it is no event of this game
    @SuppressWarnings("unchecked") // the compiler casts the event where `apply` is implemented
    default void applyAny(Event event, ViewDraft view) {
        apply((E) event, view);
    }

    /// Returns what each of these events changes, applied one after the other.
    ///
    /// @param before the viewer's view before the first event
    /// @param events as this viewer was told them
    default List<List<Change>> changes(Object before, Viewer viewer, List<? extends Event> events) {
        var draft = ViewDraft.of(before, viewer);
        return events.stream()
                .map(event -> {
                    applyAny(event, draft);
                    return draft.takeChanges();
                })
                .toList();
    }

    /// Returns the values that follow from others, and need no event of their own.
    default List<Derived> derived() {
        return List.of();
    }

    /// Returns the paths of lists of texts whose order means something. Other lists of texts are compared as
    /// collections: what is in them, and how often. Lists of anything else are always compared in order.
    default List<String> ordered() {
        return List.of();
    }

    /// Returns true if the items of this list are compared in order.
    default boolean isOrdered(String path) {
        return ordered().stream().anyMatch(pattern -> PathPattern.matches(pattern, path));
    }

    /// A part of the view that is worked out from other parts. It may change only in a step that changes one of
    /// those. No part follows from itself or from everything: that would excuse any silent change.
    /// The suite wants a second calculation of its value.
    ///
    /// @param path the part; `*` stands for any index or key within it
    /// @param from the parts that it follows from
    record Derived(String path, List<String> from) {
        public Derived {
            from = List.copyOf(from);
            if (from.isEmpty()) {
                throw new IllegalArgumentException(path + " must follow from something");
            }
            for (var part : Stream.concat(Stream.of(path), from.stream()).toList()) {
                if (part.startsWith("*")) {
                    throw new IllegalArgumentException(path + " must name parts of the view, not all of it");
                }
            }
            if (from.stream().anyMatch(part -> PathPattern.matches(part, path) || PathPattern.matches(path, part))) {
                throw new IllegalArgumentException(path + " must not follow from itself");
            }
        }

        /// Returns a part that follows from itself by way of others.
        public static Optional<String> circle(List<Derived> derived) {
            return derived.stream()
                    .filter(part -> part.reaches(part.path(), derived, new HashSet<>()))
                    .map(Derived::path)
                    .findFirst();
        }

        private boolean reaches(String goal, List<Derived> derived, Set<Derived> seen) {
            return seen.add(this)
                    && from.stream()
                            .anyMatch(part -> PathPattern.matches(part, goal)
                                    || PathPattern.matches(goal, part)
                                    || derived.stream()
                                            .filter(other ->
                                                    other.covers(part) || PathPattern.matches(part, other.path()))
                                            .anyMatch(other -> other.reaches(goal, derived, seen)));
        }

        /// Returns true if a path is this part or lies within it.
        public boolean covers(String other) {
            return PathPattern.matches(path, other);
        }

        /// Returns true if one of these paths lies within a part that this one follows from.
        public boolean follows(List<String> changed) {
            return changed.stream().anyMatch(other -> from.stream().anyMatch(part -> PathPattern.matches(part, other)));
        }
    }
}
