/// The command line: one command, `parterre`, with a subcommand for each task.
///
/// [parterre.cli.Parterre] lists the commands, and each has a class named after it. Nothing here names a game.
/// [parterre.cli.GameLookup] finds the games, and the commands use them only through the contract. A mistake
/// of the user is a [parterre.cli.CommandException], which is one message without a stack trace.
/// [parterre.cli.Exit] has the exit codes.
///
/// To add a command, write the class, give its `@Command` a footer with examples, and name it in `Parterre`.
/// Describe it in `docs/cli.md` (a test checks that).
@NullMarked
package parterre.cli;

import org.jspecify.annotations.NullMarked;
