package parterre.stalks;

import parterre.engine.Reason;

/// Why a move, a setup or an outcome of chance is against the rules of Stalk Exchange.
public sealed interface StalkRefusal extends Reason {
    record ChanceDraws() implements StalkRefusal {}

    record NoneInGreenhouse(String flower) implements StalkRefusal {}

    record ChanceSaysWhoBegins(int seats) implements StalkRefusal {}

    record ChanceSaysWhatBusts(String highest) implements StalkRefusal {}

    record SayNextGroup(String cells) implements StalkRefusal {}

    record NoTokenToFlush() implements StalkRefusal {}

    record NoHarvestYet() implements StalkRefusal {}

    record NotInTheGarden(String cell) implements StalkRefusal {}

    record SomethingGrows(String cell) implements StalkRefusal {}

    record GiveAnotherType(String flower) implements StalkRefusal {}

    record NothingToGive(String flower) implements StalkRefusal {}

    record BasicActionsDone() implements StalkRefusal {}

    record BasicActionFirst() implements StalkRefusal {}

    record NoTokenForExtra() implements StalkRefusal {}

    record NoSuchSlot(int slots) implements StalkRefusal {}

    record EmptySlot(int slot) implements StalkRefusal {}

    record BasicActionsLeft(int left) implements StalkRefusal {}

    record FlushFirst() implements StalkRefusal {}

    record PresetSaysAll(String option) implements StalkRefusal {}
}
