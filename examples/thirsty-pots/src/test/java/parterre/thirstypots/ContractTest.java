package parterre.thirstypots;

import parterre.testkit.GameContract;
import parterre.testkit.Subject;

/// Runs the suite that every game must pass.
final class ContractTest implements GameContract<ThirstyPotsTable, ThirstyPotsMove, ThirstyPotsView> {
    @Override
    public Subject<ThirstyPotsTable, ThirstyPotsMove, ThirstyPotsView> subject() {
        return Subject.of(new ThirstyPotsBox()).withGames(2);
    }
}
