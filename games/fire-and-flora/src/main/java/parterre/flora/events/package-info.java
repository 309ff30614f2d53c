/// The events of a game, as data. The chapters emit a [parterre.flora.events.FloraEvent] where they change the
/// table. The log, previews, figures and the page's motion read events.
@NullMarked
package parterre.flora.events;

import org.jspecify.annotations.NullMarked;
