/// What the search finds, keeps and costs.
@NullMarked
package parterre.bots.search;

import org.jspecify.annotations.NullMarked;
