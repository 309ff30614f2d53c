package parterre.testkit.conformance;

import parterre.testkit.GameContract;
import parterre.testkit.Subject;

/// The potting shed keeps the contract.
class ShedContractTest implements GameContract<Position, ShedMove, ShedView> {
    @Override
    public Subject<Position, ShedMove, ShedView> subject() {
        return Sheds.subject(new ShedBox());
    }
}
