package parterre.flora.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parterre.catalogue.CardFile;
import parterre.catalogue.Item;
import parterre.catalogue.Provenance;
import parterre.engine.Attachment;
import parterre.engine.Option;
import parterre.engine.Reading;

/// Reads a card file. README.md describes its content. FF-11.1
public final class CardReader {
    private static final int MOST_COINS = 30;
    private static final int MOST_INCOME = 9;
    private static final int MOST_STARS = 9;
    private static final int MOST_EVENT_COPIES = 9;
    private static final int PLAYERS = 4;
    private static final List<String> SIDE_FACTS = List.of("stars", "woody");

    private CardReader() {}

    /// Returns the cards of a file, or all its problems: wrong fields, and cards that do not fit together.
    ///
    /// @param option whose standard is the game's own file
    public static Reading<Cards> read(Attachment file, Option.File option) {
        return CardFile.read(file, option, CardReader::cards).then(cards -> {
            var problems = CardChecks.problems(file.name(), cards);
            return problems.isEmpty() ? Reading.good(cards) : new Reading.Bad<>(problems);
        });
    }

    private static Cards cards(Item file) {
        var plants = file.items("plants");
        counted(file, "plants", plants.size(), 1, Cards.MOST_SPECIES);
        var species = IntStream.range(0, plants.size())
                .mapToObj(place -> species(plants.get(place), place))
                .toList();
        var lands = lands(file, species);
        var marks = new TreeMap<String, Provenance>();
        var resources = resources(file, marks);
        var die = die(file.item("die"), marks);
        var events = file.items("events");
        counted(file, "events", events.size(), 1, Cards.MOST_EVENTS);
        var read = new Cards(
                species,
                lands,
                resources,
                IntStream.range(0, events.size())
                        .mapToObj(place -> eventCard(events.get(place), place))
                        .toList(),
                die,
                marks);
        file.nothingElse();
        return read;
    }

    private static void counted(Item file, String list, int size, int least, int most) {
        if (size < least || size > most) {
            file.wrong(list, new CardFault.WrongCardCount(size, least, most));
        }
    }

    private static Species species(Item card, int place) {
        var species = new Species(
                place,
                card.id(),
                card.text("name"),
                card.has("latin") ? card.text("latin") : "",
                card.oneOf("kind", Species.Kind::of, "native, invasive", Species.Kind.NATIVE),
                card.oneOf("border", Species.Border::of, Species.Border.words(), Species.Border.GREEN),
                card.number("copies", 1, Cards.MOST_COPIES),
                card.oneOf("fire", Species.FireClass::of, Species.FireClass.words(), Species.FireClass.INDIFFERENT),
                card.flag("floods"),
                side(card.item("small"), Size.SMALL),
                side(card.item("big"), Size.BIG),
                card.marks(Species.FACTS));
        card.nothingElse();
        if (!species.isNative() && species.small().stars() + species.big().stars() > 0) {
            card.wrong("kind", new CardFault.InvasiveWithStars());
        }
        return species;
    }

    private static Species.Side side(Item side, Size size) {
        int stars = side.number("stars", 0, MOST_STARS);
        boolean woody = side.flag("woody");
        var lines = side.listOf("lines", Line::of, Line.notation(size));
        for (var line : lines) {
            if (!line.action().suits(size)) {
                side.wrong("lines", new CardFault.LineNotForSize(line.word(), size, PlantAction.words(size)));
            }
            if (lines.stream().filter(line::equals).count() > 1) {
                side.wrong("lines", new CardFault.LineTwice(line.word()));
                break;
            }
        }
        var words = lines.stream().map(Line::word).distinct().toList();
        var read = new Species.Side(stars, woody, lines, side.marks(SIDE_FACTS, "lines", words));
        side.nothingElse();
        return read;
    }

    private static List<Land> lands(Item file, List<Species> species) {
        var lands = new ArrayList<Land>();
        for (var sort : Land.Sort.values()) {
            var cards = file.items(sort.list());
            if (sort == Land.Sort.HEADQUARTERS || sort == Land.Sort.FIELD) {
                counted(file, sort.list(), cards.size(), Cards.STARTS, Cards.STARTS);
            }
            for (var card : cards) {
                lands.add(land(card, lands.size(), sort, species));
            }
        }
        return lands;
    }

