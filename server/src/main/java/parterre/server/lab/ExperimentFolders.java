package parterre.server.lab;

import com.ibm.icu.text.Transliterator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.lab.experiment.Experiment;
import parterre.server.store.Database;

/// The folders of all experiments: `NAME.lab` in one folder.
final class ExperimentFolders {
    /// More folders are not listed.
    static final int MOST = 200;

    private static final String ENDING = ".lab";
    private static final String PART = "new-";
    private static final Pattern PARTS = Pattern.compile(PART + "\\d+");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,79}");
    private static final Transliterator PLAIN = Transliterator.getInstance("Any-Latin; Latin-ASCII");
    private static final int LONGEST = 40;

    /// In bytes. An experiment that has not begun takes less.
    private static final long LEAST_ROOM = 1_000_000;

    private final Path root;

    /// @param root made with the first experiment
    ExperimentFolders(Path root) {
        this.root = root;
    }

    private record Dated(ExperimentFolder folder, Instant at) {}

    /// Returns the experiments, the latest first.
    List<ExperimentFolder> all() {
        if (!Files.isDirectory(root)) {
            return List.of();
        }
        try (Stream<Path> found = Files.list(root)) {
            return found.map(path -> path.getFileName().toString())
                    .filter(file -> file.endsWith(ENDING))
                    .flatMap(file -> named(file.substring(0, file.length() - ENDING.length())).stream())
                    .map(folder -> new Dated(folder, folder.at()))
                    .sorted(Comparator.comparing(Dated::at)
                            .reversed()
                            .thenComparing(dated -> dated.folder().name()))
                    .limit(MOST)
                    .map(Dated::folder)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Returns the names of experiments that are to be run, those first that wait longest.
    List<String> waiting() {
        return all().reversed().stream()
                .filter(ExperimentFolder::isWaiting)
                .map(ExperimentFolder::name)
                .toList();
    }

    /// Returns the experiment of this name. A name that leads out of the folder is nobody's.
    Optional<ExperimentFolder> named(String name) {
        return NAME.matcher(name).matches()
                ? Optional.of(new ExperimentFolder(name, root.resolve(name + ENDING)))
                        .filter(ExperimentFolder::hasExperiment)
                : Optional.empty();
    }

    /// Makes a folder for an experiment, whole or not at all.
    ///
    /// @param name from [#freeName(Experiment)]
    /// @throws IOException if it cannot be written
    void create(String name, Experiment experiment, String yaml) throws IOException {
        Database.make(root);
        var part = Files.createTempDirectory(root, PART);
        try {
            new ExperimentFolder("", part).begin(experiment, yaml);
            Files.move(part, root.resolve(name + ENDING), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            new ExperimentFolder("", part).delete();
            throw e;
        }
    }

    /// Returns true if the disk has no room for an experiment.
    boolean areFull() {
        return root.toFile().exists() && root.toFile().getUsableSpace() < LEAST_ROOM;
    }

    /// Removes the folders of experiments whose start was cut off.
    void removeParts() {
        if (!Files.isDirectory(root)) {
            return;
        }
        try (Stream<Path> found = Files.list(root)) {
            for (var part : found.filter(
                            path -> PARTS.matcher(path.getFileName().toString()).matches())
                    .toList()) {
                new ExperimentFolder("", part).delete();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Returns a name for an experiment, after its title, that no other has.
    String freeName(Experiment experiment) {
        var base = tidy(experiment.name());
        return Stream.concat(
                        Stream.of(base),
                        IntStream.iterate(2, number -> number + 1).mapToObj(number -> base + "-" + number))
                .filter(name -> !Files.exists(root.resolve(name + ENDING)))
                .findFirst()
                .orElseThrow();
    }

    /// Returns a title as a name: "Do blocks help?" is `do-blocks-help`.
    static String tidy(String title) {
        var plain = PLAIN.transliterate(title)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-", "");
        var name = plain.substring(0, Math.min(plain.length(), LONGEST)).replaceAll("-$", "");
        return name.isEmpty() ? "experiment" : name;
    }
}
