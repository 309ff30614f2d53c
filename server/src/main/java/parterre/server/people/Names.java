package parterre.server.people;

import java.text.Normalizer;
import java.util.List;
import java.util.Optional;

/// Names of people: suggested ones, and what may be a name.
public final class Names {
    /// The most characters of a name.
    public static final int LONGEST = 24;

    /// Letters that look like nothing at all.
    private static final String UNSEEN = "\u115F\u1160\u3164\uFFA0";

    private static final List<String> FIRST = List.of(
            "Quiet",
            "Bold",
            "Sunny",
            "Early",
            "Late",
            "Tall",
            "Mossy",
            "Golden",
            "Silver",
            "Wild",
            "Gentle",
            "Brave",
            "Merry",
            "Clever",
            "Patient",
            "Nimble",
            "Rusty",
            "Velvet",
            "Amber",
            "Misty",
            "Frosty",
            "Windy",
            "Lucky",
            "Humble",
            "Noble",
            "Swift",
            "Hidden",
            "Curly",
            "Striped",
            "Spotted",
            "Wandering",
            "Dusky");
    private static final List<String> SECOND = List.of(
            "Fern",
            "Poppy",
            "Clover",
            "Thistle",
            "Maple",
            "Willow",
            "Cedar",
            "Lilac",
            "Daisy",
            "Iris",
            "Sorrel",
            "Juniper",
            "Yarrow",
            "Hazel",
            "Rowan",
            "Sage",
            "Thyme",
            "Basil",
            "Mallow",
            "Aster",
            "Lupin",
            "Tulip",
            "Peony",
            "Larch",
            "Alder",
            "Bramble",
            "Teasel",
            "Sedge",
            "Orchid",
            "Marigold",
            "Cosmos",
            "Zinnia");

    private Names() {}

    /// The name that belongs to these bits, before anybody has chosen one.
    static String suggested(int bits) {
        return FIRST.get(Math.floorMod(bits, FIRST.size())) + " " + SECOND.get(Math.floorMod(bits >> 8, SECOND.size()));
    }

    /// The name as it is kept: single spaces, nothing but letters, marks, digits and a few signs; empty if it cannot be
    /// one.
    public static Optional<String> tidy(String text) {
        if (text.length() > 10 * LONGEST) {
            return Optional.empty();
        }
        var name = Normalizer.normalize(text, Normalizer.Form.NFC).strip().replaceAll("\\s+", " ");
        return !name.isEmpty()
                        && name.codePointCount(0, name.length()) <= LONGEST
                        && name.codePoints().allMatch(Names::belongs)
                ? Optional.of(name)
                : Optional.empty();
    }

    private static boolean belongs(int c) {
        return (Character.isLetterOrDigit(c) && UNSEEN.indexOf(c) < 0)
                || Character.getType(c) == Character.NON_SPACING_MARK
                || Character.getType(c) == Character.COMBINING_SPACING_MARK
                || " '-._".indexOf(c) >= 0;
    }
}
