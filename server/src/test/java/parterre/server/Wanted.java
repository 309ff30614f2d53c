package parterre.server;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.NewTable;
import parterre.server.wire.NewTable.NewSeat;
import parterre.server.wire.NewTable.NewSeat.Sitter;

/// New tables, as tests want them: everybody may watch and come, the rest as it stands in the rulebook.
public final class Wanted {
    public static final NewSeat ME = seat(Sitter.ME, Optional.empty());
    public static final NewSeat OPEN = seat(Sitter.OPEN, Optional.empty());

    private Wanted() {}

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
        return new NewTable(
                table.game(),
                table.seats(),
                table.shuffled(),
                options,
                table.clock(),
                table.spectators(),
                table.openHands(),
                table.aids(),
                table.listed(),
                table.match(),
                table.start());
    }

    /// Returns the same table, but nobody may watch it, and the lobby does not show it.
    public static NewTable unwatched(NewTable table) {
        return new NewTable(
                table.game(),
                table.seats(),
                table.shuffled(),
                table.options(),
                table.clock(),
                false,
                table.openHands(),
                table.aids(),
                false,
                table.match(),
                table.start());
    }

    public static NewTable match(String name, NewTable table) {
        return new NewTable(
                table.game(),
                table.seats(),
                table.shuffled(),
                table.options(),
                table.clock(),
                table.spectators(),
                table.openHands(),
                table.aids(),
                table.listed(),
                Optional.of(name),
                table.start());
    }

    public static NewTable timed(NewTable table, ClockTerms clock) {
        return new NewTable(
                table.game(),
                table.seats(),
                table.shuffled(),
                table.options(),
                Optional.of(clock),
                table.spectators(),
                table.openHands(),
                table.aids(),
                table.listed(),
                table.match(),
                table.start());
    }

    public static NewTable from(NewTable table, NewTable.Start start) {
        return new NewTable(
                table.game(),
                table.seats(),
                table.shuffled(),
                table.options(),
                table.clock(),
                table.spectators(),
                table.openHands(),
                table.aids(),
                table.listed(),
                table.match(),
                Optional.of(start));
    }
}
