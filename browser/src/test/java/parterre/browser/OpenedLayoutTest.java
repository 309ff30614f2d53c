package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Measures tables of Fire and Flora at every size with each thing that opens: nothing is off screen, and nothing lies
/// over a target.
class OpenedLayoutTest extends SharedBrowserSession {
    OpenedLayoutTest() {
        super("fire-and-flora");
    }

    /// The panels beside the board: the card in detail, a sale, a bargain, the answers to an offer, a chain.
    @ParameterizedTest
    @CsvSource({"2, BARGAINING", "3, THREE", "3, FIRE_LAID", "3, BLOCKED", "4, OFFERED", "2, EVERY_PLANT", "2, BURNING"
    })
    @SuppressWarnings("unchecked")
    void everySizeWithWhatOpens(int seats, Scene scene) {
        var guest = session().guest();
        FloraTest.goToTable(
                guest,
                scene.position,
                scene == Scene.FIRE_LAID ? ASKED_SECOND : Objects.requireNonNull(AGAINST.get(seats)));
        guest.bar().waitFor();
        for (var opened : scene.opens) {
            for (var size : Tables.SIZES) {
                guest.page().setViewportSize(size.width, size.height);
                open(guest, opened);
                assertThat((List<String>) guest.page().evaluate(Tables.MEASURE, false))
                        .as("%s, %s at %d x %d", scene, opened, size.width, size.height)
                        .isEmpty();
                guest.page().keyboard().press("Escape");
                guest.page().keyboard().press("Escape");
            }
        }
        assertThat(guest.errors()).isEmpty();
    }

    private static final String ASKED_SECOND =
            "[{ kind: 'bot', level: 'gentle' }, { kind: 'me' }, { kind: 'bot', level: 'gentle' }]";
    private static final Map<Integer, String> AGAINST = Map.of(2, against(1), 3, against(2), 4, against(3));

    private static String against(int bots) {
        return "[{ kind: 'me' }" + ", { kind: 'bot', level: 'gentle' }".repeat(bots) + "]";
    }

    /// Clicks what opens something; nothing for the table as it stands.
    private static void open(Guest guest, String opened) {
        if (!opened.isEmpty()) {
            for (var part : opened.split(" > ")) {
                guest.button(part).first().click();
            }
        }
    }

    /// A position, and the buttons that open something, one after the other.
    enum Scene {
        BARGAINING(
                FloraScenes.BARGAINING,
                "",
                "3\\. Point Lobos",
                "Sell",
                "3 Water",
                "Granite Quarry, .*may be bought",
                "Trade > You give one Water more"),
        THREE(FloraScenes.THREE, "", "3\\. Point Lobos", "Trade", "2 Fire > 3\\. Point Lobos", "End turn"),
        FIRE_LAID(FloraScenes.FIRE_LAID, "", "3\\. Point Lobos", "Block with Water"),
        BLOCKED(FloraScenes.BLOCKED, "", "3\\. Point Lobos", "Block"),
        OFFERED(FloraScenes.OFFERED, "", "Suggest another"),
        EVERY_PLANT(FloraScenes.EVERY_PLANT, "", "11\\. ", "Trade"),
        BURNING(FloraScenes.BURNING, "");

        private final String position;
        private final List<String> opens;

        Scene(String position, String... opens) {
            this.position = position;
            this.opens = List.of(opens);
        }
    }
}
