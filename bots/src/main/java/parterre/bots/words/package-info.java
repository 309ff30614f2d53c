/// Messages about bots: mistakes in the names of bots, and the faults for which a bot lost its seat. The
/// catalogues of the room `bots` have the words.
@NullMarked
package parterre.bots.words;

import org.jspecify.annotations.NullMarked;
