package parterre.stalks;

import java.util.List;
import parterre.engine.Reason;

/// The reasons why a move, a setup or an outcome of chance is against the rules of Stalk Exchange.
public sealed interface StalkRefusal extends Reason {
    record ChanceDraws() implements StalkRefusal {}

    record ChanceSaysWhoBegins(int seats) implements StalkRefusal {}

    record ChanceSaysWhatBusts(List<Flower> highest) implements StalkRefusal {
        public ChanceSaysWhatBusts {
            highest = List.copyOf(highest);
        }
    }

    record SayNextGroup(List<String> cells) implements StalkRefusal {
        public SayNextGroup {
            cells = List.copyOf(cells);
        }
    }

    record NoTokenToFlush() implements StalkRefusal {}

    record NoHarvestYet() implements StalkRefusal {}

    record NotInTheGarden(String cell) implements StalkRefusal {}

    record SomethingGrows(String cell) implements StalkRefusal {}

    record GiveAnotherType(Flower flower) implements StalkRefusal {}

    record NothingToGive(Flower flower) implements StalkRefusal {}

    record BasicActionsDone() implements StalkRefusal {}

    record BasicActionFirst() implements StalkRefusal {}

    record NoTokenForExtra() implements StalkRefusal {}

    record NoSuchSlot(int slots) implements StalkRefusal {}

    record EmptySlot(int slot) implements StalkRefusal {}

    record BasicActionsLeft(int left) implements StalkRefusal {}

    record FlushFirst() implements StalkRefusal {}

    record PresetSaysAll(String option) implements StalkRefusal {}

    /// An option does not go with the others.
    record OptionClash(String option, StalkFault fault) implements StalkRefusal {}
}
