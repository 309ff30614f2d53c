package parterre.testkit;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.engine.Event;

/// Says what each event of a game changes in a view. The suite enters the events of a step in the view from before it,
/// and compares with the view from after it: every path must then agree, for every viewer.
///
/// ```java
/// final class MarsAccounting implements Accounting<MarsEvent> {
///     @Override
///     public void enter(MarsEvent event, Ledger view) {
///         switch (event) {
///             case MarsEvent.Scored(Seat seat, int _, int to, var _) -> view.in("players", seat).set("score", to);
///             case MarsEvent.TurnBegan(Seat seat) -> view.set("seat", seat.number());
///             ...
///         }
///     }
/// }
/// ```
///
/// It says what the event says, and works no rule out again. If an entry needs a rule, the event lacks a component.
///
/// @param <E> the game's events
public interface Accounting<E extends Event> {
    /// Enters one event, as the ledger's viewer was told it.
    void enter(E event, Ledger view);

    /// Returns the values that follow from others, and need no event of their own.
    default List<Derived> derived() {
        return List.of();
    }

    /// Returns the paths of lists of texts whose order means something. Other lists of texts are compared as
    /// collections: what is in them, and how often. Lists of anything else are always compared in order.
    default List<String> ordered() {
        return List.of();
    }

    /// A part of the view that is worked out from other parts. It may change only in a step that changes one of those.
    /// No part follows from itself or from everything: that would excuse any silent change.
    ///
    /// @param path the part; `*` stands for any index or key within it
    /// @param from the parts that it follows from
    /// @param reason why it follows from them
    record Derived(String path, List<String> from, String reason) {
        public Derived {
            from = List.copyOf(from);
            if (from.isEmpty() || reason.isBlank()) {
                throw new IllegalArgumentException(path + " must follow from something, for a reason");
            }
            for (var part : Stream.concat(Stream.of(path), from.stream()).toList()) {
                if (part.startsWith("*")) {
                    throw new IllegalArgumentException(path + " must name parts of the view, not all of it");
                }
            }
            if (from.stream().anyMatch(part -> matches(part, path) || matches(path, part))) {
                throw new IllegalArgumentException(path + " must not follow from itself");
            }
        }

        /// Returns a part that follows from itself by way of others.
        static Optional<String> circle(List<Derived> derived) {
            return derived.stream()
                    .filter(part -> part.reaches(part.path(), derived, new HashSet<>()))
                    .map(Derived::path)
                    .findFirst();
        }

        private boolean reaches(String goal, List<Derived> derived, Set<Derived> seen) {
            return seen.add(this)
                    && from.stream()
                            .anyMatch(part -> matches(part, goal)
                                    || matches(goal, part)
                                    || derived.stream()
                                            .filter(other -> other.covers(part) || matches(part, other.path()))
                                            .anyMatch(other -> other.reaches(goal, derived, seen)));
        }

        boolean covers(String other) {
            return matches(path, other);
        }

        boolean follows(List<String> changed) {
            return changed.stream().anyMatch(other -> from.stream().anyMatch(part -> matches(part, other)));
        }
    }

    /// Returns true if the items of this list are compared in order.
    default boolean isOrdered(String path) {
        return ordered().stream().anyMatch(pattern -> matches(pattern, path));
    }

    private static boolean matches(String pattern, String path) {
        var regex = Stream.of(pattern.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining("[^.\\]]*"));
        return path.matches(regex + "([.\\[{].*)?");
    }
}
