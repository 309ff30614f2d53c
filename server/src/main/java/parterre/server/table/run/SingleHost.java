package parterre.server.table.run;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Predicate;
import parterre.engine.Attachment;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.box.GameBox;
import parterre.server.people.Blocks;
import parterre.server.people.Person;
import parterre.server.review.ReviewScheduler;
import parterre.server.store.MistakeStore;
import parterre.server.store.ReviewStore;
import parterre.server.store.TableStore;
import parterre.server.store.Uptime;
import parterre.server.table.decide.Command;
import parterre.server.table.decide.ServerCommand;
import parterre.server.table.state.GameSession;
import parterre.server.wire.ApiException;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.NewTable;
import parterre.server.wire.ServerFault;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// All tables in this one process. The games that were running at the last stop are taken up one after the
/// other behind the callers' backs, and at once where somebody comes to one.
public final class SingleHost implements TableHost, AutoCloseable {

    private final Map<String, GameBox<?, ?, ?>> games;
    private final TableStore store;
    private final ServerHeartbeat time;
    private final TableContext context;
    private final TermsReader openings;
    private final Pool pool;
    private final ReviewScheduler reviews;
    private final BotQuota quota;
    private final Ticker ticker;
    private final TableRegistry registry;
    private final TableLoader loader;
    private final TableForks beginnings;
    private final TurnCountStreams turnCountStreams;
    private final ProcessCallbacks callbacks;
    private final Resumer resumer;
    private volatile boolean closed;

    /// Opens the host and goes on with every game that was running. No time goes by until [#begin()].
    ///
    /// @param games by their slugs
    /// @param reviewed keeps reviews of finished games
    /// @param thinkers how many bots may search at once
    /// @param mostWithBots how many running games with bots one person may host at once
    /// @param memory bytes that Java may use at most
    public SingleHost(
            Map<String, GameBox<?, ?, ?>> games,
            TableStore store,
            ReviewStore reviewed,
            Uptime uptime,
            Bots bots,
            Luck luck,
            ServerClock clock,
            Blocks blocks,
            int thinkers,
            int mostWithBots,
            long memory) {
        registry = new TableRegistry(this::load, clock::now, memory);
        this.games = Map.copyOf(games);
        this.store = store;
        reviews = new ReviewScheduler(reviewed);
        time = new ServerHeartbeat(uptime, clock);
        pool = new Pool(thinkers);
        quota = new BotQuota(registry, pool, mostWithBots);
        beginnings = new TableForks(new FairPlay(store, registry), registry);
        turnCountStreams = new TurnCountStreams(store);
        callbacks = new ProcessCallbacks(registry, pool, turnCountStreams);
        context = new TableContext(
                store,
                bots,
                luck,
                clock,
                time.down(),
                new HiddenInformation(),
                new LongAdder(),
                blocks,
                new ConcurrentHashMap<>(),
                callbacks);
        loader = new TableLoader(games, store, context);
        openings = new TermsReader(bots, luck);
        resumer = new Resumer(registry, store.inPhase("playing"));
        ticker = new Ticker(this::tick);
    }

    private LiveTable<?, ?, ?> load(String id) {
        return loader.load(id);
    }

    // --- for the ports ------------------------------------------------------------------------------------------

    @Override
    public Snapshot create(Person by, NewTable wanted) {
        quota.check(by, wanted);
        return create(by, box(wanted.game()), wanted);
    }

    /// Returns which tables were made by people of the same network, as far as that is known.
    private Predicate<LiveTable<?, ?, ?>> neighbours(Person by) {
        var network = pool.network(by.id());
        return table ->
                !network.isEmpty() && network.equals(pool.network(table.state().host()));
    }

    private GameBox<?, ?, ?> box(String slug) {
        return Optional.<GameBox<?, ?, ?>>ofNullable(games.get(slug))
                .orElseThrow(() -> ApiException.of(FaultCode.UNKNOWN_GAME, new ServerFault.NoSuchGame(slug), "game"));
    }

