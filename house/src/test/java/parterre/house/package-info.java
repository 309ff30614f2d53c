/// The rules of the house, as tests: who may know whom, what the rules of a game may not touch, what every package and
/// file owes its reader.
@NullMarked
package parterre.house;

import org.jspecify.annotations.NullMarked;
