package parterre.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/// Checks a release, with small files in place of the jar and its Java. `packaging/try` does it with the real
/// ones.
@Timeout(300)
class ReleaseTest {
    /// No machine: `packaging/try-deb` says what it lacks.
    private static final int CANNOT = 77;

    /// 1 January 2027, noon.
    private static final String WHEN = "1798804800";

    @TempDir
    private Path folder;

    private Path tree;

    /// @param exit the exit code
    /// @param text all that was printed
    private record Run(int exit, String text) {}

    private static Run run(Path where, String... words) throws IOException, InterruptedException {
        var command = new ProcessBuilder(words).directory(where.toFile()).redirectErrorStream(true);
        command.environment().putAll(Map.of("SOURCE_DATE_EPOCH", WHEN, "JAVA_HOME", System.getProperty("java.home")));
        var process = command.start();
        process.getOutputStream().close();
        var text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), text);
    }

    private static String done(Path where, String... words) throws IOException, InterruptedException {
        var run = run(where, words);
        assertThat(run.exit()).as(run.text()).isZero();
        return run.text();
    }

    /// A checkout of its own, of the files as they are here.
    @BeforeEach
    void checkOut() throws IOException, InterruptedException {
        tree = Files.createDirectory(folder.resolve("tree"));
        var names = new ArrayList<>(List.of("release", "CHANGELOG.md", "pom.xml", ".ci/jdk25.sh"));
        House.files()
                .map(file -> House.ROOT.relativize(file).toString())
                .filter(name -> name.endsWith("/pom.xml"))
                .forEach(names::add);
        for (var name : names) {
            var to = tree.resolve(name);
            Files.createDirectories(to.getParent());
            Files.copy(House.ROOT.resolve(name), to);
        }
        done(tree, "git", "init", "--quiet", "--initial-branch=main");
        done(tree, "git", "config", "user.name", "Ada");
        done(tree, "git", "config", "user.email", "ada@example.org");
        done(tree, "git", "add", "--all");
        done(tree, "git", "commit", "--quiet", "--message=all");
    }

    private Run release(String... words) throws IOException, InterruptedException {
        return run(tree, Stream.concat(Stream.of("./release"), Stream.of(words)).toArray(String[]::new));
    }

    @Test
    void dryRun_closesTheChangelogAndChangesNothing() throws IOException, InterruptedException {
        var before = done(tree, "git", "rev-parse", "HEAD");
        var run = release("7.4", "--dry-run", "--skip-checks", "--skip-artifacts");
        assertThat(run.exit()).as(run.text()).isZero();
        assertThat(run.text())
                .contains("release: the checks were skipped", "release: the artifacts were skipped")
                .contains("release: make version 7.4", "changelog of 7.4:")
                .contains("version 7.4 could be released; this checkout was not changed");
        var firstLine = House.text(House.ROOT.resolve("CHANGELOG.md"))
                .lines()
                .filter(line -> line.startsWith("- "))
                .findFirst()
                .orElseThrow();
        assertThat(run.text()).contains(firstLine);
        assertThat(done(tree, "git", "rev-parse", "HEAD")).isEqualTo(before);
        assertThat(done(tree, "git", "tag")).isEmpty();
        assertThat(done(tree, "git", "status", "--porcelain")).isEmpty();
    }

    /// Everything but Maven: a check that passes stands in for the real one, and no artifact is built.
    @Test
    void release_commitsTagsAndGoesOn() throws IOException, InterruptedException {
        Files.writeString(tree.resolve("check"), "#!/bin/sh\necho '1 passed, 0 failed'\n");
        var script = tree.resolve("release");
        Files.writeString(
                script,
                House.text(script)
                        .replace("checks=yes artifacts=yes", "checks=yes artifacts=''")
                        .replace("[ \"$checks$artifacts\" = yesyes ]", "[ \"$checks\" = yes ]"));
        done(tree, "chmod", "755", "check");
        done(tree, "git", "add", "--all");
        done(tree, "git", "commit", "--quiet", "--message=a check that passes");
        var run = release("7.4");
        assertThat(run.exit()).as(run.text()).isZero();
        assertThat(done(tree, "git", "log", "-3", "--format=%s").lines())
                .containsExactly("release: go on to version 7.5", "release: make version 7.4", "a check that passes");
        assertThat(done(tree, "git", "log", "-2", "--format=%b")).contains("Rules: unchanged");
        assertThat(done(tree, "git", "cat-file", "-t", "v7.4").strip()).isEqualTo("tag");
        assertThat(done(tree, "git", "show", "v7.4:CHANGELOG.md")).contains("## Unreleased\n\n## 7.4 - 2027-01-01\n\n");
        assertThat(done(tree, "git", "show", "v7.4:pom.xml"))
                .contains("<version>7.4</version>", "2027-01-01T12:00:00Z</project.build.outputTimestamp>");
        assertThat(done(tree, "git", "grep", "-c", "<version>7.5-SNAPSHOT</version>", "HEAD", "--", "*pom.xml")
                        .lines())
                .as("all poms")
                .hasSizeGreaterThan(15)
                .allMatch(line -> line.endsWith(":1"));
        assertThat(run(tree, "git", "grep", "SNAPSHOT", "v7.4", "--", "*pom.xml")
                        .text())
                .isEmpty();
        assertThat(release("7.4", "--dry-run").text()).contains("the tag v7.4 is there already");
        assertThat(release("7.5", "--dry-run", "--skip-checks", "--skip-artifacts")
                        .text())
                .as("nothing has changed since")
                .contains("the section Unreleased of CHANGELOG.md is empty");
    }

    @Test
    void wrongCalls_areRefused() throws IOException, InterruptedException {
        assertThat(release("seven").exit()).isEqualTo(2);
        assertThat(release().exit()).isEqualTo(2);
        assertThat(release("7.4", "--skip-checks").text()).contains("only with --dry-run can anything be skipped");
        Files.writeString(tree.resolve("CHANGELOG.md"), "changed");
        assertThat(release("7.4").text()).contains("there are changes that are not committed");
    }

    private Path debian(String version, String out) throws IOException, InterruptedException {
        var java = folder.resolve("runtime/bin/java");
        Files.createDirectories(java.getParent());
        Files.writeString(java, "#!/bin/sh\necho java \"$@\"\n");
        done(folder, "chmod", "755", java.toString());
        var jar = Files.writeString(folder.resolve("parterre.jar"), "no jar\n");
        var packed = done(
                House.ROOT,
                "packaging/package",
                version,
                jar.toString(),
                folder.resolve(out).toString(),
                folder.resolve("runtime").toString());
        return Path.of(packed.strip());
    }

    @Test
    void packages_areEqualForEqualSources() throws IOException, InterruptedException {
        var one = debian("1.0", "one");
        var other = debian("1.0", "other");
        assertThat(one.getFileName()).hasToString("parterre_1.0_amd64.deb");
        assertThat(Files.mismatch(one, other)).isEqualTo(-1);
        var archive = "parterre-1.0-linux-x64.tar.gz";
        assertThat(Files.mismatch(one.resolveSibling(archive), other.resolveSibling(archive)))
                .isEqualTo(-1);
        assertThat(done(
                                folder,
                                "tar",
                                "--list",
                                "--file",
                                one.resolveSibling(archive).toString())
                        .lines())
                .contains(
                        "parterre-1.0-linux-x64/bin/parterre",
                        "parterre-1.0-linux-x64/lib/parterre.jar",
                        "parterre-1.0-linux-x64/runtime/bin/java",
                        "parterre-1.0-linux-x64/docs/operating.md",
                        "parterre-1.0-linux-x64/parterre.service");
    }

    static boolean canHaveRoot() throws IOException, InterruptedException {
        return Files.isExecutable(Path.of("/usr/bin/dpkg"))
                && run(House.ROOT, "packaging/try-deb", "--can").exit() != CANNOT;
    }

    @Test
    @EnabledIf(
            value = "canHaveRoot",
            disabledReason = "needs dpkg, the user root, name spaces and overlay file systems")
    void debianPackage_isInstalledUpgradedRemovedAndPurged() throws IOException, InterruptedException {
        var text = done(
                House.ROOT,
                "packaging/try-deb",
                debian("1.0", "old").toString(),
                debian("1.1", "new").toString());
        assertThat(text)
                .contains("ok: the upgrade keeps the data", "ok: the removal keeps the data", "ok: the data are gone")
                .endsWith("the package is sound\n");
    }
}