    private <S, M extends Move, V> Snapshot create(Person by, GameBox<S, M, V> box, NewTable wanted) {
        var recorded = wanted.start().map(start -> beginnings.record(by, box, wanted.game(), start));
        var created = openings.created(box, by, wanted, recorded);
        var session = TermsReader.orThrow(GameSession.open(box, created.terms()), FaultCode.RECORD);
        recorded.ifPresent(record -> beginnings.check(by, record, session));
        if (session.result().isPresent()) {
            throw ApiException.of(FaultCode.RECORD, new ServerFault.OverAtThatPoint(), "at");
        }
        var table = LiveTable.fresh(Replay.fresh(Tokens.fresh(), created, context.now(), session), context);
        return quota.alone(() -> {
                    quota.check(by, wanted);
                    return registry.place(table, neighbours(by));
                })
                .snapshot(by, Optional.empty());
    }

    @Override
    public Calls.Accepted submit(String table, Person by, Command command) {
        return registry.enter(table, open -> {
            if (!open.state().letsIn(by)) {
                throw noTable();
            }
            reviews.giveWay();
            return quota.alone(command, () -> {
                quota.check(by, open, command);
                return open.submit(by, command);
            });
        });
    }

    private static ApiException noTable() {
        return ApiException.of(FaultCode.NO_TABLE, new ServerFault.NoTableForYou());
    }

    static void checkIn(LiveTable<?, ?, ?> table, Person who, Optional<Seat> as) {
        if (!table.state().letsIn(who)) {
            throw noTable();
        }
        as.ifPresent(seat -> {
            if (table.state().chairsOf(who.id()).stream()
                    .noneMatch(chair -> chair.seat().equals(seat))) {
                throw ApiException.of(FaultCode.NOT_YOURS, new ServerFault.NotYourSeat(seat), "as");
            }
        });
    }

    static void checkSeat(LiveTable<?, ?, ?> table, Person who, Seat seat) {
        checkIn(table, who, Optional.of(seat));
        if (table.state().chair(seat).resigned()) {
            throw ApiException.of(FaultCode.NOT_YOURS, new ServerFault.SeatGivenUp(), "seat");
        }
    }

    @Override
    public boolean admits(String table, Person who, Optional<String> token) {
        return registry.enter(table, open -> open.state().admits(who, token));
    }

    @Override
    public Optional<String> invitation(String table, Person who) {
        return registry.enter(table, open -> {
            checkIn(open, who, Optional.empty());
            return open.state().invitation(who);
        });
    }

    @Override
    public Snapshot look(String table, Person who, Optional<Seat> as) {
        return registry.enter(table, open -> {
            checkIn(open, who, as);
            return open.snapshot(who, as);
        });
    }

    @Override
    public TableHead head(String table) {
        return registry.enter(table, open -> open.projection().head(""));
    }

    @Override
    public Runnable follow(String table, Person who, Optional<Seat> as, OptionalLong after, Sink sink) {
        registry.enter(table, open -> {
            checkIn(open, who, as);
            open.follow(who, as, after, sink);
            return true;
        });
        var waiting = followWaiting(who, sink);
        return () -> {
            waiting.run();
            registry.ifInMemory(table, open -> open.unfollow(sink));
        };
    }

    @Override
    public Runnable followWaiting(Person who, Sink sink) {
        return turnCountStreams.follow(who.id(), sink);
    }

    @Override
    public List<String> waiting(Person who) {
        return store.waiting(who.id());
    }

    @Override
    public Calls.Preview preview(String table, Person who, Calls.ConsiderMove move) {
        return registry.enter(table, open -> {
            checkSeat(open, who, move.seat());
            return open.queries().preview(who, move);
        });
    }

    @Override
    public Calls.MovePreviews previews(String table, Person who, Optional<Seat> as) {
        return registry.enter(table, open -> {
            checkIn(open, who, as);
            return open.queries().previews(who, as);
        });
    }

