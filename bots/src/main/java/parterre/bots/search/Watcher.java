package parterre.bots.search;

/// Looks on while a search thinks, and may end it.
@FunctionalInterface
public interface Watcher {
    /// Called after each playout, on the thread that searches.
    ///
    /// @param playouts how many there were so far in this search
    /// @return false to end the search now
    boolean goesOn(int playouts);
}
