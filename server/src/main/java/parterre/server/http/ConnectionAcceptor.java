package parterre.server.http;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.eclipse.jetty.util.BufferUtil;
import org.jspecify.annotations.Nullable;
import parterre.server.http.ClientConnection.State;

/// Takes in connections and counts them. Jetty replaces an address that it cannot read before it asks for an
/// answer. So this class remembers the address as it was written, and a call of the API gets an answer of the API.
final class ConnectionAcceptor extends HttpConnection {
    private final Connections connections;
    private final ClientConnection client;
    /// Set while a call's head is being read.
    private @Nullable String target;
    /// True if a part of the next call has arrived while the present one is handled.
    private boolean sendsMore;

    private ConnectionAcceptor(
            HttpConfiguration configuration,
            Connector connector,
            EndPoint endPoint,
            Connections connections,
            CallerAddresses addresses) {
        super(configuration, connector, endPoint);
        this.connections = connections;
        var peer = endPoint.getRemoteSocketAddress() instanceof InetSocketAddress socket && socket.getAddress() != null
                ? socket.getAddress().getHostAddress()
                : "";
        client = connections.open(
                CallerAddresses.network(peer),
                () -> endPoint.close(new IOException("the connection was closed because of a limit")),
                addresses.isProxy(peer));
    }

    /// Returns the connector that accepts connections at this address.
    static ServerConnector at(
            String host,
            int port,
            Server server,
            HttpConfiguration configuration,
            Connections connections,
            CallerAddresses addresses) {
        var connector = new ServerConnector(server, new HttpConnectionFactory(configuration) {
            @Override
            public Connection newConnection(Connector connector, EndPoint endPoint) {
                return configure(
                        new ConnectionAcceptor(getHttpConfiguration(), connector, endPoint, connections, addresses),
                        connector,
                        endPoint);
            }
        });
        connector.setHost(host);
        connector.setPort(port);
        return connector;
    }

    /// Returns the address of a call whose head could not be read to its end, as it was written. Empty if the head was
    /// read, or if not even the address could be read.
    static Optional<String> unreadTarget(Request request) {
        return request.getConnectionMetaData().getConnection() instanceof ConnectionAcceptor acceptor
                ? Optional.ofNullable(acceptor.target)
                : Optional.empty();
    }

    /// Returns the connection by which a call came.
    static ClientConnection client(HttpServletRequest call) {
        return of(call).client;
    }

    private static ConnectionAcceptor of(HttpServletRequest call) {
        var request = ServletContextRequest.getServletContextRequest(call);
        if (request != null && request.getConnectionMetaData().getConnection() instanceof ConnectionAcceptor acceptor) {
            return acceptor;
        }
        throw new IllegalStateException("a call came by another way than the port's");
    }

    /// Returns false if the client of a call has closed the connection. Only the thread that handles the call asks
    /// it, after it has read the body.
    static boolean isHere(HttpServletRequest call) {
        return of(call).isHere();
    }

    /// Jetty does not read while a call is handled, so this looks whether the client has sent its end. A byte of a next
    /// call is kept for that.
    boolean isHere() {
        if (sendsMore) {
            return getEndPoint().isOpen();
        }
        var next = BufferUtil.allocate(1);
        try {
            int count = getEndPoint().fill(next);
            if (count > 0) {
                sendsMore = true;
                onUpgradeTo(next);
            }
            return count >= 0;
        } catch (IOException _) {
            return false;
        }
    }

    /// Does something when a call has been answered, or broken off.
    static void whenDone(HttpServletRequest call, Runnable then) {
        var request = Objects.requireNonNull(ServletContextRequest.getServletContextRequest(call));
        Request.addCompletionListener(request, _ -> then.run());
    }

    @Override
    public void onClose(@Nullable Throwable cause) {
        connections.forget(client);
        super.onClose(cause);
    }

    @Override
    protected RequestHandler newRequestHandler() {
        return new Head();
    }

    private final class Head extends RequestHandler {
        @Override
        public void startRequest(String method, String uri, HttpVersion version) {
            target = uri;
            sendsMore = false;
            connections.finished(client);
            connections.enter(client, State.READING);
            super.startRequest(method, uri, version);
        }

        @Override
        public boolean headerComplete() {
            boolean complete = super.headerComplete();
            target = null;
            return complete;
        }
    }
}
