package parterre.cli;

import java.util.List;
import parterre.bots.Level;
import parterre.engine.GameInfo;

/// The bots that play the laboratory's commands unless somebody chooses others.
final class LabLineUps {
    /// Several strengths: an effect that only weak or strong players meet shows itself.
    private static final List<Level> LEVELS = List.of(Level.GENTLE, Level.FAIR, Level.KEEN);

    private LabLineUps() {}

    /// Returns a table for each level, the weakest first, with two seats if the game allows it.
    static List<String> standard(GameInfo info) {
        int seats = Math.clamp(2, info.leastSeats(), info.mostSeats());
        return LEVELS.stream().map(level -> level.word() + "*" + seats).toList();
    }
}
