package parterre.house;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Operators rely on files that no other test reads.
class DeploymentTest {
    private static String file(String path) {
        return House.text(House.ROOT.resolve(path));
    }

    @Test
    void aServerWithoutMemoryEndsAndIsStartedAgain() {
        assertThat(file("parterre")).contains("-XX:+ExitOnOutOfMemoryError");
        assertThat(file("packaging/parterre")).contains("-XX:+ExitOnOutOfMemoryError");
        assertThat(file("packaging/parterre.service")).containsPattern("(?m)^Restart=always$");
    }

    @Test
    void downloadsAreCheckedAgainstTheirChecksums() {
        assertThat(file(".mvn/maven.config").lines()).contains("--strict-checksums");
        var packages = file("web/package-lock.json").lines().toList();
        assertThat(packages.stream().filter(line -> line.contains("\"integrity\": \"sha512-")))
                .hasSameSizeAs(packages.stream()
                        .filter(line -> line.contains("\"node_modules/"))
                        .toList());
    }

    @Test
    void theServiceMayDoLittle() {
        assertThat(file("packaging/parterre.service").lines())
                .contains(
                        "User=parterre",
                        "StateDirectory=parterre",
                        "CapabilityBoundingSet=",
                        "NoNewPrivileges=true",
                        "ProtectHome=true",
                        "ProtectSystem=strict",
                        "SystemCallFilter=@system-service");
    }

    /// Archive, package and container hold the program at the same place, with the same command and data.
    @Test
    void everyPackageHasTheSameLayout() {
        assertThat(file("Containerfile"))
                .contains("/usr/lib/parterre", "/usr/bin/parterre", "USER parterre", "VOLUME /var/lib/parterre");
        assertThat(file("packaging/package"))
                .contains("usr/lib/parterre", "usr/bin/parterre")
                .contains("packaging/parterre.service");
        assertThat(file("packaging/serve.conf").lines()).contains("--data /var/lib/parterre");
    }

    /// Class names of the page come from the styles, not from where its sources lie.
    @Test
    void buildsAreEqualInAnyFolder() {
        assertThat(file("web/svelte.config.js")).contains("cssHash: ({ hash, css }) => `p-${hash(css)}`");
    }
}
