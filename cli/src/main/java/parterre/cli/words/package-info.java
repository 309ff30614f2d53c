/// The messages of the command line: message records by command, and the localizer that words them in a
/// language.
///
/// The words stand in `/parterre/room/cli/messages/`. Help texts stand in `/parterre/room/help/messages/` by the keys
/// that picocli gives to commands and options.
@NullMarked
package parterre.cli.words;

import org.jspecify.annotations.NullMarked;
