/// The checks of `parterre doctor`: what would keep a server with these options from working, and the remedy.
@NullMarked
package parterre.cli.doctor;

import org.jspecify.annotations.NullMarked;
