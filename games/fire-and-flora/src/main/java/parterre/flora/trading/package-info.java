/// Chapter 9, trading: offers, answers and the exchange.
@NullMarked
package parterre.flora.trading;

import org.jspecify.annotations.NullMarked;
