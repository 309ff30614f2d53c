package parterre.gnomes;

import java.util.List;
import parterre.engine.Message;
import parterre.engine.Reason;

/// The reasons why a move or an outcome of chance is against the rules of Gnomadic Gardeners.
public sealed interface GnomeRefusal extends Reason {
    /// A gnome by name, with the id that is typed.
    record GnomeWithId(String id, String name) implements Message {}

    record AutomaGetsAnimal() implements GnomeRefusal {}

    record FirstIsDealt(int count) implements GnomeRefusal {}

    record FirstDidIt(List<Integer> tasks) implements GnomeRefusal {}

    record GnomesCannot(List<GnomeWithId> gnomes, List<Integer> tasks) implements GnomeRefusal {}

    record NoSuchGift(List<GnomeWithId> gnomes) implements GnomeRefusal {}

    record AutomaPasses(int count) implements GnomeRefusal {}

    record NotTheNextTask() implements GnomeRefusal {}

    record KeepOneOf(List<GnomeWithId> gnomes) implements GnomeRefusal {}

    record ChooseGnomes() implements GnomeRefusal {}

    record DoTasks() implements GnomeRefusal {}

    record KeepOne() implements GnomeRefusal {}

    record NotTheNextTasks() implements GnomeRefusal {}

    record PlayAGnome() implements GnomeRefusal {}

    record NotInHand(List<GnomeWithId> gnomes, List<GnomeWithId> hand) implements GnomeRefusal {}

    record NoAnimalMayRest() implements GnomeRefusal {}

    record OnlyTheseRest(List<Animal> animals) implements GnomeRefusal {}
}
