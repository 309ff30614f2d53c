package parterre.server.http;

import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;
import parterre.server.http.ClientConnection.State;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;

/// The open connections and their limits: their number, the slowness of a client, and the bytes of bodies, answers and
/// event streams in memory at the same time.
///
/// At a limit, the connection that has kept the server waiting for longest is closed. This is never a client that sends
/// and reads at an ordinary pace. So a crowd of slow clients cannot keep others out.
final class Connections {
    /// The part of all room that the connections of one network may hold when another there wants more.
    private static final int NETWORK_PART = 4;
    /// A body or an answer up to this size may use the whole budget, a larger one half of it.
    static final int SMALL = 16_384;

    /// No connection is closed for another one before it has kept the server waiting for so long.
    private static final long LONGEST_TURN_MILLIS = 1_000;

    private static final long LONGEST_IDLE = 60_000;
    /// Bodies and answers have so long before their rate counts.
    private static final long GRACE = 5_000;
    /// In bytes per second.
    private static final long SLOWEST_BODY = 1_000;
    /// In bytes per second.
    private static final long SLOWEST_ANSWER = 10_000;

    private final Bounds bounds;
    private final LongSupplier clock;
    private final Map<String, Set<ClientConnection>> byNetwork = new ConcurrentHashMap<>();
    private final Set<ClientConnection> all = ConcurrentHashMap.newKeySet();
    private final AtomicLong held = new AtomicLong();
    private final AtomicLong queued = new AtomicLong();
    private final LongAdder closed = new LongAdder();
    /// Until then the server itself stood still.
    private volatile long stoodStill = Long.MIN_VALUE;

    /// @param clock milliseconds of a clock that never jumps
    Connections(Bounds bounds, LongSupplier clock) {
        this.bounds = bounds;
        this.clock = clock;
    }

    /// How many connections there may be and how many bytes they may hold.
    ///
    /// @param inAll open connections
    /// @param ofOneNetwork open connections of one address, or of one IPv6 /64; behind a proxy its calls under way
    /// @param bytes of bodies and answers
    /// @param queuedBytes that wait in event streams
    record Bounds(int inAll, int ofOneNetwork, long bytes, long queuedBytes) {
        private static final int LEAST = 500;
        private static final int MOST = 20_000;
        /// A generous estimate of the memory of an open connection, in bytes.
        private static final int BYTES_EACH = 100_000;
        /// Reading a body takes a multiple of its size.
        private static final int PART_FOR_BODIES = 16;
        /// Texts that wait in a stream need no more than their own size.
        private static final int PART_FOR_STREAMS = 8;

        /// Returns what fits a heap of this size.
        static Bounds fitting(long heap, int ofOneNetwork) {
            return new Bounds(
                    Math.clamp(heap / BYTES_EACH, LEAST, MOST),
                    ofOneNetwork,
                    heap / PART_FOR_BODIES,
                    heap / PART_FOR_STREAMS);
        }
    }

    /// Returns how many connections are open.
    int open() {
        return all.size();
    }

    /// Returns how many bytes of bodies and answers are in memory.
    long held() {
        return held.get();
    }

    /// Returns how many bytes wait in event streams.
    long queued() {
        return queued.get();
    }

    /// Returns how many connections were closed because of a limit.
    long closed() {
        return closed.sum();
    }

    /// Accepts a new connection. If there are too many, the slowest is closed, or the new one if none is slow.
    ///
    /// @param end closes it
    /// @param proxy true if a proxy opened it; a proxy calls for many people
    ClientConnection open(String network, Runnable end, boolean proxy) {
        var connection = new ClientConnection(network, end, clock.getAsLong());
        all.add(connection);
        var others = enlist(connection);
        if (!proxy && others.size() > bounds.ofOneNetwork()) {
            makeRoom(others, connection);
        } else if (all.size() > bounds.inAll()) {
            makeRoom(all, connection);
        }
        return connection;
    }

    private void makeRoom(Collection<ClientConnection> among, ClientConnection latest) {
        close(slowest(among, latest).orElse(latest));
    }

    /// Begins a call on a connection. A connection that a proxy has opened counts for the caller until the call is
    /// over.
    ///
    /// @throws ApiException if the caller has too many calls under way and none of them is slow
    void begin(ClientConnection connection, String caller) {
        if (!caller.equals(connection.network())) {
            move(connection, caller);
            var others = byNetwork.getOrDefault(caller, Set.of());
            if (others.size() > bounds.ofOneNetwork()) {
                close(slowest(others, connection)
                        .orElseThrow(
                                () -> ApiException.of(FaultCode.TOO_MANY, new ServerFault.TooManyCalls(), "10 s")));
            }
        }
        enter(connection, State.WORKING);
    }

    private void move(ClientConnection connection, String network) {
        strike(connection);
        connection.countFor(network);
        enlist(connection);
        if (!all.contains(connection)) {
            strike(connection);
        }
    }

    private Set<ClientConnection> enlist(ClientConnection connection) {
        return byNetwork.compute(connection.network(), (_, others) -> {
            var set = others == null ? ConcurrentHashMap.<ClientConnection>newKeySet() : others;
            set.add(connection);
            return set;
        });
    }

    /// Forgets a connection that has been closed.
    void forget(ClientConnection connection) {
        release(connection);
        all.remove(connection);
        strike(connection);
    }

