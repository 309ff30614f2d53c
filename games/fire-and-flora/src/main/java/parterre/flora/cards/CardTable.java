package parterre.flora.cards;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import parterre.catalogue.Provenance;

/// What stands on the cards of a table, as plain values: faces are drawn from this and from nothing else.
///
/// @param species in the order of the card file
/// @param lands in the order of the card file
/// @param events in the order of the card file
/// @param die its faces: `central`, `southern` or `both`
/// @param resources how many cards of each type, in the order water, fire, labor, nefarious, time
/// @param marks where the counts of resources and the faces of the die come from
public record CardTable(
        List<SpeciesFace> species,
        List<LandFace> lands,
        List<EventFace> events,
        List<String> die,
        List<Integer> resources,
        Map<String, String> marks) {
    public CardTable {
        species = List.copyOf(species);
        lands = List.copyOf(lands);
        events = List.copyOf(events);
        die = List.copyOf(die);
        resources = List.copyOf(resources);
        marks = Map.copyOf(marks);
    }

    /// A species.
    ///
    /// @param kind `native` or `invasive`
    /// @param border `green`, `yellow` or `red`
    /// @param copies cards of it, on lands and in the Species Pool
    /// @param fire `needs`, `indifferent`, `harmed` or `spreads`
    /// @param floods whether a Flood makes it Invade
    /// @param marks for each fact where it comes from: `printed`, `inferred`, `reconstructed` or `ruled`;
    ///     `changed` if the game's own file has another value, `authored` if it has no such card
    public record SpeciesFace(
            String id,
            String name,
            String latin,
            String kind,
            String border,
            int copies,
            String fire,
            boolean floods,
            SideFace small,
            SideFace big,
            Map<String, String> marks) {
        public SpeciesFace {
            marks = Map.copyOf(marks);
        }
    }

    /// One side of a plant card.
    public record SideFace(int stars, boolean woody, List<LineFace> lines, Map<String, String> marks) {
        public SideFace {
            lines = List.copyOf(lines);
            marks = Map.copyOf(marks);
        }
    }

    /// A personality line.
    ///
    /// @param icons one or two words such as `water`
    /// @param action `grow`, `damage`, `kill`, `propagate` or `invade`
    /// @param mark where it comes from
    public record LineFace(List<String> icons, String action, String mark) {
        public LineFace {
            icons = List.copyOf(icons);
        }
    }

    /// A Land Card.
    ///
    /// @param sort `headquarters`, `field`, `parcel` or `building`
    /// @param coins of its income
    /// @param cards Resource Cards of its income
    /// @param region `central`, `southern`; empty for a building
    /// @param flora its starting plant, such as `small oak`; empty for none
    /// @param ability its word; empty for none
    /// @param says what the ability does; empty for none
    public record LandFace(
            String id,
            String name,
            String sort,
            int cost,
            int coins,
            int cards,
            String region,
            String flora,
            String ability,
            String says,
            Map<String, String> marks) {
        public LandFace {
            marks = Map.copyOf(marks);
        }
    }

    /// An event.
    ///
    /// @param copies cards marked 1+, 2+, 3+ and 4+
    /// @param says what happens
    /// @param fire whether it is a Fire Event
    public record EventFace(
            String id, String name, List<Integer> copies, String says, boolean fire, Map<String, String> marks) {
        public EventFace {
            copies = List.copyOf(copies);
            marks = Map.copyOf(marks);
        }
    }

    /// The faces of these cards. Worth keeping: a table's cards do not change.
    public static CardTable of(Cards cards) {
        return new CardTable(
                cards.species().stream().map(CardTable::face).toList(),
                cards.lands().stream().map(land -> face(land, cards)).toList(),
                cards.eventCards().stream()
                        .map(event -> new EventFace(
                                event.id(),
                                event.name(),
                                event.copies(),
                                event.effect().says(),
                                event.effect().isFire(),
                                words(event.marks())))
                        .toList(),
                cards.die().stream().map(Where::word).toList(),
                cards.resources(),
                words(cards.marks()));
    }

    private static SpeciesFace face(Species species) {
        return new SpeciesFace(
                species.id(),
                species.name(),
                species.latin(),
                species.kind().word(),
                species.border().word(),
                species.copies(),
                species.fire().word(),
                species.floods(),
                face(species.small()),
                face(species.big()),
                words(species.marks()));
    }

    private static SideFace face(Species.Side side) {
        var marks = words(side.marks());
        return new SideFace(
                side.stars(),
                side.woody(),
                side.lines().stream()
                        .map(line -> new LineFace(
                                line.icons().stream().map(Resource::word).toList(),
                                line.action().word(),
                                marks.getOrDefault(line.word(), "")))
                        .toList(),
                Map.of("stars", marks.getOrDefault("stars", ""), "woody", marks.getOrDefault("woody", "")));
    }

    private static LandFace face(Land land, Cards cards) {
        return new LandFace(
                land.id(),
                land.name(),
                land.sort().word(),
                land.cost(),
                land.coins(),
                land.cards(),
                land.region().map(Region::word).orElse(""),
                land.flora()
                        .map(flora -> flora.size().word() + " "
                                + cards.species(flora.species()).id())
                        .orElse(""),
                land.ability() == Ability.NONE ? "" : land.ability().word(),
                land.says(),
                words(land.shownMarks()));
    }

    private static Map<String, String> words(Map<String, Provenance> marks) {
        var words = new TreeMap<String, String>();
        marks.forEach((fact, provenance) -> words.put(fact, provenance.word()));
        return words;
    }
}
