package parterre.server.review;

import java.util.Collection;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.server.work.WorkOwner;

/// Limits how many games may be judged at a time for one person, one network and all together.
final class ReviewLimits {
    static final int MOST_OF_ONE_PERSON = 2;
    static final int MOST_OF_ONE_NETWORK = 6;
    private static final int MOST_AT_ONCE = 24;

    private ReviewLimits() {}

    /// Checks that one more game may be judged.
    ///
    /// @param payers who waits for the games that are being judged
    /// @throws ApiException if too many are waited for
    static void check(WorkOwner workOwner, Collection<WorkOwner> payers) {
        long person = payers.stream()
                .filter(other -> other.person().equals(workOwner.person()))
                .count();
        long network = payers.stream()
                .filter(other -> other.network().equals(workOwner.network()))
                .count();
        if (person >= MOST_OF_ONE_PERSON || network >= MOST_OF_ONE_NETWORK || payers.size() >= MOST_AT_ONCE) {
            throw ApiException.of(FaultCode.TOO_MANY, new ServerFault.TooManyReviews(), "5 s");
        }
    }
}
