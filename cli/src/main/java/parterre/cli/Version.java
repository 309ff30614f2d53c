package parterre.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.GamesMessages;
import parterre.engine.box.Boxes;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Tells the version of Parterre, the editions of its games and the platform, for use in bug reports.
final class Version implements IVersionProvider {
    @Spec
    private @Nullable CommandSpec spec;

    /// Returns when the program was built; empty where it was not packed into a jar.
    static Optional<Instant> built() {
        try (var file = Version.class.getResourceAsStream("/META-INF/MANIFEST.MF")) {
            return file == null
                    ? Optional.empty()
                    : Optional.ofNullable(new Manifest(file).getMainAttributes().getValue("Parterre-Built"))
                            .map(Instant::parse);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String[] getVersion() {
        var localizer = Parterre.localizer(Objects.requireNonNull(spec));
        var version = Optional.ofNullable(Parterre.class.getPackage().getImplementationVersion());
        var games = Boxes.all().stream()
                .map(box -> "  "
                        + localizer.say(new GamesMessages.EditionIs(
                                box.game().info().slug(),
                                Integer.toString(box.game().info().edition()))));
        return Stream.concat(
                        Stream.of(
                                localizer.say(new GamesMessages.VersionIs(version)),
                                "java " + System.getProperty("java.version")),
                        games)
                .toArray(String[]::new);
    }
}
