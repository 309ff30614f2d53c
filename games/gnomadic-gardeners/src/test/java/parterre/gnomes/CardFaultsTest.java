package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import parterre.engine.Attachment;
import parterre.engine.Reading;
import parterre.engine.Setup;
import parterre.testkit.Covers;
import parterre.testkit.English;

/// Chapter 9: what is said of a card file that cannot be played with.
final class CardFaultsTest {
    private static final String STANDARD = GnomeTerms.CARDS.standard(2).content();

    private static List<String> problems(UnaryOperator<String> change) {
        var content = change.apply(STANDARD);
        assertThat(content).isNotEqualTo(STANDARD);
        return problemsOf(CardReader.read(new Attachment("my.json", content)));
    }

    private static List<String> problemsOf(Reading<?> reading) {
        return switch (reading) {
            case Reading.Good<?> _ -> List.of();
            case Reading.Bad<?>(var problems) ->
                problems.stream().map(English::of).toList();
        };
    }

    @Test
    @Covers("GG-9.6")
    void problemsAreReportedWithTheirPlaceAndRemedy() {
        assertThat(problems(text -> text.replace(
                        "\"prep\": 1, \"charisma\": 2, \"marks\"", "\"prep\": 12, \"charisma\": 2, \"marks\"")))
                .containsExactly("line 5: 'my.json: g01.prep' is 12; write a whole number from 0 to 9");
        assertThat(problems(text -> text.replaceFirst("\"vegetable\", \"fruit\"", "\"vegetable\", \"fruits\"")))
                .containsExactly(
                        "line 5: 'my.json: g01.icons' has fruits in it; write fruit, or another of grain, fruit, flower, herbs, vegetable");
        assertThat(problems(text -> text.replaceFirst("\"vegetable\", \"fruit\"", "\"vegetable\", \"xxxxxxxx\"")))
                .containsExactly(
                        "line 5: 'my.json: g01.icons' has xxxxxxxx in it; write one of grain, fruit, flower, herbs, vegetable");
        assertThat(problems(text -> text.replaceFirst(
                        "\"vegetable\", \"fruit\"", "\"vegetable\", \"fruit\"" + ", \"grain\"".repeat(9))))
                .containsExactly("line 5: 'my.json: g01.icons' has 11 icons together; write at most 10");
        assertThat(problems(text ->
                        text.replaceFirst("\\[\"herbs\"\\], ", "[\"herbs\"" + ", \"grain\"".repeat(256) + "], ")))
                .hasSize(1)
                .allMatch(problem -> problem.contains("need' has 257 icons together; write at most 10"));
        assertThat(problems(text -> text.replaceFirst("\"name\": \"Alder\", ", "")))
                .containsExactly("line 5: 'my.json: g01.name' is missing; write a text of one line in quotes");
        assertThat(problems(text -> text.replaceFirst("\"id\": \"g02\"", "\"id\": \"g20\"")))
                .containsExactly("line 6: 'my.json: g20.id' is not the id of this place; write g02");
        assertThat(problems(text -> text.replaceFirst("\"charisma\": 4", "\"charisma\": 4, \"shoes\": 2")))
                .hasSize(1)
                .allMatch(problem -> problem.startsWith("line 16: 'my.json: g12.shoes' is not known; remove it"));
        assertThat(problems(text -> text.replaceFirst("\\{\"id\": \"g12\".*\\n", "")))
                .hasSize(1)
                .allMatch(problem -> problem.contains("my.json"));
        assertThat(problems(text -> text.replaceFirst("\"prep\": \"printed\"", "\"prep\": \"changed\"")))
                .containsExactly(
                        "line 5: 'my.json: g01.marks.prep' is changed; write one of printed, inferred, reconstructed, ruled");
        assertThat(problems(text -> text.substring(0, 300)))
                .hasSize(1)
                .allMatch(problem -> problem.contains("is not JSON"));
    }

    @Test
    @Covers("GG-9.6")
    void wrongCardCount_isToldWithTheRightOne() {
        var gnome = STANDARD.lines()
                .filter(line -> line.contains("\"g12\""))
                .findFirst()
                .orElseThrow();
        var task = STANDARD.lines()
                .filter(line -> line.contains("\"t1\""))
                .findFirst()
                .orElseThrow();
        assertThat(problems(text ->
                        text.replace(gnome, gnome.replace("\"}", "\"},") + ",\n" + gnome.replace("g12", "g13"))))
                .containsExactly("line 4: 'my.json: gnomes' has 13 cards; the game has 12");
        assertThat(problems(text -> text.replace(task, task.replace("t1", "t0") + "\n" + task)))
                .contains("line 18: 'my.json: tasks' has 8 cards; the game has 7");
        assertThat(problems(text -> text.replaceFirst("(?s)\"gnomes\": \\[.*?\n *\\]", "\"gnomes\": []")))
                .containsExactly("line 4: 'my.json: gnomes' has 0 cards; the game has 12");
        assertThat(problems(text -> text.replace(task + "\n", "")))
                .contains("line 18: 'my.json: tasks' has 6 cards; the game has 7");
        assertThat(problems(text -> text.replace("\"gnomes\":", "\"gnome\":")))
                .contains("line 1: 'my.json: gnomes' is missing; write a list in [ ]");
    }

