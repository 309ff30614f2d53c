package parterre.cli.doctor;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.SSLException;
import parterre.cli.words.DoctorMessages;
import parterre.cli.words.FileFault;

/// Checks the public address, and what the proxy behind it tells the server.
final class PublicUrlCheck {
    private static final int OK = 200;
    private static final int MOVED = 300;
    private static final int REFUSED = 400;
    private static final int WRONG_HOST = 421;
    private static final int BAD_GATEWAY = 502;
    private static final int GATEWAY_TIMEOUT = 504;

    private PublicUrlCheck() {}

    /// @param running true if the server runs; without it only the options can be checked
    static List<DoctorMessages.Finding> findings(Installation installation, boolean running) {
        var findings = new ArrayList<DoctorMessages.Finding>();
        installation.publicUrl().ifPresent(url -> {
            // The server itself speaks no TLS, so there is a proxy.
            if (url.startsWith("https:") && !installation.proxied()) {
                findings.add(new DoctorMessages.ProxyUntold(url));
            }
            if (running) {
                boolean proxied = installation.proxied() || url.startsWith("https:");
                answered(url, proxied).ifPresent(findings::add);
            }
        });
        return findings;
    }

    private static Optional<DoctorMessages.Finding> answered(String url, boolean proxied) {
        try {
            var health = Probe.get(url + "/health");
            if (health.statusCode() != OK || !health.body().equals("ok\n")) {
                return Optional.of(misled(url, health));
            }
            // The server gives its metrics to callers on this machine that no proxy has forwarded.
            return proxied && Probe.get(url + "/metrics").statusCode() == OK
                    ? Optional.of(new DoctorMessages.ProxyHidesCallers(url))
                    : Optional.empty();
        } catch (SSLException e) {
            return Optional.of(new DoctorMessages.UrlInsecure(url, FileFault.reason(e)));
        } catch (IOException e) {
            return Optional.of(new DoctorMessages.UrlUnreachable(url, FileFault.reason(e)));
        }
    }

    private static DoctorMessages.Finding misled(String url, HttpResponse<String> answer) {
        int status = answer.statusCode();
        var written = Integer.toString(status);
        if (status == WRONG_HOST) {
            return new DoctorMessages.ProxyHidesHost(url);
        }
        if (status >= BAD_GATEWAY && status <= GATEWAY_TIMEOUT) {
            return new DoctorMessages.ProxyWithoutServer(url, written);
        }
        if (status >= MOVED && status < REFUSED) {
            return new DoctorMessages.UrlMoved(
                    url, answer.headers().firstValue("Location").orElse(written));
        }
        return new DoctorMessages.UrlElsewhere(url, written);
    }
}
