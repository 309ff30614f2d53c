package parterre.server.http;

/// How much one caller may ask for. Beyond that he is told to wait.
///
/// @param readsPerMinute calls that change nothing, for each address
/// @param writesPerMinute calls that change something, for each person
/// @param sayingsPerMinute what is said at tables, for each person
/// @param tablesPerHour new tables, for each address
/// @param streams streams open at the same time, for each address
public record Limits(int readsPerMinute, int writesPerMinute, int sayingsPerMinute, int tablesPerHour, int streams) {
    /// What people at play never reach.
    public static Limits standard() {
        return new Limits(1_200, 300, 30, 120, 60);
    }

    /// None to speak of, for tests and load.
    public static Limits none() {
        return new Limits(100_000_000, 100_000_000, 100_000_000, 100_000_000, 1_000_000);
    }
}
