package parterre.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import parterre.cli.words.AdminMessages;
import parterre.cli.words.FileFault;
import parterre.server.people.OperatorToken;
import parterre.server.wire.Fault;
import parterre.server.wire.Json;

/// Calls a running server as its operator.
final class AdminClient {
    /// The environment variable with the token of a server whose data folder is not accessible.
    static final String TOKEN = "PARTERRE_ADMIN_TOKEN";

    private static final Duration LONGEST_CALL = Duration.ofSeconds(60);

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String address;
    private final String token;
    private final Locale language;

    private AdminClient(String address, String token, Locale language) {
        this.address = address;
        this.token = token;
        this.language = language;
    }

    /// Returns a client for the server that runs on a data folder.
    ///
    /// @param language the language of the server's answers
    /// @throws Complaint if no server runs there
    static AdminClient of(Path data, Locale language) {
        var file = OperatorToken.file(data);
        try {
            var lines = java.nio.file.Files.readAllLines(file);
            if (lines.size() < 2) {
                throw CommandException.input(new AdminMessages.NoToken(file.toString()));
            }
            return new AdminClient(lines.get(0), lines.get(1), language);
        } catch (NoSuchFileException e) {
            throw CommandException.input(new AdminMessages.NoServerOn(data.toString(), TOKEN));
        } catch (IOException e) {
            throw CommandException.input(new FileFault.NotRead(file.toString(), FileFault.reason(e)));
        }
    }

    /// Returns a client for a server elsewhere.
    ///
    /// @param environment the environment variables with its token
    /// @param language the language of the server's answers
    static AdminClient at(String address, Map<String, String> environment, Locale language) {
        var token = Optional.ofNullable(environment.get(TOKEN))
                .orElseThrow(() -> CommandException.usage(new AdminMessages.TokenMissing(TOKEN)));
        return new AdminClient(address.replaceFirst("/+$", ""), token, language);
    }

    /// Returns the address of the operator's page, which contains the token.
    String page() {
        return address + "/admin#" + token;
    }

    <T> T get(String path, Class<T> type) {
        return call("GET", path, HttpRequest.BodyPublishers.noBody(), type);
    }

    <T> T post(String path, Object body, Class<T> type) {
        return call("POST", path, HttpRequest.BodyPublishers.ofString(Json.write(body)), type);
    }

    <T> T put(String path, Object body, Class<T> type) {
        return call("PUT", path, HttpRequest.BodyPublishers.ofString(Json.write(body)), type);
    }

    private <T> T call(String method, String path, HttpRequest.BodyPublisher body, Class<T> type) {
        try {
            var request = HttpRequest.newBuilder(URI.create(address + "/api/admin/" + path))
                    .timeout(LONGEST_CALL)
                    .header("Authorization", "Bearer " + token)
                    .header("Content-Type", "application/json")
                    .header("Accept-Language", language.toLanguageTag())
                    .method(method, body)
                    .build();
            var answer = client.send(request, HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() >= 400) {
                throw CommandException.input(new AdminMessages.ServerRefuses(
                        Json.MAPPER.readValue(answer.body(), Fault.class).message()));
            }
            return Json.MAPPER.readValue(answer.body(), type);
        } catch (IOException e) {
            throw CommandException.input(new AdminMessages.ServerSilent(address, FileFault.reason(e)));
        } catch (IllegalArgumentException e) {
            throw CommandException.usage(new AdminMessages.NoServerAddress(address));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw CommandException.input(new AdminMessages.NotAwaited(address));
        }
    }
}
