package parterre.flora.cards;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import parterre.catalogue.Provenance;

/// The content of the cards of a table, as plain values. Card faces are drawn only from this.
///
/// @param species in the order of the card file
/// @param lands in the order of the card file
/// @param events the event cards, in the order of the card file
/// @param die its faces: `central`, `southern` or `both`
/// @param resources in the order of [Resource]
/// @param marks the sources of the counts of resources and of the faces of the die
public record CardTable(
        List<SpeciesFace> species,
        List<LandFace> lands,
        List<EventFace> events,
        List<String> die,
        List<ResourceFace> resources,
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
    /// @param copies cards of it, on lands and in the Species Pool
    /// @param floods whether a Flood makes it Invade
    /// @param marks for each fact where it comes from: `printed`, `inferred`, `reconstructed` or `ruled`;
    ///     `changed` if the game's own file has another value, `authored` if it has no such card
    public record SpeciesFace(
            String id,
            String name,
            String latin,
            Species.Kind kind,
            Species.Border border,
            int copies,
            Species.FireClass fire,
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

    /// A type of Resource Cards.
    ///
    /// @param copies how many there are
    public record ResourceFace(Resource type, int copies, Optional<Resource> blockedBy) {}

    /// A personality line.
    ///
    /// @param icons one or two
    /// @param mark where it comes from
    public record LineFace(List<Resource> icons, PlantAction action, String mark) {
        public LineFace {
            icons = List.copyOf(icons);
        }
    }

    /// A Land Card.
    ///
    /// @param name of several lands of one name, with the number of the copy
    /// @param coins of its income
    /// @param cards Resource Cards of its income
    /// @param region empty for a building
    /// @param ability what it does at this table; the ability is a message, too
    public record LandFace(
            String id,
            String name,
            Land.Sort sort,
            int cost,
            int coins,
            int cards,
            Optional<Region> region,
            Optional<StartingPlant> plant,
            Optional<AbilityText> ability,
            Map<String, String> marks) {
        public LandFace {
            marks = Map.copyOf(marks);
        }
    }

    /// The plant that a land comes with.
    ///
    /// @param species its id
    public record StartingPlant(String species, Size size) {}

    /// An event card.
    ///
    /// @param copies cards marked 1+, 2+, 3+ and 4+
    /// @param effect what happens; the effect is a message, too
    /// @param fire whether it is a fire event card
    /// @param located whether it happens in a region, which the card or the die names
    public record EventFace(
            String id,
            String name,
            List<Integer> copies,
            Effect effect,
            boolean fire,
            boolean located,
            Map<String, String> marks) {
        public EventFace {
            copies = List.copyOf(copies);
            marks = Map.copyOf(marks);
        }
    }

    /// Returns the faces of these cards. Keep the result, because a table's cards do not change.
    ///
    /// @param ability returns the ability that a land has at this table
    public static CardTable of(Cards cards, Function<Land, Ability> ability) {
        return new CardTable(
                cards.species().stream().map(CardTable::face).toList(),
                cards.lands().stream()
                        .map(land -> face(land, cards, ability.apply(land)))
                        .toList(),
                cards.eventCards().stream()
                        .map(event -> new EventFace(
                                event.id(),
                                event.name(),
                                event.copies(),
                                event.effect(),
                                event.effect().startsFire(),
                                event.effect() instanceof Effect.Located,
                                words(event.marks())))
                        .toList(),
                cards.die().stream().map(Where::word).toList(),
                Resource.all().stream()
                        .map(type -> new ResourceFace(type, cards.copies(type), type.blockedBy()))
                        .toList(),
                words(cards.marks()));
    }

    private static SpeciesFace face(Species species) {
        return new SpeciesFace(
                species.id(),
                species.name(),
                species.latin(),
                species.kind(),
                species.border(),
                species.copies(),
                species.fire(),
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
                        .map(line -> new LineFace(line.icons(), line.action(), marks.getOrDefault(line.word(), "")))
                        .toList(),
                Map.of("stars", marks.getOrDefault("stars", ""), "woody", marks.getOrDefault("woody", "")));
    }

    private static LandFace face(Land land, Cards cards, Ability ability) {
        return new LandFace(
                land.id(),
                cards.title(land),
                land.sort(),
                land.cost(),
                land.coins(),
                land.cards(),
                land.region(),
                land.flora()
                        .map(flora ->
                                new StartingPlant(cards.species(flora.species()).id(), flora.size())),
                AbilityText.of(ability, land),
                words(land.shownMarks()));
    }

    private static Map<String, String> words(Map<String, Provenance> marks) {
        var words = new TreeMap<String, String>();
        marks.forEach((fact, provenance) -> words.put(fact, provenance.word()));
        return words;
    }
}
