/// Positions as text, and which of them may be set up. FF-D3
@NullMarked
package parterre.flora.text;

import org.jspecify.annotations.NullMarked;
