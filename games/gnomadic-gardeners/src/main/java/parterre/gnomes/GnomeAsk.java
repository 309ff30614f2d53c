package parterre.gnomes;

import java.util.List;
import java.util.Optional;
import parterre.engine.Message;

/// The questions to a player, and the targets that can be picked.
public sealed interface GnomeAsk extends Message {
    /// Which gnomes are played? GG-4.1
    record GnomesAsked() implements GnomeAsk {}

    /// Which tasks are done? GG-5.2
    record TasksAsked() implements GnomeAsk {}

    /// Which of the played gnomes stays? GG-8.August
    record KeptAsked() implements GnomeAsk {}

    /// The pick of gnomes to play.
    record WhichGnomes() implements GnomeAsk {}

    /// The pick of tasks to do.
    record WhichTasks() implements GnomeAsk {}

    /// The pick of a gnome to give away. GG-8.June
    record WhichGift() implements GnomeAsk {}

    /// The pick of animals that rest. GG-8.July
    record WhichRest() implements GnomeAsk {}

    /// The pick of the gnome that stays.
    record WhichKept() implements GnomeAsk {}

    /// A gnome with what its card shows.
    record GnomeTarget(String name, List<Expertise> icons, int prep, int charisma) implements GnomeAsk {
        public GnomeTarget {
            icons = List.copyOf(icons);
        }
    }

    /// A task with what it needs and brings.
    ///
    /// @param task from 1 to 3
    /// @param need an entry for each icon
    /// @param bliss of tasks 1 and 2; 0 for task 3
    /// @param animal what task 3 brings
    record TaskTarget(int task, List<Expertise> need, int bliss, boolean milk, Optional<Animal> animal)
            implements GnomeAsk {
        public TaskTarget {
            need = List.copyOf(need);
        }
    }

    /// An animal, with what it does.
    record AnimalTarget(Animal animal, AnimalEffect effect) implements GnomeAsk {}

    /// The effect of an animal, in a few words. GG-1.4
    ///
    /// @param bliss what it brings for each thing that it counts; 0 if it helps in another way
    record AnimalEffect(Animal animal, int bliss) implements GnomeAsk {
        AnimalEffect(Animal animal) {
            this(animal, animal.each());
        }
    }
}
