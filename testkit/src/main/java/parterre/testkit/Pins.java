package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.DynamicTest;
import parterre.engine.Event;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Move;
import parterre.engine.Option;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Replay;
import parterre.engine.walk.Signature;

/// Pins what a game must not change without raising its edition. The pins stand in `src/test/resources/pins` of the
/// game:
///
/// - `signatures.txt` has a line for each edition, `edition 1: HASH`, as `parterre perft GAME --signature` prints it;
/// - `records.txt` has whole games with their results, one record after the other, each as [RecordForm] writes it;
/// - `events.txt` has a line for each record: how often each kind of event happens in it, and a digest of these events
///   with everything lying open. Kinds that the game got later stand in further parts of the line, each
///   with its digest;
/// - `events.gz` has the events themselves, a line for each step: "record 3, step 17: [...]". It shows what has changed
///   when a digest differs, and others can compare with it.
///
/// The records were made once and are never made anew. A new edition adds its own. A kind of event that no line names
/// is an addition: `-Dtestkit.pins=write` appends a part to each line. It appends a line for a record that was added
/// for
/// a new option, too. What stands there is never changed.
public final class Pins {
    private static final int LEAST_RECORDS = 60;
    private static final int SIGNATURE_GAMES = 20;
    private static final int SIGNATURE_STEPS = 10_000;

    /// The separator between the parts of a line of `events.txt`.
    private static final String PARTS = " \\+ ";

    private Pins() {}

    /// Returns a test for the signature of each edition, one for the records, and one for the kinds of events in them.
    public static <S, M extends Move, V> Stream<DynamicTest> of(GameBox<S, M, V> box) {
        var info = box.game().info();
        var editions = IntStream.rangeClosed(info.oldestEdition(), info.edition())
                .mapToObj(edition -> DynamicTest.dynamicTest(
                        "the signature of edition " + edition, () -> assertSignature(box, edition)));
        return Stream.concat(
                editions,
                Stream.of(
                        DynamicTest.dynamicTest("the recorded games", () -> assertRecords(box)),
                        DynamicTest.dynamicTest("the kinds of events in them", () -> assertEveryKind(box))));
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
        var chosen = new TreeSet<String>();
        var records = records();
        var stories = new ArrayList<Story>();
        for (int i = 0; i < records.size(); i++) {
            GameRecord record = form.read(records.get(i)).orThrow();
            seats.add(record.setup().seats());
            record.setup().chosen().forEach((name, value) -> chosen.addAll(List.of(name, name + "=" + value)));
            var replay = Replay.of(box.game(), box.positions(), record).orThrow();
            assertThat(replay.result()).as("the result of record %d", i + 1).isEqualTo(record.result());
            assertThat(replay.steps()).as("the steps of record %d", i + 1).hasSize(record.steps());
            stories.add(Story.of(box.game(), replay));
        }
        assertThat(records).hasSizeGreaterThanOrEqualTo(LEAST_RECORDS);
        assertThat(seats)
                .as("numbers of seats in the records")
                .containsExactlyElementsOf(IntStream.rangeClosed(info.leastSeats(), info.mostSeats())
                        .boxed()
                        .toList());
        assertThat(chosen)
                .as("options in the records, and what is chosen there")
                .containsAll(choices(info));
        assertEvents(stories);
        assertTold(stories);
    }

    /// Returns everything that the records are to have chosen: each option, and each value of those that have few.
    private static Set<String> choices(GameInfo info) {
        var choices = new TreeSet<String>();
        for (var option : info.options()) {
            var name = option.name();
            choices.add(name);
            switch (option) {
                case Option.Flag flag -> choices.add(name + "=" + flag.write(!flag.standard()));
                case Option.Choice choice ->
                    choice.words().stream()
                            .filter(word -> !word.equals(choice.standard()))
                            .forEach(word -> choices.add(name + "=" + word));
                case Option.Range _, Option.Table _, Option.Text<?> _, Option.File _ -> {}
            }
        }
        return choices;
    }

    /// The events of each step of one game, with everything lying open.
    private record Story(List<List<? extends Event>> steps) {
        static <S, M extends Move, V> Story of(Game<S, M, V> game, Replay<S, M> replay) {
            var steps = new ArrayList<List<? extends Event>>();
            for (int i = 0; i < replay.steps().size(); i++) {
                steps.add(List.copyOf(
                        game.events(replay.position(i), replay.steps().get(i), Viewer.everyone())));
            }
            return new Story(steps);
        }

        Set<String> kinds() {
            return steps.stream().flatMap(List::stream).map(Pins::kind).collect(Collectors.toCollection(TreeSet::new));
        }

        /// Returns a line for each step.
        ///
        /// @param number of the record, from 1
        Stream<String> lines(int number) {
            return IntStream.range(0, steps.size())
                    .mapToObj(step -> "record " + number + ", step " + (step + 1) + ": " + steps.get(step));
        }

        /// Returns the count and digest of the events of these kinds: "Planted 24, Scored 13; DIGEST".
        String line(Set<String> kinds) {
            var counts = new TreeMap<String, Integer>();
            var digest = sha256();
            for (int i = 0; i < steps.size(); i++) {
                var happened = steps.get(i).stream()
                        .filter(event -> kinds.contains(kind(event)))
                        .toList();
                happened.forEach(event -> counts.merge(kind(event), 1, Integer::sum));
                digest.update((i + " " + happened + "\n").getBytes(StandardCharsets.UTF_8));
            }
            return counts.entrySet().stream()
                            .map(count -> count.getKey() + " " + count.getValue())
                            .collect(Collectors.joining(", "))
                    + "; " + HexFormat.of().formatHex(digest.digest());
        }
    }

