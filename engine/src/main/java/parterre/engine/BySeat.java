package parterre.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// One value for each of some seats, in seat order; immutable.
///
/// Seats may be missing: the answers of two of four players are a `BySeat` with two entries.
///
/// @param <T> the values
public final class BySeat<T> {
    private static final BySeat<?> NONE = new BySeat<>(new Object[0]);

    private final @Nullable Object[] values;

    private BySeat(@Nullable Object[] values) {
        this.values = values;
    }

    /// Returns the instance without any seats.
    @SuppressWarnings("unchecked") // holds no value of any type
    public static <T> BySeat<T> none() {
        return (BySeat<T>) NONE;
    }

    /// Returns these values for seat 0, seat 1, and so on.
    public static <T> BySeat<T> inOrder(List<T> values) {
        return new BySeat<>(values.toArray());
    }

    /// Returns a value for each of the first `seats` seats, except those for which the function returns null.
    public static <T> BySeat<T> each(int seats, Function<Seat, ? extends @Nullable T> value) {
        var values = new @Nullable Object[seats];
        for (int i = 0; i < seats; i++) {
            values[i] = value.apply(Seat.of(i));
        }
        return new BySeat<>(values);
    }

    /// Returns one seat's value alone.
    public static <T> BySeat<T> only(Seat seat, T value) {
        return BySeat.<T>none().with(seat, value);
    }

    /// Returns a copy with this seat's value set.
    public BySeat<T> with(Seat seat, T value) {
        var copy = Arrays.copyOf(values, Math.max(values.length, seat.index() + 1));
        copy[seat.index()] = Objects.requireNonNull(value);
        return new BySeat<>(copy);
    }

    public boolean has(Seat seat) {
        return seat.index() < values.length && values[seat.index()] != null;
    }

    /// Returns this seat's value.
    ///
    /// @throws IllegalArgumentException if the seat has no value
    @SuppressWarnings("unchecked") // only values of T are put in
    public T of(Seat seat) {
        var value = seat.index() < values.length ? values[seat.index()] : null;
        if (value == null) {
            throw new IllegalArgumentException(seat + " has no value here; " + seats() + " have");
        }
        return (T) value;
    }

    /// Returns the seats that have a value, in seat order.
    public List<Seat> seats() {
        var seats = new ArrayList<Seat>(values.length);
        for (int i = 0; i < values.length; i++) {
            if (values[i] != null) {
                seats.add(Seat.of(i));
            }
        }
        return seats;
    }

    /// Returns the number of seats that have a value.
    public int size() {
        int size = 0;
        for (var value : values) {
            if (value != null) {
                size++;
            }
        }
        return size;
    }

    /// Returns the same seats, each with its changed value.
    public <R> BySeat<R> map(BiFunction<Seat, T, R> change) {
        var changed = new @Nullable Object[values.length];
        for (int i = 0; i < values.length; i++) {
            if (values[i] != null) {
                var seat = Seat.of(i);
                changed[i] = Objects.requireNonNull(change.apply(seat, of(seat)));
            }
        }
        return new BySeat<>(changed);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof BySeat<?> that
                && seats().equals(that.seats())
                && seats().stream().allMatch(seat -> of(seat).equals(that.of(seat)));
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (var seat : seats()) {
            hash = 31 * (31 * hash + seat.index()) + of(seat).hashCode();
        }
        return hash;
    }

    @Override
    public String toString() {
        var text = new StringBuilder();
        for (var seat : seats()) {
            text.append(text.isEmpty() ? "" : ", ").append(seat).append('=').append(of(seat));
        }
        return "{" + text + "}";
    }
}
