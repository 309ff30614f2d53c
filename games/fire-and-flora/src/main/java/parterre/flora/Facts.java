package parterre.flora;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parterre.flora.cards.Ability;
import parterre.flora.cards.CardTable;
import parterre.flora.cards.Cards;
import parterre.flora.cards.Land;
import parterre.flora.cards.PlantAction;
import parterre.flora.cards.Region;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Size;

/// What can be worked out from the cards once and for all, by numbers: lands, species and events are known by their
/// places in the card file, plants as [Plant] says, and a play's icons as one number. FF-5.4 FF-5.5
///
/// The icons of a play are a single type, or a pair of types in their order. Two numbers stand for what no card brings:
/// [#FLOOD] and [#SQUIRREL].
/// FF-2.1 FF-2.2 FF-2.3 FF-J6 FF-J8
final class Facts {
    /// What a flood does to plants. FF-13.3
    static final int FLOOD = 30;
    /// What an Evil Squirrel does to a native. FF-11.4
    static final int SQUIRREL = 31;

    private static final int ICON_SETS = 32;
    /// Every set of icons.
    static final int ALL_SETS = -1;
    private static final int ROOM_BITS = 3;
    private static final PlantAction[] NOTHING = {};

    final Cards cards;
    final CardTable faces;
    final int lands;
    final int species;
    final int events;
    /// How many cards of each type there are, as a [Hand].
    final long resources;
    /// Icons by which a plant is changed for certain, a bit for each set of icons.
    final int[] changes;
    /// Icons by which a plant propagates, and by which it invades.
    final int[] propagates;
    final int[] invades;
    /// Icons by which a plant is changed if its species has a card in the Pool, by plant and by the room in its owner's
    /// row ([Growing#room]).
    private final int[] answers;

    /// How often each face is on the die.
    final Weighted.Counted die;
    /// Pairs of icons that stand on any line.
    final int pairs;
    /// Sets of icons with Labor among them. FF-11.2
    final int withLabor;
    final int[] stars;
    final boolean[] woody;
    final boolean[] natives;
    /// The same as bits.
    final int nativeKinds;
    final boolean[] leavesSeeds;
    /// The invasive species as bits.
    final int weedKinds;
    final int[] cost;
    final int[] coins;
    final int[] income;
    /// One bit for the region: 1 for Central, 2 for Southern; 0 for a building.
    final int[] region;
    final Ability[] ability;
    /// The sets of icons that can do anything on a parcel, and those of them that others than its owner may play.
    /// FF-11.2
    final int[] reaching;
    final int[] reachingOthers;
    final int[] amount;
    /// The plant that a parcel comes with, or none.
    final int[] flora;
    final boolean[] headquarters;
    /// The type as which a building lets cards be played, as a bit; 0 for none. FF-11.3
    final int[] playsAs;

    private final PlantAction[][][] actions;
    /// The icons for which there are any, a bit for each.
    private final int[] lines;
    private final boolean[] building;
    private final Map<String, Integer> landPlaces;
    private final Map<String, Integer> speciesPlaces;
    private final Map<String, Integer> eventPlaces;

    /// @param hqMode what a Headquarters is. FF-6.7
    Facts(Cards cards, HqMode hqMode) {
        this.cards = cards;
        faces = CardTable.of(cards);
        lands = cards.lands().size();
        species = cards.species().size();
        events = cards.events().size();
        resources = Hand.of(cards.resources());
        int plants = 1 + 2 * species;
        actions = new PlantAction[plants][ICON_SETS][];
        lines = new int[plants];
        changes = new int[plants];
        propagates = new int[plants];
        invades = new int[plants];
        stars = new int[plants];
        woody = new boolean[plants];
        natives = new boolean[species];
        leavesSeeds = new boolean[species];
        int shown = 0;
        for (int plant = 0; plant < plants; plant++) {
            java.util.Arrays.fill(actions[plant], NOTHING);
        }
        for (var kind : cards.species()) {
            natives[kind.place()] = kind.isNative();
            leavesSeeds[kind.place()] = kind.leavesSeeds();
            for (var size : Size.values()) {
                int plant = Plant.of(kind.place(), size);
                var side = kind.side(size);
                stars[plant] = side.stars();
                woody[plant] = side.woody();
                for (var line : side.lines()) {
                    int icons = icons(line.icons());
                    actions[plant][icons] = side.answer(line.icons()).toArray(new PlantAction[0]);
                    shown |= 1 << icons;
                }
                actions[plant][SQUIRREL] = new PlantAction[] {size == Size.BIG ? PlantAction.DAMAGE : PlantAction.KILL};
                if (size == Size.SMALL && !side.woody()) {
                    actions[plant][FLOOD] = new PlantAction[] {PlantAction.KILL};
                } else if (size == Size.BIG && kind.floods()) {
                    actions[plant][FLOOD] = new PlantAction[] {PlantAction.INVADE};
                }
                sort(plant);
            }
        }
        answers = new int[plants << ROOM_BITS];
        for (int plant = 1; plant < plants; plant++) {
            for (int room = 0; room < 1 << ROOM_BITS; room++) {
                boolean weed = !natives[Plant.species(plant)];
                answers[plant << ROOM_BITS | room] = changes[plant]
                        | (Growing.isRoomy(room, weed, PlantAction.PROPAGATE) ? propagates[plant] : 0)
                        | (Growing.isRoomy(room, weed, PlantAction.INVADE) ? invades[plant] : 0);
            }
        }
        pairs = shown & ~((1 << Resource.COUNT) - 1);
        withLabor = IntStream.range(0, Resource.COUNT)
                .map(other -> 1 << pair(Resource.LABOR.place(), other))
                .reduce(1 << Resource.LABOR.place(), (one, more) -> one | more);
        nativeKinds = IntStream.range(0, species)
                .filter(kind -> natives[kind])
                .map(kind -> 1 << kind)
                .sum();
        weedKinds = ((1 << species) - 1) & ~nativeKinds;
        die = Drawing.die(cards.die());
        cost = ints(Land::cost);
        coins = ints(Land::coins);
        income = ints(Land::cards);
        region = ints(land -> land.region().map(Facts::bit).orElse(0));
        amount = ints(Land::amount);
        flora = ints(land -> land.flora()
                .map(start -> Plant.of(start.species(), start.size()))
                .orElse(Plant.NONE));
        playsAs = ints(land -> land.icon().map(icon -> 1 << icon.place()).orElse(0));
        ability = new Ability[lands];
        headquarters = new boolean[lands];
        building = new boolean[lands];
        for (var land : cards.lands()) {
            boolean home = land.sort() == Land.Sort.HEADQUARTERS;
            headquarters[land.place()] = home;
            building[land.place()] = land.isBuilding() || (home && hqMode == HqMode.ON_FIELD);
            ability[land.place()] =
                    !home ? land.ability() : hqMode == HqMode.SELF_SITE ? Ability.SELF_BUILT : Ability.NONE;
        }
        reaching = new int[lands];
        reachingOthers = new int[lands];
        for (int land = 0; land < lands; land++) {
            reaching[land] = ability[land] == Ability.WET ? ~(1 << Resource.FIRE.place()) : ALL_SETS;
            reachingOthers[land] = ability[land] == Ability.RESERVE ? ~withLabor : ALL_SETS;
        }
        landPlaces = places(cards.lands().stream().map(Land::id).toList());
        speciesPlaces = places(cards.species().stream().map(kind -> kind.id()).toList());
        eventPlaces = places(cards.events().stream().map(event -> event.id()).toList());
    }

