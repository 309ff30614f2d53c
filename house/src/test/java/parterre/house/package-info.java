/// The rules of the tree, as tests. They say which packages may use which, what the rules of a game may not use, and
/// what every package, file and text must have.
@NullMarked
package parterre.house;

import org.jspecify.annotations.NullMarked;
