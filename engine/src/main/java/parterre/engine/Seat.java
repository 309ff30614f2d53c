package parterre.engine;

import java.util.List;
import java.util.stream.IntStream;

/// A place at the table, counted from 0 in turn order. People and records say "P1" for seat 0.
///
/// @param index from 0 to [#MOST] - 1
public record Seat(int index) implements Comparable<Seat> {
    /// The most seats that any game may have.
    public static final int MOST = 8;

    private static final List<Seat> ALL =
            IntStream.range(0, MOST).mapToObj(Seat::new).toList();

    public Seat {
        if (index < 0 || index >= MOST) {
            throw new IllegalArgumentException("seat index " + index + " is not within 0 and " + (MOST - 1));
        }
    }

    /// Returns the seat with this index, without allocation.
    public static Seat of(int index) {
        return ALL.get(index);
    }

    /// Returns the first `count` seats in turn order.
    public static List<Seat> first(int count) {
        return ALL.subList(0, count);
    }

    /// Reads a seat that is written as "P" and its number.
    public static Reading<Seat> read(String text) {
        if (text.length() == 2 && text.charAt(0) == 'P' && text.charAt(1) >= '1' && text.charAt(1) < '1' + MOST) {
            return Reading.good(of(text.charAt(1) - '1'));
        }
        return Reading.bad(text, new Fault.NotASeat(MOST));
    }

    /// Returns the next seat round a table with `seats` seats.
    public Seat next(int seats) {
        return of(after(index, seats));
    }

    /// Returns the index of the next seat round a table with `seats` seats.
    public static int after(int index, int seats) {
        return index + 1 == seats ? 0 : index + 1;
    }

    /// Returns the number that people use: 1 for the first seat.
    public int number() {
        return index + 1;
    }

    @Override
    public int compareTo(Seat other) {
        return Integer.compare(index, other.index);
    }

    /// Returns the name of the seat: "P1" for the first seat.
    @Override
    public String toString() {
        return "P" + number();
    }
}
