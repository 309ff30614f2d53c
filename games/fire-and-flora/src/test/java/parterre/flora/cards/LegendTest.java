package parterre.flora.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Ink;
import parterre.flora.FloraGame;
import parterre.flora.board.FloraBoard;
import parterre.flora.cards.CardTable.LandFace;
import parterre.flora.knowledge.FloraView;
import parterre.flora.text.FloraPositions;
import parterre.testkit.Covers;
import parterre.wording.Naming;
import parterre.wording.Wording;

/// Checks the legend of the text board, which tells what lands and buildings do.
final class LegendTest {
    private static final String GAME = "fire-and-flora";

    /// Lands of each ability, in rows and in the Market.
    private static final String ALL = """
            edition: 1
            seats: 2
            stage: action
            turns: 0, first P1
            market: big-creek-reserve seed-vault reservoir land-trust-office
            P1: coins 3, hand -, lands headquarters-1 empty-field-1(fire-station) granite-quarry(native-plant-nursery) \
            santa-cruz-island(weather-station) san-mateo-creek(general-store) point-lobos(ranger-station)
            P2: coins 3, hand -, lands headquarters-3 empty-field-3(farmers-market) pinnacles(weed-patrol-shed)
            """;

    private static FloraView view(String text) {
        var game = new FloraGame();
        return game.view(FloraPositions.of(game).read(text).orThrow(), Viewer.player(Seat.of(0)));
    }

    /// Returns the board without its breaks of lines.
    private static String drawn(FloraView view, Wording wording) {
        return new FloraBoard()
                .draw(view, List.of(), Ink.NONE, message -> wording.say(message, Naming.bySeat()))
                .replaceAll("\\s+", " ");
    }

    private static Wording wording(String language) {
        return Wording.of(Locale.of(language), List.of("engine", GAME));
    }

    @Test
    @Covers({"FF-11.2", "FF-11.3"})
    void legend_tellsWhatLandsDo() {
        assertThat(drawn(view(ALL), wording("en")))
                .contains(
                        "[Reservoir] Once a turn: play any Resource Card as Water, but not to block.",
                        "[Seed Vault] When a native of yours would be killed: pay 1 coin, and it stays, small.",
                        "[Headquarters 1 and Headquarters 3] Has its own building: never open, holds nothing else.",
                        "[Granite Quarry] Holds a building, never a plant.")
                .doesNotContain("[Point Lobos]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    @Covers({"FF-11.2", "FF-11.3"})
    void legend_tellsEachAbilityOfThePage(String language) {
        var view = view(ALL);
        var wording = wording(language);
        var drawn = drawn(view, wording);
        var told = view.cards().lands().stream()
                .flatMap(land -> land.ability().stream())
                .filter(ability -> drawn.contains("] " + wording.say(ability, Naming.bySeat())))
                .map(Object::getClass)
                .collect(Collectors.toSet());
        assertThat(told).containsExactlyInAnyOrder(AbilityText.class.getPermittedSubclasses());
    }

    @Test
    @Covers("FF-6.7")
    void legend_followsTheModeOfHeadquarters() {
        var open = view(ALL + "option hq-mode: open-parcel\n");
        assertThat(drawn(open, wording("en"))).doesNotContain("Has its own building");
        assertThat(open.cards().lands())
                .filteredOn(land -> land.sort() == Land.Sort.HEADQUARTERS)
                .extracting(LandFace::ability)
                .allMatch(Optional::isEmpty);
    }
}
