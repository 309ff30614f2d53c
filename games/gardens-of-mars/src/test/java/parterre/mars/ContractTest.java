package parterre.mars;

import java.util.ArrayList;
import java.util.List;
import parterre.testkit.Census;
import parterre.testkit.GameContract;
import parterre.testkit.Subject;

/// Runs the suite that every game must pass.
final class ContractTest implements GameContract<Position, MarsMove, MarsView> {
    @Override
    public Subject<Position, MarsMove, MarsView> subject() {
        return Subject.of(new MarsBox()).withGames(1).stoppedAfter(200).withCensus(ContractTest::pieces);
    }

    /// All flowers: in the case, in the garden, before a player.
    private static List<Census.Count> pieces(Position position) {
        var counts = new ArrayList<Census.Count>();
        for (var colour : Colour.all()) {
            int outside = position.flowers().of(colour).size();
            counts.add(new Census.Count(colour.word(), "garden", outside));
            for (int seat = 0; seat < position.terms().seats(); seat++) {
                int held = new Bunch(position.flowers().bunch(seat)).of(colour);
                counts.add(new Census.Count(colour.word(), "before seat " + seat, held));
                outside += held;
            }
            counts.add(new Census.Count(colour.word(), "case", outside == 0 ? Colour.FLOWERS_EACH : 0));
        }
        return counts;
    }
}
