package parterre.flora.material;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import parterre.engine.Attachment;
import parterre.engine.GameInfo;
import parterre.engine.Option;
import parterre.engine.Setup;
import parterre.flora.cards.CardReader;

/// The options of the game, and the agreed terms of one game, read once from its [Setup].
///
/// @param facts the cards of this table
/// @param lot whether the first player is drawn by a plain lot
/// @param seated whether the first seat begins
/// @param waterSaves whether anybody's Water saves plants from a fire event card
/// @param roundCap rounds after which the game stops
/// @param tradeLimit proposals in a turn; [#NO_LIMIT] for any number
public record FloraTerms(
        Setup setup,
        Facts facts,
        int goal,
        boolean lot,
        boolean seated,
        HqMode hqMode,
        boolean waterSaves,
        int roundCap,
        int tradeLimit,
        boolean dispersal,
        boolean seedBank,
        boolean floods,
        boolean diversity,
        boolean blocks) {
    static final int NO_LIMIT = 1_000_000;

    private static final String CARD_FILE = "/parterre/room/fire-and-flora/cards.json";
    private static final String NONE = "none";

    static final Option.Range GOAL = new Option.Range("goal", "FF-3.1", 6, 20, 12);
    public static final Option.Choice FIRST =
            new Option.Choice("first", "FF-3.8", List.of("draw", "random", "seat"), "draw");
    public static final Option.Choice HQ_MODE =
            new Option.Choice("hq-mode", "FF-6.7", HqMode.words(), HqMode.SELF_SITE.word());
    static final Option.Flag WATER_SAVES = new Option.Flag("water-vs-fire-event", "FF-J21", false);
    static final Option.Range ROUND_CAP = new Option.Range("round-cap", "FF-10.3", 5, 100, 40);
    public static final Option.Choice TRADE_LIMIT =
            new Option.Choice("trade-limit", "FF-J52", List.of(NONE, "0", "1", "2", "3", "5", "10", "20"), NONE);
    static final Option.Flag DISPERSAL = new Option.Flag("dispersal", "FF-13.1", false);
    static final Option.Flag SEED_BANK = new Option.Flag("seed-bank", "FF-13.2", false);
    static final Option.Flag FLOODS = new Option.Flag("floods", "FF-13.3", false);
    static final Option.Flag DIVERSITY = new Option.Flag("diversity", "FF-13.4", false);
    static final Option.Flag BLOCKS = new Option.Flag("blocks", "FF-13.5", true);
    public static final Option.File CARDS = new Option.File(
            "cards",
            "FF-11.1",
            new Attachment("cards.json", resource(CARD_FILE)),
            file -> CardReader.read(file, FloraTerms.CARDS).map(_ -> file));

    public static final GameInfo INFO = new GameInfo(
            "fire-and-flora",
            "Fire and Flora",
            "FF",
            2,
            4,
            1,
            1,
            List.of(
                    GOAL,
                    FIRST,
                    HQ_MODE,
                    WATER_SAVES,
                    ROUND_CAP,
                    TRADE_LIMIT,
                    DISPERSAL,
                    SEED_BANK,
                    FLOODS,
                    DIVERSITY,
                    BLOCKS,
                    CARDS),
            List.of(
                    new GameInfo.Preset("short", Map.of(GOAL.name(), "8")),
                    new GameInfo.Preset("long", Map.of(GOAL.name(), "16")),
                    new GameInfo.Preset(
                            "advanced",
                            Map.of(
                                    GOAL.name(),
                                    "14",
                                    DISPERSAL.name(),
                                    "on",
                                    SEED_BANK.name(),
                                    "on",
                                    FLOODS.name(),
                                    "on",
                                    DIVERSITY.name(),
                                    "on"))));

    private static final List<Facts> HOUSE_CARDS = houseCards();
    private static final List<FloraTerms> STANDARD = IntStream.rangeClosed(INFO.leastSeats(), INFO.mostSeats())
            .mapToObj(seats -> read(Setup.standard(INFO, seats)))
            .toList();

    /// Returns the facts of the game's own cards for each mode of Headquarters.
    private static List<Facts> houseCards() {
        var cards = CardReader.read(CARDS.standard(), CARDS).orThrow();
        return Arrays.stream(HqMode.values())
                .map(mode -> new Facts(cards, mode))
                .toList();
    }

    /// Returns the agreed terms.
    public static FloraTerms of(Setup setup) {
        return setup.chosen().isEmpty() ? STANDARD.get(setup.seats() - INFO.leastSeats()) : read(setup);
    }

    private static FloraTerms read(Setup setup) {
        var hqMode = HqMode.of(setup.value(HQ_MODE));
        var facts = setup.chosen().containsKey(CARDS.name())
                ? new Facts(CardReader.read(setup.value(CARDS), CARDS).orThrow(), hqMode)
                : HOUSE_CARDS.get(List.of(HqMode.values()).indexOf(hqMode));
        var limit = setup.value(TRADE_LIMIT);
        return new FloraTerms(
                setup,
                facts,
                setup.value(GOAL),
                setup.value(FIRST).equals("random"),
                setup.value(FIRST).equals("seat"),
                hqMode,
                setup.value(WATER_SAVES),
                setup.value(ROUND_CAP),
                limit.equals(NONE) ? NO_LIMIT : Integer.parseInt(limit),
                setup.value(DISPERSAL),
                setup.value(SEED_BANK),
                setup.value(FLOODS),
                setup.value(DIVERSITY),
                setup.value(BLOCKS));
    }

    public int seats() {
        return setup.seats();
    }

    /// Returns the number of turns after which the game ends without a winning score. FF-10.3
    public int turnCap() {
        return roundCap * seats();
    }

    /// Returns how many of each event card are in the game. FF-3.6 FF-13.3
    public int copies(int event) {
        var card = facts.cards().eventCard(event);
        return card.flood() && !floods ? 0 : card.copies(seats());
    }

    public static String resource(String name) {
        try (var stream = FloraTerms.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException(name + " is not packed with the game");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
