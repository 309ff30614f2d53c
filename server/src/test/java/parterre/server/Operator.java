package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import parterre.server.people.OperatorToken;
import parterre.server.wire.Admin;
import parterre.server.wire.Json;

/// The operator of a server: shows the token that stands in its data folder.
final class Operator {
    private final Browser browser;
    private final String token;

    private Operator(Browser browser, String token) {
        this.browser = browser;
        this.token = token;
    }

    static Operator of(Path data, Browser browser) {
        try {
            return new Operator(
                    browser, Files.readAllLines(OperatorToken.file(data)).get(1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    HttpResponse<String> send(String method, String path, Object body) {
        return browser.raw(
                method,
                "/api/admin/" + path,
                method.equals("GET") ? "" : Json.write(body),
                "Content-Type",
                "application/json",
                "Authorization",
                "Bearer " + token);
    }

    <T> T get(String path, Class<T> type) {
        return read(send("GET", path, ""), type);
    }

    <T> T post(String path, Object body, Class<T> type) {
        return read(send("POST", path, body), type);
    }

    <T> T put(String path, Object body, Class<T> type) {
        return read(send("PUT", path, body), type);
    }

    /// Finds the one person of this name.
    Admin.PersonCard find(String name) {
        var found = get("people?name=" + name, Admin.FoundPeople.class).people();
        assertThat(found).hasSize(1);
        return found.getFirst();
    }

    private static <T> T read(HttpResponse<String> answer, Class<T> type) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Json.MAPPER.readValue(answer.body(), type);
    }
}
