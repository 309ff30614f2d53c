package parterre.server.http;

import io.javalin.http.Context;
import java.net.URI;
import java.util.Optional;
import java.util.regex.Pattern;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;

/// Refuses calls that reach the server by a foreign name, or that a page of another site makes.
final class Origins {
    /// How this machine calls itself.
    private static final Pattern LOCAL = Pattern.compile("(localhost|127(\\.\\d{1,3}){3}|\\[::1])(:\\d{1,5})?");

    private final Optional<String> publicUrl;

    /// @param publicUrl the address by which others come, if it is known
    Origins(Optional<String> publicUrl) {
        this.publicUrl = publicUrl;
    }

    /// Returns true if this value of `Host` is one of this machine's own names, by which only itself can call it.
    static boolean isLocal(String host) {
        return LOCAL.matcher(host).matches();
    }

    /// Checks the name by which the server is called. Where its address is known, another name is a mistake of a
    /// proxy, or of a page that has its own name lead here.
    ///
    /// @throws ApiException if it is not the public name, and not one of this machine's own names
    void checkHost(Context context) {
        if (publicUrl.isEmpty()) {
            return;
        }
        var host = Optional.ofNullable(context.header("Host")).orElse("");
        if (!host.equalsIgnoreCase(authority(publicUrl.get())) && !isLocal(host)) {
            throw ApiException.of(FaultCode.HOST, new ServerFault.OpenAt(publicUrl.get()));
        }
    }

    private static String authority(String url) {
        return url.replaceFirst("https?://", "").replaceFirst(url.startsWith("https:") ? ":443$" : ":80$", "");
    }

    /// Checks that no page of another site acts for the person whose cookie their browser sends along.
    ///
    /// @throws ApiException if one does
    void checkOrigin(Context context) {
        var site = Optional.ofNullable(context.header("Sec-Fetch-Site"));
        boolean foreign = site.isPresent()
                && !site.get().equals("same-origin")
                && !site.get().equals("none");
        var origin = Optional.ofNullable(context.header("Origin"));
        boolean otherOrigin = origin.isPresent() && !isOurs(origin.get(), context);
        var type = Optional.ofNullable(context.contentType()).orElse("");
        boolean noJson = !type.replaceFirst(";.*", "").strip().equalsIgnoreCase("application/json");
        if (foreign || otherOrigin || noJson) {
            throw ApiException.of(
                    FaultCode.FOREIGN,
                    noJson ? new ServerFault.SendJson() : new ServerFault.Meaning(FaultCode.FOREIGN));
        }
    }

    private boolean isOurs(String origin, Context context) {
        if (publicUrl.isPresent() && publicUrl.get().equals(origin)) {
            return true;
        }
        try {
            return Optional.ofNullable(URI.create(origin).getAuthority())
                    .equals(Optional.ofNullable(context.header("Host")));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
