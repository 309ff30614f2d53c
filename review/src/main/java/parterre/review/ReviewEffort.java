package parterre.review;

/// The effort for each decision of a review.
///
/// @param screening the playouts of the search that finds the candidates
/// @param candidates how many moves are compared with the one that was made
/// @param searches how many searches compare the candidates at first; their differences give the standard errors
/// @param rounds how often each of these searches tries each candidate
public record ReviewEffort(int screening, int candidates, int searches, int rounds) {
    private static final int CANDIDATES = 4;
    private static final int SEARCHES = 8;
    private static final int PARTS = 4;

    /// The fewest playouts with which each candidate is tried ten times by each search.
    public static final int LEAST = 800;

    /// Returns the effort of this many playouts for each decision whose grade is soon clear: a quarter finds the
    /// candidates, the rest compares them.
    ///
    /// @param playouts at least [#LEAST]
    public static ReviewEffort of(int playouts) {
        int screening = playouts / PARTS;
        return new ReviewEffort(
                screening, CANDIDATES, SEARCHES, (playouts - screening) / (SEARCHES * (CANDIDATES + 1)));
    }
}
