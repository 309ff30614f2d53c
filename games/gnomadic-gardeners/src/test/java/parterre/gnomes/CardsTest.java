package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.catalogue.Difference;
import parterre.catalogue.Provenance;
import parterre.engine.Attachment;
import parterre.engine.Generator;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;
import parterre.testkit.Covers;

/// Chapter 9: cards as data.
final class CardsTest {
    private static final String STANDARD = GnomeTerms.CARDS.standard(2).content();

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

    /// Values without an order may be listed in any order.
    @Test
    @Covers("GG-9.6")
    void iconsInAnotherOrderMakeNoDifference() {
        var turned = STANDARD.replace("[\"vegetable\", \"fruit\"]", "[\"fruit\", \"vegetable\"]")
                .replace(
                        "[\"grain\", \"fruit\", \"flower\", \"flower\"]",
                        "[\"flower\",\"fruit\", \"flower\", \"grain\" ]")
                .replace("\"tasks\": [2, 3]", "\"tasks\": [3, 2]");
        assertThat(turned).contains("[3, 2]", "\"grain\" ]", "[\"fruit\", \"vegetable\"]");
        assertThat(Difference.from(GnomeTerms.CARDS, new Attachment("mine.json", turned)))
                .isEmpty();
        var cards = CardReader.read(new Attachment("mine.json", turned)).orThrow();
        assertThat(cards.gnome(0).marks()).containsEntry("icons", Provenance.PRINTED);
        assertThat(Difference.from(
                        GnomeTerms.CARDS, new Attachment("mine.json", STANDARD.replaceFirst("\\[9, 3]", "[3, 9]"))))
                .hasSize(1);
    }

    /// A half says where those facts come from that stand on it, as they follow one another there.
    @Test
    @Covers("GG-9.6")
    void onlyFactsThatStandThereAreMarked() {
        var table = CardReader.read(GnomeTerms.CARDS.standard(2)).orThrow().table();
        assertThat(table.gnomes().getFirst().marks().keySet()).containsExactly("icons", "prep", "charisma");
        assertThat(table.tasks().getFirst().left().marks().keySet())
                .containsExactly("bliss", "milk", "animal", "tasks", "pass");
        assertThat(table.tasks().getFirst().right().marks().keySet()).containsExactly("need", "prep", "score");
        var without = new Attachment("mine.json", STANDARD.replaceFirst("\"milk\": \\[false, true], ", ""));
        assertThat(CardReader.read(without)
                        .orThrow()
                        .table()
                        .tasks()
                        .getFirst()
                        .left()
                        .marks())
                .containsEntry("milk", "changed");
    }

    /// Letters as on the cards or words, remarks on where facts come from: the cards are the same.
    @Test
    @Covers("GG-9.6")
    void lettersOrWordsAndRemarksMakeNoDifference() {
        var written = STANDARD.replace("\"A\": true", "\"animals\": true")
                .replace("\"base\": 4, \"animals\": true", "\"base\": 4, \"A\": true, \"H\": false")
                .replace("\"H\": true", "\"hand\": true")
                .replace("\"prep\": 7, \"minusAnimals\": true", "\"prep\": 7")
                .replace("\"charisma\": 4}", "\"charisma\": 4, \"source\": \"reconstructed\"}");
        assertThat(written).contains("\"animals\"", "\"hand\"", "\"source\"");
        var cards = CardReader.read(new Attachment("mine.json", written)).orThrow();
        var standard = CardReader.read(GnomeTerms.CARDS.standard(2)).orThrow();
        assertThat(cards.tasks()).isEqualTo(standard.tasks());
        assertThat(cards.gnomes()).isEqualTo(standard.gnomes());
        assertThat(Difference.from(GnomeTerms.CARDS, new Attachment("mine.json", written)))
                .isEmpty();
        assertThat(Difference.from(
                        GnomeTerms.CARDS,
                        new Attachment(
                                "mine.json",
                                STANDARD.replace(
                                        "\"base\": 4, \"A\": true",
                                        "\"base\": 4, \"A\": true, \"H\": false, \"source\": \"ours\""))))
                .isEmpty();
    }

