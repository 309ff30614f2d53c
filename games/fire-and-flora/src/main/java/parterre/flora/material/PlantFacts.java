package parterre.flora.material;

import java.util.Arrays;
import java.util.stream.IntStream;
import parterre.flora.cards.Cards;
import parterre.flora.cards.Icons;
import parterre.flora.cards.PlantAction;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Size;
import parterre.flora.cards.Species;

/// The facts of the plant cards. Plants are numbers, as [Plant] packs them. Sets of icons are numbers, too
/// ([Icons]), and a bit for each set makes a set of sets. FF-5.4 FF-5.5 FF-J6
public final class PlantFacts {
    private static final int ROOM_BITS = Integer.numberOfTrailingZeros(Room.VALUES);
    private static final PlantAction[] NOTHING = {};

    private final int species;
    private final PlantAction[][][] actions;
    private final int[] lines;
    private final int[] changes;
    private final int[] propagates;
    private final int[] invades;
    private final int[] grows;
    private final byte[][] gains;
    private final int[] answers;
    private final int pairs;
    private final int[] stars;
    private final boolean[] woody;
    private final boolean[] natives;
    private final boolean[] leavesSeeds;
    private final int nativeKinds;
    private final int weedKinds;

    PlantFacts(Cards cards) {
        species = cards.species().size();
        int plants = 1 + 2 * species;
        actions = new PlantAction[plants][Icons.SETS][];
        lines = new int[plants];
        changes = new int[plants];
        propagates = new int[plants];
        invades = new int[plants];
        grows = new int[plants];
        gains = new byte[plants][Icons.SETS];
        stars = new int[plants];
        woody = new boolean[plants];
        natives = new boolean[species];
        leavesSeeds = new boolean[species];
        for (int plant = 0; plant < plants; plant++) {
            Arrays.fill(actions[plant], NOTHING);
        }
        int shown = 0;
        for (var kind : cards.species()) {
            natives[kind.place()] = kind.isNative();
            leavesSeeds[kind.place()] = kind.leavesSeeds();
            for (var size : Size.values()) {
                shown |= side(kind, size);
            }
        }
        answers = new int[plants << ROOM_BITS];
        for (int plant = 1; plant < plants; plant++) {
            weigh(plant);
            for (int room = 0; room < Room.VALUES; room++) {
                answers[plant << ROOM_BITS | room] = changes[plant]
                        | (isRoomy(room, Plant.species(plant), PlantAction.PROPAGATE) ? propagates[plant] : 0)
                        | (isRoomy(room, Plant.species(plant), PlantAction.INVADE) ? invades[plant] : 0);
            }
        }
        pairs = shown & ~((1 << Resource.COUNT) - 1);
        nativeKinds = IntStream.range(0, species)
                .filter(kind -> natives[kind])
                .map(kind -> 1 << kind)
                .sum();
        weedKinds = ((1 << species) - 1) & ~nativeKinds;
    }

    /// Returns the sets of icons that stand on the lines of this side.
    private int side(Species kind, Size size) {
        int plant = Plant.of(kind.place(), size);
        var side = kind.side(size);
        stars[plant] = side.stars();
        woody[plant] = side.woody();
        int shown = 0;
        for (var line : side.lines()) {
            int icons = Icons.of(line.icons());
            actions[plant][icons] = side.answer(line.icons()).toArray(new PlantAction[0]);
            shown |= 1 << icons;
        }
        if (size == Size.SMALL && !side.woody()) {
            actions[plant][Icons.FLOOD] = new PlantAction[] {PlantAction.KILL};
        } else if (size == Size.BIG && kind.floods()) {
            actions[plant][Icons.FLOOD] = new PlantAction[] {PlantAction.INVADE};
        }
        sort(plant);
        return shown;
    }

