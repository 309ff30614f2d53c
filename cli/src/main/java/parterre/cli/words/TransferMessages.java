package parterre.cli.words;

import parterre.engine.Message;

/// The messages of `export` and `import`.
public sealed interface TransferMessages extends Message {
    /// The numbers of an export.
    ///
    /// @param hidden how many of the tables hide something from the person
    /// @param gathering how many tables were left out because their games have not begun
    record Exported(String folder, int tables, int hidden, int gathering) implements TransferMessages {}

    record NoSuchPerson(String badge) implements TransferMessages {}

    record NoExport(String folder, String file) implements TransferMessages {}

    /// The numbers of an import.
    ///
    /// @param there how many tables were there already
    /// @param hidden how many tables were left out because their records hide something
    /// @param people how many people are new
    record Imported(int tables, int there, int hidden, int people) implements TransferMessages {}

    record LineUnreadable(String file, int line, String fault) implements TransferMessages {}

    record RecordMissing(String file, int line, String record) implements TransferMessages {}

    record TableTwice(String file, int line, String table) implements TransferMessages {}

    record NothingImported() implements TransferMessages {}
}
