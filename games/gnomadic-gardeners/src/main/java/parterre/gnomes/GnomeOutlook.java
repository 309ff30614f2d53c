package parterre.gnomes;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parterre.engine.Message;

/// The decisions that a move leaves open: the further course of the round, as far as it is known before the
/// next move.
public sealed interface GnomeOutlook extends Message {
    /// It is not settled which side resolves first. GG-5.1
    record OrderUndecided() implements GnomeOutlook {}

    /// It is not known which gnome the other player keeps. GG-8.August
    record KeepingUndecided() implements GnomeOutlook {}

    /// The gnomes are enough for these tasks together, unless the other side does one of them first. GG-5.2
    ///
    /// @param tasks from 1 to 3; empty if they are enough for none
    record TasksWithinReach(List<Integer> tasks) implements GnomeOutlook {
        public TasksWithinReach {
            tasks = List.copyOf(tasks);
        }
    }

    /// The bliss of a gnome that is played alone. GG-5.3
    record CharismaAhead(int bliss) implements GnomeOutlook {}

    /// The most bliss that the month's rule can bring. GG-8.0
    record MonthAhead(int most) implements GnomeOutlook {}

    /// The gain that an animal will bring, by its work or by its rest. GG-5.3 GG-8.July
    record AnimalAhead(Animal animal, Brings brings) implements GnomeOutlook {}

    /// The bliss that an animal brings.
    ///
    /// @param least bliss that it brings in any case
    /// @param most bliss that it can bring, where that is more
    record Brings(int least, OptionalInt most) implements GnomeOutlook {}

    /// A task that could be done, too. GG-5.2
    ///
    /// @param task from 1 to 3
    /// @param bliss of tasks 1 and 2; 0 for task 3
    /// @param animal what task 3 brings
    record TaskLeftUndone(int task, int bliss, Optional<Animal> animal) implements GnomeOutlook {}
}
