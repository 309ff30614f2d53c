package parterre.thirstypots;

import java.util.List;
import java.util.stream.Stream;
import parterre.engine.box.Layout;
import parterre.testkit.GameContract;
import parterre.testkit.Subject;

/// Runs the suite that every game must pass.
final class ContractTest implements GameContract<ThirstyPotsTable, ThirstyPotsMove, ThirstyPotsView> {
    @Override
    public Subject<ThirstyPotsTable, ThirstyPotsMove, ThirstyPotsView> subject() {
        return Subject.of(new ThirstyPotsBox())
                .withGames(2)
                .withDerived("layout", view -> counters(view.layout()), ContractTest::counters);
    }

    /// The counters of the picture: the can, then the plants.
    private static List<Integer> counters(Layout layout) {
        return layout.parts().stream()
                .flatMap(part -> part instanceof Layout.Counter counter ? Stream.of(counter.value()) : Stream.empty())
                .toList();
    }

    private static List<Integer> counters(ThirstyPotsView view) {
        return Stream.concat(Stream.of(view.can()), view.pots().stream().map(ThirstyPotsView.Plant::height))
                .toList();
    }
}
