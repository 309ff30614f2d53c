package parterre.server.transfer;

import parterre.engine.Reading;

/// Something in an export that cannot be imported. Lines of a file are counted from 1.
public sealed interface ImportProblem {
    String file();

    /// A line that is not as an export writes it.
    ///
    /// @param fault what is wrong, in English
    record Unreadable(String file, int line, String fault) implements ImportProblem {}

    /// A file that is named there is missing.
    record Missing(String file, int line, String record) implements ImportProblem {}

    /// Two lines have the same table.
    record Twice(String file, int line, String table) implements ImportProblem {}

    /// A record is wrong.
    record Refused(String file, Reading.Problem problem) implements ImportProblem {}
}
