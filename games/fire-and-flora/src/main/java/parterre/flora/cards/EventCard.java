package parterre.flora.cards;

import java.util.List;
import java.util.Map;
import parterre.catalogue.Provenance;

/// A kind of event card. All its cards are the same, whatever their marks. FF-3.6 FF-8.1
///
/// @param place in the card file, from 0
/// @param copies cards marked 1+, 2+, 3+ and 4+
/// @param flood whether it belongs to the module floods. FF-13.3
public record EventCard(
        int place,
        String id,
        String name,
        List<Integer> copies,
        Effect effect,
        boolean flood,
        Map<String, Provenance> marks) {
    static final List<String> FACTS = List.of("name", "copies", "effect", "where", "icon", "coins", "cards");

    public EventCard {
        copies = List.copyOf(copies);
        marks = Map.copyOf(marks);
    }

    /// Returns how many of its cards are in the deck for this number of players. FF-3.6
    public int copies(int players) {
        return copies.subList(0, players).stream().mapToInt(Integer::intValue).sum();
    }
}
