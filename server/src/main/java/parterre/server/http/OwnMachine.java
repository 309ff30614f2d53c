package parterre.server.http;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;

/// Tells calls that come from the server's own machine from those that a proxy on it hands on.
final class OwnMachine {
    /// By any of these a call tells that it came through a proxy.
    private static final List<String> PROXIES_SAY =
            List.of("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP", "Via");

    private OwnMachine() {}

    /// Returns true if the caller is on this machine, and no proxy tells that it called for somebody else.
    static boolean calls(Context context) {
        return InetAddress.ofLiteral(context.ip()).isLoopbackAddress()
                && PROXIES_SAY.stream().allMatch(name -> context.header(name) == null);
    }

    /// Returns true if also the address was one of this machine's own names. So no page of another site that has its
    /// name lead here can act, and no proxy that hands its own name on.
    static boolean callsByOwnName(Context context) {
        return calls(context)
                && Optional.ofNullable(context.header("Host"))
                        .filter(Origins::isLocal)
                        .isPresent();
    }
}
