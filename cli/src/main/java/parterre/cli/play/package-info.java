/// A table in the terminal: people and bots in any seats, several people before one screen.
///
/// [parterre.cli.play.Table] runs a game: it asks whoever is to move, lets chance draw, keeps the journal.
/// [parterre.cli.play.Prompt] is a person's turn before the screen: it draws the board, reads commands
/// ([parterre.cli.play.Command]) and moves ([parterre.cli.play.Entry]), and shows what a move does before
/// it is made. [parterre.cli.play.Console] is the screen and the keyboard: a real terminal, or a plain
/// stream of lines where input or output is no terminal. Nothing here names a game.
@NullMarked
package parterre.cli.play;

import org.jspecify.annotations.NullMarked;
