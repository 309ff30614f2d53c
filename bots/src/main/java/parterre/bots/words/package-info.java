/// What bots tell people, as messages: faults in the names of bots, and what a bot did when it lost its seat. The words
/// stand in the catalogues of the room `bots`.
@NullMarked
package parterre.bots.words;

import org.jspecify.annotations.NullMarked;
