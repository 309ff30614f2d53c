/// What the logging library needs of us.
@NullMarked
package parterre.server.log;

import org.jspecify.annotations.NullMarked;
