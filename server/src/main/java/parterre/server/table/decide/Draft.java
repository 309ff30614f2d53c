package parterre.server.table.decide;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.server.table.state.Entry;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.Moment;
import parterre.server.table.state.Preference;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.state.Table;
import parterre.server.table.state.TableState;
import parterre.server.table.state.Windows;
import parterre.server.wire.Calls;
import parterre.server.wire.TableHead;

/// A decision in the making: the table as it would be, and what has led there. One call of [Decide] makes it,
/// and nobody else sees it.
final class Draft<S, M extends Move, V> {
    private final Facts facts;
    private final Table<S, M, V> before;
    private final List<Entry> events = new ArrayList<>();
    private final List<Decision.Sealed> sealed = new ArrayList<>();
    private final Map<Seat, Preference> preferences = new LinkedHashMap<>();
    private OptionalLong opened = OptionalLong.empty();
    private Table<S, M, V> table;

    Draft(Table<S, M, V> table, Facts facts) {
        this.table = table;
        before = table;
        this.facts = facts;
    }

    Facts facts() {
        return facts;
    }

    Moment moment() {
        return facts.moment();
    }

    Table<S, M, V> table() {
        return table;
    }

    TableState state() {
        return table.state();
    }

    GameSession<S, M, V> session() {
        return table.session();
    }

    Windows<S, M, V> windows() {
        return table.windows();
    }

    // --- what happens -------------------------------------------------------------------------------------------

    void happen(StoredEvent event) {
        table = table.evolve(entry(event));
    }

    /// Adds the event of a step that the session has just made.
    void happenMade(StoredEvent.Stepped stepped) {
        table = table.evolveMade(entry(stepped), stepped);
    }

    private Entry entry(StoredEvent event) {
        var entry = new Entry(table.seq() + 1, facts.now(), event);
        events.add(entry);
        return entry;
    }

    /// Sets the game after a step that no event tells yet.
    void play(GameSession<S, M, V> after) {
        table = table.with(after);
    }

    /// Seals an answer, which the others do not know yet.
    void seal(Seat seat, GameSession.Answer answer) {
        sealed.add(new Decision.Sealed(session().decision(), seat, answer));
    }

    /// Notes that the sealed answers to the present decision become a step.
    void open() {
        opened = OptionalLong.of(session().decision());
    }

    /// Lets an answer at a window wait for its time.
    void wait(Seat seat, M move, Windows.By by) {
        table = table.with(windows().taken(seat, move, by, facts.delays()));
    }

    /// Drops the answer of a seat that waits for its time.
    void forget(Seat seat) {
        table = table.with(windows().without(seat));
    }

    /// Answers for players who need not be asked.
    void settle() {
        if (state().phase() == TableHead.Phase.PLAYING) {
            table = table.with(windows().settled(facts.delays()));
        }
    }

    void prefer(Seat seat, Preference preference) {
        preferences.put(seat, preference);
        table = table.with(seat, preference);
    }

    // --- what comes of it ---------------------------------------------------------------------------------------

    /// Returns what the caller is told after the last event.
    Calls.Accepted accepted() {
        return new Calls.Accepted(table.seq(), false);
    }

    /// Returns what a caller is told who has answered in secret.
    Calls.Accepted acceptedInSecret() {
        return new Calls.Accepted(table.seq(), true);
    }

    /// Returns the decision.
    Decision.Done<S, M, V> done(Calls.Accepted answer) {
        if (!table.equals(before)) {
            settle();
        }
        return new Decision.Done<>(
                table, List.copyOf(events), List.copyOf(sealed), opened, Map.copyOf(preferences), answer);
    }
}
