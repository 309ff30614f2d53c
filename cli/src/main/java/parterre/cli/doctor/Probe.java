package parterre.cli.doctor;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/// Asks a server or proxy once.
final class Probe {
    private static final Duration LONGEST = Duration.ofSeconds(10);

    private Probe() {}

    /// Returns the answer. Redirections are not followed.
    static HttpResponse<String> get(String url) throws IOException {
        try (var client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(LONGEST)
                .build()) {
            var request =
                    HttpRequest.newBuilder(URI.create(url)).timeout(LONGEST).build();
            return client.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException(url);
        }
    }
}
