package parterre.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/// A way to a local port that can be cut: connections through it break in the middle of their data.
final class BreakableConnection implements AutoCloseable {
    private final ServerSocket entry;
    private final int target;
    private volatile boolean swallows;
    private volatile boolean away;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();

    /// Opens a way to this port.
    BreakableConnection(int target) {
        this.target = target;
        try {
            entry = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().start(this::accept);
    }

    /// The port at its near end.
    int port() {
        return entry.getLocalPort();
    }

    private void accept() {
        while (!entry.isClosed()) {
            try {
                var near = entry.accept();
                if (away) {
                    near.close();
                    continue;
                }
                var far = new Socket();
                far.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), target));
                join(near, far);
                join(far, near);
            } catch (IOException e) {
                // The target refused the connection, or the test has ended.
            }
        }
    }

    private void join(Socket from, Socket to) {
        sockets.add(from);
        Thread.ofVirtual().start(() -> {
            try (from;
                    to) {
                carry(from.getInputStream(), to.getOutputStream());
            } catch (IOException e) {
                // The test cut the connection.
            } finally {
                sockets.remove(from);
            }
        });
    }

    private void carry(InputStream in, OutputStream out) throws IOException {
        var bytes = new byte[8_192];
        for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
            if (!swallows) {
                out.write(bytes, 0, count);
            }
        }
    }

    /// From now on nothing that is sent arrives. Once that is over, the connections that missed something break.
    void swallow(boolean swallows) {
        this.swallows = swallows;
        if (!swallows) {
            cut();
        }
    }

    /// From now on all connections break, also new ones, until this is over.
    void away(boolean isAway) {
        away = isAway;
        if (isAway) {
            cut();
        }
    }

    /// Breaks all connections that are open now; new ones can be made.
    void cut() {
        cut(_ -> true);
    }

    /// Breaks some of them.
    void cut(Predicate<Socket> which) {
        for (var socket : sockets) {
            if (which.test(socket)) {
                close(socket);
            }
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            entry.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        cut();
    }
}
