package parterre.engine;

import java.lang.reflect.RecordComponent;

/// Checks views that may come from outside, for [Game#imagine]. A message names the first wrong component.
public final class ViewCheck {
    private ViewCheck() {}

    /// Checks the number of seats and the edition.
    ///
    /// @throws IllegalArgumentException if the game cannot have such a setup
    public static void setup(GameInfo info, Setup setup) {
        within("setup.seats", setup.seats(), info.leastSeats(), info.mostSeats());
        within("setup.edition", setup.edition(), info.oldestEdition(), info.edition());
    }

    /// Checks that a seat is at the table.
    ///
    /// @throws IllegalArgumentException if there are fewer seats
    public static void seat(String field, Seat seat, int seats) {
        within(field, seat.number(), 1, seats);
    }

    /// Checks that a number is within its bounds.
    ///
    /// @return the number
    /// @throws IllegalArgumentException if it is less or more
    public static int within(String field, int number, int least, int most) {
        if (number < least || number > most) {
            throw new IllegalArgumentException(field + ": " + number + " is not within " + least + " and " + most);
        }
        return number;
    }

    /// Checks that a position imagined from a view looks like the view.
    ///
    /// @param shown the view of the position
    /// @throws IllegalArgumentException if a component differs
    public static <V extends Record> void same(V view, V shown) {
        if (shown.equals(view)) {
            return;
        }
        for (var component : view.getClass().getRecordComponents()) {
            if (!value(component, shown).equals(value(component, view))) {
                throw new IllegalArgumentException(
                        component.getName() + ": it does not fit the rest, which makes it " + value(component, shown));
            }
        }
    }

    private static Object value(RecordComponent component, Record view) {
        try {
            return component.getAccessor().invoke(view);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
