/// The changes of a view by each event. [parterre.engine.view.ViewReducer] declares them once for each kind of event of
/// a game. The suite proves them on whole games, and the server sends the changes to the page, which draws the pictures
/// of a step. Rules and search never use this package.
@NullMarked
package parterre.engine.view;

import org.jspecify.annotations.NullMarked;
