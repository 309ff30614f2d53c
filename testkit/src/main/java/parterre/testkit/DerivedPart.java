package parterre.testkit;

import java.util.function.Function;

/// A part of views that follows from other parts, calculated a second time from these. No event says its value, so
/// without this only the projection would know it.
///
/// @param path as the game's [parterre.engine.view.ViewReducer.Derived] names it
/// @param shown what a view shows there
/// @param calculated what other parts of the same view make it
/// @param <V> views
public record DerivedPart<V>(String path, Function<V, ?> shown, Function<V, ?> calculated) {}
