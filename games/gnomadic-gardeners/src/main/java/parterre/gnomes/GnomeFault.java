package parterre.gnomes;

import java.util.List;
import parterre.engine.Reason;

/// The mistakes that a text or a selection of Gnomadic Gardeners can have. Each message tells what would be
/// right.
public sealed interface GnomeFault extends Reason {
    record NobodyChosen() implements GnomeFault {}

    record NoGnomeKept() implements GnomeFault {}

    record AsksNobody() implements GnomeFault {}

    record NotATask() implements GnomeFault {}

    record NotATaskOrTwice() implements GnomeFault {}

    record NamesNoTask() implements GnomeFault {}

    record NoAnimalRests() implements GnomeFault {}

    record NamesNoGnome() implements GnomeFault {}

    record NotTwoTaskCards() implements GnomeFault {}

    record NotAMove() implements GnomeFault {}

    record NotAGnome() implements GnomeFault {}

    record NotATaskCard() implements GnomeFault {}

    record NotAnAnimal(String words) implements GnomeFault {}

    record AnimalOnTwoCards(List<String> halves) implements GnomeFault {
        public AnimalOnTwoCards {
            halves = List.copyOf(halves);
        }
    }

    record AnimalOnNoCard(List<Animal> animals) implements GnomeFault {
        public AnimalOnNoCard {
            animals = List.copyOf(animals);
        }
    }

    record WrongCardId(String id) implements GnomeFault {}

    record NoIcons(String words) implements GnomeFault {}

    record TooManyIcons(int count, int most) implements GnomeFault {}

    record AnimalsMustCount() implements GnomeFault {}

    record SameAsLetter(String letter) implements GnomeFault {}

    /// A pair of task cards does not go together.
    ///
    /// @param tasks the numbers of the tasks that the problem is one of; empty if it is one of the cards
    /// @param beside the halves beside which the card has it; empty for all others
    record PairAtFault(PairProblem problem, List<Integer> tasks, List<String> beside, PairRemedy remedy)
            implements GnomeFault {
        public PairAtFault {
            tasks = List.copyOf(tasks);
            beside = List.copyOf(beside);
        }
    }

    record CardTwice() implements GnomeFault {}

    record TaskCardsTwice(String cards) implements GnomeFault {}

    record TaskCardsMissing(String cards) implements GnomeFault {}

    record TasksDoNotFit(String phase) implements GnomeFault {}

    record OrdersMissing() implements GnomeFault {}

    record OrdersOutOfTime() implements GnomeFault {}

    record NoDiscardInSolo() implements GnomeFault {}

    record TaskPileEmpty() implements GnomeFault {}

    record TaskPileTooSmall() implements GnomeFault {}

    record GnomesOnBothSides(String gnomes) implements GnomeFault {}

    record GnomesMissing(String gnomes) implements GnomeFault {}

    record GnomesBeforeDeal() implements GnomeFault {}

    record PileIsNotItsHand() implements GnomeFault {}

    record HasNoGnome() implements GnomeFault {}

    record PlaysOthersGnomes() implements GnomeFault {}

    record PlaysNoGnome() implements GnomeFault {}

    record PlaysOutOfTime() implements GnomeFault {}

    record CannotSleep() implements GnomeFault {}

    record CannotRest() implements GnomeFault {}

    record TwoAwake() implements GnomeFault {}

    record CannotGive() implements GnomeFault {}

    record ScoredMoreThanScore(int scored, int score) implements GnomeFault {}

    record GoalIsReached(int goal) implements GnomeFault {}

    record PhaseDoesNotFitScores(int goal) implements GnomeFault {}

    record DidNotFollowOrders(String did, String orders) implements GnomeFault {}

    record CannotHaveDone(String did) implements GnomeFault {}

    record WrongPrep(int prep, int right) implements GnomeFault {}

    record HasNotResolved() implements GnomeFault {}

    record OrderDoesNotFit(String phase) implements GnomeFault {}

    record OrderReversed() implements GnomeFault {}

    record NobodyKeeps() implements GnomeFault {}

    record RoundIsZero() implements GnomeFault {}

    record RoundTooEarly(int round) implements GnomeFault {}

    /// The things that a pair of task cards can lack or have too much of.
    enum PairProblem {
        ASKS_FOR_NOTHING,
        ASKS_FOR_TOO_MUCH,
        PAYS_NOTHING,
        MILK_TWICE,
        ANIMAL_MISSING,
        ANIMAL_TWICE,
        ORDER_MISSING,
        ORDER_TWICE,
        TASKS_MISSING
    }

    /// The remedy.
    enum PairRemedy {
        ADD_ICON,
        ASK_FOR_LESS,
        GIVE_BLISS,
        MILK_ONCE,
        ANIMAL_ONCE,
        ORDER_ONCE,
        NAME_TASKS
    }
}