    @Override
    public String record(String table, Person who, Optional<Seat> as) {
        return registry.enter(table, open -> {
            checkIn(open, who, as);
            return open.queries().record(open.viewer(who, as, true));
        });
    }

    @Override
    public Attachment file(String table, Person who, String option) {
        return registry.enter(table, open -> {
            checkIn(open, who, Optional.empty());
            return open.queries().file(option);
        });
    }

    @Override
    public Calls.Frames replay(String table, Person who, Optional<Seat> as, int from, int count, boolean open) {
        return registry.enter(table, live -> {
            checkIn(live, who, as);
            return live.queries().frames(live.viewer(who, as, open), from, count);
        });
    }

    @Override
    public String rematch(String table, Person who, Runnable limit) {
        var next = registry.enter(table, open -> {
            checkIn(open, who, Optional.empty());
            return open.state().rematch().orElseGet(() -> {
                open.checkNotFrozen();
                limit.run();
                var created = open.next(who);
                var id = Tokens.fresh();
                var opened = loader.fresh(id, box(created.terms().game()), created, context.now());
                quota.alone(() -> {
                    quota.check(who, created);
                    return registry.place(opened, neighbours(who));
                });
                open.submit(new ServerCommand.Rematch(id));
                return id;
            });
        });
        // The person who asked for the next game plays it.
        registry.enter(next, open -> {
            open.submit(new ServerCommand.TakeUp(who));
            return true;
        });
        return next;
    }

    /// Deletes finished tables without any event or visit since a time.
    public void forgetFinished(Instant before) {
        long time = before.toEpochMilli();
        var deleted = new AtomicInteger();
        do {
            deleted.set(0);
            for (var table : store.forgettable(time)) {
                registry.remove(table, () -> {
                    boolean gone = store.delete(table, time);
                    deleted.addAndGet(gone ? 1 : 0);
                    return gone;
                });
            }
        } while (deleted.get() == TableStore.MOST_FORGOTTEN);
    }

    /// Returns a person's tables for the export of their own data.
    public OwnTables own() {
        return new OwnTables(registry, store);
    }

    /// Returns the help for people who play against bots.
    public TableCoach coach() {
        return new TableCoach(registry, pool);
    }

    /// Returns the reviews of finished games.
    ///
    /// @param mistakes keeps the mistakes that come back
    public TableReviews reviews(MistakeStore mistakes) {
        return new TableReviews(registry, reviews, context, mistakes);
    }

    /// Returns what the operator can do at the tables.
    public TableModeration moderation() {
        return new TableModeration(registry, store, context);
    }

    // --- what happens by itself ---------------------------------------------------------------------------------

    /// Lets time go by from now on.
    public void begin() {
        ticker.begin();
    }

    /// Lets time do its work at every table; the ticker calls this twice a second.
    void tick() {
        if (closed) {
            return;
        }
        time.tick();
        registry.tick();
    }

    /// Notes from which network a person called last. It is kept in memory only.
    public void calledFrom(Person person, String network) {
        pool.calledFrom(person.id(), network);
    }

    /// Returns true once all games that were running have been taken up.
    boolean isResumed() {
        return resumer.isDone();
    }

    /// Returns how many tables are in memory.
    public int loaded() {
        return registry.size();
    }

    /// Returns how many steps of games have been kept since the server started: moves of people and bots, answers given
    /// together, chance.
    public long steps() {
        return context.steps().sum();
    }

    /// Returns how many thoughts wait for a thread.
    public int thoughtsWaiting() {
        return pool.waiting();
    }

    /// Returns true while a bot searches or waits to.
    public boolean isThinking() {
        return pool.isBusy();
    }

    /// Ends all streams. No thought of a bot counts any more. All acknowledged commands are stored already.
    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        callbacks.close();
        resumer.stop();
        ticker.close();
        pool.close();
        reviews.close();
        resumer.close();
        registry.close();
        turnCountStreams.close();
        time.stop();
    }
}
