package parterre.flora.cards;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parterre.catalogue.Provenance;

/// A Land Card: a parcel or a building. FF-6.1 FF-6.2
///
/// @param place among all Land Cards of the file, from 0: Headquarters first, then fields, parcels, buildings
/// @param cost coins in the Property Market
/// @param coins of its income
/// @param cards Resource Cards of its income
/// @param region where a parcel lies; empty for a building
/// @param flora the plant that it comes with
/// @param amount what its ability counts; 0 if it counts nothing
/// @param icon what its ability plays cards as
public record Land(
        int place,
        String id,
        String name,
        Sort sort,
        int cost,
        int coins,
        int cards,
        Optional<Region> region,
        Optional<Flora> flora,
        Ability ability,
        int amount,
        Optional<Resource> icon,
        Map<String, Provenance> marks) {
    static final List<String> FACTS =
            List.of("name", "region", "cost", "coins", "cards", "flora", "ability", "amount", "icon", "details");

    public Land {
        marks = Map.copyOf(marks);
    }

    /// The kind of a Land Card.
    public enum Sort {
        HEADQUARTERS("headquarters"),
        FIELD("fields"),
        PARCEL("parcels"),
        BUILDING("buildings");

        private final String list;

        Sort(String list) {
            this.list = list;
        }

        /// Returns the list of the card file in which they stand.
        String list() {
            return list;
        }
    }

    /// A starting plant.
    ///
    /// @param species its place in the card file
    public record Flora(int species, Size size) {}

    public boolean isBuilding() {
        return sort == Sort.BUILDING;
    }

    /// Returns the sources of the facts that this card has.
    Map<String, Provenance> shownMarks() {
        var shown = new TreeMap<>(marks);
        shown.entrySet().removeIf(mark -> !has(mark.getKey()) && mark.getValue() != Provenance.CHANGED);
        return shown;
    }

    private boolean has(String fact) {
        return switch (fact) {
            case "region", "flora" -> !isBuilding();
            case "amount" -> amount > 0;
            case "icon" -> icon.isPresent();
            case "details" -> ability.hasDetails();
            default -> true;
        };
    }
}
