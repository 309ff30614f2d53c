package parterre.server.http;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import parterre.server.http.ClientConnection.State;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;

/// Reads the bodies of calls, as far as they may be long and as long as there is room for them.
final class Bodies {
    /// The number of bytes that are read at once.
    private static final int PIECE = 8_192;

    private final Connections connections;

    Bodies(Connections connections) {
        this.connections = connections;
    }

    /// Returns the body of a call; empty if the endpoint takes no body.
    ///
    /// @throws ApiException if it is too long, or the server has no room for it
    /// @throws IOException if the client goes away or is too slow
    byte[] read(Endpoint endpoint, Context context, ClientConnection client) throws IOException {
        int largest = endpoint.largestBody();
        // A body that says itself that it is too long is not waited for.
        if (endpoint.method() != Endpoint.Method.GET && context.req().getContentLengthLong() > largest) {
            throw tooLarge(largest);
        }
        if (endpoint.body().isEmpty()) {
            return new byte[0];
        }
        connections.enter(client, State.READING);
        var body = new ByteArrayOutputStream();
        var piece = new byte[PIECE];
        var in = context.req().getInputStream();
        for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
            client.received(read);
            if (body.size() + read > largest) {
                throw tooLarge(largest);
            }
            connections.claim(client, read);
            body.write(piece, 0, read);
        }
        connections.enter(client, State.WORKING);
        return body.toByteArray();
    }

    private static ApiException tooLarge(int largest) {
        return ApiException.of(FaultCode.TOO_LARGE, new ServerFault.BodyTooLarge(largest), "body");
    }
}
