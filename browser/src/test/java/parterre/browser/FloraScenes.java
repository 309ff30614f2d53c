package parterre.browser;

import java.util.List;

/// Positions of Fire and Flora that stories begin with.
final class FloraScenes {
    static final String BARGAINING = """
            seats: 2
            stage: action
            turns: 4, first P1
            market: chino-hills parrot-park fire-station carrizo-plain granite-quarry nipomo-mesa
            P1: coins 8, hand water 3, lands headquarters-1 empty-field-1
            P2: coins 6, hand time 1, lands headquarters-3 empty-field-3 point-lobos(big sagebrush)
            """;

    static final String THREE = """
            seats: 3
            stage: action
            turns: 6, first P1
            market: chino-hills parrot-park carrizo-plain granite-quarry nipomo-mesa
            P1: coins 8, hand fire 2, lands headquarters-1 empty-field-1
            P2: coins 6, hand water 1, lands headquarters-3 empty-field-3 point-lobos(big sagebrush)
            P3: coins 6, hand time 1, lands headquarters-4 empty-field-4
            """;

    /// The first player has laid Fire on the second player's plant, and every player with a card is asked.
    static final String FIRE_LAID = THREE.replace(
            "stage: action", "stage: window / play play fire point-lobos / open 0 / answered - / chain 0 / layer P1");

    /// The second player has blocked this Fire, and every player with a card is asked whether to block the block.
    static final String BLOCKED = THREE.replace("P1: coins 8, hand fire 2,", "P1: coins 8, hand water 2 fire 3 time 2,")
            .replace(
                    "stage: action",
                    "stage: window / play play fire point-lobos / open 0 / answered 0 / chain 1 / layer P2");

    static final String OFFERED = """
            seats: 4
            stage: offered / offer offer P1 2 for water
            turns: 5, first P1
            market: chino-hills parrot-park carrizo-plain granite-quarry nipomo-mesa
            P1: coins 8, hand water 3, lands headquarters-1 empty-field-1
            P2: coins 6, hand water 1, lands headquarters-3 empty-field-3
            P3: coins 6, hand time 1, lands headquarters-4 empty-field-4
            P4: coins 6, hand time 1, lands headquarters-2 empty-field-2
            """;

    /// A fire has reached the first of three plants; the Fire Station asks.
    static final String BURNING = """
            seats: 2
            stage: asking / question station / seat P1 / cause sweep / where both / seats P2 / row P1 / slot 3 / plant big sagebrush / icons fire / line 1
            turns: 4, first P1
            event: arson
            market: chino-hills parrot-park carrizo-plain
            P1: coins 3, hand water 2 time 1, lands headquarters-1 empty-field-1(fire-station) point-lobos(big sagebrush) mission-trails(big sagebrush) laguna-coast(small sagebrush)
            P2: coins 6, hand time 1, lands headquarters-3 empty-field-3
            """;

    static final String EVERY_PLANT = """
            seats: 2
            option goal: 20
            stage: action
            turns: 4, first P1
            market: chino-hills parrot-park
            P1: coins 12, hand -, lands empty-field-1(big sagebrush) empty-field-2(big chamise) pinnacles(big ceanothus) hearst-ranch(big whispering-bells) cachuma-hills(big laurel-sumac) big-sur-coast(big oak) montana-de-oro(big yucca) point-lobos(big mustard) carrizo-plain(big red-brome) nipomo-mesa(big fountain-grass) elkhorn-slough(big giant-reed)
            P2: coins 6, hand time 1, lands empty-field-3(small sagebrush) empty-field-4(small chamise) pacheco-pass(small ceanothus) mount-diablo(small whispering-bells) gabilan-range(small laurel-sumac) paso-robles-grassland(small oak) cuesta-ridge(small yucca) malibu-creek(small mustard) zuma-canyon(small red-brome) torrey-pines(small fountain-grass) mission-trails(small giant-reed)
            """;

    /// A row of seventeen lands, and twelve lots with long names.
    static final String LONG_ROW = EVERY_PLANT
            .replace(
                    "(big giant-reed)",
                    "(big giant-reed) santa-cruz-island(small mustard) ventana-foothills"
                            + " santa-lucia-ridge(small sagebrush) figueroa-mountain"
                            + " stunt-ranch-reserve(small giant-reed) santa-clara-river(fire-station)")
            .replace(
                    "chino-hills parrot-park",
                    "san-jacinto-foothills native-plant-nursery henry-coe-state-park"
                            + " san-bernardino-pass salinas-valley-farm land-trust-office santa-rosa-plateau"
                            + " salinas-river-bend arroyo-seco-canyon weed-patrol-shed research-station chino-hills");

    /// Point Lobos brings the last two stars; three parts of the sum are called the same.
    static final String ALMOST_WON = """
            seats: 2
            option goal: 8
            stage: action
            turns: 4, first P1
            market: point-lobos chino-hills parrot-park carrizo-plain
            P1: coins 12, hand -, lands headquarters-1 empty-field-1(big sagebrush) empty-field-2(big sagebrush) empty-field-4(big sagebrush)
            P2: coins 6, hand time 1, lands headquarters-3 empty-field-3
            """;

    /// The rows of the seats in the middle of a game.
    private static final List<String> ROWS = List.of(
            "headquarters-1 empty-field-1(big sagebrush) pinnacles(big ceanothus) hearst-ranch(small whispering-bells)"
                    + " point-lobos(big mustard) carrizo-plain",
            "headquarters-3 empty-field-3(small sagebrush) pacheco-pass(small ceanothus) mount-diablo(big oak)"
                    + " cuesta-ridge(small yucca) malibu-creek(small mustard) zuma-canyon(big red-brome)"
                    + " cheeseboro-canyon(big laurel-sumac)",
            "headquarters-4 empty-field-4(fire-station) gabilan-range(big laurel-sumac)"
                    + " paso-robles-grassland(small oak) torrey-pines(big fountain-grass)",
            "headquarters-2 empty-field-2(small chamise) big-sur-coast(big oak) montana-de-oro(big yucca)"
                    + " mission-trails(big giant-reed) laguna-coast(small sagebrush)");

    private FloraScenes() {}

    /// Returns the middle of a game; the first seat has the turn.
    static String middle(int seats) {
        var position = new StringBuilder("""
                seats: %d
                option goal: 20
                stage: action
                turns: 12, first P1
                market: chino-hills parrot-park granite-quarry nipomo-mesa elkhorn-slough research-station santa-rosa-plateau salinas-river-bend
                """.formatted(seats));
        for (int seat = 0; seat < seats; seat++) {
            var hand = seat == 0 ? "water 2 fire 1 labor 1" : "time 1";
            position.append("P%d: coins 8, hand %s, lands %s%n".formatted(seat + 1, hand, ROWS.get(seat)));
        }
        return position.toString();
    }
}
