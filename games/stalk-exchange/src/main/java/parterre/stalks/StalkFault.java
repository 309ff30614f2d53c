package parterre.stalks;

import parterre.engine.Reason;

/// What can be wrong with a text or a selection in Stalk Exchange. Each tells what would be right.
public sealed interface StalkFault extends Reason {
    record NotFlowerCount() implements StalkFault {}

    record TypeAgain() implements StalkFault {}

    record NotACell() implements StalkFault {}

    record NotFlushOrEnd(String id) implements StalkFault {}

    record SlotMissing() implements StalkFault {}

    record CellAndGive() implements StalkFault {}

    record CellMissing() implements StalkFault {}

    record NotASlotPick() implements StalkFault {}

    record PickAlone(String pick) implements StalkFault {}

    record HalfAnExtra() implements StalkFault {}

    record NothingExtra() implements StalkFault {}

    record NotAMove() implements StalkFault {}

    record HalfAMove() implements StalkFault {}

    record SaysTooMuch() implements StalkFault {}

    record NotASlot() implements StalkFault {}

    record NotAFlower(String words) implements StalkFault {}
}
