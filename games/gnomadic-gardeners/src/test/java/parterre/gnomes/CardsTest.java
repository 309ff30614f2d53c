package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import parterre.catalogue.Difference;
import parterre.catalogue.Provenance;
import parterre.engine.Attachment;
import parterre.engine.Generator;
import parterre.engine.Reading;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;
import parterre.testkit.Covers;

/// Chapter 9: cards as data.
final class CardsTest {
    private static final String HOUSE = GnomeTerms.CARDS.standard(2).content();

    private static List<String> problems(UnaryOperator<String> change) {
        var content = change.apply(HOUSE);
        assertThat(content).isNotEqualTo(HOUSE);
        return problemsOf(CardReader.read(new Attachment("my.json", content)));
    }

    private static List<String> problemsOf(Reading<?> reading) {
        return switch (reading) {
            case Reading.Good<?> _ -> List.of();
            case Reading.Bad<?>(var problems) ->
                problems.stream().map(Reading.Problem::toString).toList();
        };
    }

    @Test
    @Covers({"GG-1.1", "GG-1.2"})
    void theHouseCardsHaveTwelveGnomesAndEveryExpertise() {
        var cards = CardReader.read(GnomeTerms.CARDS.standard(2)).orThrow();
        assertThat(cards.gnomes()).hasSize(12);
        assertThat(cards.icons(Gnomes.ALL).of(Expertise.FLOWER)).isEqualTo(8);
        assertThat(Expertise.all().stream()
                        .filter(icon -> icon != Expertise.FLOWER)
                        .map(cards.icons(Gnomes.ALL)::of))
                .containsOnly(4);
        assertThat(cards.gnome(0).marks().values()).containsOnly(Provenance.PRINTED);
        assertThat(cards.gnome(1).marks().values()).containsOnly(Provenance.RECONSTRUCTED);
    }

    @Test
    @Covers({"GG-9.1", "GG-9.6", "GG-1.3"})
    void allPairsOfHouseCardsDefineTasksAndOrders() {
        var cards = CardReader.read(GnomeTerms.CARDS.standard(2)).orThrow();
        for (int left = 0; left < Cards.TASK_CARDS; left++) {
            for (int right = 0; right < Cards.TASK_CARDS; right++) {
                if (left != right) {
                    assertThat(cards.active(left, right).needs()).noneMatch(Icons::isEmpty);
                    assertThat(cards.control(left, right).pass()).isPositive();
                }
            }
        }
    }

    @Test
    @Covers("GG-9.6")
    void whatIsWrongIsToldWithFileLineCardFieldAndRemedy() {
        assertThat(problems(text -> text.replace(
                        "\"prep\": 1, \"charisma\": 2, \"marks\"", "\"prep\": 12, \"charisma\": 2, \"marks\"")))
                .containsExactly("line 5: 'my.json: g01.prep' is 12; write a whole number from 0 to 9");
        assertThat(problems(text -> text.replaceFirst("\"vegetable\", \"fruit\"", "\"vegetable\", \"fruits\"")))
                .containsExactly(
                        "line 5: 'my.json: g01.icons' has fruits in it; write fruit, or another of grain, fruit, flower, herbs, vegetable");
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
        assertThat(problems(text -> text.substring(0, 300)))
                .hasSize(1)
                .allMatch(problem -> problem.contains("is not JSON"));
    }

    @Test
    @Covers("GG-9.6")
    void aFileWithTooManyOrTooFewCardsIsToldHowManyTheGameHas() {
        var gnome = HOUSE.lines()
                .filter(line -> line.contains("\"g12\""))
                .findFirst()
                .orElseThrow();
        var task = HOUSE.lines()
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
                .hasSize(6)
                .first()
                .isEqualTo("'my.json: t1.right with t2.left, need[2]' is empty: task 2 asks for nothing; add an icon");
        assertThat(problems(text -> text.replaceFirst("\"animal\": \"goat\"", "\"animal\": \"cow\"")))
                .contains(
                        "'my.json: cow' is on t1 and t3; put every animal on exactly one task card",
                        "'my.json: goat' is on no card; put every animal on exactly one task card");
        assertThat(problems(text -> text.replaceFirst("\"milk\": \\[false, true\\]", "\"milk\": [true, true]")))
                .hasSize(6)
                .allMatch(problem -> problem.contains("t1.left, milk' is shown by both tasks"));
        assertThat(problems(text -> text.replaceFirst("\"pass\": 3", "\"pass\": 0")))
                .hasSize(1)
                .allMatch(problem -> problem.contains("t1.left.automa.pass' is 0"));
    }