    /// Sorts the icons that a plant answers to by their effects.
    private void sort(int plant) {
        for (int icons = 0; icons < Icons.SETS; icons++) {
            lines[plant] |= actions[plant][icons].length > 0 ? 1 << icons : 0;
        }
        for (int icons = 0; icons < Icons.FLOOD; icons++) {
            for (var action : actions[plant][icons]) {
                switch (action) {
                    case GROW, DAMAGE, KILL -> changes[plant] |= 1 << icons;
                    case PROPAGATE -> propagates[plant] |= 1 << icons;
                    case INVADE -> invades[plant] |= 1 << icons;
                }
            }
        }
    }

    /// Computes the effect of each set of icons on the stars of a plant.
    private void weigh(int plant) {
        int small = stars[Plant.turned(plant, Size.SMALL)];
        int big = stars[Plant.turned(plant, Size.BIG)];
        for (int icons = 0; icons < Icons.SETS; icons++) {
            int now = stars[plant];
            for (var action : actions[plant][icons]) {
                switch (action) {
                    case GROW -> {
                        now = big;
                        grows[plant] |= 1 << icons;
                    }
                    case DAMAGE -> now = small;
                    case KILL -> now = 0;
                    case PROPAGATE, INVADE -> {
                        // The parent keeps its stars.
                    }
                }
            }
            gains[plant][icons] = (byte) (now - stars[plant]);
        }
    }

    /// Returns what a plant does when these icons reach it, top line first. FF-5.5
    public PlantAction[] actions(int plant, int icons) {
        return actions[plant][icons];
    }

    /// Returns true if a plant does anything when these icons reach it.
    public boolean answersTo(int plant, int icons) {
        return (lines[plant] >>> icons & 1) != 0;
    }

    /// Returns the sets of icons by which a plant is changed for certain.
    public int changes(int plant) {
        return changes[plant];
    }

    /// Returns the sets of icons by which a plant propagates.
    public int propagates(int plant) {
        return propagates[plant];
    }

    /// Returns the sets of icons by which a plant invades.
    public int invades(int plant) {
        return invades[plant];
    }

    /// Returns the sets of icons by which a plant grows.
    public int grows(int plant) {
        return grows[plant];
    }

    /// Returns how many stars a plant gains when these icons reach it, children not counted; below 0 if it loses some.
    public int gain(int plant, int icons) {
        return gains[plant][icons];
    }

    /// Returns the sets of icons that change something at a plant whose species has a card in the Pool.
    ///
    /// @param room in its owner's row, as [Room#of] returns it
    public int answers(int plant, int room) {
        return answers[plant << ROOM_BITS | room];
    }

    /// Returns true if a child of this species finds a place in this room. FF-5.6
    public boolean isRoomy(int room, int parent, PlantAction action) {
        int soft = natives[parent] ? Room.SOFT_WEED : Room.SOFT_NATIVE;
        return (room & (action == PlantAction.INVADE ? Room.OPEN | soft : Room.OPEN)) != 0;
    }

    /// Returns the pairs of icons that stand on any line.
    public int pairs() {
        return pairs;
    }

    /// Returns the stars on the side that shows; 0 for no plant. FF-5.1
    public int stars(int plant) {
        return stars[plant];
    }

    /// Returns true if the side that shows is woody. FF-5.1
    public boolean isWoody(int plant) {
        return woody[plant];
    }

    /// Returns true if a species is native. FF-5.2
    public boolean isNative(int kind) {
        return natives[kind];
    }

    /// Returns true if a species leaves a seed marker, with the module seed bank. FF-13.2
    public boolean leavesSeeds(int kind) {
        return leavesSeeds[kind];
    }

    /// Returns the native species, a bit for each.
    public int nativeKinds() {
        return nativeKinds;
    }

    /// Returns the invasive species, a bit for each.
    public int weedKinds() {
        return weedKinds;
    }

    /// Returns true for a small invasive plant.
    public boolean isSmallWeed(int plant) {
        return plant != Plant.NONE && !Plant.isBig(plant) && !natives[Plant.species(plant)];
    }

    /// Returns how many species there are.
    int count() {
        return species;
    }
}
