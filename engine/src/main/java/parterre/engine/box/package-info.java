/// The parts of a game besides its rules: entering and drawing decisions, writing positions, judging positions,
/// and counting for the laboratory. [parterre.engine.box.GameBox] is the one service by which other code finds
/// a game. The rest are plain values that a page, a terminal and a protocol show in the same way.
@NullMarked
package parterre.engine.box;

import org.jspecify.annotations.NullMarked;
