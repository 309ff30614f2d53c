/// Experiments of the laboratory at this server: their folders, and the thread that runs them one after the other.
@NullMarked
package parterre.server.lab;

import org.jspecify.annotations.NullMarked;
