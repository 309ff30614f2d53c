package parterre.cli.words;

import parterre.engine.Message;

/// The messages of `serve`, `backup` and `bot`.
public sealed interface ServerSays extends Message {
    record ServerOpen(String address) implements ServerSays {}

    record TakenOver() implements ServerSays {}

    record NoPort(String port, String most) implements ServerSays {}

    record NoLog(String variable, String value, String json, String plain) implements ServerSays {}

    record NoPublicUrl(String url) implements ServerSays {}

    record NoDatabase() implements ServerSays {}

    record NoNamedBot(String text) implements ServerSays {}

    /// The server could not start.
    ///
    /// @param fault what the server says
    record NotStarted(String fault, FileFault.Reason reason) implements ServerSays {}

    record NoGamesIn(String folder) implements ServerSays {}

    record FileTaken(String file) implements ServerSays {}

    record Written(String file) implements ServerSays {}

    /// A PostgreSQL was filled with a backup.
    record FilledDatabase(String file) implements ServerSays {}

    record NotRestored(String file, FileFault.Reason reason) implements ServerSays {}

    record DriveOrJoin() implements ServerSays {}

    record OtherEndGone(FileFault.Reason reason) implements ServerSays {}

    /// What a program does at a table.
    record ProgramDoes(String name, Message does) implements ServerSays {}

    record SitsAt(String seat) implements ServerSays {}

    record Plays(String move) implements ServerSays {}

    record NoSeatFree() implements ServerSays {}

    record BrokeTooOften(int times) implements ServerSays {}

    record ProgramGameOver() implements ServerSays {}

    record ConnectionBroke(FileFault.Reason reason) implements ServerSays {}
}
