package parterre.testkit;

import parterre.engine.Luck;

/// Spoils a text the way hands, wires and enemies do.
final class TextCorruption {
    private static final String[] SCRAPS = {
        "",
        " ",
        "0",
        "1",
        "9",
        "-",
        "+",
        "-1",
        "99999999999999999999",
        "P1",
        "P8",
        "P9",
        "*:",
        "|",
        ":",
        "?",
        "#",
        "=",
        "\n",
        "\n\n",
        "\t",
        "\r\n",
        "\u0000",
        "\u00e9",
        "\ud83c\udf31",
        "\ud800",
        "x",
        "on",
        "(",
        ")",
        ","
    };

    private TextCorruption() {}

    /// Returns the text with one to three faults: characters lost, doubled, exchanged, scraps put in, lines lost or
    /// doubled, the rest cut off.
    static String to(String text, Luck luck) {
        var spoiled = text;
        for (int faults = 1 + luck.below(3); faults > 0; faults--) {
            spoiled = once(spoiled, luck);
        }
        return spoiled;
    }

    private static String once(String text, Luck luck) {
        int at = luck.below(text.length() + 1);
        int end = Math.min(text.length(), at + 1);
        var scrap = SCRAPS[luck.below(SCRAPS.length)];
        return switch (luck.below(8)) {
            case 0 -> text.substring(0, at) + text.substring(end);
            case 1 -> text.substring(0, end) + text.substring(at);
            case 2 -> text.substring(0, at) + scrap + text.substring(end);
            case 3 -> text.substring(0, at) + scrap + text.substring(at);
            case 4 -> text.substring(0, at);
            case 5 -> text.substring(at);
            case 6 -> exchanged(text, at, luck.below(text.length() + 1));
            default -> lineLostOrDoubled(text, luck);
        };
    }

    private static String exchanged(String text, int one, int other) {
        if (one >= text.length() || other >= text.length()) {
            return text + text;
        }
        var characters = new StringBuilder(text);
        characters.setCharAt(one, text.charAt(other));
        characters.setCharAt(other, text.charAt(one));
        return characters.toString();
    }

    private static String lineLostOrDoubled(String text, Luck luck) {
        var lines = text.split("\n", -1);
        int chosen = luck.below(lines.length);
        boolean doubled = luck.below(2) == 0;
        var rest = new StringBuilder();
        for (int i = 0; i < lines.length; i++) {
            if (i != chosen || doubled) {
                rest.append(rest.isEmpty() ? "" : "\n").append(lines[i]);
            }
            if (i == chosen && doubled) {
                rest.append('\n').append(lines[i]);
            }
        }
        return rest.toString();
    }
}
