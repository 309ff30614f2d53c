package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.HttpCookie;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import parterre.server.wire.Fault;
import parterre.server.wire.Json;

/// A person's browser, with their cookies. It calls a real port and reads real streams. Each answer must fit the
/// description of the API.
final class Browser implements AutoCloseable {
    private static final int MOST_TRIES = 4;

    private final String base;
    private final CookieManager cookies = new CookieManager();
    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .cookieHandler(cookies)
            .build();
    private final List<Thread> readers = new ArrayList<>();

    Browser(int port) {
        this("http://localhost:" + port);
    }

    private Browser(String base) {
        this.base = base;
    }

    /// Returns the browser of a person who comes back with the cookie of an earlier visit.
    static Browser returning(int port, String value) {
        var browser = new Browser(port);
        var cookie = new HttpCookie("parterre", value);
        cookie.setPath("/");
        cookie.setVersion(0);
        browser.cookies.getCookieStore().add(URI.create(browser.base), cookie);
        return browser;
    }

    /// Returns the cookie by which this person comes back.
    String cookie() {
        return cookies.getCookieStore().get(URI.create(base)).stream()
                .filter(cookie -> cookie.getName().equals("parterre"))
                .map(HttpCookie::getValue)
                .findFirst()
                .orElseThrow();
    }

    /// Somebody else's, at the same server.
    Browser stranger() {
        return new Browser(base);
    }

    /// The same browser with the cookies that it has now: a call that is under way while it gets others.
    Browser late() {
        var late = new Browser(base);
        var uri = URI.create(base);
        cookies.getCookieStore()
                .get(uri)
                .forEach(cookie -> late.cookies.getCookieStore().add(uri, cookie));
        return late;
    }

    HttpResponse<String> raw(String method, String path, String body, String... headers) {
        var request = HttpRequest.newBuilder(URI.create(base + path))
                .method(
                        method,
                        body.isEmpty()
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            var answer = sent(request.build());
            DescribedAnswers.check(method, path, answer);
            return answer;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Sends again if the server had closed the connection that was kept from the call before. It also does
    /// so after the server hung up on a body that it did not want, since the answer can get lost then.
    private HttpResponse<String> sent(HttpRequest request) throws IOException, InterruptedException {
        for (int tries = 1; tries < MOST_TRIES; tries++) {
            try {
                return client.send(request, HttpResponse.BodyHandlers.ofString());
            } catch (IOException e) {
                // once more
            }
        }
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }

    int status(String path) {
        return raw("GET", path, "").statusCode();
    }

    /// Waits until the server can write again.
    void awaitReady() {
        while (status("/ready") != 200) {
            LockSupport.parkNanos(50_000_000);
        }
    }

    String text(String path) {
        return raw("GET", path, "").body();
    }

    <T> T get(String path, Class<T> type) {
        return read(raw("GET", path, ""), type);
    }

    <T> T post(String path, Object body, Class<T> type) {
        return read(send("POST", path, body), type);
    }

    <T> T put(String path, Object body, Class<T> type) {
        return read(send("PUT", path, body), type);
    }

    HttpResponse<String> send(String method, String path, Object body) {
        return raw(method, path, Json.write(body), "Content-Type", "application/json");
    }

    /// The fault that a call is answered with.
    Fault fault(String path, Object body) {
        var response = send("POST", path, body);
        assertThat(response.statusCode()).as(response.body()).isGreaterThanOrEqualTo(400);
        return Answers.MAPPER.readValue(response.body(), Fault.class);
    }

    private static <T> T read(HttpResponse<String> response, Class<T> type) {
        assertThat(response.statusCode()).as(response.body()).isBetween(200, 299);
        return Answers.MAPPER.readValue(response.body(), type);
    }

    /// An event as it came.
    record Event(String id, String kind, String data) {}

    /// A stream that is read in the background. That it is still there is heard apart from what happens.
    final class Stream {
        private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
        private final BlockingQueue<Event> signsOfLife = new LinkedBlockingQueue<>();

        private Stream(String path) {
            var response = open(path);
            readers.add(Thread.ofVirtual().start(() -> read(response)));
        }

        private HttpResponse<java.io.InputStream> open(String path) {
            try {
                return client.send(
                        HttpRequest.newBuilder(URI.create(base + path)).build(),
                        HttpResponse.BodyHandlers.ofInputStream());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        private void read(HttpResponse<java.io.InputStream> response) {
            try (var lines = new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
                String id = "";
                String kind = "";
                String data = "";
                for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                    if (line.startsWith("id: ")) {
                        id = line.substring(4);
                    } else if (line.startsWith("event: ")) {
                        kind = line.substring(7);
                    } else if (line.startsWith("data: ")) {
                        data = line.substring(6);
                    } else if (line.isEmpty() && !kind.isEmpty()) {
                        (kind.equals("here") ? signsOfLife : events).add(new Event(id, kind, data));
                        id = "";
                        kind = "";
                    }
                }
                events.add(new Event("", "ended", ""));
            } catch (IOException e) {
                events.add(new Event("", "broken", ""));
            }
        }

        /// Waits for the next event that is like this.
        Event next(Predicate<Event> like) {
            return next(events, like);
        }

        /// Waits until the stream says that it is still there.
        Event nextSignOfLife() {
            return next(signsOfLife, _ -> true);
        }

        private static Event next(BlockingQueue<Event> events, Predicate<Event> like) {
            try {
                for (var event = events.poll(30, TimeUnit.SECONDS);
                        event != null;
                        event = events.poll(30, TimeUnit.SECONDS)) {
                    if (like.test(event)) {
                        return event;
                    }
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            throw new AssertionError("no such event came");
        }

        Event next(String kind) {
            return next(event -> event.kind().equals(kind));
        }
    }

    Stream stream(String path) {
        return new Stream(path);
    }

    @Override
    public void close() {
        client.shutdownNow();
        readers.forEach(Thread::interrupt);
    }
}
