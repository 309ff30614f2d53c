package parterre.server.review;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Work that is done in slices, so that one thread can serve several people in turn. One thread at a time does it.
///
/// @param <T> the result
@FunctionalInterface
interface SlicedWork<T> {
    /// Does the next slice, for about as long as a decision takes to be graded.
    ///
    /// @param wanted false if nobody waits any more. The slice may end then, and the next one goes on from there
    /// @return the result once all is done
    Optional<T> goOn(BooleanSupplier wanted);
}
