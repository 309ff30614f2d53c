/// The whole table. A [parterre.flora.position.Position] holds a [parterre.flora.position.Draft] that no longer
/// changes.
/// Only what stands above the chapters of the rules sees it: the turn order, the game and its readers.
@NullMarked
package parterre.flora.position;

import org.jspecify.annotations.NullMarked;
