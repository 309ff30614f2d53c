package parterre.server.http;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;

/// Tells calls that come from the server's own machine from those that a proxy on it hands on.
///
/// A proxy that sets no header of its own gives itself away by the first call that it hands on under the site's name.
/// From then on a call from this machine may come from anybody.
final class OwnMachine {
    /// Headers that show that a call came through a proxy.
    private static final List<String> PROXIES_SAY =
            List.of("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP", "Via");

    private final boolean isForOthers;
    private volatile boolean hasProxy;

    /// @param isForOthers true if the server has an address for others, or known proxies in front of it
    OwnMachine(boolean isForOthers) {
        this.isForOthers = isForOthers;
    }

    /// Looks at a call for signs of a proxy. To be asked for every call.
    void notice(Context context) {
        if (!isForOthers && !hasProxy && isLoopback(context) && !(calls(context) && hasOwnName(context))) {
            hasProxy = true;
        }
    }

    /// Returns true if the caller is on this machine, and no proxy tells that it called for somebody else.
    static boolean calls(Context context) {
        return isLoopback(context) && PROXIES_SAY.stream().allMatch(name -> context.header(name) == null);
    }

    /// Returns true if a person at this machine calls it by one of its own names, and nothing has shown that a proxy
    /// stands before the server. So no page of another site that has its name lead here can act.
    boolean callsByOwnName(Context context) {
        return !isForOthers && !hasProxy && calls(context) && hasOwnName(context);
    }

    private static boolean isLoopback(Context context) {
        return InetAddress.ofLiteral(context.ip()).isLoopbackAddress();
    }

    private static boolean hasOwnName(Context context) {
        return Optional.ofNullable(context.header("Host"))
                .filter(Origins::isLocal)
                .isPresent();
    }
}