    private void strike(ClientConnection connection) {
        byNetwork.computeIfPresent(connection.network(), (_, others) -> {
            others.remove(connection);
            return others.isEmpty() ? null : others;
        });
    }

    void enter(ClientConnection connection, State state) {
        connection.enter(state, clock.getAsLong());
    }

    /// The call is over: its bytes are forgotten.
    void finished(ClientConnection connection) {
        release(connection);
        if (!connection.network().equals(connection.peer())) {
            move(connection, connection.peer());
        }
        enter(connection, State.IDLE);
    }

    /// Claims room for bytes of a body or an answer, until the call is over. If there is no room, slower
    /// connections are closed. No network takes much more than a quarter of all room.
    ///
    /// @throws ApiException if none is slower, or the network has its part
    void claim(ClientConnection connection, long bytes) {
        if (connection.held() + bytes > SMALL && !makeRoomInNetwork(connection)) {
            throw ApiException.of(FaultCode.BUSY, new ServerFault.TooMuchSent());
        }
        long mine = connection.hold(bytes);
        held.addAndGet(bytes);
        long most = mine <= SMALL ? bounds.bytes() : bounds.bytes() / 2;
        if (!makeRoom(held, most, ClientConnection::held, connection)) {
            throw ApiException.of(FaultCode.BUSY, new ServerFault.TooMuchSent());
        }
    }

    /// Closes slower connections of the same network until the others there hold no more than its part.
    ///
    /// @return false if none is slower
    private boolean makeRoomInNetwork(ClientConnection claimant) {
        var others = byNetwork.getOrDefault(claimant.network(), Set.of());
        while (held(others) - claimant.held() > bounds.bytes() / NETWORK_PART) {
            var slowest = others.stream()
                    .filter(other -> other != claimant && other.held() > 0 && gaveWay(other))
                    .min(Comparator.comparingLong(other -> other.phase().since()));
            if (slowest.isEmpty()) {
                return false;
            }
            release(slowest.get());
            close(slowest.get());
        }
        return true;
    }

    private static long held(Set<ClientConnection> connections) {
        return connections.stream().mapToLong(ClientConnection::held).sum();
    }

    /// Counts bytes of an answer that is sent whether there is room or not, until the call is over.
    void count(ClientConnection connection, long bytes) {
        connection.hold(bytes);
        held.addAndGet(bytes);
        makeRoom(held, bounds.bytes(), ClientConnection::held, connection);
    }

    /// Counts bytes that wait for the client of a stream, until they are sent or the stream ends. Where there is no
    /// room, slower streams are closed.
    ///
    /// @return false if there is no room and none is slower
    boolean queue(ClientConnection connection, long bytes) {
        connection.queue(bytes);
        queued.addAndGet(bytes);
        return makeRoom(queued, bounds.queuedBytes(), ClientConnection::queued, connection);
    }

    /// Bytes of a stream have been sent.
    void sent(ClientConnection connection, long bytes) {
        queued.addAndGet(-connection.sent(bytes));
    }

    /// Closes slower connections that have a part in the bytes until no more than these are left.
    ///
    /// @return false if none is slower
    private boolean makeRoom(
            AtomicLong bytes, long most, ToLongFunction<ClientConnection> part, ClientConnection claimant) {
        while (bytes.get() > most) {
            var slowest = all.stream()
                    .filter(other -> part.applyAsLong(other) > 0)
                    .filter(other -> other != claimant && gaveWay(other))
                    .min(Comparator.comparingLong(other -> other.phase().since()));
            if (slowest.isEmpty()) {
                return false;
            }
            release(slowest.get());
            close(slowest.get());
        }
        return true;
    }

    /// Returns true if a connection has kept the server waiting for long enough to be closed for another one.
    private boolean gaveWay(ClientConnection connection) {
        var phase = connection.phase();
        return phase.isClientsTurn() && clock.getAsLong() - phase.since() >= LONGEST_TURN_MILLIS;
    }

    /// Returns the connection that gives way: first one in the middle of a call, then one without a call.
    private Optional<ClientConnection> slowest(Collection<ClientConnection> among, ClientConnection latest) {
        return among.stream()
                .filter(other -> other != latest && gaveWay(other))
                .min(Comparator.comparing(
                                (ClientConnection other) -> other.phase().state() == State.IDLE)
                        .thenComparingLong(other -> other.phase().since()));
    }

    private void release(ClientConnection connection) {
        held.addAndGet(-connection.letGo());
        sent(connection, Long.MAX_VALUE);
    }

    private void close(ClientConnection connection) {
        closed.increment();
        connection.close();
    }

    /// Closes the connections whose clients are too slow.
    void sweep() {
        long now = clock.getAsLong();
        all.stream().filter(connection -> isTooSlow(connection, now)).forEach(this::close);
    }

    /// Notes that the server itself stood still until now. No client is slow because of that.
    void stoodStill() {
        stoodStill = clock.getAsLong();
    }

    private boolean isTooSlow(ClientConnection connection, long now) {
        var phase = connection.phase();
        long passed = now - Math.max(phase.since(), stoodStill);
        return switch (phase.state()) {
            case IDLE -> passed > LONGEST_IDLE;
            case READING -> passed > GRACE + 1_000 * connection.received() / SLOWEST_BODY;
            case WRITING -> passed > GRACE + 1_000 * (connection.held() + connection.queued()) / SLOWEST_ANSWER;
            case WORKING, STREAMING -> false;
        };
    }
}
