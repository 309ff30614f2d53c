package parterre.gnomes;

import java.util.List;
import parterre.engine.Reason;

/// Why a move or an outcome of chance is against the rules of Gnomadic Gardeners.
public sealed interface GnomeRefusal extends Reason {
    record AutomaGetsAnimal() implements GnomeRefusal {}

    record FirstIsDealt(int count) implements GnomeRefusal {}

    record FirstDidIt(List<Integer> tasks) implements GnomeRefusal {}

    record GnomesCannot(String gnomes, List<Integer> tasks) implements GnomeRefusal {}

    record NoSuchGift(String gnomes) implements GnomeRefusal {}

    record AutomaPasses(int count) implements GnomeRefusal {}

    record NotTheNextTask() implements GnomeRefusal {}

    record KeepOneOf(String gnomes) implements GnomeRefusal {}

    record ChooseGnomes() implements GnomeRefusal {}

    record DoTasks() implements GnomeRefusal {}

    record KeepOne() implements GnomeRefusal {}

    record NotTheNextTasks() implements GnomeRefusal {}

    record PlayAGnome() implements GnomeRefusal {}

    record NotInHand(String gnomes, String hand) implements GnomeRefusal {}

    record OnlyTheHenRests() implements GnomeRefusal {}

    record NoAnimalMayRest() implements GnomeRefusal {}

    record OnlyTheseRest(String animals) implements GnomeRefusal {}
}
