package parterre.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/// Everybody builds with the same tools.
class BuildTest {
    private static final Pattern EXACT = Pattern.compile("\\d+(\\.\\d+)*([.-][A-Za-z]+[.-]?\\d*)?");

    private static Element pom(Path file) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(file.toFile())
                    .getDocumentElement();
        } catch (IOException | SAXException | ParserConfigurationException e) {
            throw new IllegalStateException(file.toString(), e);
        }
    }

    private static Stream<Element> elements(Element within, String name) {
        NodeList found = within.getElementsByTagName(name);
        return IntStream.range(0, found.getLength()).mapToObj(found::item).map(Element.class::cast);
    }

    /// The text of a direct child; empty if there is none.
    private static String child(Element parent, String name) {
        var children = parent.getChildNodes();
        return IntStream.range(0, children.getLength())
                .mapToObj(children::item)
                .filter(node -> node.getNodeName().equals(name))
                .map(node -> node.getTextContent().strip())
                .findFirst()
                .orElse("");
    }

    private static String plugin(Element element) {
        var group = child(element, "groupId");
        return (group.isEmpty() ? "org.apache.maven.plugins" : group) + ":" + child(element, "artifactId");
    }

    private static Stream<Path> poms() {
        return House.files().filter(file -> file.endsWith("pom.xml"));
    }

    private static Set<String> pinned() {
        return elements(pom(House.ROOT.resolve("pom.xml")), "pluginManagement")
                .flatMap(management -> elements(management, "plugin"))
                .filter(plugin -> !child(plugin, "version").isEmpty())
                .map(BuildTest::plugin)
                .collect(Collectors.toSet());
    }

    @Test
    void everyMavenPlugin_isPinnedInOnePlace() {
        var pinned = pinned();
        assertThat(poms())
                .hasSizeGreaterThan(15)
                .allSatisfy(file -> assertThat(elements(pom(file), "plugin").map(BuildTest::plugin))
                        .as("plugins without a version in pluginManagement of the root's pom")
                        .isSubsetOf(pinned));
    }

    @Test
    void everyVersion_isExact() {
        var root = pom(House.ROOT.resolve("pom.xml"));
        var properties = elements(root, "properties").findFirst().orElseThrow();
        assertThat(poms())
                .allSatisfy(file -> assertThat(Stream.of("plugin", "dependency")
                                .flatMap(kind -> elements(pom(file), kind))
                                .map(element -> child(element, "version"))
                                .filter(version -> !version.isEmpty() && !version.equals("${project.version}"))
                                .map(version -> version.startsWith("${")
                                        ? property(pom(file), properties, version.substring(2, version.length() - 1))
                                        : version))
                        .as("versions, none of them a range")
                        .allMatch(version -> EXACT.matcher(version).matches()));
    }

    private static String property(Element pom, Element common, String name) {
        return elements(pom, "properties")
                .map(properties -> child(properties, name))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .orElseGet(() -> child(common, name));
    }

    @Test
    void everyNpmPackage_isExactAndLocked() {
        assertThat(Files.exists(House.ROOT.resolve("web/package-lock.json"))).isTrue();
        var wanted = Pattern.compile("\"(@?[a-z][a-z0-9@/.-]*)\": \"([^\"]+)\"");
        var manifest = House.text(House.ROOT.resolve("web/package.json"));
        var lock = House.text(House.ROOT.resolve("web/package-lock.json"));
        var packages = manifest.substring(manifest.indexOf("\"devDependencies\""), manifest.indexOf("\"engines\""));
        assertThat(wanted.matcher(packages).results().toList())
                .hasSizeGreaterThan(10)
                .allSatisfy(entry -> {
                    assertThat(entry.group(2)).as(entry.group(1)).matches(EXACT);
                    assertThat(lock).contains("\"" + entry.group(1) + "\": \"" + entry.group(2) + "\"");
                });
    }

    @Test
    void theForge_runsTheCheckOfEverybody() {
        assertThat(House.text(House.ROOT.resolve(".github/workflows/check.yml")))
                .contains("- run: ./check\n");
        assertThat(House.text(House.ROOT.resolve(".ci/run"))).contains("exec ./check");
    }

    @Test
    void everyRoom_hasOwners() throws IOException {
        var owners =
                House.text(House.ROOT.resolve(".github/CODEOWNERS")).lines().toList();
        List<String> rooms;
        try (var folders = Files.list(House.ROOT)) {
            rooms = folders.filter(folder -> Files.exists(folder.resolve("pom.xml")))
                    .map(folder -> "/" + folder.getFileName() + "/ ")
                    .toList();
        }
        assertThat(rooms)
                .hasSizeGreaterThan(10)
                .allSatisfy(room -> assertThat(owners).anyMatch(line -> line.startsWith(room)));
        assertThat(owners.stream()
                        .filter(line -> line.startsWith("/"))
                        .map(line -> line.replaceFirst("^/", "").replaceFirst("[ ].*", ""))
                        .filter(path -> !path.contains("*")))
                .allSatisfy(path -> assertThat(House.ROOT.resolve(path)).exists());
    }
}
