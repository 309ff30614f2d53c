package parterre.cli.words;

import parterre.engine.Message;

/// The messages of `serve`, `backup` and `bot`.
public sealed interface ServerMessages extends Message {
    record ServerOpen(String address) implements ServerMessages {}

    record TakenOver() implements ServerMessages {}

    record NoPort(String port, String most) implements ServerMessages {}

    record NoLog(String variable, String value, String json, String plain) implements ServerMessages {}

    record NoPublicUrl(String url) implements ServerMessages {}

    record NoDatabase() implements ServerMessages {}

    record NoNamedBot(String text) implements ServerMessages {}

    /// The server could not start.
    ///
    /// @param fault what the server says
    record NotStarted(String fault, FileFault.Reason reason) implements ServerMessages {}

    record NoGamesIn(String folder) implements ServerMessages {}

    record FileTaken(String file) implements ServerMessages {}

    record Written(String file) implements ServerMessages {}

    /// A PostgreSQL was filled with a backup.
    record FilledDatabase(String file) implements ServerMessages {}

    record NotRestored(String file, FileFault.Reason reason) implements ServerMessages {}

    record DriveOrJoin() implements ServerMessages {}

    record OtherEndGone(FileFault.Reason reason) implements ServerMessages {}

    /// The action of a program at a table.
    record ProgramDoes(String name, Message does) implements ServerMessages {}

    record SitsAt(String seat) implements ServerMessages {}

    record Plays(String move) implements ServerMessages {}

    record NoSeatFree() implements ServerMessages {}

    record BrokeTooOften(int times) implements ServerMessages {}

    record ProgramGameOver() implements ServerMessages {}

    record ConnectionBroke(FileFault.Reason reason) implements ServerMessages {}
}
