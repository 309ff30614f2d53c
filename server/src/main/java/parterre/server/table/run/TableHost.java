package parterre.server.table.run;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import parterre.engine.Attachment;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.table.decide.Command;
import parterre.server.wire.Calls;
import parterre.server.wire.NewTable;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// The entrance to the tables. One process holds them all today; a cluster would stand behind the same interface.
/// Every method may throw [parterre.server.wire.ApiException], which becomes the answer.
public interface TableHost {
    /// Makes a table.
    Snapshot create(Person by, NewTable wanted);

    /// Has something done; returns when it is durable.
    Calls.Accepted submit(String table, Person by, Command command);

    /// Returns the table as a person sees it.
    ///
    /// @param as from which of their seats
    Snapshot look(String table, Person who, Optional<Seat> as);

    /// Returns the head of a table, which any stranger with its link may read.
    TableHead head(String table);

    /// Follows a table: first what is missing since `after`, then how it stands, then whatever happens.
    ///
    /// @param after the number of the last event that is known; empty if nothing is to be filled in
    /// @return to be called when the stream has ended
    Runnable follow(String table, Person who, Optional<Seat> as, OptionalLong after, Sink sink);

    /// Follows on how many tables it is a person's turn.
    Runnable followWaiting(Person who, Sink sink);

    /// Returns what a move would do.
    Calls.Preview preview(String table, Person who, Calls.ConsiderMove move);

    /// Returns what each move would do that a person may choose now.
    Calls.MovePreviews previews(String table, Person who, Optional<Seat> as);

    /// Returns the record as a person may read it.
    String record(String table, Person who, Optional<Seat> as);

    /// Returns a file that the table plays with. The option names the file.
    Attachment file(String table, Person who, String option);

    /// Positions as a person may see them.
    ///
    /// @param open true for everything, after the end
    Calls.Frames replay(String table, Person who, Optional<Seat> as, int from, int count, boolean open);

    /// Returns true if a link with this token allows the person to take a seat.
    boolean admits(String table, Person who, Optional<String> token);

    /// Returns the token that a link needs to allow taking a seat, if the host has made earlier links void.
    /// Empty for a person who may not hand it on, and as long as the table's address is enough.
    Optional<String> invitation(String table, Person who);

    /// Returns a table for the next game of the same people.
    ///
    /// @param limit is called before a table is made; throws an [ApiException] if the caller may make none
    ///     now
    String rematch(String table, Person who, Runnable limit);

    /// Returns the tables that wait for a person, the one that has waited longest first.
    List<String> waiting(Person who);
}
