package parterre.flora.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import parterre.catalogue.Provenance;
import parterre.engine.Attachment;
import parterre.engine.Option;
import parterre.engine.Reading;
import parterre.testkit.Covers;
import parterre.testkit.English;

/// Chapter 11: cards as data.
final class CardsTest {
    private static final String STANDARD = standard();

    private static String standard() {
        try (var stream = CardsTest.class.getResourceAsStream("/parterre/room/fire-and-flora/cards.json")) {
            assertThat(stream).isNotNull();
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static final Option.File OPTION =
            new Option.File("cards", "FF-11.1", new Attachment("cards.json", STANDARD));

    private static Cards cards(UnaryOperator<String> change) {
        return CardReader.read(new Attachment("my.json", change.apply(STANDARD)), OPTION)
                .orThrow();
    }

    private static List<String> problems(UnaryOperator<String> change) {
        var content = change.apply(STANDARD);
        assertThat(content).isNotEqualTo(STANDARD);
        return switch (CardReader.read(new Attachment("my.json", content), OPTION)) {
            case Reading.Good<Cards> _ -> List.of();
            case Reading.Bad<Cards>(var problems) ->
                problems.stream().map(English::of).toList();
        };
    }

    @Test
    @Covers({"FF-2.1", "FF-2.2", "FF-2.3"})
    void theHouseCardsAreCounted() {
        var cards = cards(text -> text);
        assertThat(cards.species()).hasSize(11);
        assertThat(cards.species().stream().mapToInt(Species::copies).sum()).isEqualTo(94);
        assertThat(cards.species().stream().filter(Species::isNative)).hasSize(7);
        assertThat(cards.lands()).hasSize(72);
        assertThat(cards.lands().stream().filter(Land::isBuilding)).hasSize(14);
        assertThat(cards.lands().stream().filter(land -> land.flora().isPresent()))
                .hasSize(47);
        assertThat(cards.resources()).containsExactly(24, 12, 12, 10, 14);
        assertThat(List.of(2, 3, 4).stream().map(players -> deck(cards, players)))
                .containsExactly(27, 32, 37);
        assertThat(List.of(2, 3, 4).stream().map(players -> fires(cards, players)))
                .containsOnly(9);
        assertThat(cards.die())
                .containsExactly(Where.CENTRAL, Where.CENTRAL, Where.SOUTHERN, Where.SOUTHERN, Where.BOTH, Where.BOTH);
    }

    private static Species species(Cards cards, String id) {
        return cards.species().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Land land(Cards cards, String id) {
        return cards.lands().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static EventCard eventCard(Cards cards, String id) {
        return cards.eventCards().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static int deck(Cards cards, int players) {
        return cards.eventCards().stream()
                .filter(event -> !event.flood())
                .mapToInt(event -> event.copies(players))
                .sum();
    }

    private static int fires(Cards cards, int players) {
        return cards.eventCards().stream()
                .filter(event -> event.effect().startsFire())
                .mapToInt(event -> event.copies(players))
                .sum();
    }

    @Test
    @Covers({"FF-5.2", "FF-11.1"})
    void everyFactSaysWhereItComesFrom() {
        var cards = cards(text -> text);
        var sagebrush = species(cards, "sagebrush");
        assertThat(sagebrush.small().marks())
                .containsEntry("water: grow", Provenance.PRINTED)
                .containsEntry("time: grow", Provenance.RECONSTRUCTED);
        assertThat(sagebrush.big().marks()).containsEntry("woody", Provenance.INFERRED);
        var park = land(cards, "henry-coe-state-park");
        assertThat(park.marks())
                .containsEntry("name", Provenance.PRINTED)
                .containsEntry("cost", Provenance.RECONSTRUCTED);
        var face = CardTable.of(cards, Land::ability).species().getFirst();
        assertThat(face.small().lines().getFirst())
                .isEqualTo(new CardTable.LineFace(List.of(Resource.WATER), PlantAction.GROW, "printed"));
        assertThat(cards.species().stream()
                        .filter(one -> !one.isNative())
                        .map(one -> one.small().stars() + one.big().stars()))
                .containsOnly(0);
    }

    @Test
    @Covers({"FF-11.1", "FF-J12", "FF-J49"})
    void rulingsAreMarkedOnTheirCards() {
        var faces = CardTable.of(cards(text -> text), Land::ability).lands();
        assertThat(faces.stream()
                        .filter(face -> "ruled".equals(face.marks().get("ability")))
                        .map(CardTable.LandFace::sort))
                .containsExactly(
                        Land.Sort.HEADQUARTERS, Land.Sort.HEADQUARTERS, Land.Sort.HEADQUARTERS, Land.Sort.HEADQUARTERS);
        assertThat(faces.stream()
                        .filter(face -> face.marks().containsKey("details"))
                        .map(CardTable.LandFace::id))
                .containsExactly("fire-station", "weather-station", "general-store", "seed-vault", "land-trust-office");
        assertThat(faces).noneMatch(face -> "reconstructed".equals(face.marks().get("details")));
    }

    @Test
    @Covers("FF-11.1")
    void aCardTellsOnlyOfFactsThatItHas() {
        var faces = CardTable.of(cards(text -> text), Land::ability).lands();
        assertThat(faces)
                .filteredOn(face -> face.id().equals("visitor-center"))
                .allSatisfy(
                        face -> assertThat(face.marks()).containsOnlyKeys("name", "cost", "coins", "cards", "ability"));
        assertThat(faces)
                .filteredOn(face -> face.id().equals("reservoir"))
                .allSatisfy(face -> assertThat(face.marks()).containsKey("icon"));
    }

    /// A copied file keeps its marks, but what was changed in it is no longer printed; a new card is its author's.
    @Test
    @Covers("FF-11.1")
    void changedFact_doesNotClaimToBePrinted() {
        var cards = cards(
                text -> text.replaceFirst("\"fire: kill\", \"labor: kill\"]", "\"time+fire: kill\", \"labor: kill\"]")
                        .replaceFirst("\"fire: kill\": \"printed\"", "\"fire+time: kill\": \"printed\"")
                        .replaceFirst("\"green\", \"copies\": 12", "\"yellow\", \"copies\": 12")
                        .replace("\"pack-rat\", \"name\"", "\"magpie\", \"name\""));
        var sagebrush = species(cards, "sagebrush");
        assertThat(sagebrush.marks())
                .containsEntry("border", Provenance.CHANGED)
                .containsEntry("name", Provenance.PRINTED);
        assertThat(sagebrush.small().marks())
                .containsEntry("fire+time: kill", Provenance.CHANGED)
                .containsEntry("water: grow", Provenance.PRINTED)
                .containsEntry("time: grow", Provenance.RECONSTRUCTED);
        assertThat(sagebrush.big().marks()).containsEntry("fire: damage", Provenance.PRINTED);
        assertThat(CardTable.of(cards, Land::ability).events().stream()
                        .filter(event -> event.id().equals("magpie")))
                .hasSize(1)
                .allMatch(event -> event.marks().values().stream().allMatch("authored"::equals));
    }

    @Test
    @Covers("FF-5.5")
    void aLineAnswersToExactlyItsIcons() {
        var cards = cards(text -> text);
        var chamise = species(cards, "chamise").big();
        assertThat(chamise.answer(List.of(Resource.WATER, Resource.FIRE))).containsExactly(PlantAction.PROPAGATE);
        assertThat(chamise.answer(List.of(Resource.FIRE))).containsExactly(PlantAction.DAMAGE);
        assertThat(chamise.answer(List.of(Resource.WATER))).isEmpty();
        var ceanothus = species(cards, "ceanothus").big();
        assertThat(ceanothus.answer(List.of(Resource.FIRE))).containsExactly(PlantAction.PROPAGATE, PlantAction.DAMAGE);
        var oak = species(cards, "oak").big();
        assertThat(oak.answer(List.of(Resource.LABOR))).isEmpty();
        assertThat(oak.answer(List.of(Resource.LABOR, Resource.LABOR))).containsExactly(PlantAction.DAMAGE);
    }

    @Test
    @Covers("FF-11.1")
    void anInventedPlantIsTaken() {
        var cards = cards(text -> text.replace(
                        "{\"id\": \"sagebrush\"",
                        "{\"id\": \"poppy\", \"name\": \"Poppy\", \"kind\": \"native\", \"border\": \"green\", \"copies\": 3,"
                                + " \"fire\": \"needs\", \"small\": {\"stars\": 2, \"lines\": [\"time+fire: grow\"]}, \"big\":"
                                + " {\"stars\": 5, \"woody\": true, \"lines\": [\"labor+labor: invade\"]}},\n  {\"id\": \"sagebrush\"")
                .replace("small chaparral-yucca", "big poppy")
                .replaceFirst("\"flora\": \"small oak\"", "\"flora\": \"big poppy\""));
        var poppy = cards.species().getFirst();
        assertThat(poppy.big())
                .extracting(Species.Side::stars, Species.Side::woody)
                .containsExactly(5, true);
        assertThat(poppy.small().answer(List.of(Resource.FIRE, Resource.TIME))).containsExactly(PlantAction.GROW);
        assertThat(poppy.leavesSeeds()).isTrue();
        assertThat(cards.lands().stream().flatMap(land -> land.flora().stream()))
                .contains(new Land.Flora(0, Size.BIG));
    }

    @Test
    @Covers({"FF-11.1", "FF-11.2", "FF-11.3", "FF-11.4"})
    void inventedLandsAndEventsAreTaken() {
        var cards = cards(text -> text.replace(
                        "{\"id\": \"fire-station\"",
                        "{\"id\": \"tool-shed\", \"name\": \"Tool Shed\", \"cost\": 3, \"cards\": 2, \"ability\": \"play-as\","
                                + " \"icon\": \"time\"},\n  {\"id\": \"fire-station\"")
                .replace(
                        "{\"id\": \"arson\"",
                        "{\"id\": \"drought\", \"name\": \"Drought\", \"copies\": [1, 2, 0, 0], \"effect\": \"apply\", \"icon\":"
                                + " \"time\", \"where\": \"central\"},\n  {\"id\": \"arson\""));
        var shed = land(cards, "tool-shed");
        assertThat(shed.ability()).isEqualTo(Ability.PLAY_AS);
        assertThat(shed.icon()).contains(Resource.TIME);
        var drought = eventCard(cards, "drought");
        assertThat(drought.copies(2)).isEqualTo(3);
        assertThat(drought.effect()).isEqualTo(new Effect.Apply(Resource.TIME, Where.CENTRAL));
        assertThat(drought.effect().startsFire()).isFalse();
        assertThat(cards.lands()).hasSize(73);
    }

    @Test
    @Covers("FF-11.1")
    void aMistakeIsReportedWithItsPlaceAndRemedy() {
        assertThat(problems(text -> text.replaceFirst("\"flora\": \"small oak\"", "\"flora\": \"small oka\"")))
                .hasSize(1)
                .first()
                .asString()
                .startsWith(
                        "line 30: 'my.json: henry-coe-state-park.flora' is small oka; write small oak, or another of")
                .contains("big sagebrush");
        assertThat(problems(text -> text.replaceFirst("\"water: grow\", \"time: grow\"", "\"watr: grow\"")))
                .contains("line 5: 'my.json: sagebrush.small.lines' has watr: grow in it; write"
                        + " (water|fire|labor|time)[+…]: (grow|kill)");
        assertThat(problems(text -> text.replaceFirst("\"water: propagate\"", "\"water: grow\"")))
                .contains("line 5: 'my.json: sagebrush.big.lines' has water: grow in it, which a big plant cannot do;"
                        + " here stand damage, kill, propagate, invade");
        assertThat(problems(text -> text.replaceFirst("\"ability\": \"nursery\"", "\"ability\": \"nursry\"")))
                .hasSize(1)
                .allMatch(problem ->
                        problem.contains("native-plant-nursery.ability' is nursry; write nursery, or another"));
        assertThat(problems(text -> text.replaceFirst("\"ability\": \"reserve\"", "\"ability\": \"weather\"")))
                .hasSize(1)
                .allMatch(problem -> problem.contains("write one of reserve, island, wet, no-plants"));
        assertThat(problems(text -> text.replaceFirst("\"effect\": \"halve\"", "\"effect\": \"half\"")))
                .hasSize(1)
                .allMatch(
                        problem -> problem.contains("my.json: recession.effect' is half; write halve, or another of"));
        assertThat(problems(text -> text.replaceFirst("\"cost\": 12", "\"cots\": 12")))
                .hasSize(2)
                .anyMatch(problem -> problem.contains("cost' is missing; write a whole number from 0 to 30"))
                .anyMatch(problem -> problem.contains("cots' is not known; write cost, or remove it"));
    }

    @Test
    @Covers({"FF-11.1", "FF-3.2"})
    void unplayableCardsAreReportedToo() {
        assertThat(
                        problems(
                                text -> text.replaceFirst(
                                        "\"kind\": \"invasive\", \"border\": \"yellow\", \"copies\": 12, \"fire\": \"harmed\", \"small\": \\{\"stars\": 0",
                                        "\"kind\": \"invasive\", \"border\": \"yellow\", \"copies\": 12, \"fire\": \"harmed\", \"small\": {\"stars\": 2")))
                .containsExactly(
                        "line 12: 'my.json: mustard.kind' is invasive, but the card has stars; make the stars of both sides 0, or the kind native");
        assertThat(problems(text -> text.replace("\"kind\": \"native\"", "\"kind\": \"invasive\"")
                        .replaceAll("\"stars\": [0-9]", "\"stars\": 0")))
                .containsExactly("'my.json: plants' has no native with stars, so that nobody could win; add one");
        assertThat(problems(text -> text.replaceFirst(
                        "\"name\": \"Empty Field\", \"region\": \"southern\"",
                        "\"name\": \"Empty Field\", \"region\": \"central\"")))
                .containsExactly(
                        "'my.json: fields' do not go with the Headquarters: 2 Headquarters and 3 fields are central;"
                                + " let every Headquarters find a field in the other region");
        assertThat(problems(text -> text.replaceAll("\"copies\": \\[[0-9]", "\"copies\": [0")))
                .containsExactly(
                        "'my.json: events' has no card marked 1+; let the first number of some event card’s copies be"
                                + " more than 0");
        assertThat(problems(text -> text.replaceFirst("\\{\"water\": 24", "{\"water\": \"many\"")))
                .containsExactly("line 97: 'my.json: resources.water' is many; write a whole number from 0 to 30");
    }
}