    private static Land land(Item card, int place, Land.Sort sort, List<Species> species) {
        boolean building = sort == Land.Sort.BUILDING;
        var ability = sort == Land.Sort.HEADQUARTERS
                ? Ability.SELF_BUILT
                : card.has("ability")
                        ? card.oneOf(
                                "ability",
                                word -> Ability.of(word).filter(one -> one.suits(sort)),
                                Ability.words(sort),
                                Ability.NONE)
                        : Ability.NONE;
        var land = new Land(
                place,
                card.id(),
                card.text("name"),
                sort,
                card.number("cost", 0, MOST_COINS),
                card.numberOr("coins", 0, MOST_INCOME, 0),
                card.numberOr("cards", 0, MOST_INCOME, 0),
                building
                        ? Optional.empty()
                        : Optional.of(card.oneOf("region", Region::of, Region.words(), Region.CENTRAL)),
                building || ability == Ability.SELF_BUILT || !card.has("flora")
                        ? Optional.empty()
                        : Optional.of(card.oneOf(
                                "flora", word -> flora(word, species), floras(species), new Land.Flora(0, Size.SMALL))),
                ability,
                ability.counts() ? card.numberOr("amount", 1, MOST_INCOME, ability.standardAmount()) : 0,
                ability == Ability.PLAY_AS
                        ? Optional.of(card.oneOf("icon", Resource::of, Resource.words(), Resource.WATER))
                        : Optional.empty(),
                card.marks(Land.FACTS));
        if (ability == Ability.NONE && card.has("ability")) {
            // An unknown ability is one mistake, whatever else the card says for it.
            return land;
        }
        if (land.flora().isPresent() && ability == Ability.NO_PLANTS) {
            card.wrong("flora", new CardFault.FloraOnNoPlants());
        }
        card.nothingElse();
        return land;
    }

    private static Optional<Land.Flora> flora(String words, List<Species> species) {
        int space = words.indexOf(' ');
        return Size.of(words.substring(0, Math.max(0, space)))
                .flatMap(size -> species.stream()
                        .filter(one -> one.id().equals(words.substring(space + 1)))
                        .findFirst()
                        .map(one -> new Land.Flora(one.place(), size)));
    }

    private static String floras(List<Species> species) {
        return species.stream()
                .flatMap(one -> java.util.stream.Stream.of("small " + one.id(), "big " + one.id()))
                .collect(Collectors.joining(", "));
    }

    private static List<Integer> resources(Item file, Map<String, Provenance> marks) {
        var counts = file.item("resources");
        var read = Resource.all().stream()
                .map(type -> counts.number(type.word(), 0, Cards.MOST_COPIES))
                .toList();
        marks.putAll(counts.marks(Resource.all().stream().map(Resource::word).toList()));
        counts.nothingElse();
        return read;
    }

    private static List<Where> die(Item die, Map<String, Provenance> marks) {
        var faces = die.listOf("faces", Where::face, Where.faces());
        if (faces.isEmpty()) {
            die.wrong("faces", new CardFault.NoFace(Where.faces()));
        }
        marks.putAll(die.marks(List.of("faces")));
        die.nothingElse();
        return faces;
    }

    private static EventCard eventCard(Item card, int place) {
        var event = new EventCard(
                place,
                card.id(),
                card.text("name"),
                card.numbers("copies", PLAYERS, 0, MOST_EVENT_COPIES),
                effect(card),
                card.flag("flood"),
                card.marks(EventCard.FACTS));
        card.nothingElse();
        return event;
    }

    private static Effect effect(Item card) {
        return card.oneOf(
                        "effect",
                        word -> Optional.ofNullable(Effect.readers().get(word)),
                        String.join(", ", Effect.readers().keySet()),
                        _ -> new Effect.Nothing())
                .apply(new Fields(card));
    }

    /// The fields of a card that an effect may read.
    record Fields(Item card) {
        Where where() {
            return card.oneOf("where", Where::of, Where.words(), Where.DIE);
        }

        Resource icon() {
            return card.oneOf("icon", Resource::icon, Resource.icons(), Resource.WATER);
        }

        Resource type() {
            return card.oneOf("icon", Resource::of, Resource.words(), Resource.WATER);
        }

        int coins() {
            return card.number("coins", 0, MOST_COINS);
        }

        int cards() {
            return card.number("cards", 0, MOST_INCOME);
        }
    }
}
