package parterre.server.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import parterre.engine.Seat;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.TableHead;

/// The clocks of a table: the time each seat has used, computed from stored events. All times are milliseconds.
final class Clocks {
    /// How long a seat may still answer after its time has run out, before a bot takes it.
    static final long COUNTDOWN = 10_000;

    /// How long a quick answer may take where the game is played over days.
    private static final Duration RESPONSE_OVER_DAYS = Duration.ofHours(12);

    /// The least time for a person who comes back to a live clock.
    private static final long FOR_WHO_RETURNS = 30_000;

    private final ClockTerms terms;
    private final List<Span> down;
    private final Map<Seat, Long> spent = new HashMap<>();
    private final Map<Seat, Integer> increments = new HashMap<>();
    private final Map<Seat, Long> granted = new HashMap<>();
    private final Map<Seat, Long> back = new HashMap<>();
    private final Map<Seat, Long> pausedSince = new HashMap<>();
    private final Map<Seat, List<Span>> pauses = new HashMap<>();

    /// Clocks at zero.
    ///
    /// @param down when the server was down: no clock ran then
    Clocks(ClockTerms terms, List<Span> down) {
        this.terms = terms;
        this.down = down;
    }

    boolean running() {
        return !(terms instanceof ClockTerms.None);
    }

    /// Applies an event to the clocks.
    ///
    /// @param state the table as it stood before
    void apply(StoredEvent event, TableState state, long at) {
        switch (event) {
            case StoredEvent.Stepped stepped -> stepped.used().forEach(this::answered);
            case StoredEvent.Paused(Seat seat, boolean stopped) -> {
                if (stopped) {
                    pause(seat, at);
                } else {
                    resume(seat, at);
                }
            }
            case StoredEvent.Seated(Chair chair, var _)
            when state.phase() == TableHead.Phase.PLAYING
                    && chair.isPlayedByPerson()
                    && !state.chair(chair.seat()).isPlayedByPerson() -> returned(chair.seat(), chair.timeFactor(), at);
            default -> {}
        }
    }

    /// @param millis how long the seat thought
    private void answered(String seat, long millis) {
        var who = Seat.read(seat).orThrow();
        spent.merge(who, millis, Long::sum);
        increments.merge(who, 1, Integer::sum);
    }

    /// Steps have been taken back: the time of their answers stays used, but they brought no increment.
    void tookBack(List<GameSession.Made> steps) {
        steps.forEach(made -> made.stepped()
                .used()
                .keySet()
                .forEach(seat -> increments.merge(Seat.read(seat).orThrow(), -1, Integer::sum)));
    }

    void pause(Seat seat, long at) {
        pausedSince.put(seat, at);
    }

    void resume(Seat seat, long at) {
        var since = pausedSince.remove(seat);
        if (since != null) {
            pauses.computeIfAbsent(seat, _ -> new ArrayList<>()).add(new Span(since, at));
        }
    }

    boolean paused(Seat seat) {
        return pausedSince.containsKey(seat);
    }

    /// Returns how long this seat may still stop its clock. While the server is down, no clock runs.
    long pauseLeft(Seat seat, long now) {
        if (!(terms instanceof ClockTerms.Days(int _, int pauseDays))) {
            return 0;
        }
        long used = pauses.getOrDefault(seat, List.of()).stream()
                        .mapToLong(span -> Span.outside(span.from(), span.to(), down))
                        .sum()
                + (paused(seat) ? Span.outside(pausedSince.getOrDefault(seat, now), now, down) : 0);
        return Math.max(0, Duration.ofDays(pauseDays).toMillis() - used);
    }

    /// A person has come back to their seat. The time they thought before they left does not count again, and they
    /// have time to look about.
    private void returned(Seat seat, int factor, long at) {
        back.put(seat, at);
        if (terms instanceof ClockTerms.Live) {
            long missing = FOR_WHO_RETURNS * factor - left(seat, 0, factor, 0);
            if (missing > 0) {
                granted.merge(seat, missing, Long::sum);
            }
        }
    }

    /// How long the seat has been thinking since it was asked, without pauses and stops of the server.
    long thought(Seat seat, long asked, long now) {
        var spans = new ArrayList<>(down);
        spans.addAll(pauses.getOrDefault(seat, List.of()));
        var since = pausedSince.get(seat);
        if (since != null) {
            spans.add(new Span(since, now));
        }
        return Span.outside(Math.max(asked, back.getOrDefault(seat, asked)), now, spans);
    }

    /// Returns the time this seat has left; below zero it is counted out.
    ///
    /// @param thought how long it has been thinking about the present decision; 0 if it is not asked
    /// @param factor by how much its limits are multiplied
    /// @param response how often it has been given the time for a quick answer; 0 if it is not asked for one
    long left(Seat seat, long thought, int factor, int response) {
        return switch (terms) {
            case ClockTerms.None() -> Long.MAX_VALUE;
            case ClockTerms.Live(int initial, int increment, int quick) ->
                response > 0
                        ? response * seconds(quick, factor) - thought
                        : seconds(initial, factor)
                                + seconds(increment, factor) * increments.getOrDefault(seat, 0)
                                + granted.getOrDefault(seat, 0L)
                                - spent.getOrDefault(seat, 0L)
                                - thought;
            case ClockTerms.Days(int days, int _) ->
                (response > 0 ? RESPONSE_OVER_DAYS : Duration.ofDays(days)).toMillis() * factor - thought;
        };
    }

    /// In how many milliseconds something happens by itself, for a seat that is asked: its pause ends, its default
    /// answer stands, or a bot takes it.
    OptionalLong dueIn(Seat seat, long thought, int factor, int response, long now) {
        if (!running()) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(
                paused(seat)
                        ? pauseLeft(seat, now)
                        : Math.max(0, left(seat, thought, factor, response) + (response > 0 ? 0 : COUNTDOWN)));
    }

    private static long seconds(int seconds, int factor) {
        return seconds * 1000L * factor;
    }

    /// Returns true if more time can be taken for a quick answer: it is short.
    boolean isLive() {
        return terms instanceof ClockTerms.Live;
    }

    /// Returns true if this table is played over days.
    boolean overDays() {
        return terms instanceof ClockTerms.Days;
    }
}
