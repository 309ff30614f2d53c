/// Learns the value of a game's positions. It plays games between built-in bots, trains a small net on
/// their results, and measures how far its chances can be trusted.
@NullMarked
package parterre.learn;

import org.jspecify.annotations.NullMarked;
