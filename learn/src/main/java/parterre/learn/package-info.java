/// Learns the value of a game's positions: plays games between bots of the house, trains a small net on what came of
/// them, and measures how far its chances can be trusted.
@NullMarked
package parterre.learn;

import org.jspecify.annotations.NullMarked;
