package parterre.server.wire;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import parterre.server.people.SanctionKind;

/// The messages between a server and its operator.
public final class Admin {
    private Admin() {}

    /// A person.
    ///
    /// @param badge what a person is called here: 16 hexadecimal digits
    /// @param tables at how many tables that are not over the person holds a seat
    public record PersonCard(String badge, String name, int tables, List<Sanction> sanctions) {}

    /// A sanction that a person is under.
    public record Sanction(SanctionKind kind, Instant until, String reason) {}

    /// People who were found.
    public record FoundPeople(List<PersonCard> people) {}

    /// A new sanction.
    ///
    /// @param days for how long, 1 to 36,500
    /// @param reason told to the person
    public record Impose(SanctionKind kind, int days, String reason) {}

    /// Ends a sanction.
    public record Lift(SanctionKind kind) {}

    /// A report that is not settled.
    ///
    /// @param by who reported
    /// @param person who was reported
    /// @param name what they were called then
    /// @param text what the reporter wrote
    public record Report(
            String id,
            Instant at,
            String table,
            PersonCard by,
            PersonCard person,
            String name,
            ReportReason reason,
            String text) {}

    /// Reports, the latest first.
    ///
    /// @param next what to ask for with `before` to get earlier ones; empty if there are none
    public record Reports(List<Report> reports, Optional<String> next) {}

    /// Why somebody is reported.
    public enum ReportReason {
        CHAT,
        NAME,
        PLAY,
        OTHER
    }

    /// Reports somebody at a table to the operator.
    ///
    /// @param badge whom
    /// @param text what happened, at most 1,000 characters
    public record NewReport(String badge, ReportReason reason, String text) {}

    /// A report was filed.
    public record Filed(String id) {}

    /// Signs cookies with a new key.
    ///
    /// @param days for how many days cookies of the keys until now are still read, 0 to 400
    public record RotateKey(int days) {}

    /// Cookies have a new key.
    ///
    /// @param until when the last cookie of an earlier key is refused
    public record KeyRotated(Instant until) {}

    /// Removes a spectator from a table.
    public record RemoveSpectator(String badge) {}

    /// Blocks somebody.
    ///
    /// @param name what they were called, to know them again in the list
    public record Block(String badge, String name) {}

    /// The people that a person has blocked.
    public record Blocks(List<Block> blocks) {}

    /// Somebody at a table.
    ///
    /// @param name what they are called there
    public record Participant(String badge, String name) {}

    /// A table as the operator sees it. It tells nothing of the game that is secret.
    ///
    /// @param players the people who hold seats
    /// @param spectators the people who watch at the moment
    public record TableView(
            String id,
            String game,
            TableHead.Phase phase,
            List<Participant> players,
            List<Participant> spectators,
            List<ChatLine> chat) {}

    /// Tables that are not over.
    public record Tables(List<People.TableCard> tables) {}
}
