package parterre.server.table.state;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import parterre.engine.Seat;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.TableHead;

/// The clocks of a table: the time each seat has used, computed from stored events. All times are
/// milliseconds. It never changes: an event makes another one of it.
public final class Clocks {
    /// How long a seat may still answer after its time has run out, before a bot takes it.
    public static final long COUNTDOWN = 10_000;

    /// How long a quick answer may take where the game is played over days.
    private static final Duration RESPONSE_OVER_DAYS = Duration.ofHours(12);

    /// The least time for a person who comes back to a live clock.
    private static final long FOR_WHO_RETURNS = 30_000;

    private final ClockTerms terms;
    private final Map<Seat, Hand> hands;

    private Clocks(ClockTerms terms, Map<Seat, Hand> hands) {
        this.terms = terms;
        this.hands = hands;
    }

    /// The clock of a seat.
    ///
    /// @param spent how long it has thought about answered decisions
    /// @param increments how many decisions have brought it an increment
    /// @param granted what it was given to look about after it came back
    /// @param back when its person last came back
    /// @param pausedSince since when it stands still
    /// @param pauses when it stood still before
    private record Hand(
            long spent, int increments, long granted, OptionalLong back, OptionalLong pausedSince, List<Span> pauses) {
        static final Hand FRESH = new Hand(0, 0, 0, OptionalLong.empty(), OptionalLong.empty(), List.of());

        Hand answered(long millis) {
            return new Hand(spent + millis, increments + 1, granted, back, pausedSince, pauses);
        }

        Hand tookBack() {
            return new Hand(spent, increments - 1, granted, back, pausedSince, pauses);
        }

        Hand stopped(long at) {
            return new Hand(spent, increments, granted, back, OptionalLong.of(at), pauses);
        }

        Hand resumed(long at) {
            if (pausedSince.isEmpty()) {
                return this;
            }
            var all = new ArrayList<>(pauses);
            all.add(new Span(pausedSince.getAsLong(), at));
            return new Hand(spent, increments, granted, back, OptionalLong.empty(), List.copyOf(all));
        }

        Hand returned(long at, long more) {
            return new Hand(spent, increments, granted + more, OptionalLong.of(at), pausedSince, pauses);
        }
    }

    /// Returns clocks at zero.
    static Clocks atZero(ClockTerms terms) {
        return new Clocks(terms, Map.of());
    }

    private Hand hand(Seat seat) {
        return hands.getOrDefault(seat, Hand.FRESH);
    }

    private Clocks with(Seat seat, Hand hand) {
        var all = new HashMap<>(hands);
        all.put(seat, hand);
        return new Clocks(terms, Map.copyOf(all));
    }

    // --- how they go on -----------------------------------------------------------------------------------------

    /// Returns the clocks after an event.
    ///
    /// @param state the table as it stood before
    Clocks evolve(StoredEvent event, TableState state, long at) {
        return switch (event) {
            case StoredEvent.Stepped stepped -> answered(stepped.used());
            case StoredEvent.Paused(Seat seat, boolean stopped) ->
                with(seat, stopped ? hand(seat).stopped(at) : hand(seat).resumed(at));
            case StoredEvent.Seated(Chair chair, var _)
            when state.phase() == TableHead.Phase.PLAYING
                    && chair.isPlayedByPerson()
                    && !state.chair(chair.seat()).isPlayedByPerson() -> returned(chair.seat(), chair.timeFactor(), at);
            default -> this;
        };
    }

    private Clocks answered(Map<String, Long> used) {
        var after = this;
        for (var thought : used.entrySet()) {
            var seat = Seat.read(thought.getKey()).orThrow();
            after = after.with(seat, after.hand(seat).answered(thought.getValue()));
        }
        return after;
    }

    /// Returns the clocks after steps have been taken back: the time of their answers stays used, but they
    /// brought no increment.
    Clocks tookBack(List<GameSession.Made> steps) {
        var after = this;
        for (var made : steps) {
            for (var name : made.stepped().used().keySet()) {
                var seat = Seat.read(name).orThrow();
                after = after.with(seat, after.hand(seat).tookBack());
            }
        }
        return after;
    }

    /// A person has come back to their seat. The time they thought before they left does not count again, and
    /// they have time to look about.
    private Clocks returned(Seat seat, int factor, long at) {
        long missing = terms instanceof ClockTerms.Live ? FOR_WHO_RETURNS * factor - left(seat, 0, factor, 0) : 0;
        return with(seat, hand(seat).returned(at, Math.max(0, missing)));
    }

    // --- what they show -----------------------------------------------------------------------------------------

    public boolean running() {
        return !(terms instanceof ClockTerms.None);
    }

    public boolean paused(Seat seat) {
        return hand(seat).pausedSince().isPresent();
    }

    /// Returns how long this seat may still stop its clock. While the server is down, no clock runs.
    public long pauseLeft(Seat seat, Moment now) {
        if (!(terms instanceof ClockTerms.Days(int _, int pauseDays))) {
            return 0;
        }
        var hand = hand(seat);
        long used = hand.pauses().stream()
                        .mapToLong(span -> Span.outside(span.from(), span.to(), now.down()))
                        .sum()
                + hand.pausedSince().stream()
                        .map(since -> Span.outside(since, now.millis(), now.down()))
                        .sum();
        return Math.max(0, Duration.ofDays(pauseDays).toMillis() - used);
    }

    /// Returns how long the seat has been thinking since it was asked, without pauses and stops of the server.
    public long thought(Seat seat, long asked, Moment now) {
        var hand = hand(seat);
        var spans = new ArrayList<>(now.down());
        spans.addAll(hand.pauses());
        hand.pausedSince().ifPresent(since -> spans.add(new Span(since, now.millis())));
        return Span.outside(Math.max(asked, hand.back().orElse(asked)), now.millis(), spans);
    }

    /// Returns the time this seat has left; below zero it is counted out.
    ///
    /// @param thought how long it has been thinking about the present decision; 0 if it is not asked
    /// @param factor by how much its limits are multiplied
    /// @param response how often it has been given the time for a quick answer; 0 if it is not asked for one
    public long left(Seat seat, long thought, int factor, int response) {
        return switch (terms) {
            case ClockTerms.None() -> Long.MAX_VALUE;
            case ClockTerms.Live(int initial, int increment, int quick) ->
                response > 0
                        ? response * seconds(quick, factor) - thought
                        : seconds(initial, factor)
                                + seconds(increment, factor) * hand(seat).increments()
                                + hand(seat).granted()
                                - hand(seat).spent()
                                - thought;
            case ClockTerms.Days(int days, int _) ->
                (response > 0 ? RESPONSE_OVER_DAYS : Duration.ofDays(days)).toMillis() * factor - thought;
        };
    }

    /// In how many milliseconds something happens by itself, for a seat that is asked: its pause ends, its
    /// default answer stands, or a bot takes it.
    OptionalLong dueIn(Seat seat, long thought, int factor, int response, Moment now) {
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
    public boolean isLive() {
        return terms instanceof ClockTerms.Live;
    }

    /// Returns true if this table is played over days.
    public boolean overDays() {
        return terms instanceof ClockTerms.Days;
    }
}
