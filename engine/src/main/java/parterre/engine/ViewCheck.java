package parterre.engine;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Checks views that may come from outside, for [Game#check]. A [ViewException] names the first wrong component. The
/// constructors of positions that are records use the same checks.
public final class ViewCheck {
    private ViewCheck() {}

    /// Checks the number of seats, the edition and the options in the component `setup`.
    ///
    /// @throws ViewException if the game cannot have such a setup
    public static void setup(Game<?, ?, ?> game, Setup setup) {
        var info = game.info();
        within("setup.seats", setup.seats(), info.leastSeats(), info.mostSeats());
        within("setup.edition", setup.edition(), info.oldestEdition(), info.edition());
        if (setup.chosen().isEmpty()) {
            return;
        }
        var read = read(Setup.read(info, setup.edition(), setup.seats(), setup.chosen())
                .mapProblems(problem ->
                        Reading.Problem.of("setup.chosen", new Fault.HasPart(problem.where(), problem.fault()))));
        game.refusal(setup).ifPresent(refusal -> {
            throw new ViewException("setup.chosen", new Fault.AgainstRule(refusal.rule(), refusal.reason()));
        });
        same("setup", setup, read);
    }

    /// Checks that a seat is at the table.
    ///
    /// @throws ViewException if there are fewer seats
    public static void seat(String field, Seat seat, int seats) {
        within(field, seat.number(), 1, seats);
    }

    /// Checks that the viewer in the component `viewer` is at the table, or holds no seat.
    ///
    /// @throws ViewException if there are fewer seats
    public static void viewer(Viewer viewer, int seats) {
        if (viewer instanceof Viewer.Player(Seat seat)) {
            seat("viewer", seat, seats);
        }
    }

    /// Checks that a number is within its bounds.
    ///
    /// @return the number
    /// @throws ViewException if it is less or more
    public static int within(String field, int number, int least, int most) {
        if (number < least || number > most) {
            throw new ViewException(field, new Fault.OutOfRange(least, most));
        }
        return number;
    }

    /// Checks that a list has this many items.
    ///
    /// @throws ViewException if it has more or fewer
    public static void length(String field, Collection<?> items, int right) {
        if (items.size() != right) {
            throw new ViewException(field, new ViewFault.WrongLength(items.size(), right));
        }
    }

    /// Checks that a component fits the others.
    ///
    /// @param holds returns true if it does
    /// @throws ViewException if it does not
    public static void fits(String field, BooleanSupplier holds) {
        if (!holds.getAsBoolean()) {
            throw new ViewException(field, new ViewFault.DoesNotFit());
        }
    }

    /// Checks that a component has the value that follows from the others.
    ///
    /// @throws ViewException if it has another. It names the part that differs, such as `players[0].score`
    public static void same(String field, Object shown, Object right) {
        if (shown.equals(right)) {
            return;
        }
        if (shown instanceof List<?> list && right instanceof List<?> rightList && list.size() == rightList.size()) {
            for (int i = 0; i < list.size(); i++) {
                same(field + "[" + i + "]", list.get(i), rightList.get(i));
            }
        }
        if (shown instanceof Record part && part.getClass() == right.getClass()) {
            for (var component : part.getClass().getRecordComponents()) {
                var name = component.getName();
                same(field.isEmpty() ? name : field + "." + name, value(component, shown), value(component, right));
            }
        }
        boolean isPlain = right instanceof Number || right instanceof String || right instanceof Boolean;
        throw new ViewException(field, isPlain ? new ViewFault.MustBe(right.toString()) : new ViewFault.DoesNotFit());
    }

    /// Refuses a view with this problem, such as of an invariant.
    ///
    /// @throws ViewException with the problem, if there is one
    public static void refuse(Optional<Reading.Problem> problem) {
        problem.ifPresent(wrong -> {
            throw new ViewException(wrong);
        });
    }

    /// Returns the value that was read from a component.
    ///
    /// @throws ViewException with the first problem, if it could not be read
    public static <T> T read(Reading<T> reading) {
        return switch (reading) {
            case Reading.Good<T>(T value) -> value;
            case Reading.Bad<T>(var problems) -> throw new ViewException(problems.getFirst());
        };
    }

    /// Checks that a position imagined from a view looks like the view.
    ///
    /// @param shown the view of the position
    /// @throws ViewException if a component differs
    public static <V extends Record> void same(V view, V shown) {
        same("", view, shown);
    }

    private static Object value(RecordComponent component, Object record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
