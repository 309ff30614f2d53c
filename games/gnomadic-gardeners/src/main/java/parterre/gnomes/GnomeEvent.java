package parterre.gnomes;

import java.util.List;
import java.util.Optional;
import parterre.engine.ByRule;
import parterre.engine.EndCause;
import parterre.engine.Event;
import parterre.engine.Message;
import parterre.engine.Seat;

/// An event in a game of Gnomadic Gardeners.
///
/// If an event names a side by its seat, an empty seat is the automa. Events contain no secrets: face-down
/// cards are revealed in the step of the event, and no event tells the order of a pile. GG-2.3
public sealed interface GnomeEvent extends Event {
    /// The first two task cards lie on the table. GG-2.1
    @ByRule("GG-2.1")
    record TaskCardsLaid(String left, String right) implements GnomeEvent {}

    /// A task that the two cards in the middle define. GG-3.2
    ///
    /// @param task from 1 to 3
    /// @param need an entry for each icon
    /// @param bliss of tasks 1 and 2; 0 for task 3
    /// @param animal what task 3 brings
    @ByRule("GG-3.2")
    record TaskOpened(int task, List<Expertise> need, int bliss, boolean milk, Optional<Animal> animal)
            implements GnomeEvent {
        public TaskOpened {
            need = List.copyOf(need);
        }
    }

    /// A side has its first gnomes. GG-2.2 GG-7.1
    @ByRule("GG-2.2")
    record GnomesDealt(Optional<Seat> seat, List<GnomeName> gnomes) implements GnomeEvent, Event.Receipt {
        public GnomesDealt {
            gnomes = List.copyOf(gnomes);
        }

        @Override
        public Optional<Seat> receiver() {
            return seat;
        }
    }

    /// The table waits for something else.
    record PhaseChanged(Phase phase) implements GnomeEvent, Event.Quiet {}

    /// It is a side's turn to resolve. GG-5.1
    ///
    /// @param resolved how many sides have resolved with it in this round, 1 or 2
    record SideResolved(Optional<Seat> seat, int resolved) implements GnomeEvent, Event.Quiet {}

    /// A round begins, and gnomes are chosen. GG-4.1
    @ByRule("GG-4.1")
    record RoundBegan(int round) implements GnomeEvent {}

    /// A player's gnomes lie open. GG-4.2 GG-7.2
    ///
    /// @param hours how long they take to prepare. GG-5.1
    /// @param kept how many gnomes the player holds back
    /// @param resting in July those that change the hours, such as the hen, if they rest. GG-R28
    @ByRule("GG-4.2")
    record GnomesRevealed(Seat seat, List<GnomeName> gnomes, int hours, int kept, List<Animal> resting)
            implements GnomeEvent {
        public GnomesRevealed {
            gnomes = List.copyOf(gnomes);
            resting = List.copyOf(resting);
        }
    }

    /// The automa's two control cards lie open. GG-7.2
    ///
    /// @param hours the printed number less its animals
    /// @param bliss what it scores: the printed number, and more for its animals and gnomes where the orders say so
    /// @param tasks the tasks that it does
    /// @param passes how many gnomes it passes
    @ByRule("GG-7.2")
    record OrdersRevealed(String left, String right, int hours, int bliss, List<Integer> tasks, int passes)
            implements GnomeEvent {
        public OrdersRevealed {
            tasks = List.copyOf(tasks);
        }
    }

    /// It is known which side resolves first. GG-5.1 GG-7.3
    ///
    /// @param hours how long this side takes
    /// @param others how long the other side takes
    @ByRule("GG-5.1")
    record ResolvesFirst(Optional<Seat> seat, Precedence precedence, int hours, int others) implements GnomeEvent {}

    /// A side has done a task. GG-5.2 GG-7.3c
    ///
    /// @param by gnomes that can have done it, each helping with one task only; none for the automa. GG-R10
    @ByRule("GG-5.2")
    record TaskDone(Optional<Seat> seat, int task, List<GnomeName> by) implements GnomeEvent {
        public TaskDone {
            by = List.copyOf(by);
        }
    }

    /// A side has resolved without doing a task. GG-5.2
    @ByRule("GG-5.2")
    record NoTaskDone(Optional<Seat> seat) implements GnomeEvent {}

    /// An animal that brings no bliss has had its effect, such as the hen on the hours, or the piggy on a blocked
    /// task. GG-10.4
    @ByRule("GG-10.4")
    record AnimalHelped(Seat seat, Animal animal) implements GnomeEvent {}

    /// Animals that were not used bring bliss in July. It is part of what is then scored. GG-8.July
    ///
    /// @param each what each of them brings
    @ByRule("GG-8.July")
    record AnimalsRested(Seat seat, List<Animal> animals, int each) implements GnomeEvent {
        public AnimalsRested {
            animals = List.copyOf(animals);
        }
    }

    /// A side has scored, all at one moment. There is no event if a side scores nothing. GG-5.3 GG-7.3c
    ///
    /// @param from its bliss before
    /// @param to its bliss now
    /// @param parts where the bliss comes from
    @ByRule("GG-5.3")
    record Scored(Optional<Seat> seat, int from, int to, List<BlissPart> parts) implements GnomeEvent {
        public Scored {
            parts = List.copyOf(parts);
        }
    }

    /// A side has an animal more. GG-5.4 GG-7.3c GG-R48
    @ByRule("GG-5.4")
    record AnimalGained(Optional<Seat> seat, Animal animal) implements GnomeEvent {}

    /// A side has done task 3, but has an animal of that kind. GG-R13 GG-R34 GG-R41
    @ByRule("GG-R13")
    record NoAnimalGained(Optional<Seat> seat, Animal animal) implements GnomeEvent {}

