package parterre.server.http;

import io.javalin.http.Context;
import io.nayuki.qrcodegen.QrCode;
import java.net.Inet4Address;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;
import java.util.Optional;
import parterre.server.wire.Calls;

/// Addresses by which others come here.
final class Links {
    /// Separates a table's id from the token that lets the reader of a link sit down.
    static final char TOKEN = '~';

    private final String host;
    private final Optional<String> publicUrl;

    Links(String host, Optional<String> publicUrl) {
        this.host = host;
        this.publicUrl = publicUrl;
    }

    /// Returns the addresses of this server, the best first.
    List<String> bases(int port) {
        if (publicUrl.isPresent()) {
            return List.of(publicUrl.get());
        }
        if (host.equals("0.0.0.0") || host.equals("::")) {
            var lan = lan().stream()
                    .map(address -> "http://" + address + ":" + port)
                    .toList();
            return lan.isEmpty() ? List.of("http://localhost:" + port) : lan;
        }
        return List.of("http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port);
    }

    /// Returns the address by which this call came, for links that come back to the same browser's owner.
    String base(Context context, int port) {
        return publicUrl.orElseGet(() -> Optional.ofNullable(context.header("Host"))
                .filter(name -> name.matches("[A-Za-z0-9.:\\[\\]-]{1,255}"))
                .filter(name -> !isLocal(name))
                .map(name -> "http://" + name)
                .orElseGet(() -> bases(port).getFirst()));
    }

    /// Returns the address by which this call came, if it is known to be ours. A stranger may write any address
    /// into a call, and it would be shown to others.
    Optional<String> ownBase(Context context, int port) {
        var came = base(context, port);
        return publicUrl.isPresent() || bases(port).contains(came) ? Optional.of(came) : Optional.empty();
    }

    /// Returns the links by which others come to a table.
    ///
    /// @param token lets them sit down there, if the table's address alone no longer does
    /// @param admits whether the caller may sit down by the link that they came by
    Calls.Invite invite(String table, Optional<String> token, boolean admits, int port) {
        var path = "/t/" + table + token.map(text -> TOKEN + text).orElse("");
        var links = bases(port).stream().map(base -> base + path).toList();
        var qr = QrCode.encodeText(links.getFirst(), QrCode.Ecc.MEDIUM);
        return new Calls.Invite(links, reach(links.getFirst()), path(qr), qr.size, admits);
    }

    private Calls.Invite.Reach reach(String link) {
        if (publicUrl.isPresent()) {
            return Calls.Invite.Reach.EVERYWHERE;
        }
        return isLocal(link.replaceFirst("http://", "")) ? Calls.Invite.Reach.MACHINE : Calls.Invite.Reach.NETWORK;
    }

    private static boolean isLocal(String address) {
        return address.startsWith("localhost") || address.startsWith("127.") || address.startsWith("[::1]");
    }

    private static List<String> lan() {
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(Links::isUp)
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
                    .map(address -> address.getHostAddress())
                    .toList();
        } catch (SocketException e) {
            return List.of();
        }
    }

    private static boolean isUp(NetworkInterface network) {
        try {
            return network.isUp() && !network.isLoopback();
        } catch (SocketException e) {
            return false;
        }
    }

    /// Returns the dark modules as the path of an SVG.
    static String path(QrCode qr) {
        var path = new StringBuilder();
        for (int y = 0; y < qr.size; y++) {
            for (int x = 0; x < qr.size; x++) {
                if (qr.getModule(x, y)) {
                    path.append('M').append(x).append(' ').append(y).append("h1v1h-1z");
                }
            }
        }
        return path.toString();
    }
}