    /// A copied file keeps its marks, but what was changed in it is no longer printed.
    @Test
    @Covers("GG-9.6")
    void aChangedValueClaimsNoLongerToBePrinted() {
        var changed = STANDARD.replace(
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
    }

    /// A card file with the game's own values cannot claim more about them than the game does.
    @Test
    @Covers("GG-9.6")
    void noFileMakesOurOwnNumbersPrinted() {
        var bold = STANDARD.replace("\"unmarked\": \"reconstructed\"", "\"unmarked\": \"printed\"")
                .replaceFirst("\"marks\": \\{[^}]*}", "\"marks\": {\"icons\": \"printed\"}");
        assertThat(bold).isNotEqualTo(STANDARD);
        var own = CardReader.read(new Attachment("house.json", STANDARD)).orThrow();
        var cards = CardReader.read(new Attachment("mine.json", bold)).orThrow();
        assertThat(cards.table()).isEqualTo(own.table());
    }

    @Test
    @Covers("GG-9.6")
    void needsMayBeSplitOverBothHalves() {
        // Every left half brings the flowers that its right neighbour's half no longer asks for.
        var split = STANDARD.replace(
                "\"left\": {\"bliss\"", "\"left\": {\"need\": [[\"flower\"], [\"flower\"], []], \"bliss\"");
        var cards = CardReader.read(new Attachment("split.json", split)).orThrow();
        assertThat(cards.active(0, 2).needs())
                .extracting(Icons::toString)
                .containsExactly("grain, fruit, flower, flower, flower", "flower, herbs", "flower, vegetable");
    }

    /// A card that nobody has seen looks and plays as its file says.
    @Test
    @Covers({"GG-9.6", "GG-D1"})
    void anInventedGnomeLooksAndPlaysRight() {
        var invented = STANDARD.replace(
                "{\"id\": \"g07\", \"name\": \"Gorse\", \"icons\": [\"fruit\", \"herbs\"], \"prep\": 2, \"charisma\": 2}",
                "{\"id\": \"g07\", \"name\": \"Zinnia\", \"icons\": [\"herbs\", \"herbs\", \"grain\"], \"prep\": 5, \"charisma\": 9}");
        assertThat(invented).isNotEqualTo(STANDARD);
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
        assertThat(face.icons()).containsExactly(Expertise.GRAIN, Expertise.HERBS, Expertise.HERBS);
        var form = GnomePositions.FORM;
        assertThat(form.read(form.write(scene.position())).orThrow()).isEqualTo(scene.position());
        assertThat(Playout.finish(Scene.GAME, scene.position(), Generator.of(1), 5000)
                        .result())
                .isPresent();
    }

    /// The same of a task card: lying left it asks by its right half, lying right it pays by its left one.
    @Test
    @Covers({"GG-9.6", "GG-D1"})
    void anInventedTaskCardLooksAndPlaysRight() {
        var invented = STANDARD.replace(
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
                .containsExactly(
                        List.of(Expertise.HERBS, Expertise.HERBS, Expertise.HERBS),
                        List.of(Expertise.FRUIT, Expertise.VEGETABLE),
                        List.of(Expertise.GRAIN));
        assertThat(asks.moves(0)).containsExactly("do none", "do 2");
        assertThat(asks.then("P1: do 2").score(0)).isEqualTo(4 + 2);

        var pays = start.then("*: lay t3 t1", "*: deal g01 g02 g03 g04 g05 g06", "& P1: play g05 | P2: play g12");
        assertThat(tasks(pays)).extracting(GnomeView.TaskView::bliss).containsExactly(30, 17, 0);
        assertThat(tasks(pays)).extracting(GnomeView.TaskView::milk).containsExactly(true, false, false);
        assertThat(tasks(pays).getLast().animal()).contains(Animal.GOAT);
        assertThat(pays.then("P1: do 2").score(0)).isEqualTo(17 + 1);
        assertThat(Playout.finish(Scene.GAME, pays.position(), Generator.of(1), 5000)
                        .result())
                .isPresent();
    }

    private static List<GnomeView.TaskView> tasks(Scene scene) {
        return Scene.GAME.view(scene.position(), Viewer.spectator()).tasks();
    }
}
