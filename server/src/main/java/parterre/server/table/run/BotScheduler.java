package parterre.server.table.run;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.server.table.decide.ServerCommand;
import parterre.server.table.state.Chair;
import parterre.server.table.state.Windows;
import parterre.server.wire.TableHead;

/// Runs the bots of a table. Each bot that is asked thinks from what its seat knows. Where bots hold all
/// seats, they rest until one of the people who may come back is back. If there are no such people, they rest
/// as long as nobody looks on.
final class BotScheduler<S, M extends Move, V> {
    private static final Logger LOG = LoggerFactory.getLogger(BotScheduler.class);

    private final MutableTable<S, M, V> current;
    private final TableContext context;
    private final TableStreams<S, M, V> tableStreams;
    private final BotTimeBudget timeBudget = new BotTimeBudget();
    private final Set<Seat> seats;
    private long decision;

    BotScheduler(MutableTable<S, M, V> current, TableContext context, TableStreams<S, M, V> tableStreams) {
        this.current = current;
        this.context = context;
        this.tableStreams = tableStreams;
        seats = current.thinking();
    }

    private record Answer<M>(M move, Duration took) {}

    /// Sets every bot to think that is asked and does not think yet, unless all are bots and nobody is there.
    void wake(LiveTable<S, M, V> table) {
        if (current.frozen().isPresent() || current.state().phase() != TableHead.Phase.PLAYING) {
            seats.clear();
            return;
        }
        if (decision != current.session().decision()) {
            decision = current.session().decision();
            seats.clear();
            timeBudget.now(current.session().next(), current.session().setup().seats());
        }
        if (current.state().chairs().stream().noneMatch(Chair::isPlayedByPerson)
                && (current.state().chairs().stream().anyMatch(Chair::mayBeComeBackTo)
                        || !tableStreams.isAnybodyHere())) {
            return;
        }
        for (var seat : current.table().windows().missing()) {
            var level = current.state().chair(seat).bot();
            if (level.isPresent() && seats.add(seat)) {
                think(table, seat, level.get());
            }
        }
    }

    private void think(LiveTable<S, M, V> table, Seat seat, String level) {
        var box = current.session().box();
        var setup = current.session().setup();
        var view = box.game().view(current.session().position(), Viewer.player(seat));
        var moves = current.session().moves(seat).orElseThrow();
        long asked = current.session().decision();
        var atMost = current.table().windows().isOpen() ? Windows.THOUGHT : timeBudget.of(seat);
        context.callbacks().think(table, new TableContext.Thought<Answer<M>>() {
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
                    forget(table, seat, asked);
                    return;
                }
                var refusal = current.session().refusal(seat, move);
                if (refusal.isPresent()) {
                    broken(table, seat, level, moves, new IllegalStateException("it answered " + refusal.get()));
                } else {
                    seats.remove(seat);
                    table.submit(
                            new ServerCommand.BotMove(seat, current.session().write(move)));
                }
            }

            @Override
            public void failed(Throwable e) {
                if (isStillAsked(seat, asked, level)) {
                    broken(table, seat, level, moves, e);
                } else {
                    forget(table, seat, asked);
                }
            }
        });
    }

    /// The thought is of no use any more; if the seat has another bot by now, that one thinks.
    private void forget(LiveTable<S, M, V> table, Seat seat, long asked) {
        if (decision == asked) {
            seats.remove(seat);
            wake(table);
        }
    }

    /// A program that breaks down leaves the table, and a built-in bot holds its seat. A built-in bot that
    /// breaks down moves at random.
    private void broken(LiveTable<S, M, V> table, Seat seat, String level, Moves<M> moves, Throwable e) {
        seats.remove(seat);
        if (context.bots().isBrought(current.session().box(), level)) {
            LOG.warn("{}: {} at {} broke down and leaves", table, level, seat, e);
            table.submit(new ServerCommand.ReplaceBot(seat));
        } else {
            LOG.error("{}: the bot {} at {} failed; a random move stands in", table, level, seat, e);
            table.submit(new ServerCommand.BotMove(seat, current.session().write(moves.sample(context.luck()))));
        }
    }

    private boolean isStillAsked(Seat seat, long asked, String level) {
        return current.session().decision() == asked
                && current.state().phase() == TableHead.Phase.PLAYING
                && current.state().chair(seat).bot().equals(Optional.of(level))
                && current.session().waitingFor().contains(seat);
    }
}
