package parterre.server.http;

import java.util.Optional;
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
import org.jspecify.annotations.Nullable;

/// Where connections come in. An address that Jetty cannot read is replaced by another one before anybody is asked what
/// to answer; here it is remembered as it was written, so that a call of the API is answered like one.
final class Entrance extends HttpConnection {
    /// Set while a call's head is being read.
    private @Nullable String target;

    private Entrance(HttpConfiguration configuration, Connector connector, EndPoint endPoint) {
        super(configuration, connector, endPoint);
    }

    /// The door at this address.
    static ServerConnector at(String host, int port, Server server, HttpConfiguration configuration) {
        var connector = new ServerConnector(server, new HttpConnectionFactory(configuration) {
            @Override
            public Connection newConnection(Connector connector, EndPoint endPoint) {
                return configure(new Entrance(getHttpConfiguration(), connector, endPoint), connector, endPoint);
            }
        });
        connector.setHost(host);
        connector.setPort(port);
        return connector;
    }

    /// The address of a call whose head could not be read to its end, as it was written; empty if it was, or if not
    /// even so much could be read.
    static Optional<String> unreadTarget(Request request) {
        return request.getConnectionMetaData().getConnection() instanceof Entrance entrance
                ? Optional.ofNullable(entrance.target)
                : Optional.empty();
    }

    @Override
    protected RequestHandler newRequestHandler() {
        return new Head();
    }

    private final class Head extends RequestHandler {
        @Override
        public void startRequest(String method, String uri, HttpVersion version) {
            target = uri;
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
