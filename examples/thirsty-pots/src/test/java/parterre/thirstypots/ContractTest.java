package parterre.thirstypots;

import parterre.testkit.GameContract;
import parterre.testkit.Subject;

/// What every game must keep to.
final class ContractTest implements GameContract<ThirstyPotsTable, ThirstyPotsMove, ThirstyPotsView> {
    @Override
    public Subject<ThirstyPotsTable, ThirstyPotsMove, ThirstyPotsView> subject() {
        return Subject.of(new ThirstyPotsBox()).withGames(2);
    }
}
