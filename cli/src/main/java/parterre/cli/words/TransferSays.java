package parterre.cli.words;

import parterre.engine.Message;

/// The messages of `export` and `import`.
public sealed interface TransferSays extends Message {
    /// What was exported.
    ///
    /// @param hidden how many of the tables hide something from the person
    /// @param gathering how many tables were left out because their games have not begun
    record Exported(String folder, int tables, int hidden, int gathering) implements TransferSays {}

    record NoSuchPerson(String badge) implements TransferSays {}

    record NoExport(String folder, String file) implements TransferSays {}

    /// What was imported.
    ///
    /// @param there how many tables were there already
    /// @param hidden how many tables were left out because their records hide something
    /// @param people how many people are new
    record Imported(int tables, int there, int hidden, int people) implements TransferSays {}

    record LineUnreadable(String file, int line, String fault) implements TransferSays {}

    record RecordMissing(String file, int line, String record) implements TransferSays {}

    record TableTwice(String file, int line, String table) implements TransferSays {}

    record NothingImported() implements TransferSays {}
}
