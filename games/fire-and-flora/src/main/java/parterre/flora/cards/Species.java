package parterre.flora.cards;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.catalogue.Provenance;
import parterre.engine.Worded;

/// A species of plants. FF-5.1
///
/// @param place in the card file, from 0
/// @param latin the name that botanists use
/// @param copies how many cards of it there are
/// @param floods whether its big side Invades in a Flood. FF-13.3
/// @param marks where name, kind and copies come from
public record Species(
        int place,
        String id,
        String name,
        String latin,
        Kind kind,
        Border border,
        int copies,
        FireClass fire,
        boolean floods,
        Side small,
        Side big,
        Map<String, Provenance> marks) {
    static final List<String> FACTS = List.of("name", "kind", "border", "copies", "fire", "floods");

    public Species {
        marks = Map.copyOf(marks);
    }

    /// One side of a card.
    ///
    /// @param woody true if Invade cannot push it out. FF-5.6
    /// @param lines from top to bottom
    /// @param marks where each comes from: `stars`, `woody` and each line by its word
    public record Side(int stars, boolean woody, List<Line> lines, Map<String, Provenance> marks) {
        public Side {
            lines = List.copyOf(lines);
            marks = Map.copyOf(marks);
        }

        /// Returns what these icons do to it, top line first. Empty unless a line shows exactly these icons.
        /// FF-5.5
        ///
        /// @param played in the order of [Resource]
        public List<PlantAction> answer(List<Resource> played) {
            return lines.stream()
                    .filter(line -> line.answers(played))
                    .map(Line::action)
                    .toList();
        }
    }

    /// Tells whether a species is native. FF-5.2
    public enum Kind implements Worded {
        NATIVE("native"),
        INVASIVE("invasive");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        static Optional<Kind> of(String word) {
            return Worded.find(List.of(values()), word);
        }
    }

    /// The colour round the card: green for natives, yellow for annual and red for perennial weeds. FF-5.2
    public enum Border implements Worded {
        GREEN("green"),
        YELLOW("yellow"),
        RED("red");

        private final String word;

        Border(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        static String words() {
            return Worded.joined(List.of(values()));
        }

        static Optional<Border> of(String word) {
            return Worded.find(List.of(values()), word);
        }
    }

    /// What fire means to a species in nature. A species that needs fire leaves seeds in the soil. FF-13.2
    public enum FireClass implements Worded {
        NEEDS("needs"),
        INDIFFERENT("indifferent"),
        HARMED("harmed"),
        SPREADS("spreads");

        private final String word;

        FireClass(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        static String words() {
            return Worded.joined(List.of(values()));
        }

        static Optional<FireClass> of(String word) {
            return Worded.find(List.of(values()), word);
        }
    }

    public boolean isNative() {
        return kind == Kind.NATIVE;
    }

    public Side side(Size size) {
        return size == Size.BIG ? big : small;
    }

    /// Returns true if it leaves a seed marker when it goes, with the module seed bank. FF-13.2
    public boolean leavesSeeds() {
        return fire == FireClass.NEEDS;
    }
}
