package parterre.flora;

import java.util.Arrays;
import parterre.engine.Moves;

/// Parcels on which a child of one species may be put: open ones, and, if it invades, those with a non-woody plant of
/// the other kind; where there are several, the moves that name one. FF-5.6 FF-5.7
/// FF-J32 FF-J33 FF-J44
final class Places implements Moves<FloraMove> {
    private static final int ROOM = 8;

    private final Draft table;
    private final boolean isNative;
    private final boolean invades;
    private int[] lands = new int[ROOM];
    private int size;

    Places(Draft table, int species, boolean invades) {
        this.table = table;
        isNative = table.facts.natives[species];
        this.invades = invades;
    }

    /// Adds all of a seat's parcels that fit.
    void addRow(int seat) {
        for (int slot = 0; slot < table.size(seat); slot++) {
            if (fits(table.facts, table.landAt(seat, slot), table.holdingAt(seat, slot))) {
                append(table.landAt(seat, slot));
            }
        }
    }

    /// Adds a parcel if it fits and is not there yet.
    void add(int land) {
        if (fits(table.facts, land, table.holding(land)) && !contains(land)) {
            append(land);
        }
    }

    private void append(int land) {
        if (size == lands.length) {
            lands = Arrays.copyOf(lands, 2 * size);
        }
        lands[size++] = land;
    }

    /// Whether a child may be put on this parcel. FF-5.6 FF-5.7
    private boolean fits(Facts facts, int land, int holding) {
        int plant = Holding.plant(holding);
        if (plant == Plant.NONE) {
            return Holding.isEmpty(holding) && facts.isOpen(land);
        }
        return invades && !facts.woody[plant] && facts.natives[Plant.species(plant)] != isNative;
    }

    boolean contains(int land) {
        for (int i = 0; i < size; i++) {
            if (lands[i] == land) {
                return true;
            }
        }
        return false;
    }

    boolean any() {
        return size > 0;
    }

    int land(int index) {
        return lands[index];
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public FloraMove get(int index) {
        return new FloraMove.At(table.facts.landId(lands[index]));
    }
}
