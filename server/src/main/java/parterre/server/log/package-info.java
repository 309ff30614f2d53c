/// Extensions of the logging library.
@NullMarked
package parterre.server.log;

import org.jspecify.annotations.NullMarked;
