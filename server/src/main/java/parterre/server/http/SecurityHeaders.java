package parterre.server.http;

import java.util.Map;
import java.util.TreeMap;

/// The headers by which browsers keep the page and its people safe.
final class SecurityHeaders {
    private SecurityHeaders() {}

    /// Returns the headers that every answer carries.
    ///
    /// @param secure true if the page is reached by https only; browsers take some promises there alone, and warn
    ///     elsewhere
    static Map<String, String> of(boolean secure) {
        var headers = new TreeMap<String, String>();
        headers.put(
                "Content-Security-Policy",
                "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
                        + " img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none';"
                        + " form-action 'self'; frame-ancestors 'none'");
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("Referrer-Policy", "same-origin");
        if (secure) {
            headers.put("Cross-Origin-Opener-Policy", "same-origin");
            headers.put("Strict-Transport-Security", "max-age=31536000");
        }
        return headers;
    }
}
