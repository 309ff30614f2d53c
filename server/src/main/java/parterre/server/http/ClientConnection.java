package parterre.server.http;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/// One open connection, and what the server waits for on it.
final class ClientConnection {
    /// The activity of a connection.
    enum State {
        /// No call is under way.
        IDLE,
        /// The client sends the head or the body of a call.
        READING,
        /// The server works on a call.
        WORKING,
        /// The client receives an answer, or what waited in its stream.
        WRITING,
        /// An event stream is open, and nothing waits in it.
        STREAMING
    }

    /// A state and when it began.
    ///
    /// @param since in milliseconds of a clock that never jumps
    record Phase(State state, long since) {
        /// Returns true if the server waits for the client.
        boolean isClientsTurn() {
            return state == State.IDLE || state == State.READING || state == State.WRITING;
        }
    }

    private final String peer;
    private final Runnable end;
    private final AtomicLong held = new AtomicLong();
    private final AtomicLong queued = new AtomicLong();
    private final AtomicLong received = new AtomicLong();
    private final AtomicBoolean closed = new AtomicBoolean();
    private volatile String network;
    private volatile Phase phase;

    /// @param peer the network that opened the connection
    /// @param end closes it
    ClientConnection(String peer, Runnable end, long now) {
        this.peer = peer;
        network = peer;
        this.end = end;
        phase = new Phase(State.IDLE, now);
    }

    /// Returns the network that opened the connection.
    String peer() {
        return peer;
    }

    /// Returns whom the limits count the connection for.
    String network() {
        return network;
    }

    void countFor(String other) {
        network = other;
    }

    Phase phase() {
        return phase;
    }

    void enter(State state, long now) {
        if (state == State.READING) {
            received.set(0);
        }
        phase = new Phase(state, now);
    }

    /// Counts bytes of a body.
    void received(long bytes) {
        received.addAndGet(bytes);
    }

    /// Returns how many bytes of the present body have arrived.
    long received() {
        return received.get();
    }

    /// Adds to the bytes that are in memory for the present call, and returns how many they are.
    long hold(long bytes) {
        return held.addAndGet(bytes);
    }

    /// Returns how many bytes are in memory for the present call.
    long held() {
        return held.get();
    }

    /// Forgets the bytes of the present call, and returns how many they were.
    long letGo() {
        return held.getAndSet(0);
    }

    /// Adds to the bytes that wait in the connection's stream.
    void queue(long bytes) {
        queued.addAndGet(bytes);
    }

    /// Returns how many bytes wait in the connection's stream.
    long queued() {
        return queued.get();
    }

    /// Takes bytes from those that wait.
    ///
    /// @return how many of them there were
    long sent(long bytes) {
        long before = queued.getAndUpdate(all -> Math.max(0, all - bytes));
        return Math.min(before, bytes);
    }

    void close() {
        if (closed.compareAndSet(false, true)) {
            end.run();
        }
    }
}
