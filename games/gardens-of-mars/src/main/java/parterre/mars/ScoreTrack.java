package parterre.mars;

import parterre.engine.Seat;

/// The score track. A marker's position is its player's score. Two markers never stand on one square, except on
/// 0, which is beside the track. One word holds the scores of all seats, twelve bits each. GM-1.6 GM-4.5 GM-A6
final class ScoreTrack {
    private static final int BITS = 12;
    private static final int MASK = (1 << BITS) - 1;
    private static final long LOWEST_BITS = 0x001_001_001_001_001L;

    /// The squares of the printed track. GM-A5
    static final int PRINTED_SQUARES = 50;

    /// The most that one planting can bring: a group has ten flowers, and four markers may be skipped.
    private static final int MOST_A_FLOWER = Colour.FLOWERS_EACH + 4;

    private ScoreTrack() {}

    /// Returns the largest score with which a position may be set up. It keeps later plantings within the bits
    /// of a score.
    ///
    /// @param flowers how many flowers the player still has to plant
    static int most(int flowers) {
        return MASK - MOST_A_FLOWER * flowers;
    }

    static int score(long scores, int seat) {
        return (int) (scores >>> (BITS * seat)) & MASK;
    }

    static long withScore(long scores, int seat, int score) {
        int shift = BITS * seat;
        return (scores & ~((long) MASK << shift)) | ((long) score << shift);
    }

    /// Moves the planter's marker forward. GM-4.2
    static void gain(Draft table, int points) {
        int from = table.score(table.seat);
        table.scores = gain(table.scores, table.seat, points, table.terms);
        if (points > 0 && table.events().isHeard()) {
            int to = from + points;
            table.events().add(new MarsEvent.Scored(Seat.of(table.seat), points, from, to));
            tellSkip(table, to);
            if (to > PRINTED_SQUARES) {
                table.tell(MarsEvent.Rule.BEYOND_TRACK);
            }
        }
    }

    /// Moves the marker of the player whose turn it is back. GM-4.3
    static void lose(Draft table) {
        int from = table.score(table.seat);
        table.scores = lose(table.scores, table.seat, table.terms);
        if (from > 0 && table.events().isHeard()) {
            table.events().add(new MarsEvent.PointLost(Seat.of(table.seat), from, from - 1));
            tellSkip(table, from - 1);
        }
    }

    private static void tellSkip(Draft table, int ledTo) {
        int score = table.score(table.seat);
        if (score != ledTo) {
            table.events()
                    .add(new MarsEvent.SquaresSkipped(Seat.of(table.seat), Math.abs(score - ledTo), ledTo, score));
            table.tell(MarsEvent.Rule.SKIPPED_POINTS_COUNT);
            if (score == 0) {
                table.tell(MarsEvent.Rule.BACK_TO_START);
            }
        }
    }

    /// Returns the scores after a gain. The marker moves forward by as many squares as points, then on past
    /// occupied ones, unless markers share squares. A gain of 0 moves nothing. GM-4.2 GM-4.4 GM-D8
    static long gain(long scores, int seat, int points, MarsTerms terms) {
        if (points == 0) {
            return scores;
        }
        int target = score(scores, seat) + points;
        while (terms.track().skips() && isTaken(scores, seat, target, terms)) {
            target++;
        }
        return withScore(scores, seat, target);
    }

    /// Returns the scores after a point is lost. The marker moves one square back, then on past occupied ones,
    /// at most to 0. GM-4.3 GM-A7
    static long lose(long scores, int seat, MarsTerms terms) {
        int score = score(scores, seat);
        if (score == 0) {
            return scores;
        }
        int target = score - 1;
        while (terms.track().skips() && isTaken(scores, seat, target, terms)) {
            target--;
        }
        return withScore(scores, seat, target);
    }

    /// Returns true if another marker stands on the square of this total. 0 is not a square. GM-1.6 GM-A7
    static boolean isTaken(long scores, int seat, int total, MarsTerms terms) {
        if (total == 0) {
            return false;
        }
        return terms.track().lap() == 0 ? isHeld(scores, seat, total) : isSquareHeld(scores, seat, total, terms);
    }

    /// Returns true if another seat has this total. All seats are compared at once. In the word of differences,
    /// a seat with this total has twelve zeros, and subtracting one from them borrows their highest bit.
    private static boolean isHeld(long scores, int seat, int total) {
        long differences = (scores ^ LOWEST_BITS * total) | (long) MASK << (BITS * seat);
        return ((differences - LOWEST_BITS) & ~differences & LOWEST_BITS << (BITS - 1)) != 0;
    }

    private static boolean isSquareHeld(long scores, int seat, int total, MarsTerms terms) {
        int square = square(total, terms);
        for (int other = 0; other < terms.seats(); other++) {
            int theirs = score(scores, other);
            if (other != seat && theirs > 0 && square(theirs, terms) == square) {
                return true;
            }
        }
        return false;
    }

    /// Returns the square of a marker with this total: the total itself, or 1 to 50 on a track of 50 squares
    /// that goes round and round. GM-A5 GM-D7
    static int square(int total, MarsTerms terms) {
        int lap = terms.track().lap();
        return lap == 0 || total == 0 ? total : (total - 1) % lap + 1;
    }
}
