package parterre.cli.play;

import java.util.List;
import parterre.engine.Message;

/// The table's messages to everybody at the screen.
public sealed interface TableMessages extends Message {
    /// A player at the table.
    record Sitting(String name, String seat) implements TableMessages {}

    /// Who sits in which seat.
    record HeadsOfBoard(List<HeadOfBoard> seats) implements TableMessages {}

    /// A player at the table, for the head of the board.
    ///
    /// @param you true for the reader
    record HeadOfBoard(String seat, String name, boolean you) implements TableMessages {}

    record Title(String game, List<Sitting> players) implements TableMessages {}

    record Kept(String file) implements TableMessages {}

    record SeatLost(Sitting bot, Message fault) implements TableMessages {}

    record SeatTaken(String bot, String seat) implements TableMessages {}

    record PassScreen(Sitting player) implements TableMessages {}

    record PressEnter(String name) implements TableMessages {}

    record KeepGame() implements TableMessages {}

    record GameGone() implements TableMessages {}

    record GoOn(String file) implements TableMessages {}

    record NoMoveToUndo(Sitting player) implements TableMessages {}

    record DoAllAgree() implements TableMessages {}

    record NothingUndone() implements TableMessages {}

    record MoveUndone(Sitting player) implements TableMessages {}

    record WithTakeBacks() implements TableMessages {}

    record RecordStands(String file) implements TableMessages {}

    record StreamNotCleared() implements TableMessages {}

    // The end of a game.

    record EndedBy(String ending) implements TableMessages {}

    record Placed(int place, String player, String score) implements TableMessages {}

    record Together(String score) implements TableMessages {}

    // Copies of the game.

    record SaveWhere() implements TableMessages {}

    record FileThere(String file) implements TableMessages {}

    record FolderMissing(String folder) implements TableMessages {}

    record Saved(String file) implements TableMessages {}

    record NoFileName(String text) implements TableMessages {}
}
