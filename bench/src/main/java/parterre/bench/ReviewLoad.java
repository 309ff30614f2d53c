package parterre.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;

/// Measures whether reviews slow moves down. It plays at one rate, in turns without and with waiting reviews, so that
/// slow minutes of the machine affect both alike. The same pause follows each part. The first part with reviews is told
/// apart: it compiles their code. With 0 reviews both parts are the same, which shows what the measurement itself adds.
///
/// Arguments: tables (200), moves a second (200), seconds for each part (25), reviews (20), pairs of parts (3).
public final class ReviewLoad {
    /// A little longer than the time after which a review without a reader pauses.
    private static final int DROPPED_AFTER_MILLIS = 22_000;

    private ReviewLoad() {}

    public static void main(String[] args) throws Exception {
        int tables = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        int rate = args.length > 1 ? Integer.parseInt(args[1]) : 200;
        int seconds = args.length > 2 ? Integer.parseInt(args[2]) : 25;
        int count = args.length > 3 ? Integer.parseInt(args[3]) : 20;
        int pairs = args.length > 4 ? Integer.parseInt(args[4]) : 3;
        var server = ServerProcess.start(Files.createTempDirectory("review-load"), 0, TableLoad.SERVER_MEMORY);
        var load = new TableLoad(server);
        load.open(tables);
        var reviews = WaitingReviews.open(server.port(), count);
        load.warmUp(rate);
        // Meanwhile the code of reviews is compiled.
        playWith(reviews, load, rate, seconds);
        var first = load.acknowledged().text();
        var without = new Delays();
        var with = new Delays();
        int graded = 0;
        for (int pair = 0; pair < pairs; pair++) {
            // Each comes first as often as the other, since more games end in some parts than in others.
            for (boolean reviewed : pair % 2 == 0 ? new boolean[] {false, true} : new boolean[] {true, false}) {
                if (reviewed) {
                    graded = playWith(reviews, load, rate, seconds);
                } else {
                    System.out.println("without reviews");
                    load.play(rate, seconds);
                    Thread.sleep(DROPPED_AFTER_MILLIS);
                }
                (reviewed ? with : without).addAll(load.acknowledged());
            }
        }
        server.kill();
        System.out.printf(
                Locale.ROOT, "%d reviews at once, %d decisions graded in those that went on%n", count, graded);
        System.out.println("with the first reviews: " + first);
        System.out.println("without reviews: " + without.text());
        System.out.println("with reviews: " + with.text());
        System.out.printf(
                Locale.ROOT, "p99 with reviews: %.3f of that without%n", with.millis(0.99) / without.millis(0.99));
        System.exit(0);
    }

    /// Plays while people wait for reviews, and goes on when all reviews rest again.
    ///
    /// @return how many decisions are graded in the reviews that go on
    private static int playWith(WaitingReviews reviews, TableLoad load, int rate, int seconds)
            throws IOException, InterruptedException {
        System.out.println("with reviews");
        var wanted = new AtomicBoolean(true);
        var watcher = Thread.ofVirtual().start(() -> reviews.watch(wanted::get));
        load.play(rate, seconds);
        wanted.set(false);
        watcher.join();
        int graded = reviews.look();
        Thread.sleep(DROPPED_AFTER_MILLIS);
        return graded;
    }
}
