/// What the wire's records look like to other languages: read from the Java types once, written as TypeScript and as
/// JSON Schema, so that no type is ever written down twice.
@NullMarked
package parterre.server.shape;

import org.jspecify.annotations.NullMarked;
