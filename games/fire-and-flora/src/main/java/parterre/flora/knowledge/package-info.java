/// The knowledge of viewers: views, the record's lines, and whole positions that fit a view.
@NullMarked
package parterre.flora.knowledge;

import org.jspecify.annotations.NullMarked;
