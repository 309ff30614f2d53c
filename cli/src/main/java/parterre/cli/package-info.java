/// The command line: one command, `parterre`, with a subcommand for each thing that a person does with
/// games.
///
/// [parterre.cli.Parterre] lists the commands; each is one class named after it. Nothing here names a game:
/// games are found on the shelf ([parterre.cli.Shelf]) and spoken to through the contract alone. What a
/// person did wrong is a [parterre.cli.Complaint], told in one message without a stack trace; exit codes
/// are in [parterre.cli.Exit].
///
/// To add a command: write the class, give its `@Command` a footer with examples, name it in `Parterre`,
/// describe it in `docs/cli.md` (a test asks for that).
@NullMarked
package parterre.cli;

import org.jspecify.annotations.NullMarked;
