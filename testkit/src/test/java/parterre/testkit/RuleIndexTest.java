package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuleIndexTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void aSmallGame() throws IOException {
        write("RULES.md", "**XX-1.1** Walk. `Walk.java`\n\n**XX-1.2** Withdrawn in edition 2.\n");
        write("main/Walk.java", "/// Walks (XX-1.1).\nclass Walk {}\n");
        write("test/WalkTest.java", "class WalkTest {\n    @Covers(\"XX-1.1\")\n    void walks() {}\n}\n");
    }

    private void write(String file, String text) throws IOException {
        Files.createDirectories(folder.resolve(file).getParent());
        Files.writeString(folder.resolve(file), text);
    }

    private List<String> faults() {
        return new RuleIndex(
                        "XX",
                        folder.resolve("RULES.md"),
                        List.of(folder.resolve("main")),
                        List.of(folder.resolve("test")))
                .faults();
    }

    @Test
    void allIsWell() {
        assertThat(faults()).isEmpty();
    }

    @Test
    void anIdThatRulesLack() throws IOException {
        write("main/Run.java", "// XX-2.1\n");
        assertThat(faults()).containsExactly("Run.java mentions XX-2.1, which RULES.md does not have");
    }

    @Test
    void aRuleWithoutATest() throws IOException {
        write("test/WalkTest.java", "// XX-1.1 is talked about here, but not covered\n");
        assertThat(faults()).containsExactly("XX-1.1 (RULES.md, line 1) has no test with @Covers(\"XX-1.1\")");
    }

    @Test
    void aRuleWithoutItsFile() throws IOException {
        write("RULES.md", "**XX-1.1** Walk. `Jump.java`\n");
        assertThat(faults())
                .containsExactly("XX-1.1 (RULES.md, line 1) names Jump.java, which is not among the sources");
        write("RULES.md", "**XX-1.1** Walk.\n");
        assertThat(faults()).containsExactly("XX-1.1 (RULES.md, line 1) names no file that implements it");
    }

    @Test
    void aFileThatDoesNotKnowItsRule() throws IOException {
        write("main/Walk.java", "class Walk {}\n");
        assertThat(faults()).containsExactly("Walk.java implements XX-1.1 by RULES.md, but does not mention it");
    }

    @Test
    void rulesThatCannotBeRead() throws IOException {
        write("RULES.md", "**XX-1.1** Walk. `Walk.java`\n\n**XX-1.1** Again.\n");
        assertThat(faults()).singleElement().asString().startsWith("RULES.md, line 3: 'XX-1.1' is there twice");
    }
}
