package parterre.server;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.NewTable;
import parterre.server.wire.NewTable.NewSeat;
import parterre.server.wire.NewTable.NewSeat.Sitter;
import parterre.testkit.Copies;

/// New tables, as tests want them: everybody may watch and come, the rest as it stands in the rulebook.
public final class NewTables {
    public static final NewSeat ME = seat(Sitter.ME, Optional.empty());
    public static final NewSeat OPEN = seat(Sitter.OPEN, Optional.empty());

    private NewTables() {}

    public static NewSeat bot(String level) {
        return seat(Sitter.BOT, Optional.of(level));
    }

    private static NewSeat seat(Sitter sitter, Optional<String> level) {
        return new NewSeat(sitter, level, Optional.empty(), Optional.empty());
    }

    public static NewTable table(String game, NewSeat... seats) {
        return new NewTable(
                game,
                List.of(seats),
                false,
                Map.of(),
                Optional.empty(),
                true,
                false,
                false,
                true,
                Optional.empty(),
                Optional.empty());
    }

    public static NewTable with(NewTable table, Map<String, String> options) {
        return Copies.with(table, "options", options);
    }

    /// Returns the same table, but nobody may watch it, and the lobby does not show it.
    public static NewTable unwatched(NewTable table) {
        return Copies.with(Copies.with(table, "spectators", false), "listed", false);
    }

    public static NewTable match(String name, NewTable table) {
        return Copies.with(table, "match", Optional.of(name));
    }

    public static NewTable timed(NewTable table, ClockTerms clock) {
        return Copies.with(table, "clock", Optional.of(clock));
    }

    public static NewTable from(NewTable table, NewTable.Start start) {
        return Copies.with(table, "start", Optional.of(start));
    }
}
