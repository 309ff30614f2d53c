/// Plays the games of an experiment and tells what happened in each of them.
///
/// A [parterre.lab.game.Unit] is a part of the work. Its [parterre.lab.game.UnitResult] depends on the
/// experiment and the unit alone, so that any thread or machine may play it.
@NullMarked
package parterre.lab.game;

import org.jspecify.annotations.NullMarked;
