package parterre.gnomes;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import parterre.catalogue.Provenance;

/// A gnome card. GG-1.2
///
/// @param prep hours to prepare, as printed
/// @param charisma bliss if the gnome is played alone
/// @param marks where each fact comes from, by the name of its field
record Gnome(String id, String name, Icons icons, int prep, int charisma, Map<String, Provenance> marks) {
    static final List<String> FACTS = List.of("icons", "prep", "charisma");

    /// Returns the same marks in the order of the card.
    Map<String, Provenance> shownMarks() {
        var shown = new LinkedHashMap<String, Provenance>();
        FACTS.forEach(fact -> shown.put(fact, Objects.requireNonNull(marks.get(fact))));
        return shown;
    }
}
