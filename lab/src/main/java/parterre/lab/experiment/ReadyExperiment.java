package parterre.lab.experiment;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import parterre.engine.Reading;

/// An experiment that comes with the program, as an example: a case of `docs/cases`.
///
/// @param name the file's name without its ending
/// @param yaml the file
/// @param experiment what it describes
public record ReadyExperiment(String name, String yaml, Experiment experiment) {
    /// The files of the folder. A folder in a jar cannot be listed.
    private static final List<String> NAMES = List.of(
            "a-blocks",
            "b-open-numbers",
            "c-months",
            "c-tie-break",
            "d-rulings",
            "d-seats",
            "d-special-actions",
            "d-two-gardeners",
            "e-worse-cards");

    /// Returns the names of all, in their order.
    public static List<String> names() {
        return NAMES;
    }

    /// Returns the examples whose game this process has, in their order.
    public static List<ReadyExperiment> all() {
        return NAMES.stream().flatMap(name -> read(name).stream()).toList();
    }

    private static Optional<ReadyExperiment> read(String name) {
        var yaml = text(name);
        return ExperimentFile.read(yaml, _ -> Optional.empty())
                        instanceof Reading.Good<Experiment>(Experiment experiment)
                ? Optional.of(new ReadyExperiment(name, yaml, experiment))
                : Optional.empty();
    }

    private static String text(String name) {
        try (var file = ReadyExperiment.class.getResourceAsStream("/parterre/lab/cases/" + name + ".yaml")) {
            return new String(Objects.requireNonNull(file, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
