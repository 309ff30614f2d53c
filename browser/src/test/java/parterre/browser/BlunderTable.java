package parterre.browser;

import java.util.List;
import java.util.Map;

/// A table of Gardens of Mars at which the first move can be a blunder.
final class BlunderTable {
    /// P1 can score with the 1, or lose a point with it.
    private static final String POSITION = """
            edition: 1
            seats: 2
            turn: P1 moves
            dice: 1 6
            P1: score 5, gardener i7, flowers 2 green 1 blue 3 white 1 red
            P2: score 1, gardener g10, flowers 4 yellow 2 gray 3 red
            green: a9 c9 f4 f11 g1 i7 k1 k4
            blue: a11 b11 c7 e3 e9 e11 g8 h2 i8
            yellow: a7 b6 e2 g6 g7 h7
            white: a6 c11 d9 f1 f3 f9 k6
            gray: b9 b10 e7 f2 g9 i3 j4 k3
            red: c5 d11 e6 f7 g10 h4
            """;

    static final String BLUNDER = "1 i7-h7";
    static final String BETTER = "1 i7-j6 white";

    private static final String OPEN = """
            async ([text, second]) => {
                const body = {
                    game: 'gardens-of-mars', seats: [{ kind: 'me' }, second],
                    shuffled: false, options: {}, spectators: true, openHands: false, aids: false, listed: false,
                    start: { kind: 'position', text },
                };
                const headers = { 'content-type': 'application/json' };
                const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
                return (await answer.json()).table.id;
            }""";

    private static final String MOVE = """
            async ([id, move]) => {
                const { present } = await (await fetch(`/api/tables/${id}`)).json();
                const headers = { 'content-type': 'application/json' };
                const body = JSON.stringify({ seat: 'P1', decision: present.asked.decision, move });
                const answer = await fetch(`/api/tables/${id}/moves`, { method: 'POST', headers, body });
                if (!answer.ok) throw new Error(await answer.text());
            }""";

    private BlunderTable() {}

    /// Opens it.
    ///
    /// @param second the level of the bot in the second seat, or `me`
    static void open(Guest guest, String second) {
        var seat = second.equals("me") ? Map.of("kind", "me", "name", "Ben") : Map.of("kind", "bot", "level", second);
        guest.goTo("/");
        guest.page().locator("article").first().waitFor();
        guest.goTo("/t/" + guest.page().evaluate(OPEN, List.of(POSITION, seat)));
    }

    /// Opens it against the gentlest bot, and makes the blunder: a review of the game finds it, whatever comes next.
    static void openAndBlunder(Guest guest) {
        open(guest, "gentle");
        guest.page().evaluate(MOVE, List.of(id(guest), BLUNDER));
    }

    /// Returns the id of the table that a guest looks at.
    static String id(Guest guest) {
        return guest.page().url().replaceAll(".*/t/", "");
    }
}
