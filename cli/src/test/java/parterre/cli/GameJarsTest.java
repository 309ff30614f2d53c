package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.testkit.ExampleJar;

/// A game in a jar from outside the tree is played like any other; a jar that cannot be used is refused by name.
class GameJarsTest {
    @TempDir
    Path folder;

    @Test
    void aJarBringsItsGameToEveryCommand() {
        var jar = ExampleJar.thirstyPots(folder).toString();
        assertThat(CommandRun.in("games").out()).doesNotContain("thirsty-pots");
        assertThat(CommandRun.in("games", "thirsty-pots", "--games", jar, "--lang", "en")
                        .out())
                .contains("Thirsty Pots", "reaches this height", "An example of Parterre");
        assertThat(CommandRun.in("rules", "thirsty-pots", "TP-2.3", "--games=" + jar)
                        .out())
                .contains("spills the can");
        var game = folder.resolve("game.txt").toString();
        var played = CommandRun.in(
                "play", "thirsty-pots", "--seats", "random,random", "--seed", "7", "--journal", game, "--games", jar);
        assertThat(played).isEqualTo(new CommandRun(0, played.out(), ""));
        assertThat(CommandRun.in("verify", game, "--games", jar).exit()).isZero();
        assertThat(CommandRun.in("replay", game, "--boards", "--view", "P1", "--games", jar, "--lang", "de")
                        .out())
                .contains("Kanne: ", "Höhe: ", " von 25", "[verdeckt]", "wächst um", "Die Partie endet");
        var simulated = CommandRun.in(
                "simulate", "thirsty-pots", "--seats", "mcts:20,random", "--games", "6", "--seed", "3", "--games", jar);
        assertThat(simulated.err()).doesNotContain("parterre:");
        assertThat(simulated.exit()).isZero();
    }

    @Test
    void jarsAreFoundInTheVariableAndInPluginFolders() throws IOException {
        Files.createDirectories(folder.resolve("plugins"));
        Files.createDirectories(folder.resolve("mine/plugins"));
        var here = ExampleJar.thirstyPots(folder.resolve("plugins"));
        var mine = ExampleJar.thirstyPots(folder.resolve("mine/plugins"));
        assertThat(GameJars.named(
                        new String[] {"serve", "--data", "mine", "--games", "a.jar", "--games", "12"},
                        Map.of("PARTERRE_GAMES", "b.jar"),
                        folder))
                .containsExactly(folder.resolve("a.jar"), folder.resolve("b.jar"), here, mine);
        assertThat(GameJars.without(new String[] {"soak", "--games", "12", "--games", "a.jar", "--games=b.jar"}))
                .containsExactly("soak", "--games", "12");
    }

    @Test
    void aJarThatCannotBeUsedIsRefusedByName() throws IOException {
        var missing = folder.resolve("missing.jar").toString();
        assertThat(CommandRun.in("games", "--games", missing, "--lang", "en"))
                .isEqualTo(new CommandRun(3, "", "parterre: " + missing + " is not there; name the jar of a game\n"));
        var broken = Files.writeString(folder.resolve("broken.jar"), "no jar").toString();
        assertThat(CommandRun.in("games", "--games", broken, "--lang", "de").err())
                .isEqualTo("parterre: " + broken + " ist keine lesbare Jar-Datei. Bau sie neu\n");
        var first = ExampleJar.thirstyPots(folder).toString();
        var second = Files.copy(Path.of(first), folder.resolve("second.jar")).toString();
        assertThat(CommandRun.in("games", "--games", first, "--games", second, "--lang", "en")
                        .err())
                .startsWith("parterre: " + second + " has a game called thirsty-pots, which is already here");
        var empty = ExampleJar.pack(Files.createDirectory(folder.resolve("none")), folder.resolve("empty.jar"));
        assertThat(CommandRun.in("games", "--games", empty.toString(), "--lang", "en")
                        .err())
                .startsWith("parterre: " + empty + " has no game");
    }

    @Test
    void gamesWithoutTheirClassesOrWordsAreRefusedByName() throws IOException {
        var classes = Files.createDirectories(folder.resolve("classes/META-INF/services"));
        Files.writeString(classes.resolve("parterre.engine.box.GameBox"), "parterre.nowhere.NowhereBox");
        var jar = ExampleJar.pack(folder.resolve("classes"), folder.resolve("nowhere.jar"));
        assertThat(CommandRun.in("games", "--games", jar.toString(), "--lang", "en")
                        .err())
                .startsWith("parterre: " + jar + " cannot be loaded: ")
                .contains("NowhereBox");
    }
}
