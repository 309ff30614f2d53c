package parterre.review;

import java.util.List;

/// How the game is expected to go on after an error, and after the better move instead. It is one example of what the
/// seat could expect: hidden things are imagined, and chance comes as it may.
///
/// @param made the steps as lines of the record, as the seat may read them; the move that was made comes first
/// @param better the same for the better move
public record ExpectedLines(List<String> made, List<String> better) {
    public ExpectedLines {
        made = List.copyOf(made);
        better = List.copyOf(better);
    }
}