    /// In October a new animal sends those before it to sleep. GG-8.October
    @ByRule("GG-8.October")
    record AnimalsFellAsleep(Seat seat, List<Animal> animals) implements GnomeEvent {
        public AnimalsFellAsleep {
            animals = List.copyOf(animals);
        }
    }

    /// In June a player gives an unplayed gnome away. It moves when gnomes are passed. GG-8.June
    @ByRule("GG-8.June")
    record GiftChosen(Seat seat, GnomeName gnome) implements GnomeEvent {}

    /// In August a player has played three gnomes and must say which one stays. GG-8.August
    @ByRule("GG-8.August")
    record KeepingDue(Seat seat) implements GnomeEvent {}

    /// In August a player keeps one of the gnomes that they played. GG-8.August
    @ByRule("GG-8.August")
    record GnomeKept(Seat seat, GnomeName gnome) implements GnomeEvent {}

    /// Gnomes go into a player's hand. GG-6.2 GG-7.4b
    ///
    /// @param from their former owner
    @ByRule("GG-6.2")
    record GnomesHandedOver(Optional<Seat> from, Seat to, List<GnomeName> gnomes) implements GnomeEvent, Event.Receipt {
        public GnomesHandedOver {
            gnomes = List.copyOf(gnomes);
        }

        @Override
        public Optional<Seat> receiver() {
            return Optional.of(to);
        }
    }

    /// A player's gnomes leave the hand and wait until the automa has passed. GG-7.4c GG-R45
    @ByRule("GG-7.4c")
    record GnomesSetAside(Seat seat, List<GnomeName> gnomes) implements GnomeEvent {
        public GnomesSetAside {
            gnomes = List.copyOf(gnomes);
        }
    }

    /// Gnomes go under the automa's pile, shuffled. GG-7.4c
    @ByRule("GG-7.4c")
    record GnomesPutUnder(List<GnomeName> gnomes) implements GnomeEvent {
        public GnomesPutUnder {
            gnomes = List.copyOf(gnomes);
        }
    }

    /// The left task card is discarded. GG-6.3
    @ByRule("GG-6.3")
    record TaskCardDiscarded(String card) implements GnomeEvent {}

    /// The discarded task cards are the new pile. GG-6.3 GG-R23
    @ByRule("GG-6.3")
    record TaskPileShuffled(List<String> cards) implements GnomeEvent {
        public TaskPileShuffled {
            cards = List.copyOf(cards);
        }
    }

    /// The left task card and the control cards go under the task pile, shuffled. GG-7.4d
    @ByRule("GG-7.4d")
    record TaskCardsPutUnder(List<String> cards) implements GnomeEvent {
        public TaskCardsPutUnder {
            cards = List.copyOf(cards);
        }
    }

    /// The right task card lies left now. GG-6.3
    @ByRule("GG-6.3")
    record TaskCardSlid(String card) implements GnomeEvent {}

    /// The next task card comes to the right. GG-6.3 GG-7.4e
    @ByRule("GG-6.3")
    record TaskCardDrawn(String card) implements GnomeEvent {}

    /// A rule had an effect that no other event names.
    record RuleApplied(Rule rule) implements GnomeEvent, Event.RuleEffect {}

    /// A rule that had an effect.
    enum Rule {
        @ByRule("GG-7.1")
        AUTOMA_HAS_PILE,
        @ByRule("GG-7.3")
        AUTOMA_RESOLVES_IN_ORDER,
        @ByRule("GG-7.3c")
        AUTOMA_FOLLOWS_ORDERS,
        @ByRule("GG-7.4a")
        PLAYER_WINS_TIES,
        @ByRule("GG-7.4e")
        CARD_AGAINST_AUTOMA,
        @ByRule("GG-8.April")
        APRIL,
        /// Gnomes have done tasks that they could not do without two flowers for another icon.
        @ByRule("GG-8.May")
        MAY,
        @ByRule("GG-8.June")
        JUNE,
        @ByRule("GG-8.July")
        JULY,
        @ByRule("GG-8.September")
        SEPTEMBER,
        @ByRule("GG-8.October")
        OCTOBER,
        @ByRule("GG-R1")
        YOUNGER_WINS_TIES,
        @ByRule("GG-R3")
        HEN_SHORTENS,
        @ByRule("GG-R11")
        PIGGY_UNBLOCKS,
        @ByRule("GG-R21")
        BOTH_AT_GOAL
    }

    /// A side has reached the goal, and the game is over. GG-6.1 GG-7.4a
    ///
    /// @param winner who has won
    /// @param bliss what the winner has
    /// @param victory why
    @ByRule("GG-6.1")
    record GameEnded(Optional<Seat> winner, int bliss, Victory victory) implements GnomeEvent {}

    /// A gnome.
    ///
    /// @param id such as `g01`
    /// @param name such as Alder
    record GnomeName(String id, String name) implements Message {}

    /// Some bliss and where it comes from.
    record BlissPart(int bliss, BlissSource source) implements Message {}

    /// Why a side resolves first. GG-5.1 GG-7.3
    enum Precedence {
        /// It takes less time.
        HOURS,
        /// Both take the same time, and it has less bliss.
        BLISS,
        /// It wins ties: the younger of two players, or the player against the automa.
        TIE
    }

    /// Why a side has won. GG-6.1 GG-7.4a
    enum Cause implements EndCause {
        /// A side has the bliss that ends the game. GG-6.1
        @ByRule("GG-6.1")
        GOAL;

        @Override
        public String notation() {
            return Ending.GOAL + " bliss reached";
        }
    }

    /// Why a side has won.
    enum Victory {
        BLISS,
        /// Both have the same bliss, and it has more animals.
        ANIMALS,
        /// It wins ties: the younger of two players, or the player against the automa.
        TIE
    }
}
