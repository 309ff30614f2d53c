package parterre.bench;

import java.util.Arrays;
import parterre.engine.Luck;

/// The yardstick: Gardens of Mars, base game, as a bare mutable loop that counts the moves and decodes one, without a
/// list, a position or a move object. It knows nothing of the rules' code and agrees with it by equal seeds.
///
/// Cells are numbered in reading order, sets of cells are two words, a die is a bit of a set of faces.
final class MarsYardstick {
    private static final int CELLS = 91;
    private static final int CENTRE = 45;
    private static final int RADIUS = 5;
    private static final int COLOURS = 6;
    private static final int EACH = 10;
    private static final int FACES = 6;
    private static final int IDLE_CAP = 200;
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};

    private static final long[] REACH_LOW = new long[CELLS << FACES];
    private static final long[] REACH_HIGH = new long[CELLS << FACES];
    private static final long[] BEYOND_LOW = new long[CELLS * CELLS];
    private static final long[] BEYOND_HIGH = new long[CELLS * CELLS];
    private static final long[] NEXT_LOW = new long[CELLS];
    private static final long[] NEXT_HIGH = new long[CELLS];
    private static final byte[] DISTANCE = new byte[CELLS * CELLS];

    static {
        layOut();
    }

    private final int seats;
    private final long[] colourLow = new long[COLOURS];
    private final long[] colourHigh = new long[COLOURS];
    private final int[] gardeners;
    private final int[] scores;
    private final int[][] bunches;
    private final int[] flowersLeft;
    private final int[] dice = new int[FACES];
    private long plantedLow;
    private long plantedHigh;
    private int seat;
    private int idle;
    private int decisions;

    MarsYardstick(int seats) {
        this.seats = seats;
        gardeners = new int[seats];
        scores = new int[seats];
        bunches = new int[seats][COLOURS];
        flowersLeft = new int[seats];
    }

    /// Returns each seat's score after the last game; the array is used again.
    int[] scores() {
        return scores;
    }

    /// Plays one uniformly random game.
    ///
    /// @return how many decisions it took
    int play(Luck luck) {
        clear();
        place(luck);
        deal(luck);
        int left = 0;
        while (true) {
            if (left == 0) {
                int roll = freeNextTo(gardeners[seat]);
                if (roll == 0) {
                    if (nobodyRolls() || ++idle >= IDLE_CAP) {
                        return decisions;
                    }
                    seat = seat + 1 == seats ? 0 : seat + 1;
                    continue;
                }
                for (int i = 0; i < roll; i++) {
                    dice[luck.below(FACES)]++;
                }
                left = roll;
            }
            if (useDie(luck)) {
                return decisions;
            }
            left--;
            seat = seat + 1 == seats ? 0 : seat + 1;
        }
    }

    private void clear() {
        for (int colour = 0; colour < COLOURS; colour++) {
            colourLow[colour] = 0;
            colourHigh[colour] = 0;
            dice[colour] = 0;
        }
        for (int other = 0; other < seats; other++) {
            scores[other] = 0;
            Arrays.fill(bunches[other], 0);
        }
        plantedLow = 0;
        plantedHigh = 0;
        seat = 0;
        idle = 0;
        decisions = 0;
    }

    private void place(Luck luck) {
        long low = ~(1L << CENTRE);
        long high = (1L << (CELLS - 64)) - 1;
        for (int placed = 0; placed < seats; placed++) {
            int cell = nth(low, high, luck.below(CELLS - 1 - placed));
            gardeners[placed] = cell;
            if (cell < 64) {
                low &= ~(1L << cell);
            } else {
                high &= ~(1L << (cell - 64));
            }
            decisions++;
        }
    }

    private void deal(Luck luck) {
        var left = new int[COLOURS];
        Arrays.fill(left, EACH);
        int flowers = COLOURS * EACH;
        for (int to = 0; to < seats - 1; to++) {
            for (int i = 0; i < COLOURS * EACH / seats; i++) {
                int drawn = luck.below(flowers--);
                int colour = 0;
                while (drawn >= left[colour]) {
                    drawn -= left[colour++];
                }
                left[colour]--;
                bunches[to][colour]++;
            }
        }
        System.arraycopy(left, 0, bunches[seats - 1], 0, COLOURS);
        Arrays.fill(flowersLeft, COLOURS * EACH / seats);
    }

    /// One decision; true if it ends the game.
    private boolean useDie(Luck luck) {
        decisions++;
        int from = gardeners[seat];
        int faces = 0;
        for (int face = 0; face < FACES; face++) {
            faces |= dice[face] > 0 ? 1 << face : 0;
        }
        long low = REACH_LOW[from << FACES | faces];
        long high = REACH_HIGH[from << FACES | faces];
        for (int gardener : gardeners) {
            low &= ~BEYOND_LOW[from * CELLS + gardener];
            high &= ~BEYOND_HIGH[from * CELLS + gardener];
        }
        int dead = 0;
        for (int rest = faces; rest != 0; rest &= rest - 1) {
            int face = rest & -rest;
            if (((low & REACH_LOW[from << FACES | face]) | (high & REACH_HIGH[from << FACES | face])) == 0) {
                dead |= face;
            }
        }
        int colours = 0;
        var bunch = bunches[seat];
        for (int colour = 0; colour < COLOURS; colour++) {
            colours |= bunch[colour] > 0 ? 1 << colour : 0;
        }
        long plantLow = low & ~plantedLow;
        long plantHigh = high & ~plantedHigh;
        long goLow = low & plantedLow;
        long goHigh = high & plantedHigh;
        int colourCount = Integer.bitCount(colours);
        int plantings = (Long.bitCount(plantLow) + Long.bitCount(plantHigh)) * colourCount;
        int walks = plantings + Long.bitCount(goLow) + Long.bitCount(goHigh);
        int index = luck.below(walks + Integer.bitCount(dead));
        if (index < plantings) {
            int to = nth(plantLow, plantHigh, index / colourCount);
            dice[DISTANCE[from * CELLS + to] - 1]--;
            plant(to, nthBit(colours, index % colourCount));
            gardeners[seat] = to;
            idle = 0;
            return flowersLeft[seat] == 0;
        }
        if (index < walks) {
            int to = nth(goLow, goHigh, index - plantings);
            dice[DISTANCE[from * CELLS + to] - 1]--;
            gardeners[seat] = to;
        } else {
            dice[nthBit(dead, index - walks)]--;
        }
        lose();
        return ++idle >= IDLE_CAP;
    }

    private void plant(int cell, int colour) {
        gain(connected(cell, colour));
        bunches[seat][colour]--;
        flowersLeft[seat]--;
        if (cell < 64) {
            colourLow[colour] |= 1L << cell;
            plantedLow |= 1L << cell;
        } else {
            colourHigh[colour] |= 1L << (cell - 64);
            plantedHigh |= 1L << (cell - 64);
        }
    }

    private int connected(int cell, int colour) {
        long sameLow = colourLow[colour];
        long sameHigh = colourHigh[colour];
        long frontLow = NEXT_LOW[cell] & sameLow;
        long frontHigh = NEXT_HIGH[cell] & sameHigh;
        long seenLow = frontLow;
        long seenHigh = frontHigh;
        while ((frontLow | frontHigh) != 0) {
            int flower;
            if (frontLow != 0) {
                flower = Long.numberOfTrailingZeros(frontLow);
                frontLow &= frontLow - 1;
            } else {
                flower = 64 + Long.numberOfTrailingZeros(frontHigh);
                frontHigh &= frontHigh - 1;
            }
            long newLow = NEXT_LOW[flower] & sameLow & ~seenLow;
            long newHigh = NEXT_HIGH[flower] & sameHigh & ~seenHigh;
            seenLow |= newLow;
            seenHigh |= newHigh;
            frontLow |= newLow;
            frontHigh |= newHigh;
        }
        return Long.bitCount(seenLow) + Long.bitCount(seenHigh);
    }

    private void gain(int points) {
        if (points > 0) {
            int target = scores[seat] + points;
            while (isTaken(target)) {
                target++;
            }
            scores[seat] = target;
        }
    }

    private void lose() {
        if (scores[seat] > 0) {
            int target = scores[seat] - 1;
            while (target > 0 && isTaken(target)) {
                target--;
            }
            scores[seat] = target;
        }
    }

    private boolean isTaken(int square) {
        for (int other = 0; other < seats; other++) {
            if (other != seat && scores[other] == square) {
                return true;
            }
        }
        return false;
    }

    private int freeNextTo(int cell) {
        return Long.bitCount(NEXT_LOW[cell] & ~plantedLow) + Long.bitCount(NEXT_HIGH[cell] & ~plantedHigh);
    }

    private boolean nobodyRolls() {
        for (int gardener : gardeners) {
            if (freeNextTo(gardener) > 0) {
                return false;
            }
        }
        return true;
    }

    private static int nth(long low, long high, int rank) {
        int inLow = Long.bitCount(low);
        return rank < inLow ? nthBit(low, rank) : 64 + nthBit(high, rank - inLow);
    }

    private static int nthBit(long bits, int rank) {
        return Long.numberOfTrailingZeros(Long.expand(1L << rank, bits));
    }

    private static void layOut() {
        var cellAt = new int[2 * RADIUS + 1][2 * RADIUS + 1];
        var q = new int[CELLS];
        var r = new int[CELLS];
        int count = 0;
        for (int row = -RADIUS; row <= RADIUS; row++) {
            for (int file = -RADIUS; file <= RADIUS; file++) {
                cellAt[row + RADIUS][file + RADIUS] = -1;
                if (Math.abs(row + file) <= RADIUS) {
                    q[count] = file;
                    r[count] = row;
                    cellAt[row + RADIUS][file + RADIUS] = count++;
                }
            }
        }
        for (int from = 0; from < CELLS; from++) {
            for (var direction : DIRECTIONS) {
                layOutLine(from, q[from], r[from], direction, cellAt);
            }
            for (int faces = 1; faces < 1 << FACES; faces++) {
                int lowest = faces & -faces;
                if (lowest != faces) {
                    REACH_LOW[from << FACES | faces] =
                            REACH_LOW[from << FACES | lowest] | REACH_LOW[from << FACES | faces - lowest];
                    REACH_HIGH[from << FACES | faces] =
                            REACH_HIGH[from << FACES | lowest] | REACH_HIGH[from << FACES | faces - lowest];
                }
            }
        }
    }

    private static void layOutLine(int from, int q, int r, int[] direction, int[][] cellAt) {
        var line = new int[2 * RADIUS];
        int length = 0;
        int file = q + direction[0];
        int row = r + direction[1];
        while (Math.abs(file) <= RADIUS && Math.abs(row) <= RADIUS && Math.abs(file + row) <= RADIUS) {
            line[length++] = cellAt[row + RADIUS][file + RADIUS];
            file += direction[0];
            row += direction[1];
        }
        for (int i = 0; i < length; i++) {
            int cell = line[i];
            DISTANCE[from * CELLS + cell] = (byte) (i + 1);
            if (i == 0) {
                NEXT_LOW[from] |= low(cell);
                NEXT_HIGH[from] |= high(cell);
            }
            if (i < FACES && cell != CENTRE) {
                REACH_LOW[from << FACES | 1 << i] |= low(cell);
                REACH_HIGH[from << FACES | 1 << i] |= high(cell);
            }
            for (int beyond = i; beyond < length; beyond++) {
                BEYOND_LOW[from * CELLS + cell] |= low(line[beyond]);
                BEYOND_HIGH[from * CELLS + cell] |= high(line[beyond]);
            }
        }
    }

    private static long low(int cell) {
        return cell < 64 ? 1L << cell : 0;
    }

    private static long high(int cell) {
        return cell < 64 ? 0 : 1L << (cell - 64);
    }
}
