/// What a series of games adds up to: shares of the win, means, counts, each with how sure it is.
///
/// A [parterre.cli.count.Tally] is handed one outcome at a time. [parterre.cli.count.Share] is a proportion
/// with its interval, [parterre.cli.count.Spread] a mean with its spread. Nothing in here prints.
@NullMarked
package parterre.cli.count;

import org.jspecify.annotations.NullMarked;
