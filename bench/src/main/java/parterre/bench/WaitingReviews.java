package parterre.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import parterre.server.wire.Json;

/// Long games that were given up, and people who wait for their reviews. Each review takes longer than a
/// measurement, so none ends meanwhile.
final class WaitingReviews {
    /// A network has no more reviews at once.
    private static final int OF_A_NETWORK = 5;

    /// Pages look as often.
    private static final int LOOK_EVERY_MILLIS = 1_500;

    private final int port;
    private final List<Waiting> waiting = new ArrayList<>();

    private WaitingReviews(int port) {
        this.port = port;
    }

    /// A person, their network, and the review that they wait for.
    private record Waiting(InetAddress from, String cookie, String path) {}

    /// Opens the games and gives them up. No review is asked for yet.
    static WaitingReviews open(int port, int count) throws IOException {
        var reviews = new WaitingReviews(port);
        var table = Attacks.longTable(LongGame.record());
        for (int i = 0; i < count; i++) {
            var from = InetAddress.ofLiteral("127.0.3." + (1 + i / OF_A_NETWORK));
            var cookie = Attacks.once(port, from, "", "GET", "/api/me", "").cookie();
            var path = Attacks.address(ok(Attacks.once(port, from, cookie, "POST", "/api/tables", table)));
            ok(Attacks.once(port, from, cookie, "POST", path + "/resign", "{\"seat\":\"P1\"}"));
            reviews.waiting.add(new Waiting(from, cookie, path + "/review"));
        }
        return reviews;
    }

    private static ClientConnection.Answer ok(ClientConnection.Answer answer) throws IOException {
        if (answer.status() / 100 != 2) {
            throw new IOException(answer.status() + " " + answer.body());
        }
        return answer;
    }

    /// Looks at one review after the other, again and again, as long as they are wanted. Each is looked at as often as
    /// by its page.
    void watch(BooleanSupplier wanted) {
        if (waiting.isEmpty()) {
            return;
        }
        try {
            for (int i = 0; wanted.getAsBoolean(); i++) {
                look(waiting.get(i % waiting.size()));
                Thread.sleep(LOOK_EVERY_MILLIS / waiting.size());
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            throw new IllegalStateException("a review cannot be had", e);
        }
    }

    /// Looks at each review once, which begins it.
    ///
    /// @return how many decisions are graded in all
    int look() throws IOException {
        int done = 0;
        for (var one : waiting) {
            done += Json.MAPPER.readTree(look(one)).path("done").asInt();
        }
        return done;
    }

    private String look(Waiting one) throws IOException {
        return ok(Attacks.once(port, one.from(), one.cookie(), "GET", one.path(), ""))
                .body();
    }
}
