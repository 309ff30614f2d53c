package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
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

    /// Returns the game's file in German.
    private Path german() {
        return folder.resolve("languages/de/my-game");
    }

    private List<String> faults() {
        return new RuleIndex(
                        "XX",
                        folder.resolve("RULES.md"),
                        List.of(folder.resolve("main")),
                        List.of(folder.resolve("test")),
                        Files.exists(german()) ? List.of(german()) : List.of())
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

    private void translate(String german) throws IOException {
        write("languages/de/my-game/RULES.md", german);
    }

    private void noteBothAsTheyAre() {
        new Translation("XX", folder.resolve("RULES.md"), german()).note(Set.of("write"));
    }

    @Test
    void aTranslationThatKeepsStepIsWell() throws IOException {
        write("RULES.md", "# Rules\n\n**XX-1.1** Walk. `Walk.java`\n\n**XX-1.2** Withdrawn in edition 2.\n");
        translate("# Regeln\n\n**XX-1.1** Gehen.\n\n**XX-1.2** Entfällt ab Ausgabe 2.\n");
        noteBothAsTheyAre();
        assertThat(faults()).isEmpty();
    }

    @Test
    void aLanguageOfTheMessagesWithoutItsRules() throws IOException {
        write("languages/de/my-game/messages.json", "{}");
        assertThat(faults()).containsExactly("de/my-game/RULES.md is missing");
    }

    @Test
    void aRuleThatIsNotTranslated() throws IOException {
        translate("**XX-1.1** Walk.\n\n**XX-1.2** Entfällt ab Ausgabe 2.\n");
        noteBothAsTheyAre();
        assertThat(faults())
                .containsExactly("de/my-game/RULES.md has XX-1.1 word for word as in RULES.md: translate it");
    }

    @Test
    void aRuleThatChangesInOneLanguageAlone() throws IOException {
        translate("# Regeln\n\n**XX-1.1** Gehen.\n\n**XX-1.2** Entfällt ab Ausgabe 2.\n");
        noteBothAsTheyAre();
        write("RULES.md", "**XX-1.1** Run. `Walk.java`\n\n**XX-1.2** Withdrawn in edition 2.\n");
        noteBothAsTheyAre();
        assertThat(faults())
                .as("noting again does not hide it")
                .singleElement()
                .asString()
                .startsWith("XX-1.1 has changed in RULES.md alone");
        translate("# Regeln\n\n**XX-1.1** Laufen.\n\n**XX-1.2** Entfällt ab Ausgabe 2.\n");
        assertThat(faults()).singleElement().asString().startsWith("XX-1.1 is new or has changed in both languages");
        noteBothAsTheyAre();
        assertThat(faults()).isEmpty();
        translate("# Regeln\n\n**XX-1.1** Rennen.\n\n**XX-1.2** Entfällt ab Ausgabe 2.\n");
        assertThat(faults()).singleElement().asString().startsWith("XX-1.1 has changed in de/my-game/RULES.md alone");
    }

    @Test
    void aTranslationWithOtherRules() throws IOException {
        translate("# Regeln\n\n**XX-1.1** Gehen, siehe XX-1.3.\n\n**XX-1.3** Laufen.\n");
        noteBothAsTheyAre();
        assertThat(faults())
                .containsExactly(
                        "de/my-game/RULES.md lacks XX-1.2: translate it from RULES.md",
                        "de/my-game/RULES.md has XX-1.3, which RULES.md does not have: remove it",
                        "de/my-game/RULES.md refers in XX-1.1 to other rules than RULES.md does");
    }

    @Test
    void rulesThatCannotBeRead() throws IOException {
        write("RULES.md", "**XX-1.1** Walk. `Walk.java`\n\n**XX-1.1** Again.\n");
        assertThat(faults()).singleElement().asString().startsWith("RULES.md, line 3: 'XX-1.1' is there twice");
    }
}
