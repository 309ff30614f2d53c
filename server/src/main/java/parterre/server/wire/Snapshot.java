package parterre.server.wire;

import java.util.List;
import java.util.function.Predicate;

/// A table as one viewer sees it, whole. What comes later comes by the table's stream, after `seq`.
///
/// @param seq the number of the last event that is in here
/// @param files what is played with in place of the game's own files; known to everyone before they sit down
/// @param printed the fields of the view that never change, and that the stream leaves out
/// @param log the steps as the viewer may know them, step 1 first; before the start, none
/// @param chat what was said, oldest first, the last 200 lines
public record Snapshot(
        long seq,
        TableHead table,
        List<FileCard> files,
        Frame frame,
        List<String> printed,
        Present present,
        List<LogEntry> log,
        List<ChatLine> chat) {
    /// Returns this without the lines of chat that are hidden from the viewer.
    public Snapshot without(Predicate<ChatLine> hidden) {
        return chat.stream().noneMatch(hidden)
                ? this
                : new Snapshot(
                        seq,
                        table,
                        files,
                        frame,
                        printed,
                        present,
                        log,
                        chat.stream().filter(hidden.negate()).toList());
    }

    /// Returns the record's lines as the viewer may read them, step 1 first.
    public List<String> lines() {
        return log.stream().map(LogEntry::line).toList();
    }
}
