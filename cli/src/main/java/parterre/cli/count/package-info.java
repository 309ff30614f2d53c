/// Sums up a series of games: shares of the win, means and counts, each with its uncertainty.
///
/// A [parterre.cli.count.Tally] takes one outcome at a time. [parterre.cli.count.Share] is a proportion with
/// its interval, and [parterre.cli.count.Spread] is a mean with its spread. Nothing in this package prints.
@NullMarked
package parterre.cli.count;

import org.jspecify.annotations.NullMarked;
