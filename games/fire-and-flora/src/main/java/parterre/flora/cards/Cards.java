package parterre.flora.cards;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import parterre.catalogue.Provenance;

/// All cards of a table, and the die. Cards are known by their places in these lists.
///
/// @param species at most [#MOST_SPECIES]
/// @param lands Headquarters, fields, parcels and buildings, in this order; at most [#MOST_LANDS], each one card
/// @param resources how many cards of each type, in the order of [Resource]
/// @param eventCards at most [#MOST_EVENTS] different ones; with those of the module floods
/// @param die its faces, which are equally likely
/// @param marks where the counts of resources (`water` and so on) and the die (`faces`) come from
public record Cards(
        List<Species> species,
        List<Land> lands,
        List<Integer> resources,
        List<EventCard> eventCards,
        List<Where> die,
        Map<String, Provenance> marks) {
    /// The number of Headquarters, and of fields. FF-3.2
    public static final int STARTS = 4;

    private static final Pattern COPY = Pattern.compile("\\d+$");

    public static final int MOST_SPECIES = 15;
    public static final int MOST_LANDS = 120;
    public static final int MOST_EVENTS = 31;

    /// Most cards of one type, or copies of one plant.
    public static final int MOST_COPIES = 30;

    /// Lands that are turned up at the start. FF-3.4
    public static final int MARKET = 6;

    public Cards {
        species = List.copyOf(species);
        lands = List.copyOf(lands);
        resources = List.copyOf(resources);
        eventCards = List.copyOf(eventCards);
        die = List.copyOf(die);
        marks = Map.copyOf(marks);
    }

    public Species species(int place) {
        return species.get(place);
    }

    public Land land(int place) {
        return lands.get(place);
    }

    public EventCard eventCard(int place) {
        return eventCards.get(place);
    }

    /// Returns the name of a land. If several lands share a name, it adds the number of the copy, which ends
    /// the id.
    public String title(Land land) {
        boolean several =
                lands.stream().filter(other -> other.name().equals(land.name())).count() > 1;
        var copy = COPY.matcher(land.id());
        return several && copy.find() ? land.name() + " " + copy.group() : land.name();
    }

    public int copies(Resource type) {
        return resources.get(type.place());
    }
}
