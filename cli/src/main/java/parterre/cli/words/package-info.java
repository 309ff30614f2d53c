/// The messages of the command line: message records by command, and the localizer that words them in a
/// language.
///
/// The words stand in the catalogue `cli`. Help texts stand in the catalogue `help` by the keys that picocli gives to
/// commands and options.
@NullMarked
package parterre.cli.words;

import org.jspecify.annotations.NullMarked;
