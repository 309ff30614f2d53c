package parterre.server.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.server.wire.TableHead;

/// The bots of a table: whoever is asked and is a bot is set to think, from what his seat knows. Bots that hold all the
/// seats play for people who may come back, not by themselves: they rest until one of these is back, and if there are
/// none, as long as nobody looks on.
final class Thinking<S, M extends Move, V> {
    private static final Logger LOG = LoggerFactory.getLogger(Thinking.class);

    private final LiveTable<S, M, V> table;
    private final Room room;
    private final Course<S, M, V> course;
    private final Sign sign;
    private final Windows<S, M, V> windows;
    private final Audience<S, M, V> audience;
    private final Patience patience = new Patience();
    private final Set<Seat> seats = new TreeSet<>();
    private long decision;

    Thinking(
            LiveTable<S, M, V> table,
            Room room,
            Course<S, M, V> course,
            Sign sign,
            Windows<S, M, V> windows,
            Audience<S, M, V> audience) {
        this.windows = windows;
        this.audience = audience;
        this.table = table;
        this.room = room;
        this.course = course;
        this.sign = sign;
    }

    private record Answer<M>(M move, Duration took) {}

    /// The seats whose bot is thinking.
    List<Seat> seats() {
        return List.copyOf(seats);
    }

    /// Sets every bot to think that is asked and does not think yet, unless all are bots and nobody is there.
    void wake() {
        if (table.isFrozen() || sign.phase() != TableHead.Phase.PLAYING) {
            seats.clear();
            return;
        }
        if (decision != course.decision()) {
            decision = course.decision();
            seats.clear();
            patience.now(course.referee().next(), course.setup().seats());
        }
        if (sign.chairs().stream().noneMatch(Chair::isPlayedByPerson)
                && (sign.chairs().stream().anyMatch(Chair::mayBeComeBackTo) || !audience.isAnybodyHere())) {
            return;
        }
        for (var seat : windows.missing()) {
            var level = sign.chair(seat).bot();
            if (level.isPresent() && seats.add(seat)) {
                think(seat, level.get());
            }
        }
    }

    private void think(Seat seat, String level) {
        var box = course.box();
        var setup = course.setup();
        var view = box.game().view(course.referee().position(), Viewer.player(seat));
        var moves = course.referee().moves(seat).orElseThrow();
        long asked = course.decision();
        var atMost = windows.isOpen() ? Windows.THOUGHT : patience.of(seat);
        room.door().think(table, new Room.Thought<Answer<M>>() {
            @Override
            public boolean isQuick() {
                return room.bots().isQuick(box, level);
            }

            @Override
            public Answer<M> think() {
                long began = System.nanoTime();
                var move = room.bots().choose(box, setup, seat, level, view, moves, atMost);
                return new Answer<>(move, Duration.ofNanos(System.nanoTime() - began));
            }

            @Override
            public void tell(Answer<M> answer) {
                patience.took(seat, answer.took());
                var move = answer.move();
                if (!isStillAsked(seat, asked, level)) {
                    forget(seat, asked);
                    return;
                }
                var refusal = course.refusal(seat, move);
                if (refusal.isPresent()) {
                    broken(seat, level, moves, new IllegalStateException("it answered " + refusal.get()));
                } else {
                    seats.remove(seat);
                    table.playing().bot(seat, move);
                }
            }

            @Override
            public void failed(Throwable e) {
                if (isStillAsked(seat, asked, level)) {
                    broken(seat, level, moves, e);
                } else {
                    forget(seat, asked);
                }
            }
        });
    }

    /// The thought is of no use any more; if the seat has another bot by now, that one thinks.
    private void forget(Seat seat, long asked) {
        if (decision == asked) {
            seats.remove(seat);
            wake();
        }
    }

    /// A program that breaks down has left: a bot of the house holds its seat. A bot of the house moves at random.
    private void broken(Seat seat, String level, Moves<M> moves, Throwable e) {
        seats.remove(seat);
        if (room.bots().isBrought(course.box(), level)) {
            LOG.warn("{}: {} at {} broke down and leaves", table, level, seat, e);
            table.seating().brokeDown(seat);
        } else {
            LOG.error("{}: the bot {} at {} failed; a random move stands in", table, level, seat, e);
            table.playing().bot(seat, moves.sample(room.luck()));
        }
    }

    private boolean isStillAsked(Seat seat, long asked, String level) {
        return course.decision() == asked
                && sign.phase() == TableHead.Phase.PLAYING
                && sign.chair(seat).bot().equals(Optional.of(level))
                && course.referee().waitingFor().contains(seat);
    }
}
