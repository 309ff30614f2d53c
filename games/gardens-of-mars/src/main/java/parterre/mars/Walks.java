package parterre.mars;

import parterre.engine.Bits;
import parterre.engine.Moves;
import parterre.mars.MarsMove.Go;
import parterre.mars.MarsMove.Plant;
import parterre.mars.MarsMove.Waste;

/// The moves of one gardener with the dice on the table, decoded on demand.
///
/// The order is: plantings by their cell in reading order, and on each cell by colour in the order of the
/// rulebook. Then walks onto flowers by cell, then dead dice by value. Cell and gardener determine the die,
/// because a straight line to a cell has only one length. GM-D12
final class Walks implements Moves<MarsMove> {
    // The sets of two reaches, to avoid the objects: there is one of these lists for every decision.
    private final int from;
    private final int free;
    private final int overgrown;
    private final int colours;
    private final int deadFaces;

    /// @param reach where the gardener may go
    /// @param planted the cells with a flower
    /// @param colours the colours that the player can plant, as from [Bunch#colours(int)]
    /// @param deadFaces the dead dice that are listed, as a set of bits
    Walks(Reach reach, Cells planted, int colours, int deadFaces) {
        this.from = reach.from();
        this.overgrown = reach.within(planted).set();
        this.free = reach.without(overgrown).set();
        this.colours = colours;
        this.deadFaces = deadFaces;
    }

    @Override
    public int size() {
        return plantings() + Integer.bitCount(overgrown) + Integer.bitCount(deadFaces);
    }

    private int plantings() {
        return Integer.bitCount(free) * Integer.bitCount(colours);
    }

    @Override
    public MarsMove get(int index) {
        int plantings = plantings();
        if (index < plantings) {
            int colourCount = Integer.bitCount(colours);
            int to = new Reach(from, free).nth(index / colourCount);
            var colour = Bunch.nth(colours, index % colourCount);
            return new Plant(Garden.die(from, to), Cell.of(from), Cell.of(to), colour);
        }
        int walks = plantings + Integer.bitCount(overgrown);
        if (index < walks) {
            int to = new Reach(from, overgrown).nth(index - plantings);
            return new Go(Garden.die(from, to), Cell.of(from), Cell.of(to));
        }
        return nthDead(deadFaces, index - walks);
    }

    /// Returns the dead die with this rank among those of the set.
    static MarsMove nthDead(int deadFaces, int rank) {
        return new Waste(1 + Bits.nth(deadFaces, rank));
    }
}
