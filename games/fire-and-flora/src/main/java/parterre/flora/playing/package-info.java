/// Chapter 7, resources and blocks: playing Resource Cards, Nefarious, and the windows in which others block.
@NullMarked
package parterre.flora.playing;

import org.jspecify.annotations.NullMarked;
