/// Reviews of finished games: how the chances went, what was luck, and which decisions were mistakes. All of it
/// is worked out away from the tables.
@NullMarked
package parterre.server.review;

import org.jspecify.annotations.NullMarked;
