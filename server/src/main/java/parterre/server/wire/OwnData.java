package parterre.server.wire;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;

/// A person's own data, with a portion of their tables.
///
/// @param person the same with each portion
/// @param tables whose games have begun, in the order of their ids
/// @param unreadable the ids of tables of this portion that the server cannot read
/// @param next what to name as `after` to get further tables; missing at the end
public record OwnData(OwnPerson person, List<OwnTable> tables, List<String> unreadable, Optional<String> next) {
    /// The data that the server stores about a person beside their tables.
    ///
    /// @param badge 16 hexadecimal digits
    /// @param blocks whom the person has blocked
    /// @param sanctions the operator's decisions about the person
    /// @param reports what the person has reported to the operator
    public record OwnPerson(
            String badge,
            String name,
            List<OwnDevice> devices,
            List<Admin.Block> blocks,
            List<Admin.Sanction> sanctions,
            List<OwnReport> reports) {}

    /// A browser that is signed in.
    public record OwnDevice(String label, Instant created, Instant seen) {}

    /// A report that the person has filed.
    ///
    /// @param name what the reported person was called then
    public record OwnReport(Instant at, String table, String name, Admin.ReportReason reason, String text) {}

    /// A table at which the person holds or held a seat.
    ///
    /// @param ending `played`, `stopped`, `resigned` or `closed`; missing if the game goes on
    /// @param seats one for each seat, in turn order
    /// @param whole false if the record lacks what is hidden from the person
    /// @param record as the person may read it
    /// @param said what the person said there
    public record OwnTable(
            String id,
            String game,
            Optional<String> ending,
            Instant created,
            Instant changed,
            List<OwnSeat> seats,
            boolean whole,
            String record,
            List<OwnSaying> said) {}

    /// The holder of a seat.
    ///
    /// @param badge of a person
    /// @param level of a bot
    public record OwnSeat(Seat seat, String name, Optional<String> badge, Optional<String> level, boolean resigned) {}

    /// Something that the person said.
    ///
    /// @param name as whom
    public record OwnSaying(Instant at, String name, String text) {}
}
