/// Information-set Monte Carlo tree search for any game, from one seat's view.
///
/// Read [parterre.bots.search.Search] first, then [parterre.bots.search.SearchPlan] for the settings.
@NullMarked
package parterre.bots.search;

import org.jspecify.annotations.NullMarked;
