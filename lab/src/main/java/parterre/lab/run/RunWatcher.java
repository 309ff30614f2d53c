package parterre.lab.run;

import parterre.lab.measure.Measures;

/// Watches a run.
@FunctionalInterface
public interface RunWatcher {
    /// Called after each unit, in the order of units, by one thread at a time.
    ///
    /// @param units how many units are done
    /// @param of how many there are
    /// @param games how many games are done, in all arms
    /// @param measures what was folded so far; only to be read
    void unitDone(int units, int of, long games, Measures measures);

    /// Called before each game on this machine, by the thread that will play it. It may wait, so that other work
    /// goes first. Waiting changes no number.
    default void beforeGame() {}

    /// Returns a watcher that does nothing.
    static RunWatcher none() {
        return (_, _, _, _) -> {};
    }
}
