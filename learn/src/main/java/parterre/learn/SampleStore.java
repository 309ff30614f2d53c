package parterre.learn;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import parterre.engine.Attachment;

/// Keeps the samples of finished games in a folder, so that a stopped training can go on where it was. Samples
/// are found by the plan that they were made from. Other files in the folder are not touched.
final class SampleStore {
    private static final int DIGITS = 16;

    private final Path folder;
    private final String key;

    /// @param folder the folder, which is made if it is missing
    /// @param plan everything that the samples depend on, as text
    SampleStore(Path folder, String plan) {
        this.folder = folder;
        key = Attachment.sha256(plan).substring(0, DIGITS);
    }

    private Path file(long stream, int part) {
        return folder.resolve(key + "-" + stream + "-" + part + ".samples");
    }

    /// Returns the samples of a part of the games; empty if they are missing.
    Optional<Samples> find(long stream, int part) {
        var file = file(stream, part);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            return Optional.of(Samples.read(in));
        } catch (IOException e) {
            throw new UncheckedIOException(file.toString(), e);
        }
    }

    /// Keeps the samples of a part of the games. A file is never incomplete.
    void keep(long stream, int part, Samples samples) {
        var file = file(stream, part);
        try {
            Files.createDirectories(folder);
            var begun = Files.createTempFile(folder, "samples", ".begun");
            try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(begun)))) {
                samples.write(out);
            }
            Files.move(begun, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(file.toString(), e);
        }
    }
}
