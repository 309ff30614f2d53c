package parterre.gnomes;

import java.util.List;
import java.util.Optional;
import parterre.engine.Described;
import parterre.engine.Seat;
import parterre.engine.box.Label;

/// The texts on the text board and beside numbers.
public sealed interface GnomeLabel extends Label {
    record RoundLabel(int round) implements GnomeLabel {}

    /// The scenario's rule, as the choice of months tells it. GG-8.0
    record MonthLabel(Described month, Described rule) implements GnomeLabel {
        static MonthLabel of(Month month) {
            return new MonthLabel(
                    new Described("option", "month." + month.word()), new Described("preset", month.word()));
        }
    }

    /// The active task cards and their pile. GG-3.1
    ///
    /// @param right empty before it is laid
    /// @param discarded the discarded task cards; empty if there are none
    record TaskCardsLabel(String left, Optional<String> right, int pile, Optional<String> discarded)
            implements GnomeLabel {}

    /// The sides that did a task in this round.
    record DoneByLabel(List<PartyLabel> parties) implements GnomeLabel {
        public DoneByLabel {
            parties = List.copyOf(parties);
        }
    }

    /// A side.
    ///
    /// @param seat empty for the automa
    record PartyLabel(Optional<Seat> seat) implements GnomeLabel {}

    /// The heading of the known part of the next round's tasks.
    record NextRoundLabel() implements GnomeLabel {}

    /// The need of one half of a task card for a task.
    record NeedLabel(int task, List<Expertise> need) implements GnomeLabel {
        public NeedLabel {
            need = List.copyOf(need);
        }
    }

    /// The state of a side.
    ///
    /// @param first whether it resolves first in this round
    /// @param ties whether it wins ties
    record SideLabel(int bliss, int gnomes, boolean first, boolean ties) implements GnomeLabel {}

    record AnimalsLabel(List<AnimalLabel> animals) implements GnomeLabel {
        public AnimalsLabel {
            animals = List.copyOf(animals);
        }
    }

    record AnimalLabel(Animal animal, boolean asleep) implements GnomeLabel {}

    /// The gnomes that a side has played.
    record PlayedLabel(String gnomes, int hours) implements GnomeLabel {}

    /// The tasks that a side did in this round, and the bliss that it scored. GG-5.3
    record AccountLabel(List<Integer> tasks, int bliss) implements GnomeLabel {
        public AccountLabel {
            tasks = List.copyOf(tasks);
        }
    }

    /// The automa's pile. GG-7.4
    ///
    /// @param parts how many parts it has; within a part nobody knows the order
    /// @param gnomes the gnomes of all parts, the top one first
    record PileLabel(int parts, String gnomes) implements GnomeLabel {}

    /// A number of the laboratory: how likely a random hand of this many gnomes does something. GG-5.2
    record HandChanceLabel(int gnomes, HandDoes does, OnCard card) implements GnomeLabel {}

    /// The tasks that a hand does: one of them, all, or at least one.
    enum HandDoes {
        FIRST,
        SECOND,
        THIRD,
        ALL,
        SOME
    }

    /// The task card: any one, the hardest one or the easiest one.
    enum OnCard {
        ANY,
        HARDEST,
        EASIEST
    }
}
