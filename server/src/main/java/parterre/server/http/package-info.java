/// The port: every endpoint with its description, handlers, limits, errors, and the page's files.
@NullMarked
package parterre.server.http;

import org.jspecify.annotations.NullMarked;
