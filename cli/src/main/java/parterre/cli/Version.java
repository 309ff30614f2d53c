package parterre.cli;

import java.util.Optional;
import java.util.stream.Stream;
import parterre.engine.box.Boxes;
import picocli.CommandLine.IVersionProvider;

/// Says which Parterre this is, which editions of the games it plays and what it runs on: what a report
/// needs.
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        var version = Optional.ofNullable(Parterre.class.getPackage().getImplementationVersion());
        var games = Boxes.all().stream()
                .map(box -> "  " + box.game().info().slug() + " edition "
                        + box.game().info().edition());
        return Stream.concat(
                        Stream.of(
                                "parterre " + version.orElse("(not packaged)"),
                                "java " + System.getProperty("java.version")),
                        games)
                .toArray(String[]::new);
    }
}
