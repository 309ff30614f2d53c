package parterre.cli.play;

import java.util.List;
import parterre.engine.Message;

/// The table's messages to everybody at the screen.
public sealed interface TableSays extends Message {
    /// A player at the table.
    record Sitting(String name, String seat) implements TableSays {}

    /// A player at the table, for the head of the board.
    ///
    /// @param you true for the reader
    record HeadOfBoard(String seat, String name, boolean you) implements TableSays {}

    record Title(String game, List<Sitting> players) implements TableSays {}

    record Kept(String file) implements TableSays {}

    record SeatLost(Sitting bot, Message fault) implements TableSays {}

    record SeatTaken(String bot, String seat) implements TableSays {}

    record PassScreen(Sitting player) implements TableSays {}

    record PressEnter(String name) implements TableSays {}

    record KeepGame() implements TableSays {}

    record GameGone() implements TableSays {}

    record GoOn(String file) implements TableSays {}

    record NoMoveToUndo(Sitting player) implements TableSays {}

    record DoAllAgree() implements TableSays {}

    record NothingUndone() implements TableSays {}

    record MoveUndone(Sitting player) implements TableSays {}

    record WithTakeBacks() implements TableSays {}

    record RecordStands(String file) implements TableSays {}

    record StreamNotCleared() implements TableSays {}

    // How a game ended.

    record EndedBy(String ending) implements TableSays {}

    record Placed(int place, String player, String score) implements TableSays {}

    record Together(String score) implements TableSays {}

    // Copies of the game.

    record SaveWhere() implements TableSays {}

    record FileThere(String file) implements TableSays {}

    record FolderMissing(String folder) implements TableSays {}

    record Saved(String file) implements TableSays {}

    record NoFileName(String text) implements TableSays {}
}