    /// Letters as on the cards or words, remarks on where facts come from: the cards are the same.
    @Test
    @Covers("GG-9.6")
    void lettersOrWordsAndRemarksMakeNoDifference() {
        var written = HOUSE.replace("\"A\": true", "\"animals\": true")
                .replace("\"base\": 4, \"animals\": true", "\"base\": 4, \"A\": true, \"H\": false")
                .replace("\"H\": true", "\"hand\": true")
                .replace("\"prep\": 7, \"minusAnimals\": true", "\"prep\": 7")
                .replace("\"charisma\": 4}", "\"charisma\": 4, \"source\": \"reconstructed\"}");
        assertThat(written).contains("\"animals\"", "\"hand\"", "\"source\"");
        var cards = CardReader.read(new Attachment("mine.json", written)).orThrow();
        var house = CardReader.read(GnomeTerms.CARDS.standard(2)).orThrow();
        assertThat(cards.tasks()).isEqualTo(house.tasks());
        assertThat(cards.gnomes()).isEqualTo(house.gnomes());
        assertThat(Difference.from(GnomeTerms.CARDS, new Attachment("mine.json", written)))
                .isEmpty();
        assertThat(Difference.from(
                        GnomeTerms.CARDS,
                        new Attachment(
                                "mine.json",
                                HOUSE.replace(
                                        "\"base\": 4, \"A\": true",
                                        "\"base\": 4, \"A\": true, \"H\": false, \"source\": \"ours\""))))
                .isEmpty();
    }

    /// A copied file keeps its marks, but what was changed in it is no longer printed.
    @Test
    @Covers("GG-9.6")
    void aChangedValueClaimsNoLongerToBePrinted() {
        var changed = HOUSE.replace(
                        "\"prep\": 1, \"charisma\": 2, \"marks\"", "\"prep\": 5, \"charisma\": 2, \"marks\"")
                .replace("\"tasks\": [2, 3], \"pass\": 2", "\"tasks\": [2, 3], \"pass\": 1")
                .replace("{\"base\": 6, \"A\": true}", "{\"base\": 4, \"A\": true}");
        var cards = CardReader.read(new Attachment("mine.json", changed)).orThrow();
        assertThat(cards.gnome(0).marks())
                .containsEntry("prep", Provenance.CHANGED)
                .containsEntry("charisma", Provenance.PRINTED);
        assertThat(cards.tasks().get(1).left().marks())
                .containsEntry("pass", Provenance.CHANGED)
                .containsEntry("tasks", Provenance.PRINTED);
        assertThat(cards.tasks().get(2).right().marks())
                .containsEntry("score", Provenance.CHANGED)
                .containsEntry("prep", Provenance.PRINTED);
        assertThat(cards.table().gnomes().getFirst().marks()).containsEntry("prep", "changed");
        assertThat(problems(text -> text.replaceFirst("\"prep\": \"printed\"", "\"prep\": \"changed\"")))
                .containsExactly(
                        "line 5: 'my.json: g01.marks.prep' is changed; write one of printed, inferred, reconstructed, ruled");
    }

    /// Whoever copies the game's own values cannot say more of them than the game does.
    @Test
    @Covers("GG-9.6")
    void noFileMakesOurOwnNumbersPrinted() {
        var bold = HOUSE.replace("\"unmarked\": \"reconstructed\"", "\"unmarked\": \"printed\"")
                .replaceFirst("\"marks\": \\{[^}]*}", "\"marks\": {\"icons\": \"printed\"}");
        assertThat(bold).isNotEqualTo(HOUSE);
        var own = CardReader.read(new Attachment("house.json", HOUSE)).orThrow();
        var cards = CardReader.read(new Attachment("mine.json", bold)).orThrow();
        assertThat(cards.table()).isEqualTo(own.table());
    }

    @Test
    @Covers("GG-9.6")
    void whatAnAutomaCannotBeToldIsRefused() {
        assertThat(problems(text -> text.replaceFirst("\"minusAnimals\": true", "\"minusAnimals\": false")))
                .containsExactly(
                        "line 19: 'my.json: t1.right.automa.minusAnimals' is false; write true or leave it out: animals always make the automa faster");
        assertThat(problems(text -> text.replaceFirst("\"A\": true", "\"A\": true, \"animals\": true")))
                .containsExactly(
                        "line 19: 'my.json: t1.right.automa.score.animals' is the same as A; write one of them");
    }

    @Test
    @Covers("GG-9.6")
    void needsMayBeSplitOverBothHalves() {
        // Every left half brings the flowers that its right neighbour's half no longer asks for.
        var split = HOUSE.replace(
                "\"left\": {\"bliss\"", "\"left\": {\"need\": [[\"flower\"], [\"flower\"], []], \"bliss\"");
        var cards = CardReader.read(new Attachment("split.json", split)).orThrow();
        assertThat(cards.active(0, 2).needs())
                .extracting(Icons::toString)
                .containsExactly("grain, fruit, flower, flower, flower", "flower, herbs", "flower, vegetable");
    }

    @Test
    @Covers("GG-9.6")
    void gnomesAreCalledByTheirIdsAsWellOnlyWhereTwoShareAName() {
        var house = CardReader.read(GnomeTerms.CARDS.standard(2)).orThrow();
        assertThat(house.called(new Gnomes(0b11001))).isEqualTo("Alder, Dill and Elder");
        var shared = HOUSE.replace("\"Elder\"", "\"Alder\"");
        var cards = CardReader.read(new Attachment("mine.json", shared)).orThrow();
        assertThat(cards.called(new Gnomes(0b1000))).isEqualTo("Dill");
        assertThat(cards.called(new Gnomes(0b10000))).isEqualTo("Alder (g05)");
        assertThat(cards.called(new Gnomes(0b1001))).isEqualTo("Alder (g01) and Dill (g04)");
    }