    /// Every kind of event happens in a recorded game. The records are compared with `events.txt` before.
    private static void assertEveryKind(GameBox<?, ?, ?> box) {
        var missing = EventChecks.kinds(box);
        text("events.txt")
                .lines()
                .flatMap(line -> Stream.of(line.split(PARTS, -1)))
                .flatMap(part -> kinds(List.of(List.of(part)), 0).stream())
                .forEach(kind -> missing.remove(kind.replaceFirst("\\[.*", "")));
        assertThat(missing)
                .as("kinds of events that happen in no recorded game; append a record to records.txt in which they do")
                .isEmpty();
    }

    /// Returns the kind of an event. The effects of each rule are a kind of their own, since a game may tell of further
    /// rules later.
    private static String kind(Event event) {
        return event instanceof Event.RuleEffect
                ? event.toString()
                : event.getClass().getSimpleName();
    }

    /// Compares a story with each part of its line. A part pins the kinds of events that the parts in its place name,
    /// taken over all lines.
    private static void assertEvents(List<Story> stories) {
        var pinned = pinned(stories);
        var parts = new ArrayList<List<String>>();
        pinned.forEach(line -> parts.add(List.of(line.split(PARTS, -1))));
        var unpinned = new TreeSet<String>();
        stories.forEach(story -> unpinned.addAll(story.kinds()));
        if (parts.size() != stories.size()) {
            throw new AssertionError("events.txt has " + parts.size() + " lines for " + stories.size() + " records");
        }
        int count = parts.getFirst().size();
        for (int part = 0; part < count; part++) {
            var kinds = kinds(parts, part);
            unpinned.removeAll(kinds);
            for (int i = 0; i < stories.size(); i++) {
                assertThat(stories.get(i).line(kinds))
                        .as("what happened in record %d; another event raises the edition", i + 1)
                        .isEqualTo(parts.get(i).get(part));
            }
        }
        if (!unpinned.isEmpty()) {
            throw new AssertionError(
                    "events.txt does not pin " + unpinned + " yet; add these kinds with -Dtestkit.pins=write");
        }
    }

    /// Compares the events with `events.gz`. The digests hold what is pinned, so the file may be written anew when
    /// kinds
    /// of events or records were added.
    private static void assertTold(List<Story> stories) {
        var lines = IntStream.range(0, stories.size())
                .boxed()
                .flatMap(i -> stories.get(i).lines(i + 1))
                .toList();
        var file = file("events.gz");
        try {
            if ("write".equals(System.getProperty("testkit.pins"))) {
                try (var out = new GZIPOutputStream(Files.newOutputStream(file))) {
                    out.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
                }
            }
            try (var in = new GZIPInputStream(Files.newInputStream(file))) {
                var pinned = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .toList();
                for (int i = 0; i < Math.min(lines.size(), pinned.size()); i++) {
                    assertThat(lines.get(i)).as("the events of a recorded step").isEqualTo(pinned.get(i));
                }
                assertThat(lines).as("recorded steps").hasSameSizeAs(pinned);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot use " + file, e);
        }
    }

    /// Returns the kinds that the parts in one place of all lines name.
    private static Set<String> kinds(List<List<String>> parts, int part) {
        var kinds = new TreeSet<String>();
        for (var line : parts) {
            var counts = line.get(part).substring(0, line.get(part).indexOf(';'));
            Stream.of(counts.split(", "))
                    .filter(count -> !count.isEmpty())
                    .forEach(count -> kinds.add(count.substring(0, count.indexOf(' '))));
        }
        return kinds;
    }

    /// Returns the lines that are pinned, after new kinds have got a part of each line if they are to be added.
    private static List<String> pinned(List<Story> stories) {
        var pinned =
                Files.exists(file("events.txt")) ? text("events.txt").lines().toList() : List.<String>of();
        if (!"write".equals(System.getProperty("testkit.pins"))) {
            return pinned;
        }
        var lines = new ArrayList<>(pinned);
        if (!pinned.isEmpty()) {
            stories.stream()
                    .skip(pinned.size())
                    .map(story -> line(story, pinned))
                    .forEach(lines::add);
        }
        var added = new TreeSet<String>();
        stories.forEach(story -> added.addAll(story.kinds()));
        pinned.forEach(line ->
                Stream.of(line.split(PARTS, -1)).forEach(part -> added.removeAll(kinds(List.of(List.of(part)), 0))));
        if (added.isEmpty() && lines.size() == pinned.size()) {
            return pinned;
        }
        var all = new ArrayList<>(lines);
        if (!added.isEmpty()) {
            all.clear();
            for (int i = 0; i < stories.size(); i++) {
                var more = stories.get(i).line(added);
                all.add(pinned.isEmpty() ? more : lines.get(i) + " + " + more);
            }
        }
        try {
            Files.writeString(file("events.txt"), String.join("\n", all) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file("events.txt"), e);
        }
        return all;
    }

    /// Returns the line of a record that was added later: it has the same parts as the others.
    private static String line(Story story, List<String> pinned) {
        var parts = new ArrayList<List<String>>();
        pinned.forEach(line -> parts.add(List.of(line.split(PARTS, -1))));
        return IntStream.range(0, parts.getFirst().size())
                .mapToObj(part -> story.line(kinds(parts, part)))
                .collect(Collectors.joining(" + "));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static List<String> records() {
        return Arrays.stream(text("records.txt").split("(?m)(?=^parterre-record: )", -1))
                .filter(record -> !record.isBlank())
                .toList();
    }

    private static String text(String name) {
        Path file = file(name);
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    private static Path file(String name) {
        return Module.folder().resolve("src/test/resources/pins").resolve(name);
    }
}
