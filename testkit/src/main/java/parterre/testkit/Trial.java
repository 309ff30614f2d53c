package parterre.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import parterre.engine.Setup;

/// One random game of the suite: a setup and a seed.
///
/// @param number from 1, in a fixed order; `-Dtestkit.trial=NUMBER` plays this one alone
record Trial(int number, Setup setup, long seed) {
    private static final String ONLY = "testkit.trial";

    /// Returns every trial of a subject, or the one that `-Dtestkit.trial` asks for.
    static List<Trial> of(Subject<?, ?, ?> subject) {
        var setups = new ArrayList<>(Setups.of(subject.game(), subject.values()));
        var info = subject.game().info();
        for (int i = 0; i < subject.games(); i++) {
            for (int seats = info.leastSeats(); seats <= info.mostSeats(); seats++) {
                setups.add(Setup.standard(info, seats));
            }
        }
        var trials = new ArrayList<Trial>();
        for (var setup : setups) {
            int number = trials.size() + 1;
            trials.add(new Trial(number, setup, number));
        }
        int only = Integer.getInteger(ONLY, 0);
        return only == 0 ? trials : List.of(trials.get(only - 1));
    }

    /// Returns how to play this trial of this check alone.
    String command(String check) {
        return "mvn -o -q test -am -pl " + Module.path() + " -Dsurefire.failIfNoSpecifiedTests=false -Dtest='*#" + check
                + "' -D" + ONLY + "=" + number;
    }

    /// Setup and seed for people.
    @Override
    public String toString() {
        var options = setup.chosen().entrySet().stream()
                .map(entry -> ", " + entry.getKey() + "=" + entry.getValue().replace("\n", "\\n"))
                .collect(Collectors.joining());
        return "trial " + number + " (" + setup.seats() + " seats, edition " + setup.edition() + options + "; seed "
                + seed + ")";
    }
}
