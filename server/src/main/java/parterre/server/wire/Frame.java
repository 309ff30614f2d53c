package parterre.server.wire;

import java.util.Optional;

/// The position after a step, as the viewer sees it.
///
/// @param step how many steps have been made; 0 at the start
/// @param line the record's line of the last step, as the viewer may read it; missing at step 0
/// @param view the game's own view: the type that the game's namespace calls `View`
public record Frame(int step, Optional<String> line, Object view) {}
