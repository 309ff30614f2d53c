package parterre.flora.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// A personality line: one or two icons and what they do together. FF-5.4
///
/// @param icons one or two, in the order of [Resource]; the same twice if two such cards are needed
public record Line(List<Resource> icons, PlantAction action) {
    private static final int MOST_ICONS = 2;

    public Line {
        icons = icons.stream().sorted().toList();
    }

    /// Returns its text in a card file: "water+fire: propagate".
    public String word() {
        return icons.stream().map(Resource::word).collect(Collectors.joining("+")) + ": " + action.word();
    }

    /// Returns true if exactly these icons trigger it. FF-5.5
    ///
    /// @param played in the order of [Resource]
    public boolean answers(List<Resource> played) {
        return icons.equals(played);
    }

    /// Returns the notation of lines of this size: "(water|fire)[+…]: (grow|kill)".
    static String notation(Size size) {
        return alternatives(Resource.icons()) + "[+…]: " + alternatives(PlantAction.words(size));
    }

    private static String alternatives(String words) {
        return "(" + words.replace(", ", "|") + ")";
    }

    static Optional<Line> of(String text) {
        var parts = text.split(":", -1);
        if (parts.length != 2) {
            return Optional.empty();
        }
        var icons = new ArrayList<Resource>();
        for (var word : parts[0].split("\\+", -1)) {
            Resource.icon(word.strip()).ifPresent(icons::add);
        }
        boolean known = icons.size() == Arrays.stream(parts[0].split("\\+", -1)).count() && icons.size() <= MOST_ICONS;
        return known ? PlantAction.of(parts[1].strip()).map(action -> new Line(icons, action)) : Optional.empty();
    }
}
