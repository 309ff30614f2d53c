package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// Which libraries the product brings along.
class LibrariesTest {
    private static boolean has(String library) {
        return LibrariesTest.class.getClassLoader().getResource("META-INF/maven/" + library + "/pom.properties")
                != null;
    }

    @Test
    void noServerIsBroughtThatNobodyUses() {
        assertThat(List.of("org.eclipse.jetty/jetty-server", "org.jline/jline-terminal"))
                .as("libraries in use")
                .allMatch(LibrariesTest::has);
        assertThat(List.of(
                        "org.jline/jline-remote-ssh",
                        "org.jline/jline-remote-telnet",
                        "org.eclipse.jetty/jetty-jndi",
                        "org.eclipse.jetty/jetty-plus",
                        "org.eclipse.jetty.websocket/jetty-websocket-jetty-server",
                        "org.eclipse.jetty.websocket/jetty-websocket-core-server",
                        "org.eclipse.jetty.ee10.websocket/jetty-ee10-websocket-jetty-server"))
                .as("libraries without a use")
                .noneMatch(LibrariesTest::has);
    }
}
