package parterre.mars;

/// The flowers that are not dealt yet, in a row, colour by colour. A drawn flower is a number in the row. Its
/// colour is the number of colours that end before it.
final class Undealt {
    private static final int BITS = 8;
    private static final int COLOURS = Colour.all().size();
    private static final long LANES = (1L << (BITS * COLOURS)) - 1;
    private static final long ONES = 0x0101_0101_0101L;
    private static final long TOPS = ONES << (BITS - 1);

    // The end of each colour, eight bits each, so that one subtraction compares a number with all six.
    private long ends;
    private int size;

    /// All sixty.
    Undealt() {
        for (int colour = 0; colour < COLOURS; colour++) {
            ends += ONES << (BITS * colour) & LANES;
        }
        ends *= Colour.FLOWERS_EACH;
        size = Dealing.FLOWERS;
    }

    int size() {
        return size;
    }

    /// Takes a flower away.
    ///
    /// @param number from 0 to `size()` - 1
    /// @return the place of its colour in the order of the rulebook
    int take(int number) {
        long endBefore = (ONES * number | TOPS) - ends & TOPS;
        int colour = Long.bitCount(endBefore);
        ends -= ONES << (BITS * colour) & LANES;
        size--;
        return colour;
    }

    /// Returns all that are left.
    Bunch rest() {
        var rest = Bunch.NONE;
        int end = 0;
        for (var colour : Colour.all()) {
            int next = (int) (ends >>> (BITS * colour.place())) & (1 << BITS) - 1;
            rest = rest.plus(colour, next - end);
            end = next;
        }
        return rest;
    }
}
