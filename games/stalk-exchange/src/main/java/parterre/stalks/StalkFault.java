package parterre.stalks;

import java.util.List;
import parterre.engine.Reason;

/// The mistakes that a text or a selection of Stalk Exchange can have. Each message tells what would be right.
public sealed interface StalkFault extends Reason {
    record NotFlowerCount() implements StalkFault {}

    record TypeAgain() implements StalkFault {}

    record NotACell() implements StalkFault {}

    record SlotMissing() implements StalkFault {}

    record CellAndGive() implements StalkFault {}

    record CellMissing() implements StalkFault {}

    record NotASlotPick() implements StalkFault {}

    record HalfAnExtra() implements StalkFault {}

    record NothingExtra() implements StalkFault {}

    record NotAMove() implements StalkFault {}

    record HalfAMove() implements StalkFault {}

    record SaysTooMuch() implements StalkFault {}

    record NotASlot() implements StalkFault {}

    record NotAFlower(String words) implements StalkFault {}

    // --- Options

    record SideTooLong(int most, int sides) implements StalkFault {}

    record NoShape(int sides) implements StalkFault {}

    record TooManyCells(int most) implements StalkFault {}

    record GardenTooWide(int most) implements StalkFault {}

    record FirstSeatMissing(String seat, int seats) implements StalkFault {}

    record CellOutside(String cell, List<String> cells) implements StalkFault {
        public CellOutside {
            cells = List.copyOf(cells);
        }
    }

    /// The game has too few flowers for portfolios of this size.
    ///
    /// @param most flowers that a portfolio can have at this table
    record PortfoliosTooLarge(int size, int needed, int flowers, int most) implements StalkFault {}

    record GameNeedsAnEnd() implements StalkFault {}

    // --- Positions

    record WrongNumberOfSlots(int has, int slots) implements StalkFault {}

    record NoFlowerLetter(String letter) implements StalkFault {}

    record WrongNumberOfCells(int has, int cells) implements StalkFault {}

    record NoFlowerLetterOn(String letter, String cell) implements StalkFault {}

    /// A type has too many or too few flowers in all places.
    ///
    /// @param count how many there are in all places
    record FlowersDoNotAddUp(int count, Flower flower, int each) implements StalkFault {}

    record PortfolioSize(int flowers, int size) implements StalkFault {}

    record KnownTooMuch() implements StalkFault {}

    record TooManyTokens(int tokens, int most) implements StalkFault {}

    record NobodyIsDrawn() implements StalkFault {}

    record FirstNotAsAgreed(String seat) implements StalkFault {}

    record NothingDoneYet(Phase phase) implements StalkFault {}

    record NotSetUpInOrder(Phase phase) implements StalkFault {}

    /// The table does not come to this turn.
    ///
    /// @param most the last turn; 0 for none
    record NoSuchTurn(int turn, int most) implements StalkFault {}

    record TurnOfAnother(String seat, int turn, String right) implements StalkFault {}

    record SlotInFillOnly() implements StalkFault {}

    record BustInOverOnly() implements StalkFault {}

    record NoFlowerToDraw(Phase phase) implements StalkFault {}

    record CrashTooEarly() implements StalkFault {}

    record LimitTooEarly() implements StalkFault {}

    /// The table does not fit the phase.
    record PhaseDoesNotFit(Phase phase) implements StalkFault {}

    record ActionsOverButLeft() implements StalkFault {}

    /// The position says that the market has crashed, but this is impossible.
    ///
    /// @param together the highest value and the flowers on the track when the market crashes
    record NoCrashYet(int together) implements StalkFault {}

    /// The market must have crashed, but the position does not say so.
    ///
    /// @param together the highest value and the flowers on the track when the market crashes
    record CrashMissing(int together) implements StalkFault {}

    record LimitDoesNotFit(int limit) implements StalkFault {}
}
