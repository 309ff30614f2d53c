package parterre.mars;

import java.util.List;
import java.util.stream.IntStream;
import parterre.engine.Seat;
import parterre.engine.Setup;

/// The agreed terms of one table, read once from its [Setup]. [MarsOptions] has the options.
///
/// @param seats the number of players
record MarsTerms(
        Setup setup,
        int seats,
        Opening opening,
        Gardeners gardeners,
        Walking walking,
        Scoring scoring,
        Track track,
        ExtraTurns extraTurns,
        End end) {

    /// The order of things before the first turn. GM-2.1 GM-A18
    ///
    /// @param firstSeat index of the seat that begins, or [#DRAWN]
    /// @param dealFirst whether flowers are dealt before the gardeners are placed
    record Opening(int firstSeat, boolean dealFirst) {
        /// The first seat is drawn by lot.
        static final int DRAWN = -1;

        boolean isDrawn() {
            return firstSeat == DRAWN;
        }
    }

    /// The number of gardeners of each player. With two, it also says whose surroundings give the number of
    /// dice. GM-6.2 GM-A8
    enum Gardeners {
        ONE_EACH,
        /// The player names the one to roll for.
        TWO_AND_ONE_IS_CHOSEN,
        /// The one with more flowerless neighbours.
        TWO_AND_THE_FREER_COUNTS,
        /// Both together, up to six.
        TWO_AND_BOTH_COUNT
    }

    /// The rules for gardeners and dice. GM-A1 GM-A3
    ///
    /// @param overCentre whether they may walk over the centre
    /// @param freeDeadDie whether an unusable die may be chosen while another die is usable
    record Walking(boolean overCentre, boolean freeDeadDie) {}

    /// How the points of a planting are counted. GM-A2
    enum Scoring {
        /// The other flowers of the group.
        OTHERS,
        /// All flowers of the group if there are others in it, otherwise nothing.
        GROUP_IF_CONNECTED,
        /// All flowers of the group.
        GROUP
    }

    /// The score track. GM-A5 GM-A6
    ///
    /// @param lap its length, after which the squares repeat; 0 if it is endless
    /// @param skips whether a marker skips occupied squares
    record Track(int lap, boolean skips) {}

    /// The reasons for an extra turn. GM-6.1 GM-A9 GM-A11
    ///
    /// @param forLastOfColour whether planting the last flower of a colour gives one
    /// @param lastOf whether that flower is the player's last one or the garden's last one
    /// @param forTakenSquare whether points that lead to a taken square give one
    /// @param forLossToo whether a lost point that leads to a taken square gives one, too
    record ExtraTurns(boolean forLastOfColour, LastOf lastOf, boolean forTakenSquare, boolean forLossToo) {
        boolean areAgreed() {
            return forLastOfColour || forTakenSquare;
        }
    }

    /// The player whose last flower of a colour counts. GM-A11
    enum LastOf {
        OWN,
        GARDEN
    }

    /// When the game ends and for whom it counts. GM-A15 GM-5.4 GM-6.3
    ///
    /// @param finishRound whether the round is played to its end
    /// @param idleCap turns in a row without a planting after which the game ends; 0 for no such end
    /// @param cooperative whether all play together
    record End(boolean finishRound, int idleCap, boolean cooperative) {}

    private static final List<MarsTerms> STANDARD = IntStream.rangeClosed(
                    MarsOptions.INFO.leastSeats(), MarsOptions.INFO.mostSeats())
            .mapToObj(seats -> read(Setup.standard(MarsOptions.INFO, seats)))
            .toList();

    /// Returns the agreed terms.
    static MarsTerms of(Setup setup) {
        if (setup.chosen().isEmpty() && setup.edition() == MarsOptions.INFO.edition()) {
            return STANDARD.get(setup.seats() - MarsOptions.INFO.leastSeats());
        }
        return read(setup);
    }

    private static MarsTerms read(Setup setup) {
        return new MarsTerms(
                setup,
                setup.seats(),
                new Opening(firstSeat(setup), setup.value(MarsOptions.DEAL_FIRST)),
                gardeners(setup),
                new Walking(setup.value(MarsOptions.PASS_CENTRE), setup.value(MarsOptions.FREE_DEAD_DIE)),
                switch (setup.value(MarsOptions.SCORING)) {
                    case "others" -> Scoring.OTHERS;
                    case "group-if-connected" -> Scoring.GROUP_IF_CONNECTED;
                    case "group" -> Scoring.GROUP;
                    default -> throw new IllegalStateException("no such scoring");
                },
                new Track(Integer.parseInt(setup.value(MarsOptions.LAP)), setup.value(MarsOptions.TRACK_SKIP)),
                new ExtraTurns(
                        setup.value(MarsOptions.SPECIAL_EMPTY),
                        setup.value(MarsOptions.LAST_COLOUR_SCOPE).equals("own") ? LastOf.OWN : LastOf.GARDEN,
                        setup.value(MarsOptions.SPECIAL_SQUARE),
                        setup.value(MarsOptions.SPECIAL_BACKWARD)),
                new End(
                        setup.value(MarsOptions.FINISH_ROUND),
                        setup.value(MarsOptions.IDLE_CAP),
                        setup.value(MarsOptions.COOPERATIVE)));
    }

    private static int firstSeat(Setup setup) {
        var first = setup.value(MarsOptions.FIRST_PLAYER);
        return first.equals("random") ? Opening.DRAWN : Integer.parseInt(first) - 1;
    }

    private static Gardeners gardeners(Setup setup) {
        if (!setup.value(MarsOptions.TWO_GARDENERS)) {
            return Gardeners.ONE_EACH;
        }
        return switch (setup.value(MarsOptions.TWO_DICE)) {
            case "choose" -> Gardeners.TWO_AND_ONE_IS_CHOSEN;
            case "max" -> Gardeners.TWO_AND_THE_FREER_COUNTS;
            case "sum6" -> Gardeners.TWO_AND_BOTH_COUNT;
            default -> throw new IllegalStateException("no such way to roll for two gardeners");
        };
    }

    /// Returns true if each player has two gardeners. GM-6.2
    boolean twoGardeners() {
        return gardeners != Gardeners.ONE_EACH;
    }

    /// Returns how many gardeners stand in the garden altogether.
    int allGardeners() {
        return twoGardeners() ? 4 : seats;
    }

    /// Returns the seat after this one in turn order. GM-2.2
    int after(int seat) {
        return Seat.after(seat, seats);
    }
}
