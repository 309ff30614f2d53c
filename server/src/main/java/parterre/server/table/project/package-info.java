/// Projections for each viewer: pure functions of the table and the viewer.
/// [parterre.server.table.project.TableProjection] cuts what each person is told from the game's `view` and
/// `line`, and from nothing else.
@NullMarked
package parterre.server.table.project;

import org.jspecify.annotations.NullMarked;
