package parterre.bots.search;

/// Watches a search while it thinks, and may end it.
@FunctionalInterface
public interface Watcher {
    /// Called after each playout, on the thread that searches.
    ///
    /// @param playouts the number of playouts of this search so far
    /// @return false to end the search now
    boolean goesOn(int playouts);
}