    /// Sorts the icons that a plant answers by what they do.
    private void sort(int plant) {
        for (int icons = 0; icons < ICON_SETS; icons++) {
            lines[plant] |= actions[plant][icons].length > 0 ? 1 << icons : 0;
        }
        for (int icons = 0; icons < FLOOD; icons++) {
            for (var action : actions[plant][icons]) {
                switch (action) {
                    case GROW, DAMAGE, KILL -> changes[plant] |= 1 << icons;
                    case PROPAGATE -> propagates[plant] |= 1 << icons;
                    case INVADE -> invades[plant] |= 1 << icons;
                }
            }
        }
    }

    private int[] ints(java.util.function.ToIntFunction<Land> fact) {
        return cards.lands().stream().mapToInt(fact).toArray();
    }

    private static Map<String, Integer> places(List<String> ids) {
        return IntStream.range(0, ids.size()).boxed().collect(Collectors.toMap(ids::get, place -> place));
    }

    static int bit(Region region) {
        return region == Region.CENTRAL ? 1 : 2;
    }

    /// The number of a pair of types.
    static int pair(int one, int other) {
        return Resource.COUNT + Math.min(one, other) * Resource.COUNT + Math.max(one, other);
    }

    /// The number of one or two icons.
    static int icons(List<Resource> icons) {
        return icons.size() == 1
                ? icons.getFirst().place()
                : pair(icons.getFirst().place(), icons.getLast().place());
    }

    /// Icons by which a plant is changed if its species has a card in the Pool, and there is this room.
    int answers(int plant, int room) {
        return answers[plant << ROOM_BITS | room];
    }

    /// What a plant does when these icons reach it, top line first. FF-5.5
    PlantAction[] actions(int plant, int icons) {
        return actions[plant][icons];
    }

    /// Whether a plant has a line for these icons, or does something in what stands for no card.
    boolean answersTo(int plant, int icons) {
        return (lines[plant] >>> icons & 1) != 0;
    }

    /// Whether a Land Card goes on a parcel instead of into the row. FF-6.2 FF-6.7
    boolean isBuilding(int land) {
        return building[land];
    }

    /// Whether plants can stand on this parcel while it is empty. FF-5.7
    boolean isOpen(int land) {
        return ability[land] != Ability.SELF_BUILT && ability[land] != Ability.NO_PLANTS;
    }

    /// Whether a building could be laid on this parcel. FF-6.5
    boolean isSite(int land, int holding) {
        return Holding.isEmpty(holding) && ability[land] != Ability.SELF_BUILT;
    }

    /// Whether it is a small invasive.
    boolean isSmallWeed(int plant) {
        return plant != Plant.NONE && !Plant.isBig(plant) && !natives[Plant.species(plant)];
    }

    String landId(int land) {
        return cards.land(land).id();
    }

    String speciesId(int place) {
        return cards.species(place).id();
    }

    String eventId(int event) {
        return cards.event(event).id();
    }

    /// The land of this id; -1 if there is none.
    int land(String id) {
        return landPlaces.getOrDefault(id, -1);
    }

    /// What a land is called in a sentence: its name, or what was written where no card has that id.
    String called(String id) {
        int land = land(id);
        return land < 0 ? id : cards.land(land).name();
    }

    /// The species of this id; -1 if there is none.
    int species(String id) {
        return speciesPlaces.getOrDefault(id, -1);
    }

    /// The event of this id; -1 if there is none.
    int event(String id) {
        return eventPlaces.getOrDefault(id, -1);
    }

    List<String> landIds(int[] lands) {
        var ids = new ArrayList<String>(lands.length);
        for (int land : lands) {
            ids.add(landId(land));
        }
        return ids;
    }
}
