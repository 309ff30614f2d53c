package parterre.gnomes;

import java.util.List;
import parterre.engine.Reason;

/// What can be wrong with a text or a selection in Gnomadic Gardeners. Each tells what would be right.
public sealed interface GnomeFault extends Reason {
    record NothingAsked(String picks) implements GnomeFault {}

    record NobodyChosen() implements GnomeFault {}

    record NoGnomeKept() implements GnomeFault {}

    record NotOneGnome() implements GnomeFault {}

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
}
