package parterre.mars;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The places of the sixty flowers: in the garden, or before a player. GM-1.3
///
/// A cell's colour is a number from 1 to 6 in binary across three sets of cells; 0 means that nothing grows
/// there. So a few `and`s and `or`s compute a colour's cells and all planted cells. The bunches of two players
/// share a word.
final class Flowers {
    /// All flowers are still in the case.
    static final Flowers IN_THE_CASE = new Flowers(0, 0, 0, 0, 0, 0, 0, 0, 0);

    private static final int BUNCH_BITS = 24;
    private static final int BUNCH = (1 << BUNCH_BITS) - 1;

    private final long onesLow;
    private final long onesHigh;
    private final long twosLow;
    private final long twosHigh;
    private final long foursLow;
    private final long foursHigh;
    private final long bunches01;
    private final long bunches23;
    private final long bunch4;

    private Flowers(
            long onesLow,
            long onesHigh,
            long twosLow,
            long twosHigh,
            long foursLow,
            long foursHigh,
            long bunches01,
            long bunches23,
            long bunch4) {
        this.onesLow = onesLow;
        this.onesHigh = onesHigh;
        this.twosLow = twosLow;
        this.twosHigh = twosHigh;
        this.foursLow = foursLow;
        this.foursHigh = foursHigh;
        this.bunches01 = bunches01;
        this.bunches23 = bunches23;
        this.bunch4 = bunch4;
    }

    /// Returns the same garden with these bunches before the players, in seat order.
    Flowers dealt(List<Bunch> bunches) {
        var words = new long[3];
        for (int seat = 0; seat < bunches.size(); seat++) {
            words[seat >> 1] |= (long) bunches.get(seat).packed() << (BUNCH_BITS * (seat & 1));
        }
        return new Flowers(onesLow, onesHigh, twosLow, twosHigh, foursLow, foursHigh, words[0], words[1], words[2]);
    }

    /// Returns the flowers after a player has planted one. The cell must be free, and the player must have such
    /// a flower.
    Flowers planted(int seat, int cell, Colour colour) {
        long taken = 1L << (BUNCH_BITS * (seat & 1) + Bunch.BITS * colour.place());
        return grown(
                cell,
                colour,
                seat < 2 ? bunches01 - taken : bunches01,
                seat == 2 || seat == 3 ? bunches23 - taken : bunches23,
                seat == 4 ? bunch4 - taken : bunch4);
    }

    /// Returns the flowers with one more in the garden and the same ones before the players, for setting
    /// positions up.
    Flowers grown(int cell, Colour colour) {
        return grown(cell, colour, bunches01, bunches23, bunch4);
    }

    private Flowers grown(int cell, Colour colour, long bunches01, long bunches23, long bunch4) {
        long number = colour.place() + 1L;
        var there = Cells.NONE.with(cell);
        long low = there.low();
        long high = there.high();
        long one = -(number & 1);
        long two = -(number >> 1 & 1);
        long four = -(number >> 2);
        return new Flowers(
                onesLow | (low & one),
                onesHigh | (high & one),
                twosLow | (low & two),
                twosHigh | (high & two),
                foursLow | (low & four),
                foursHigh | (high & four),
                bunches01,
                bunches23,
                bunch4);
    }

    /// Returns the cells with a flower.
    Cells planted() {
        return new Cells(onesLow | twosLow | foursLow, onesHigh | twosHigh | foursHigh);
    }

    /// Returns the cells where this colour grows.
    Cells of(Colour colour) {
        long number = colour.place() + 1L;
        long notOne = (number & 1) - 1;
        long notTwo = (number >> 1 & 1) - 1;
        long notFour = (number >> 2) - 1;
        return new Cells(
                (onesLow ^ notOne) & (twosLow ^ notTwo) & (foursLow ^ notFour),
                (onesHigh ^ notOne) & (twosHigh ^ notTwo) & (foursHigh ^ notFour));
    }

    boolean growsAt(int cell) {
        return planted().has(cell);
    }

    /// Returns the flower on this cell.
    Optional<Colour> colourAt(int cell) {
        return Colour.all().stream().filter(colour -> of(colour).has(cell)).findFirst();
    }

    /// Returns the flowers before a player, packed as in [Bunch].
    int bunch(int seat) {
        long word = seat < 2 ? bunches01 : seat < 4 ? bunches23 : bunch4;
        return (int) (word >>> (BUNCH_BITS * (seat & 1))) & BUNCH;
    }

    /// Returns how many cells next to this one exist and have no flower. The centre never has one (GM-3.1a). A
    /// gardener on a cell does not fill it (GM-3.1c, GM-A14). The cell is not next to itself (GM-3.1d).
    int freeNextTo(int cell) {
        return Garden.neighbours(cell).minus(planted()).size();
    }

    /// Returns how many flowers of this colour are connected to this cell: directly, or by way of others of the
    /// colour. The cell itself must not have one. It does not matter who planted them or who stands on them.
    /// GM-4.1
    int connected(int cell, Colour colour) {
        return Garden.neighbours(cell).meets(of(colour)) ? groupBeside(cell, of(colour)) : 0;
    }

    private static int groupBeside(int cell, Cells same) {
        return Garden.joined(Garden.neighbours(cell).and(same), same).size();
    }

    /// Returns the size of the largest group of this colour; 0 if it does not grow anywhere.
    int largestGroup(Colour colour) {
        int largest = 0;
        var left = of(colour);
        while (!left.isEmpty()) {
            var group = Garden.joined(Cells.NONE.with(left.nth(0)), left);
            largest = Math.max(largest, group.size());
            left = left.minus(group);
        }
        return largest;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Flowers that
                && onesLow == that.onesLow
                && onesHigh == that.onesHigh
                && twosLow == that.twosLow
                && twosHigh == that.twosHigh
                && foursLow == that.foursLow
                && foursHigh == that.foursHigh
                && bunches01 == that.bunches01
                && bunches23 == that.bunches23
                && bunch4 == that.bunch4;
    }

    @Override
    public int hashCode() {
        long hash = onesLow;
        for (long word : new long[] {onesHigh, twosLow, twosHigh, foursLow, foursHigh, bunches01, bunches23, bunch4}) {
            hash = hash * 0x9E37_79B9_7F4A_7C15L + word;
        }
        return (int) (hash ^ (hash >>> 32));
    }
}
