/// What a game brings besides its rules: how decisions are entered and drawn, how positions are written, how good a
/// position is, what a laboratory counts. [parterre.engine.box.GameBox] is the one service by which everyone finds a
/// game; the rest are plain values that a page, a terminal and a protocol show alike.
@NullMarked
package parterre.engine.box;

import org.jspecify.annotations.NullMarked;
