package parterre.server.people;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import java.text.Normalizer;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import parterre.bots.Level;

/// Suggests names of people, and decides which names are valid.
public final class Names {
    /// The most characters of a name.
    public static final int LONGEST = 24;

    /// The most accents and other marks that one letter carries in any language.
    private static final int MOST_MARKS = 4;

    /// A letter with more marks than that, which would cover the lines above and below.
    private static final Pattern HEAPED = Pattern.compile("\\p{M}{" + (MOST_MARKS + 1) + "}");

    /// The names of built-in bots.
    private static final List<String> BOTS = Stream.concat(
                    Stream.of("bot", "automa", "random"),
                    Stream.of(Level.values()).map(Level::word))
            .toList();

    private static final Pattern COUNTED = Pattern.compile(" \\d+$");

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

    /// Returns the name that belongs to these bits, before anybody has chosen one.
    static String suggested(int bits) {
        return FIRST.get(Math.floorMod(bits, FIRST.size())) + " " + SECOND.get(Math.floorMod(bits >> 8, SECOND.size()));
    }

    /// Returns the name as it is kept: single spaces, and only letters, marks, digits and a few signs. Invisible signs
    /// are dropped. Empty if it cannot be a name, such as one with signs that turn text round.
    public static Optional<String> tidy(String text) {
        if (text.length() > 10 * LONGEST) {
            return Optional.empty();
        }
        if (text.codePoints().anyMatch(Names::turnsText)) {
            return Optional.empty();
        }
        var name = Normalizer.normalize(Confusables.visible(text), Normalizer.Form.NFC)
                .strip()
                .replaceAll("\\s+", " ");
        return name.codePoints().anyMatch(Character::isLetterOrDigit)
                        && !HEAPED.matcher(name).find()
                        && name.codePointCount(0, name.length()) <= LONGEST
                        && name.codePoints().allMatch(Names::belongs)
                ? Optional.of(name)
                : Optional.empty();
    }

    /// Returns the name that a person chooses, as it is kept. Empty if it cannot be a name, or is the name of a bot.
    ///
    /// @param brought the names of the bots that the operator has added
    public static Optional<String> chosen(String text, Collection<String> brought) {
        return tidy(text).filter(name -> !looksLikeABot(name, brought));
    }

    /// Returns the first of "Ada", "Ada 2", "Ada 3" and so on that nobody takes for one of these names.
    public static String free(String wanted, Collection<String> taken) {
        return Stream.iterate(1, number -> number + 1)
                .map(number -> number == 1 ? wanted : wanted + " " + number)
                .filter(name -> taken.stream().noneMatch(other -> Confusables.areConfusable(name, other)))
                .findFirst()
                .orElseThrow();
    }

    /// Returns true for the name of a bot, also with the number by which two bots of one name are told apart.
    private static boolean looksLikeABot(String name, Collection<String> brought) {
        var first = COUNTED.matcher(name).replaceFirst("");
        return Stream.concat(BOTS.stream(), brought.stream())
                .anyMatch(bot -> Confusables.areConfusable(first, bot) || Confusables.areConfusable(name, bot));
    }

    private static boolean turnsText(int c) {
        return UCharacter.hasBinaryProperty(c, UProperty.BIDI_CONTROL);
    }

    private static boolean belongs(int c) {
        return Character.isLetterOrDigit(c)
                || Character.getType(c) == Character.NON_SPACING_MARK
                || Character.getType(c) == Character.COMBINING_SPACING_MARK
                || " '-._".indexOf(c) >= 0;
    }
}
