/// Values that were learned: the net, its file, and how search asks it.
@NullMarked
package parterre.bots.value;

import org.jspecify.annotations.NullMarked;
