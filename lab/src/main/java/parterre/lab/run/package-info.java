/// Runs experiments on the threads of this machine. A journal keeps finished units, so that a run goes on
/// where it was stopped.
@NullMarked
package parterre.lab.run;

import org.jspecify.annotations.NullMarked;
