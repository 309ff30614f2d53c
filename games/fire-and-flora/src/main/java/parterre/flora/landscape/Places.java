package parterre.flora.landscape;

import java.util.Arrays;
import parterre.engine.Moves;
import parterre.flora.cards.Ability;
import parterre.flora.cards.PlantAction;
import parterre.flora.material.Holding;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;

/// The parcels for a child of one species. They are open parcels and, if it invades, parcels with a non-woody
/// plant of the other kind. As a list of moves, each move names one of them. FF-5.6 FF-5.7
/// FF-J32 FF-J33 FF-J44
public final class Places implements Moves<FloraMove> {
    private static final int ROOM = 8;

    private final Landscapes lands;
    private final boolean isNative;
    private final boolean invades;
    private int[] places = new int[ROOM];
    private int size;

    private Places(Landscapes lands, int species, boolean invades) {
        this.lands = lands;
        isNative = lands.facts().plants().isNative(species);
        this.invades = invades;
    }

    /// Returns the places for a child of this land's plant. FF-5.6 FF-13.1
    public static Places ofChild(Landscapes lands, int land, PlantAction action) {
        int owner = lands.owner(land);
        var places = new Places(lands, Plant.species(lands.plant(land)), action == PlantAction.INVADE);
        for (int slot = 0; slot < lands.size(owner); slot++) {
            if (places.fits(lands.landAt(owner, slot), lands.holdingAt(owner, slot))) {
                places.append(lands.landAt(owner, slot));
            }
        }
        if (lands.terms().dispersal()) {
            Neighbours.add(places, lands, owner, land);
        }
        return places;
    }

    /// Returns the places for a weed that is sown on a seat. FF-7.4 FF-11.2
    public static Places ofWeed(Landscapes lands, int victim, int species) {
        var places = new Places(lands, species, true);
        for (int slot = 0; slot < lands.size(victim); slot++) {
            int land = lands.landAt(victim, slot);
            if (lands.facts().lands().ability(land) != Ability.RESERVE) {
                places.add(land);
            }
        }
        return places;
    }

    /// Adds a parcel if it fits and is not there yet.
    void add(int land) {
        if (fits(land, lands.holding(land)) && !contains(land)) {
            append(land);
        }
    }

    private void append(int land) {
        if (size == places.length) {
            places = Arrays.copyOf(places, 2 * size);
        }
        places[size++] = land;
    }

    /// Returns true if a child may be put on this parcel. FF-5.6 FF-5.7
    private boolean fits(int land, int holding) {
        int plant = Holding.plant(holding);
        if (plant == Plant.NONE) {
            return Holding.isEmpty(holding) && lands.facts().lands().isOpen(land);
        }
        var plants = lands.facts().plants();
        return invades && !plants.isWoody(plant) && plants.isNative(Plant.species(plant)) != isNative;
    }

    private boolean contains(int land) {
        for (int i = 0; i < size; i++) {
            if (places[i] == land) {
                return true;
            }
        }
        return false;
    }

    /// Returns true if there is a place.
    public boolean any() {
        return size > 0;
    }

    /// Returns one of the parcels, counted from 0.
    public int land(int index) {
        return places[index];
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public FloraMove get(int index) {
        return new FloraMove.At(lands.facts().landId(places[index]));
    }
}
