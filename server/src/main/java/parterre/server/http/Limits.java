package parterre.server.http;

/// The limits of one caller. A caller who reaches one is told to wait. An address is an IPv4 address or the first 64
/// bits of an IPv6 address.
///
/// @param readsPerMinute calls that change nothing, for each address
/// @param pagesPerMinute pages, their files and `/ready`, for each address
/// @param writesPerMinute calls that change something, for each person
/// @param chatsPerMinute chat messages, for each person
/// @param newcomersPerHour guests who do something for the first time, for each address
/// @param tablesPerHour new tables, for each address. The same number limits blocks of people, and devices that are
/// signed in
///     or out
/// @param tablesWithBots running games with bots that are in memory, for each host
/// @param streams streams open at the same time, for each address
/// @param connections connections open at the same time, for each address
public record Limits(
        int readsPerMinute,
        int pagesPerMinute,
        int writesPerMinute,
        int chatsPerMinute,
        int newcomersPerHour,
        int tablesPerHour,
        int tablesWithBots,
        int streams,
        int connections) {
    /// Returns limits that people never reach by playing.
    public static Limits standard() {
        return new Limits(1_200, 1_800, 300, 30, 240, 120, 20, 60, 250);
    }

    /// Returns limits that tests and load measurements never reach.
    public static Limits none() {
        int most = 100_000_000;
        return new Limits(most, most, most, most, most, most, most, most, most);
    }
}
