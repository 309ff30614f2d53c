package parterre.stalks;

import java.util.List;
import java.util.stream.IntStream;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Worded;
import parterre.stalks.StalkOptions.BustTie;
import parterre.stalks.StalkOptions.GroupRule;
import parterre.stalks.StalkOptions.SecondTrigger;

/// The agreed terms of one table, read once from its [Setup].
///
/// @param firstSeat index of the seat that begins, or [#DRAWN] if chance decides
/// @param crashAt the sum of the highest stalk value and the harvested flowers at which the market crashes
/// @param reshuffles whether the compost goes back into an empty greenhouse
/// @param turnCap turns after which the game ends; 0 for never
record Terms(
        Setup setup,
        int seats,
        Shape shape,
        List<Cell> initialGarden,
        int slots,
        int portfolioSize,
        int seedyTokens,
        int marketStart,
        int valueStart,
        int firstSeat,
        GroupRule groupRule,
        boolean edgeClosed,
        boolean sequential,
        boolean lastSlotOnly,
        boolean refillsAtOnce,
        boolean mustFlush,
        int crashAt,
        SecondTrigger secondTrigger,
        int valueLimit,
        boolean reshuffles,
        int turnCap,
        boolean keepsTheLargerHalf,
        BustTie bustTie) {

    /// The first seat is drawn by lot.
    static final int DRAWN = -1;

    private static final List<Terms> STANDARD = IntStream.rangeClosed(StalkOptions.LEAST_SEATS, StalkOptions.MOST_SEATS)
            .mapToObj(seats -> {
                var setup = Setup.standard(StalkOptions.INFO, seats);
                return read(setup, setup);
            })
            .toList();

    /// Returns true for the game as it comes, which needs no reading.
    static boolean isStandard(Setup setup) {
        return setup.chosen().isEmpty()
                && setup.edition() == StalkOptions.INFO.edition()
                && setup.seats() >= StalkOptions.LEAST_SEATS
                && setup.seats() <= StalkOptions.MOST_SEATS;
    }

    /// Returns the agreed terms.
    static Terms of(Setup setup) {
        if (isStandard(setup)) {
            return STANDARD.get(setup.seats() - StalkOptions.LEAST_SEATS);
        }
        return read(setup, setup.chosen().containsKey(StalkOptions.PRESET.name()) ? PresetFile.unfold(setup) : setup);
    }

    /// @param says the same setup with every option by itself
    private static Terms read(Setup setup, Setup says) {
        var first = says.value(StalkOptions.FIRST_PLAYER);
        var second = constant(SecondTrigger.values(), says.value(StalkOptions.SECOND_TRIGGER));
        var reshuffle = says.value(StalkOptions.COMPOST_RESHUFFLE);
        boolean meets = says.value(StalkOptions.CRASH_TEST).equals("meet");
        int marketStart = says.value(StalkOptions.MARKET_START);
        return new Terms(
                setup,
                setup.seats(),
                says.value(StalkOptions.GARDEN_SHAPE),
                says.value(StalkOptions.INITIAL_GARDEN),
                says.value(StalkOptions.EXCHANGE_SLOTS),
                says.value(StalkOptions.PORTFOLIO_SIZE),
                says.value(StalkOptions.SEEDY_TOKENS),
                marketStart,
                says.value(StalkOptions.VALUE_START),
                first.equals(StalkOptions.RANDOM) ? DRAWN : Integer.parseInt(first) - 1,
                constant(GroupRule.values(), says.value(StalkOptions.GROUP_RULE)),
                says.value(StalkOptions.EDGE_CLOSED),
                says.value(StalkOptions.HARVEST_MODE).equals("sequential"),
                says.value(StalkOptions.COMPOST_RIGHTMOST).equals("last-slot"),
                says.value(StalkOptions.REFILL).equals("immediate"),
                says.value(StalkOptions.FORCED_SKIP).equals("must-flush"),
                marketStart + (meets ? 1 : 2),
                second,
                says.value(StalkOptions.VALUE_LIMIT),
                reshuffle.equals("auto") ? second != SecondTrigger.GREENHOUSE_EMPTY : reshuffle.equals("on"),
                says.value(StalkOptions.TURN_CAP),
                says.value(StalkOptions.BUST_ROUNDING).equals("result-up"),
                constant(BustTie.values(), says.value(StalkOptions.BUST_TIE)));
    }

    private static <E extends Worded> E constant(E[] values, String word) {
        return Worded.find(List.of(values), word).orElseThrow();
    }

    boolean endsByGreenhouse() {
        return secondTrigger == SecondTrigger.GREENHOUSE_EMPTY;
    }

    /// Returns how many flowers are in the greenhouse when everything has been set up.
    int greenhouse() {
        return Bunch.size(Bunch.ALL) - seats * portfolioSize - slots - initialGarden.size();
    }

    /// Returns the seat after this one in turn order. SX-2.1
    int after(int seat) {
        return Seat.after(seat, seats);
    }
}
