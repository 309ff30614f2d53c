package parterre.flora.landscape;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import parterre.flora.material.Facts;
import parterre.flora.material.FloraTerms;
import parterre.flora.material.Holding;
import parterre.flora.material.Piles;
import parterre.flora.material.Plant;

/// The rows of lands of all seats with everything on them, and the Species Pool. FF-6.3 FF-6.8 FF-J41
///
/// A copy shares the arrays of its original and copies each before it writes on it.
public final class Landscapes {
    private static final short NOWHERE = -1;
    private static final int SLOT_BITS = 7;
    private static final int SLOT = (1 << SLOT_BITS) - 1;

    private final FloraTerms terms;
    private final Facts facts;
    private byte[][] rows;
    /// The content of each parcel of each row, as [Holding] packs it.
    private int[][] holdings;
    /// The place of each land: its owner and its slot in their row, or [#NOWHERE].
    private short[] spots;
    private byte[] pool;
    /// The species without a card in the Pool, a bit for each.
    private int gone;
    /// The computed facts of each row; null if the row has changed since.
    private @Nullable RowFacts[] rowFacts;

    private boolean ownRows;
    /// The seats whose holdings are not shared, a bit for each.
    private int ownHoldings;
    private boolean ownPool;
    private boolean ownFacts;

    /// Creates landscapes without lands on the table, and with all plants in the Pool.
    public Landscapes(FloraTerms terms) {
        this.terms = terms;
        facts = terms.facts();
        rows = new byte[terms.seats()][0];
        holdings = new int[terms.seats()][0];
        rowFacts = new RowFacts[terms.seats()];
        spots = new short[facts.landCount()];
        Arrays.fill(spots, NOWHERE);
        pool = new byte[facts.speciesCount()];
        ownRows = true;
        ownPool = true;
        ownFacts = true;
        facts.cards().species().forEach(species -> setPool(species.place(), species.copies()));
    }

    /// A copy of these landscapes.
    public Landscapes(Landscapes from) {
        terms = from.terms;
        facts = from.facts;
        rows = from.rows;
        holdings = from.holdings;
        spots = from.spots;
        pool = from.pool;
        gone = from.gone;
        rowFacts = from.rowFacts;
    }

    FloraTerms terms() {
        return terms;
    }

    Facts facts() {
        return facts;
    }

    /// Returns the next seat clockwise.
    int after(int seat) {
        return seat + 1 == rows.length ? 0 : seat + 1;
    }

    /// Returns the seat before in turn order.
    int before(int seat) {
        return seat == 0 ? rows.length - 1 : seat - 1;
    }

    // --- What lies where ------------------------------------------------------------------------------------------

    /// Returns how many lands a seat's row has.
    public int size(int seat) {
        return rows[seat].length;
    }

    /// Returns the land at a place of a row, from 0.
    public int landAt(int seat, int slot) {
        return rows[seat][slot];
    }

    /// Returns the content of the land at a place of a row, as [Holding] packs it.
    public int holdingAt(int seat, int slot) {
        return holdings[seat][slot];
    }

    /// Returns the content of a land; 0 for a land that is not on the table.
    public int holding(int land) {
        int spot = spots[land];
        return spot == NOWHERE ? 0 : holdings[spot >> SLOT_BITS][spot & SLOT];
    }

    /// Returns the seat in whose row a land lies; -1 for a land that is not on the table.
    public int owner(int land) {
        return spots[land] >> SLOT_BITS;
    }

    /// Returns the plant on a land.
    public int plant(int land) {
        return Holding.plant(holding(land));
    }

    /// Returns the land's place in its owner's row, from 0.
    public int slot(int land) {
        return spots[land] & SLOT;
    }

    /// Returns true if nothing stands on a land and a plant could. FF-5.7
    public boolean isOpen(int land) {
        return Holding.isEmpty(holding(land)) && facts.lands().isOpen(land);
    }

    /// Returns true if a building could be laid on a land. FF-6.5
    public boolean isSite(int land) {
        return facts.lands().isSite(land, holding(land));
    }

    /// Returns true if a small invasive stands on a land.
    public boolean isSmallWeed(int land) {
        return facts.plants().isSmallWeed(plant(land));
    }

    // --- Changes --------------------------------------------------------------------------------------------------

    /// Changes the content of a parcel that is on the table.
    public void setHolding(int land, int holding) {
        int seat = owner(land);
        int old = holding(land);
        if ((ownHoldings >>> seat & 1) == 0) {
            replace(seat, holdings[seat].clone());
        }
        holdings[seat][slot(land)] = holding;
        var known = rowFacts[seat];
        know(seat, known == null ? null : known.after(this, seat, land, old));
    }

    /// A parcel that was not on the table comes to the right end of a row. FF-6.4
    public void append(int seat, int land) {
        place(seat, land, 0);
    }

