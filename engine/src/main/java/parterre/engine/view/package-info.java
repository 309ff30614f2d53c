/// What each event changes in a view. [parterre.engine.view.ViewReducer] says it once for each kind of event of a
/// game: the suite proves it on whole games, and the server sends the changes to the page, which draws the pictures
/// of a step. Rules and search never use this package.
@NullMarked
package parterre.engine.view;

import org.jspecify.annotations.NullMarked;
