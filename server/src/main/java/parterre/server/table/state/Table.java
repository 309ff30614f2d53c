package parterre.server.table.state;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.server.wire.Outcome;
import parterre.server.wire.TableHead;
import parterre.server.wire.TableNote;

/// A table: what its events add up to, and what its seats keep to themselves. It never changes. [#evolve]
/// makes another table of it by an event, and knows nothing else.
///
/// @param seq the number of the last event
/// @param match the match that the game belongs to
/// @param preferences what seats want to be asked out of turn; no event tells it, because the others would
///     notice
/// @param waits the answers at a window that wait for their time
public record Table<S, M extends Move, V>(
        String id,
        long seq,
        TableState state,
        GameSession<S, M, V> session,
        Clocks clocks,
        Optional<MatchPlay> match,
        Map<Seat, Preference> preferences,
        Windows.Waits<M> waits) {
    /// How long a person may be away before the others may call a bot, in milliseconds.
    private static final long BOT_MAY_COME_AFTER = 120_000;

    /// How long a person may leave a question without an answer before the others may call a bot, in
    /// milliseconds.
    private static final long SILENCE = 3 * 86_400_000L;

    /// Returns a table after its first event.
    ///
    /// @param session the game as it was agreed
    public static <S, M extends Move, V> Table<S, M, V> created(
            String id,
            StoredEvent.Created created,
            long at,
            GameSession<S, M, V> session,
            Map<Seat, Preference> preferences) {
        return new Table<>(
                id,
                1,
                new TableState(created, at),
                session,
                Clocks.atZero(created.terms().clock()),
                MatchPlay.of(session.box(), created.terms()),
                Map.copyOf(preferences),
                Windows.Waits.none());
    }

    // --- how it goes on -----------------------------------------------------------------------------------------

    /// Returns the table after an event.
    ///
    /// @throws UnplayableException if the event tells a step that the rules do not allow
    public Table<S, M, V> evolve(Entry entry) {
        return entry.event() instanceof StoredEvent.Stepped stepped
                ? evolve(entry, session.replay(stepped).made(stepped, entry.seq(), entry.at()))
                : evolve(entry, session);
    }

    /// Returns the table after a step that its session has made already, so that it need not be made again.
    public Table<S, M, V> evolveMade(Entry entry, StoredEvent.Stepped stepped) {
        return evolve(entry, session.made(stepped, entry.seq(), entry.at()));
    }

    private Table<S, M, V> evolve(Entry entry, GameSession<S, M, V> game) {
        var event = entry.event();
        var clock = clocks.evolve(event, state, entry.at());
        var after = new Table<>(
                id, entry.seq(), state.evolve(event, entry.seq(), entry.at()), game, clock, match, preferences, waits);
        return switch (event) {
            case StoredEvent.Started() -> after.with(game.reached(entry.seq(), entry.at()));
            case StoredEvent.TakenBack(int to, Seat by, StoredEvent.Manner manner) -> {
                var back = game.takenBack(to, entry.seq(), entry.at());
                var noted = manner == StoredEvent.Manner.FREE
                        ? back
                        : back.noted(new TableNote.TookBack(
                                state.chair(by).name(), to, manner == StoredEvent.Manner.AGREED));
                yield after.with(clock.tookBack(game.madeAfter(to))).with(noted);
            }
            case StoredEvent.Seated seated
            when state.phase() == TableHead.Phase.PLAYING -> after.with(game.noted(seated.note()));
            case StoredEvent.Ended(StoredEvent.Ending how) ->
                how.early()
                        .map(early -> after.with(
                                game.noted(new TableNote.EndedEarly(early, Outcomes.winners(after.state(), game)))))
                        .orElse(after);
            default -> after;
        };
    }

    /// Returns the same table with another game, such as one in which a seat has answered in secret.
    public Table<S, M, V> with(GameSession<S, M, V> other) {
        return new Table<>(id, seq, state, other, clocks, match, preferences, waits);
    }

    private Table<S, M, V> with(Clocks other) {
        return new Table<>(id, seq, state, session, other, match, preferences, waits);
    }

    /// Returns the same table with other answers that wait.
    public Table<S, M, V> with(Windows.Waits<M> other) {
        return new Table<>(id, seq, state, session, clocks, match, preferences, other);
    }

    /// Returns the same table with another preference of a seat.
    public Table<S, M, V> with(Seat seat, Preference preference) {
        var all = new HashMap<>(preferences);
        all.put(seat, preference);
        return new Table<>(id, seq, state, session, clocks, match, Map.copyOf(all), waits);
    }

    // --- what is known ------------------------------------------------------------------------------------------

    public Preference preference(Seat seat) {
        return preferences.getOrDefault(seat, Preference.USUAL);
    }

    public Windows<S, M, V> windows() {
        return new Windows<>(this);
    }

    /// Returns how the game ended; empty until it has.
    public Optional<Outcome> outcome() {
        return Outcomes.of(state, session);
    }

    /// Returns the seats that are asked, whether or not they have answered.
    public List<Seat> asked() {
        if (state.phase() != TableHead.Phase.PLAYING) {
            return List.of();
        }
        return switch (session.next()) {
            case Next.Turn<M>(Seat seat, Moves<M> _) -> List.of(seat);
            case Next.Together<M> together -> together.open().seats();
            case Next.Chance<M> _, Next.Over<M> _ -> List.of();
        };
    }

    // --- time ---------------------------------------------------------------------------------------------------

    /// Returns how often the seat has been given the time for a quick answer; 0 if it is not asked for one that has a
    /// default.
    public int responses(Seat seat) {
        return session.byDefault(seat).isPresent() ? 1 + preference(seat).extensions(session.decision()) : 0;
    }

    /// Returns true if this seat may take more time for a quick answer.
    public boolean mayTakeTime(Seat seat) {
        return clocks.isLive()
                && responses(seat) > 0
                && session.waitingFor().contains(seat)
                && preference(seat).extensions(session.decision()) < Preference.MOST_EXTENSIONS;
    }

    /// Returns how long a seat that is asked has thought; 0 while a bot plays for it.
    public long thought(Seat seat, Moment now) {
        return state.chair(seat).isPlayedByPerson() ? clocks.thought(seat, session.since(), now) : 0;
    }

    /// In how many milliseconds the clock of a seat that is asked does something by itself.
    public OptionalLong dueIn(Seat seat, Moment now) {
        return clocks.dueIn(seat, thought(seat, now), state.chair(seat).timeFactor(), responses(seat), now);
    }

    /// Returns when something happens here by itself next; empty if nothing does.
    public OptionalLong due(Moment now) {
        if (state.phase() != TableHead.Phase.PLAYING) {
            return OptionalLong.empty();
        }
        var windows = windows();
        var clocksRunOut = windows.missing().stream()
                .filter(seat -> state.chair(seat).isPlayedByPerson())
                .map(seat -> dueIn(seat, now))
                .flatMapToLong(OptionalLong::stream)
                .map(in -> now.millis() + in);
        return LongStream.concat(clocksRunOut, windows.next().stream()).min();
    }

    /// Returns the seats to which a bot may be called.
    public List<Seat> leavers(Moment now, Attendance attendance) {
        if (state.phase() != TableHead.Phase.PLAYING) {
            return List.of();
        }
        return state.chairs().stream()
                .filter(Chair::isPlayedByPerson)
                .filter(chair -> hasLeft(chair, now, attendance))
                .map(Chair::seat)
                .toList();
    }

    private boolean hasLeft(Chair chair, Moment now, Attendance attendance) {
        boolean silent = asked().contains(chair.seat())
                && !session.sealed().containsKey(chair.seat())
                && !clocks.paused(chair.seat())
                && clocks.thought(chair.seat(), session.since(), now) > SILENCE;
        return silent || (!clocks.overDays() && attendance.away(chair.person().orElseThrow()) > BOT_MAY_COME_AFTER);
    }
}