    @Test
    @Covers("GG-9.6")
    void namesAreShortAndCanBeSeen() {
        for (var blank : List.of("\u200b", "\u00a0", "Al\u202eder", "\u3164", "Al\\tder")) {
            assertThat(problems(text -> text.replace("Alder", blank)))
                    .hasSize(1)
                    .allMatch(
                            problem -> problem.matches(
                                    "line 5: 'my.json: g01.name' has the character U\\+[0-9A-F]{4} in it, which cannot be seen; write 1 to 40 characters that can be seen"));
        }
        assertThat(problems(text -> text.replace("Alder", "A".repeat(41))))
                .containsExactly(
                        "line 5: 'my.json: g01.name' has 41 characters; write 1 to 40 characters that can be seen");
        assertThat(problems(text -> text.replace("Alder", "   "))).hasSize(1);
        assertThat(problems(text -> text.replace("Alder", "Älfa Ōe’s 花".repeat(1) + "x".repeat(20))))
                .isEmpty();
    }

    @Test
    @Covers("GG-9.6")
    void aWrongIconIsToldOnce() {
        assertThat(problems(text -> text.replace("[\"vegetable\", \"fruit\"]", "[\"leek\"]")))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("line 5: 'my.json: g01.icons' has leek in it");
        assertThat(problems(text -> text.replace("[\"vegetable\", \"fruit\"]", "[]")))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("line 5: 'my.json: g01.icons' are missing");
    }

    @Test
    @Covers({"GG-9.1", "GG-9.4", "GG-9.6"})
    void cardsThatDoNotGoTogetherAreNamedInPairs() {
        assertThat(problems(text -> text.replaceFirst(
                        "\\[\"herbs\"\\], \\[\"vegetable\", \"flower\"\\]", "[], [\"vegetable\", \"flower\"]")))
                .containsExactly(
                        "line 19: 'my.json: t1.right, need' asks for nothing for task 2 beside every other card; add an icon to one half of each pair");
        assertThat(problems(text -> text.replaceFirst("\"need\": \\[\\[.*?]], ", "")))
                .containsExactly(
                        "line 19: 'my.json: t1.right, need' asks for nothing for tasks 1, 2, and 3 beside every other card; add an icon to one half of each pair");
        assertThat(problems(text -> text.replaceFirst("\"animal\": \"goat\"", "\"animal\": \"cow\"")))
                .containsExactly(
                        "line 21: 'my.json: cow' is on t1.left and t3.left; put each animal on one task card at most");
        assertThat(problems(text -> text.replaceFirst("\"milk\": \\[false, true\\]", "\"milk\": [true, true]")))
                .containsExactly(
                        "line 19: 'my.json: t1.left, milk' is shown by both tasks beside every other card; let one task of a pair show milk, or none");
        assertThat(problems(text -> text.replaceFirst("\"pass\": 3", "\"pass\": 0")))
                .hasSize(1)
                .allMatch(problem -> problem.contains("t1.left.automa.pass' is 0"));
    }

    @Test
    @Covers({"GG-9.1", "GG-9.6"})
    void lonelyHalfAndDoubledField_areToldByCard() {
        // Two halves that each go with all others, but not with one another.
        var faults = new PairFaults(List.of("t1", "t2", "t3"));
        faults.add(0, 2, new PairFaults.Fault("milk", GnomeFault.PairProblem.MILK_TWICE));
        faults.add(1, 0, new PairFaults.Fault("bliss", GnomeFault.PairProblem.PAYS_NOTHING), 2);
        faults.add(2, 0, new PairFaults.Fault("bliss", GnomeFault.PairProblem.PAYS_NOTHING), 2);
        assertThat(faults.problems("my.json", Map.of("t1.left", 9)))
                .extracting(English::of)
                .containsExactly(
                        "'my.json: t1.right, milk' is shown by both tasks beside t3.left; let one task of a pair show milk, or none",
                        "line 9: 'my.json: t1.left, bliss' pays nothing for task 2 beside every other card; give it bliss on one half of each pair");
        assertThat(problems(text -> text.replaceFirst("\"charisma\": 4", "\"charisma\": 4, \"charisma\": 5")))
                .containsExactly("line 16: 'my.json: g12.charisma' is there twice in one object; write it once");
        assertThat(problems(text -> text.replaceFirst("\"pass\": 3", "\"pass\": 3, \"pass\": 2")))
                .containsExactly("line 19: 'my.json: t1.left.automa.pass' is there twice in one object; write it once");
    }

    @Test
    @Covers("GG-9.6")
    void unknownTasksAreNotDuplicates() {
        assertThat(problems(text -> text.replaceFirst("\"tasks\": \\[1", "\"tasks\": [1, 4, 1")))
                .anyMatch(problem -> problem.contains("tasks[2]' is 4; write a whole number from 1 to 3"))
                .anyMatch(problem -> problem.contains("tasks[3]' is there twice; write it once"))
                .noneMatch(problem -> problem.contains("tasks[2]' is there twice"));
    }

    @Test
    @Covers("GG-9.6")
    void impossibleAutomaOrdersAreRefused() {
        assertThat(problems(text -> text.replaceFirst("\"minusAnimals\": true", "\"minusAnimals\": false")))
                .containsExactly(
                        "line 19: 'my.json: t1.right.automa.minusAnimals' is false; write true or leave it out: animals always make the automa faster");
        assertThat(problems(text -> text.replaceFirst("\"A\": true", "\"A\": true, \"animals\": true")))
                .containsExactly(
                        "line 19: 'my.json: t1.right.automa.score.animals' is the same as A; write one of them");
    }

    @Test
    @Covers("GG-9.6")
    void aBadFileIsRefusedWithAllItsProblems() {
        var bad = STANDARD.replace("\"prep\": 3, \"charisma\": 3", "\"prep\": \"three\", \"charisma\": 3");
        var reading = Setup.read(Scene.GAME.info(), 1, 2, Map.of("cards", "bad.json\n" + bad));
        assertThat(problemsOf(reading)).hasSize(2).allMatch(problem -> problem.contains("prep' is three"));
    }
}
