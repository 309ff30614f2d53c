package parterre.server.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import parterre.engine.Attachment;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.wire.Calls;
import parterre.server.wire.NewTable;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// The door to the tables. One process holds them all today; a cluster would stand behind the same door. Everything
/// here may throw [parterre.server.wire.ApiException], which says what is answered instead.
public interface TableHost {
    /// Makes a table.
    Snapshot create(Person by, NewTable wanted);

    /// Has something done; returns when it is durable.
    Calls.Accepted submit(String table, Person by, Command command);

    /// The table as a person sees it.
    ///
    /// @param as from which of his seats
    Snapshot look(String table, Person who, Optional<Seat> as);

    /// What stands on a table's sign, as any stranger may read it who has its link.
    TableHead head(String table);

    /// Follows a table: first what is missing since `after`, then how it stands, then whatever happens.
    ///
    /// @param after the number of the last event that is known; empty if nothing is to be filled in
    /// @return to be called when the stream has ended
    Runnable follow(String table, Person who, Optional<Seat> as, OptionalLong after, Sink sink);

    /// Follows on how many tables it is a person's turn.
    Runnable followWaiting(Person who, Sink sink);

    /// What a move would do.
    Calls.Preview preview(String table, Person who, Calls.ConsiderMove move);

    /// What each move would do that a person is asked to choose from.
    Calls.Foreseen foresight(String table, Person who, Optional<Seat> as);

    /// A strong bot's move.
    Calls.Hint hint(String table, Person who, Seat seat);

    /// The record as a person may read it.
    String record(String table, Person who, Optional<Seat> as);

    /// A file that the table plays with, by the option whose value it is.
    Attachment file(String table, Person who, String option);

    /// Positions as a person may see them.
    ///
    /// @param open true for everything, after the end
    Calls.Frames replay(String table, Person who, Optional<Seat> as, int from, int count, boolean open);

    /// True if who came by a link with this token may sit down, as far as the link goes.
    boolean admits(String table, Person who, Optional<String> token);

    /// What a link must hold to let its reader sit down, where the host has made earlier ones void; empty for who may
    /// not give it on, and as long as the table's address is enough.
    Optional<String> invitation(String table, Person who);

    /// A table for the next game of the same people.
    String rematch(String table, Person who);

    /// The tables that wait for a person, the one that has waited longest first.
    List<String> waiting(Person who);
}
