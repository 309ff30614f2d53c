package parterre.thirstypots;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Option;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.ViewCheck;
import parterre.engine.text.Stored;

/// A position.
///
/// @param turn the seat whose turn it is
/// @param rolling true if the die must be rolled
/// @param die the last roll; 0 before the first
/// @param can the water in the can
@Stored("position")
public record ThirstyPotsTable(
        Setup setup,
        @Stored("turn") Seat turn,
        @Stored("rolling") boolean rolling,
        @Stored("die") int die,
        @Stored("can") int can,
        @Stored("pots") List<Pot> pots) {
    /// The height that ends the game (TP-3.1).
    static final Option.Range GOAL = new Option.Range("goal", "TP-3.1", 5, 100, 25);

    /// The largest height that a position may have.
    private static final int TALLEST = 10_000;

    /// A seat's plant.
    ///
    /// @param seed the secret seed, 1 to 3; 0 before the deal
    @Stored("pot")
    public record Pot(
            @Stored("height") int height, @Stored("seed") int seed) {
        public Pot {
            ViewCheck.within("pots", height, 0, TALLEST);
            ViewCheck.within("pots", seed, 0, 3);
        }

        Pot grown(int water) {
            return new Pot(height + water, seed);
        }
    }

    /// Refuses positions that the rules do not allow. TP-4.2
    public ThirstyPotsTable {
        var all = List.copyOf(pots);
        pots = all;
        ViewCheck.length("pots", all, setup.seats());
        ViewCheck.seat("turn", turn, setup.seats());
        ViewCheck.within("die", die, 0, 6);
        ViewCheck.within("can", can, 0, TALLEST);
        ViewCheck.fits("can", () -> die > 0 || can == 0);
        int dealt = dealt(all);
        ViewCheck.fits("pots", () -> all.stream().skip(dealt).noneMatch(pot -> pot.seed() > 0));
        boolean isUntouched =
                turn.index() == 0 && !rolling && die == 0 && all.stream().allMatch(pot -> pot.height() == 0);
        ViewCheck.fits("pots", () -> dealt == all.size() || isUntouched);
        ViewCheck.fits("pots", () -> !isOver(setup, turn, all) || (!rolling && can == 0));
    }

    /// Returns how many seats have their seed.
    static int dealt(List<Pot> pots) {
        return (int) pots.stream().filter(pot -> pot.seed() > 0).count();
    }

    Pot pot(Seat seat) {
        return pots.get(seat.index());
    }

    /// Returns true if a round is complete and a plant is tall enough. TP-3.1
    boolean isOver() {
        return isOver(setup, turn, pots);
    }

    private static boolean isOver(Setup setup, Seat turn, List<Pot> pots) {
        return turn.index() == 0 && pots.stream().anyMatch(pot -> pot.height() >= setup.value(GOAL));
    }

    ThirstyPotsTable with(Seat seat, Pot pot) {
        var next = new ArrayList<>(pots);
        next.set(seat.index(), pot);
        return new ThirstyPotsTable(setup, turn, rolling, die, can, next);
    }

    /// Returns the table in this state of a turn, with the same pots.
    ThirstyPotsTable at(Seat turn, boolean rolling, int die, int can) {
        return new ThirstyPotsTable(setup, turn, rolling, die, can, pots);
    }
}
