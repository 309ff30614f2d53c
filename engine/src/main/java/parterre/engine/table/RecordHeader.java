package parterre.engine.table;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import parterre.engine.BySeat;
import parterre.engine.GameInfo;
import parterre.engine.Setup;

/// The header of a record. Each line is right by itself.
///
/// @param startLine the line of `start:`
record RecordHeader(
        String game,
        Setup setup,
        BySeat<String> players,
        SortedMap<String, String> notes,
        Optional<String> position,
        int startLine) {
    /// Takes the lines up to `start:` and the indented lines below it. Returns empty if a part is missing or
    /// cannot be read. There can be problems even if it returns a header.
    static Optional<RecordHeader> take(List<GameInfo> games, SourceLines lines, Problems problems) {
        return new HeaderReader(games, lines, problems).read();
    }
}
