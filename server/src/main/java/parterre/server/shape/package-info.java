/// Shows other languages the wire's records. The Java types are read once and written as TypeScript and as JSON
/// Schema, so that no type is written by hand twice.
@NullMarked
package parterre.server.shape;

import org.jspecify.annotations.NullMarked;
