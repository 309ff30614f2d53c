package parterre.server.shape;

import java.util.List;

/// The shape of a value on the wire.
public sealed interface Shape {
    /// A text.
    record Text() implements Shape {}

    /// An instant, as ISO 8601 text in UTC.
    record Moment() implements Shape {}

    /// A seat: `P1` to `P8`.
    record SeatName() implements Shape {}

    /// A whole number.
    record Whole() implements Shape {}

    /// Any number.
    record Fraction() implements Shape {}

    /// True or false.
    record Truth() implements Shape {}

    /// A view of any game.
    record AnyView() implements Shape {}

    /// An event of any game.
    record AnyEvent() implements Shape {}

    /// A message of any game.
    record AnyMessage() implements Shape {}

    /// A move of any game.
    record AnyMove() implements Shape {}

    /// A value of any type that a view can hold.
    record AnyValue() implements Shape {}

    /// Contents of fields by name.
    record AnyContent() implements Shape {}

    /// Values in order.
    record ListOf(Shape item) implements Shape {}

    /// Values by name.
    record MapOf(Shape value) implements Shape {}

    /// A type with a name of its own.
    record Named(Class<?> type) implements Shape {}

    /// A type with a name of its own, written out.
    sealed interface Definition {
        Class<?> type();
    }

    /// An object.
    ///
    /// @param kind the value of its `kind` field, where it is one of several; otherwise empty
    record Fields(Class<?> type, String kind, List<Field> fields) implements Definition {}

    /// One of several objects, told apart by `kind`.
    record OneOf(Class<?> type, List<Class<?>> records) implements Definition {}

    /// One of a few words.
    record Words(Class<?> type, List<String> words) implements Definition {}

    /// A field of an object.
    record Field(String name, Shape shape, Presence presence) {}

    /// The presence of a field in its object.
    enum Presence {
        ALWAYS,
        SOMETIMES
    }
}
