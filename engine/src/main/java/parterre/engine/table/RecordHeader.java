package parterre.engine.table;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import parterre.engine.BySeat;
import parterre.engine.GameInfo;
import parterre.engine.Setup;

/// What the header of a record says, found to be right as far as one line goes.
///
/// @param startLine the line of `start:`
record RecordHeader(
        String game,
        Setup setup,
        BySeat<String> players,
        SortedMap<String, String> notes,
        Optional<String> position,
        int startLine) {
    /// Takes the lines up to `start:` and what is indented below it; empty if a part is missing or cannot be
    /// read. There can be problems even where there is a header.
    static Optional<RecordHeader> take(List<GameInfo> games, SourceLines lines, Problems problems) {
        return new HeaderReader(games, lines, problems).read();
    }
}
