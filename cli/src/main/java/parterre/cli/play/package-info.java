/// A table in the terminal: people and bots in any seats, several people at one screen.
///
/// [parterre.cli.play.Table] runs a game: it asks the players who are to move, lets chance draw, and keeps the
/// journal. [parterre.cli.play.Prompt] is a person's turn at the screen. It draws the board, reads commands
/// ([parterre.cli.play.Command]) and moves ([parterre.cli.play.Entry]), and shows what a move does before it is
/// made. [parterre.cli.play.Console] is the screen and the keyboard: a real terminal, or a plain stream of
/// lines if input or output is not a terminal. Nothing here names a game.
@NullMarked
package parterre.cli.play;

import org.jspecify.annotations.NullMarked;
