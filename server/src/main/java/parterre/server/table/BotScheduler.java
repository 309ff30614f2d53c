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

/// Runs the bots of a table. Each bot that is asked thinks from what its seat knows. Where bots hold all seats,
/// they rest until one of the people who may come back is back. If there are no such people, they rest as long as
/// nobody looks on.
final class BotScheduler<S, M extends Move, V> {
    private static final Logger LOG = LoggerFactory.getLogger(BotScheduler.class);

    private final LiveTable<S, M, V> table;
    private final TableContext context;
    private final GameSession<S, M, V> session;
    private final TableState state;
    private final Windows<S, M, V> windows;
    private final Audience<S, M, V> audience;
    private final BotTimeBudget timeBudget = new BotTimeBudget();
    private final Set<Seat> seats = new TreeSet<>();
    private long decision;

    BotScheduler(
            LiveTable<S, M, V> table,
            TableContext context,
            GameSession<S, M, V> session,
            TableState state,
            Windows<S, M, V> windows,
            Audience<S, M, V> audience) {
        this.windows = windows;
        this.audience = audience;
        this.table = table;
        this.context = context;
        this.session = session;
        this.state = state;
    }

    private record Answer<M>(M move, Duration took) {}

    /// The seats whose bot is thinking.
    List<Seat> seats() {
        return List.copyOf(seats);
    }

    /// Sets every bot to think that is asked and does not think yet, unless all are bots and nobody is there.
    void wake() {
        if (table.isFrozen() || state.phase() != TableHead.Phase.PLAYING) {
            seats.clear();
            return;
        }
        if (decision != session.decision()) {
            decision = session.decision();
            seats.clear();
            timeBudget.now(session.referee().next(), session.setup().seats());
        }
        if (state.chairs().stream().noneMatch(Chair::isPlayedByPerson)
                && (state.chairs().stream().anyMatch(Chair::mayBeComeBackTo) || !audience.isAnybodyHere())) {
            return;
        }
        for (var seat : windows.missing()) {
            var level = state.chair(seat).bot();
            if (level.isPresent() && seats.add(seat)) {
                think(seat, level.get());
            }
        }
    }

    private void think(Seat seat, String level) {
        var box = session.box();
        var setup = session.setup();
        var view = box.game().view(session.referee().position(), Viewer.player(seat));
        var moves = session.referee().moves(seat).orElseThrow();
        long asked = session.decision();
        var atMost = windows.isOpen() ? Windows.THOUGHT : timeBudget.of(seat);
        context.door().think(table, new TableContext.Thought<Answer<M>>() {
            @Override
            public boolean isQuick() {
                return context.bots().isQuick(box, level);
            }

            @Override
            public Answer<M> think() {
                long began = System.nanoTime();
                var move = context.bots().choose(box, setup, seat, level, view, moves, atMost);
                return new Answer<>(move, Duration.ofNanos(System.nanoTime() - began));
            }

            @Override
            public void tell(Answer<M> answer) {
                timeBudget.took(seat, answer.took());
                var move = answer.move();
                if (!isStillAsked(seat, asked, level)) {
                    forget(seat, asked);
                    return;
                }
                var refusal = session.refusal(seat, move);
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
        if (context.bots().isBrought(session.box(), level)) {
            LOG.warn("{}: {} at {} broke down and leaves", table, level, seat, e);
            table.seating().brokeDown(seat);
        } else {
            LOG.error("{}: the bot {} at {} failed; a random move stands in", table, level, seat, e);
            table.playing().bot(seat, moves.sample(context.luck()));
        }
    }

    private boolean isStillAsked(Seat seat, long asked, String level) {
        return session.decision() == asked
                && state.phase() == TableHead.Phase.PLAYING
                && state.chair(seat).bot().equals(Optional.of(level))
                && session.referee().waitingFor().contains(seat);
    }
}
