/// Tests of the results, memory and costs of the search.
@NullMarked
package parterre.bots.search;

import org.jspecify.annotations.NullMarked;