    /// A parcel with this content comes to the right end of a row of a table that is being built. Its plant comes from
    /// the Species Pool.
    public void build(int seat, int land, int holding) {
        place(seat, land, holding);
        int plant = Holding.plant(holding);
        if (plant != Plant.NONE) {
            setPool(Plant.species(plant), pool(Plant.species(plant)) - 1);
        }
    }

    /// A parcel goes to the right end of another row, with all that is on it. FF-9.2
    public void move(int land, int to) {
        int holding = holding(land);
        int from = owner(land);
        int slot = slot(land);
        ownRows();
        var rest = new byte[rows[from].length - 1];
        var held = new int[rest.length];
        for (int i = 0; i < rest.length; i++) {
            int old = i < slot ? i : i + 1;
            rest[i] = rows[from][old];
            held[i] = holdings[from][old];
            spots[rest[i]] = spot(from, i);
        }
        rows[from] = rest;
        replace(from, held);
        know(from, null);
        place(to, land, holding);
    }

    private void place(int seat, int land, int holding) {
        ownRows();
        int slot = rows[seat].length;
        rows[seat] = Arrays.copyOf(rows[seat], slot + 1);
        rows[seat][slot] = (byte) land;
        replace(seat, Piles.with(holdings[seat], holding));
        spots[land] = spot(seat, slot);
        var known = rowFacts[seat];
        know(seat, known == null ? null : known.appended(this, seat));
    }

    private static short spot(int seat, int slot) {
        return (short) (seat << SLOT_BITS | slot);
    }

    private void ownRows() {
        if (!ownRows) {
            rows = rows.clone();
            spots = spots.clone();
            ownRows = true;
        }
    }

    /// Replaces a row's holdings by an array that is not shared.
    private void replace(int seat, int[] row) {
        if (ownHoldings == 0) {
            holdings = holdings.clone();
        }
        holdings[seat] = row;
        ownHoldings |= 1 << seat;
    }

    /// The ability of the building on a land has been used in this turn. FF-6.9
    public void use(int land) {
        setHolding(land, Holding.asUsed(holding(land)));
    }

    // --- Species Pool ---------------------------------------------------------------------------------------------

    /// Returns how many cards of a species are in the Pool.
    public int pool(int species) {
        return pool[species];
    }

    /// Sets how many cards of a species are in the Pool.
    public void setPool(int species, int cards) {
        if (!ownPool) {
            pool = pool.clone();
            ownPool = true;
        }
        pool[species] = (byte) cards;
        gone = cards == 0 ? gone | 1 << species : gone & ~(1 << species);
    }

    /// Returns the species of which no card is left, a bit for each.
    public int gone() {
        return gone;
    }

    // --- What follows from a row ----------------------------------------------------------------------------------

    /// Returns the facts that follow from a seat's row.
    public RowFacts row(int seat) {
        var known = rowFacts[seat];
        if (known == null || !known.holds(this)) {
            known = known == null ? new RowFacts(this, seat) : known.now(this, seat);
            rowFacts[seat] = known;
        }
        return known;
    }

    /// Returns a seat's estate, which does not depend on the Species Pool.
    public Estate estate(int seat) {
        var known = rowFacts[seat];
        return known == null ? row(seat).estate() : known.estate();
    }

    /// Returns the stars that show in a seat's row, whatever the Species Pool holds. FF-5.3
    public int stars(int seat) {
        var known = rowFacts[seat];
        return known == null ? row(seat).stars() : known.stars();
    }

    /// Returns the native species in a seat's row, a bit for each.
    public int natives(int seat) {
        int natives = 0;
        for (int holding : holdings[seat]) {
            natives |= isNative(Holding.plant(holding)) ? 1 << Plant.species(Holding.plant(holding)) : 0;
        }
        return natives;
    }

    /// Returns how many native plants in a seat's row show their big side.
    public int bigNatives(int seat) {
        int big = 0;
        for (int holding : holdings[seat]) {
            big += isNative(Holding.plant(holding)) && Plant.isBig(Holding.plant(holding)) ? 1 : 0;
        }
        return big;
    }

    private boolean isNative(int plant) {
        return plant != Plant.NONE && facts.plants().isNative(Plant.species(plant));
    }

    /// Stores the facts of a row after a change. If children may go to a neighbour's row, the facts of the
    /// neighbours' rows change, too. FF-13.1
    private void know(int seat, @Nullable RowFacts known) {
        if (!ownFacts) {
            rowFacts = rowFacts.clone();
            ownFacts = true;
        }
        if (terms.dispersal()) {
            Arrays.fill(rowFacts, null);
        } else {
            rowFacts[seat] = known;
        }
    }

    // --- Comparing ------------------------------------------------------------------------------------------------

    /// Returns true if all rows and the Pool are equal.
    public boolean isLike(Landscapes that) {
        return Arrays.deepEquals(rows, that.rows)
                && Arrays.deepEquals(holdings, that.holdings)
                && Arrays.equals(pool, that.pool);
    }

    /// Returns a hash of what lies in the rows.
    public int hash() {
        return Arrays.deepHashCode(holdings);
    }
}