    /// A card that nobody has seen looks and plays as its file says.
    @Test
    @Covers({"GG-9.6", "GG-D1"})
    void anInventedGnomeLooksAndPlaysRight() {
        var invented = HOUSE.replace(
                "{\"id\": \"g07\", \"name\": \"Gorse\", \"icons\": [\"fruit\", \"herbs\"], \"prep\": 2, \"charisma\": 2}",
                "{\"id\": \"g07\", \"name\": \"Zinnia\", \"icons\": [\"herbs\", \"herbs\", \"grain\"], \"prep\": 5, \"charisma\": 9}");
        assertThat(invented).isNotEqualTo(HOUSE);
        var setup = Setup.standard(Scene.GAME.info(), 2).with(GnomeTerms.CARDS, new Attachment("mine.json", invented));
        var scene = new Scene(Scene.GAME.start(setup))
                .then(
                        "*: lay t1 t3",
                        "*: deal g01 g02 g03 g04 g05 g06",
                        "& P1: play g01 g02 g06 | P2: play g07",
                        "P1: do none");
        assertThat(scene.position().side(1).account().prep()).isEqualTo(5);
        assertThat(scene.moves(1)).containsExactly("do none", "do 2");
        assertThat(scene.then("P2: do 2").score(1)).isEqualTo(4 + 9);
        var face = Scene.GAME
                .view(scene.position(), Viewer.spectator())
                .cards()
                .gnomes()
                .get(6);
        assertThat(face.name()).isEqualTo("Zinnia");
        assertThat(face.icons()).containsExactly("grain", "herbs", "herbs");
        var form = new GnomePositions();
        assertThat(form.read(form.write(scene.position())).orThrow()).isEqualTo(scene.position());
        assertThat(Playout.finish(Scene.GAME, scene.position(), Generator.of(1), 5000)
                        .result())
                .isPresent();
    }

    /// The same of a task card: lying left it asks by its right half, lying right it pays by its left one.
    @Test
    @Covers({"GG-9.6", "GG-D1"})
    void anInventedTaskCardLooksAndPlaysRight() {
        var invented = HOUSE.replace(
                        "\"bliss\": [9, 3], \"milk\": [false, true], \"animal\": \"goat\"",
                        "\"bliss\": [30, 17], \"milk\": [true, false], \"animal\": \"goat\"")
                .replace(
                        "[[\"grain\", \"fruit\", \"flower\", \"flower\"], [\"herbs\"], [\"vegetable\", \"flower\"]]",
                        "[[\"herbs\", \"herbs\", \"herbs\"], [\"fruit\", \"vegetable\"], [\"grain\"]]");
        var setup = Setup.standard(Scene.GAME.info(), 2).with(GnomeTerms.CARDS, new Attachment("mine.json", invented));
        var start = new Scene(Scene.GAME.start(setup));

        var asks = start.then("*: lay t1 t3", "*: deal g01 g02 g03 g04 g05 g06", "& P1: play g01 | P2: play g12");
        assertThat(tasks(asks))
                .extracting(GnomeView.TaskView::need)
                .containsExactly(List.of("herbs", "herbs", "herbs"), List.of("fruit", "vegetable"), List.of("grain"));
        assertThat(asks.moves(0)).containsExactly("do none", "do 2");
        assertThat(asks.then("P1: do 2").score(0)).isEqualTo(4 + 2);

        var pays = start.then("*: lay t3 t1", "*: deal g01 g02 g03 g04 g05 g06", "& P1: play g05 | P2: play g12");
        assertThat(tasks(pays)).extracting(GnomeView.TaskView::bliss).containsExactly(30, 17, 0);
        assertThat(tasks(pays)).extracting(GnomeView.TaskView::milk).containsExactly(true, false, false);
        assertThat(tasks(pays).getLast().animal()).isEqualTo("goat");
        assertThat(pays.then("P1: do 2").score(0)).isEqualTo(17 + 1);
        assertThat(Playout.finish(Scene.GAME, pays.position(), Generator.of(1), 5000)
                        .result())
                .isPresent();
    }

    private static List<GnomeView.TaskView> tasks(Scene scene) {
        return Scene.GAME.view(scene.position(), Viewer.spectator()).tasks();
    }

    @Test
    @Covers("GG-9.6")
    void aTableWithABadFileIsRefusedWithAllItsProblems() {
        var bad = HOUSE.replace("\"prep\": 3, \"charisma\": 3", "\"prep\": \"three\", \"charisma\": 3");
        var reading = Setup.read(Scene.GAME.info(), 1, 2, java.util.Map.of("cards", "bad.json\n" + bad));
        assertThat(problemsOf(reading)).hasSize(2).allMatch(problem -> problem.contains("prep' is three"));
    }
}
