package parterre.review;

import java.util.List;

/// One way in which the game was expected to go on. It is an example: hidden things are imagined, and chance comes as
/// it may.
///
/// @param world the number of the imagined position in which it is played, from 0
/// @param steps the steps as full lines of the record
/// @param told the same lines as the seat may read them
public record ExpectedLine(int world, List<String> steps, List<String> told) {
    public ExpectedLine {
        steps = List.copyOf(steps);
        told = List.copyOf(told);
    }
}
