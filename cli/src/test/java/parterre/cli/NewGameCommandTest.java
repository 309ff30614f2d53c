package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.testkit.ExampleJar;

/// The skeleton of a new game compiles, and is played as it is.
class NewGameCommandTest {
    @TempDir
    Path folder;

    private static List<Path> files(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    @Test
    void theSkeletonCompilesAndIsPlayed() throws IOException {
        var target = folder.resolve("race");
        var made = CommandRun.in("new-game", "Rose Race", target.toString(), "--lang", "en");
        assertThat(made).isEqualTo(new CommandRun(0, made.out(), ""));
        assertThat(target.resolve("pom.xml")).content().contains("<artifactId>parterre-rose-race</artifactId>");
        assertThat(target.resolve("RULES.md")).content().contains("**RR-1.1**", "# Rose Race: rules");
        for (var file : files(target)) {
            assertThat(file).content().doesNotContainIgnoringCase("thirsty");
        }

        var classes = Files.createDirectory(folder.resolve("classes"));
        var arguments = Stream.concat(
                        Stream.of("-d", classes.toString(), "-cp", System.getProperty("java.class.path"), "-proc:none"),
                        files(target).stream().map(Path::toString).filter(file -> file.endsWith(".java")))
                .toArray(String[]::new);
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments))
                .isZero();
        assertThat(classes.resolve("parterre/roserace/ContractTest.class")).exists();
        copy(target.resolve("src/main/resources"), classes);
        copy(target.resolve("messages"), classes.resolve("parterre/room/rose-race/messages"));
        Files.copy(target.resolve("RULES.md"), classes.resolve("parterre/room/rose-race/RULES.md"));
        var jar = ExampleJar.pack(classes, folder.resolve("race.jar")).toString();
        var soaked = CommandRun.in("soak", "rose-race", "--games", "20", "--seed", "5", "--games", jar);
        assertThat(soaked.err()).doesNotContain("parterre:");
        assertThat(soaked.exit()).isZero();
        assertThat(CommandRun.in("rules", "rose-race", "RR-2.3", "--games", jar).out())
                .contains("spills the can");
    }

    private static void copy(Path from, Path to) throws IOException {
        for (var file : files(from)) {
            var copy = to.resolve(from.relativize(file).toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy);
        }
    }

    @Test
    void existingFoldersAndWrongNamesAreRefused() {
        assertThat(CommandRun.in("new-game", "Rose Race", folder.toString(), "--lang", "en")
                        .err())
                .startsWith("parterre: " + folder + " exists");
        assertThat(CommandRun.in("new-game", "Ros\u00e9", folder.resolve("x").toString(), "--lang", "en")
                        .err())
                .contains("is not a name for a game");
        for (var name : List.of("Switch", "Record")) {
            assertThat(CommandRun.in("new-game", name, folder.resolve("x").toString())
                            .exit())
                    .isEqualTo(2);
        }
        assertThat(folder.resolve("x")).doesNotExist();
    }

    @Test
    void aGameInTheTreeHasTheTreesPom() throws IOException {
        Files.writeString(folder.resolve("pom.xml"), "<artifactId>parterre-games</artifactId>");
        CommandRun.in("new-game", "rose-race", folder.resolve("rose-race").toString());
        assertThat(folder.resolve("rose-race/pom.xml"))
                .content()
                .contains("<artifactId>parterre-games</artifactId>", "<name>Rose Race</name>")
                .doesNotContain("relativePath", "languages");
    }

    /// The list of files is written by hand, because a jar cannot be listed like a folder.
    @Test
    void theSkeletonHasEveryFileOfTheExample() throws IOException {
        var example = Path.of("../examples/thirsty-pots");
        var sources = files(example.resolve("src")).stream()
                .map(file -> example.relativize(file).toString().replace('\\', '/'));
        assertThat(Files.readAllLines(Path.of("src/main/resources/parterre/skeleton/files.txt")))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(sources, Stream.of("pom.xml", "RULES.md", "messages/en.json"))
                                .toList());
    }

    @Test
    void theSkeletonsPomHasTheVersionsOfTheTree() throws IOException {
        var tree = Files.readString(Path.of("../pom.xml"));
        var own = Files.readString(Path.of("src/main/resources/parterre/skeleton/outside-pom.xml"));
        for (var plugin : List.of("compiler", "surefire", "resources", "jar")) {
            var version =
                    own.replaceFirst("(?s).*maven-" + plugin + "-plugin</artifactId>\\s*<version>([^<]*).*", "$1");
            assertThat(tree).containsPattern("maven-" + plugin + "-plugin</artifactId>\\s*<version>" + version + "<");
        }
    }
}
