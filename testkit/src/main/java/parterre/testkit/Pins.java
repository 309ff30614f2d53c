package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Replay;
import parterre.engine.walk.Signature;

/// What a game must not change without raising its edition. It stands in `src/test/resources/pins` of the game:
///
/// - `signatures.txt` has a line for each edition, `edition 1: HASH`, as `parterre perft GAME --signature` prints it;
/// - `records.txt` has whole games with their results, one record after the other, each as [RecordForm] writes it.
///
/// The records were made once and are never made anew. A new edition adds its own.
public final class Pins {
    private static final int LEAST_RECORDS = 60;
    private static final int SIGNATURE_GAMES = 20;
    private static final int SIGNATURE_STEPS = 10_000;

    private Pins() {}

    /// Returns a test for the signature of each edition, and one for the records.
    public static <S, M extends Move, V> Stream<DynamicTest> of(GameBox<S, M, V> box) {
        var info = box.game().info();
        var editions = IntStream.rangeClosed(info.oldestEdition(), info.edition())
                .mapToObj(edition -> DynamicTest.dynamicTest(
                        "the signature of edition " + edition, () -> assertSignature(box, edition)));
        return Stream.concat(
                editions, Stream.of(DynamicTest.dynamicTest("the recorded games", () -> assertRecords(box))));
    }

    private static <S, M extends Move, V> void assertSignature(GameBox<S, M, V> box, int edition) {
        var info = box.game().info();
        var setups = new ArrayList<Setup>();
        for (int seats = info.leastSeats(); seats <= info.mostSeats(); seats++) {
            setups.add(Setup.read(info, edition, seats, Map.of()).orThrow());
        }
        var line = "edition " + edition + ": " + Signature.of(box.game(), setups, SIGNATURE_GAMES, 1, SIGNATURE_STEPS);
        assertThat(text("signatures.txt").lines())
                .as("the pinned signatures; a change of the rules raises the edition")
                .contains(line);
    }

    private static <S, M extends Move, V> void assertRecords(GameBox<S, M, V> box) {
        var info = box.game().info();
        var form = new RecordForm(List.of(info));
        var seats = new TreeSet<Integer>();
        var options = new TreeSet<String>();
        var records = records();
        for (int i = 0; i < records.size(); i++) {
            GameRecord record = form.read(records.get(i)).orThrow();
            seats.add(record.setup().seats());
            options.addAll(record.setup().chosen().keySet());
            var replay = Replay.of(box.game(), box.positions(), record).orThrow();
            assertThat(replay.result()).as("the result of record %d", i + 1).isEqualTo(record.result());
            assertThat(replay.steps()).as("the steps of record %d", i + 1).hasSize(record.steps());
        }
        assertThat(records).hasSizeGreaterThanOrEqualTo(LEAST_RECORDS);
        assertThat(seats)
                .as("numbers of seats in the records")
                .containsExactlyElementsOf(IntStream.rangeClosed(info.leastSeats(), info.mostSeats())
                        .boxed()
                        .toList());
        assertThat(options).as("options in the records").isNotEmpty();
    }

    private static List<String> records() {
        return Arrays.stream(text("records.txt").split("(?m)(?=^parterre-record: )", -1))
                .filter(record -> !record.isBlank())
                .toList();
    }

    private static String text(String name) {
        Path file = Module.folder().resolve("src/test/resources/pins").resolve(name);
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
