/// Cards as data. A game's cards stand in a JSON file that people read and designers change. Here such a file becomes
/// values, or a list of problems. Each problem names file, line, item and field, and says what would be right.
///
/// [CardFile] reads a file; a game asks the [Item]s in it for their fields, one by one. Every fact says whether it
/// is printed or ours ([Provenance]). [Difference] tells one file from another. This is the only package below
/// the rules of games that knows JSON.
@NullMarked
package parterre.catalogue;

import org.jspecify.annotations.NullMarked;
