package parterre.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import parterre.engine.box.Boxes;

/// Checks that every folder, package and game of the tree is documented and known to the build.
class TreeTest {
    private static final int LONGEST = 350;

    @Test
    void everyPackageSaysWhatItIsFor() {
        for (var folder : House.mainPackages()) {
            var info = folder.resolve("package-info.java");
            assertThat(info).as("%s needs a package-info", folder).exists();
            assertThat(House.text(info)).as("%s", info).startsWith("///").contains("@NullMarked");
        }
    }

    @Test
    void everyGameFolderIsInTheHouse() {
        for (var game : House.games()) {
            assertThat(House.text(House.ROOT.resolve("games/pom.xml")))
                    .as("games/pom.xml needs the line <module>%s</module>", game)
                    .contains("<module>" + game + "</module>");
            assertThat(House.text(House.ROOT.resolve("all-games/pom.xml")))
                    .as("all-games/pom.xml needs a dependency on parterre-%s", game)
                    .contains("<artifactId>parterre-" + game + "</artifactId>");
            assertThat(House.ROOT.resolve("games/" + game + "/README.md")).exists();
            assertThat(House.ROOT.resolve("games/" + game + "/RULES.md")).exists();
        }
    }

    /// Two entries are enough for a game: the modules that need every game have them by `parterre-all-games`.
    @Test
    void noOtherPomListsTheGames() {
        for (var module : List.of("cli", "server", "browser", "bench", "house")) {
            assertThat(House.games())
                    .as("games that %s/pom.xml names", module)
                    .noneMatch(game -> House.text(House.ROOT.resolve(module + "/pom.xml"))
                            .contains("<artifactId>parterre-" + game + "</artifactId>"));
        }
    }

    @Test
    void boardsThatShowMoments_areThoseThatAreSentChanges() {
        for (var box : Boxes.all()) {
            var folder = House.ROOT.resolve("games/" + box.game().info().slug() + "/board");
            if (Files.exists(folder)) {
                assertThat(Files.exists(folder.resolve("moments.ts")))
                        .as("hasMoments of the board of %s", box.game().info().name())
                        .isEqualTo(box.board().hasMoments());
            }
        }
    }

    @Test
    void theReadmeIsShort() {
        assertThat(House.text(House.ROOT.resolve("README.md")).lines().count()).isLessThanOrEqualTo(80);
    }

    @Test
    void codeOfFireAndFloraStandsInShortFiles() {
        var code = Pattern.compile(".*\\.(java|ts|svelte)");
        var tooLong = House.files()
                .filter(file -> file.startsWith(House.ROOT.resolve("games/fire-and-flora")))
                .filter(file -> code.matcher(file.toString()).matches())
                .filter(file -> House.text(file).lines().count() > LONGEST)
                .map(file -> file.getFileName().toString())
                .toList();
        assertThat(tooLong)
                .as("files of Fire and Flora with more than %d lines", LONGEST)
                .isEmpty();
    }

    /// As [Keep a Changelog](https://keepachangelog.com/en/1.1.0/) has it: releases, the kinds of changes in them, and
    /// short entries.
    @Test
    void theChangelog_hasShortEntriesByKind() {
        var text = House.text(House.ROOT.resolve("CHANGELOG.md"));
        var releases = Pattern.compile("## (Unreleased|\\d+(\\.\\d+){0,2} - \\d{4}-\\d{2}-\\d{2})");
        var kinds = List.of("### Added", "### Changed", "### Deprecated", "### Removed", "### Fixed", "### Security");
        assertThat(text.lines().filter(line -> line.startsWith("## ")))
                .isNotEmpty()
                .allMatch(line -> releases.matcher(line).matches());
        assertThat(text.lines().filter(line -> line.startsWith("### "))).isSubsetOf(kinds);
        assertThat(Pattern.compile("(?m)^- .*(\\n  .*){2}")
                        .matcher(text)
                        .results()
                        .map(MatchResult::group))
                .as("entries of more than two lines")
                .isEmpty();
        assertThat(text.lines().filter(line -> line.length() > 120))
                .as("lines of more than 120 characters")
                .isEmpty();
    }

    @Test
    void linksBetweenDocumentsLeadSomewhere() {
        var link = Pattern.compile("]\\(([^)#:\\s]+)(#[^)]*)?\\)");
        var broken = new ArrayList<String>();
        House.files().filter(file -> file.toString().endsWith(".md")).forEach(file -> {
            var matcher = link.matcher(House.text(file));
            while (matcher.find()) {
                if (!Files.exists(file.resolveSibling(matcher.group(1)))) {
                    broken.add(House.ROOT.relativize(file) + " -> " + matcher.group(1));
                }
            }
        });
        assertThat(broken).isEmpty();
    }

    @Test
    void noTestIsSwitchedOff() {
        var off = Pattern.compile("@Disabled|@Ignore|assumeTrue|assumeFalse|assumeThat");
        for (var file : House.javaFiles()) {
            if (!file.endsWith("TreeTest.java")) {
                assertThat(off.matcher(House.text(file)).find()).as("%s", file).isFalse();
            }
        }
    }
}
