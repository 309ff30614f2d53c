package parterre.thirstypots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parterre.engine.Option;
import parterre.engine.Seat;
import parterre.engine.Setup;

/// A position.
///
/// @param turn the seat whose turn it is
/// @param rolling true if the die must be rolled
/// @param die the last roll; 0 before the first
/// @param can the water in the can
public record ThirstyPotsTable(Setup setup, Seat turn, boolean rolling, int die, int can, List<Pot> pots) {
    /// The height that ends the game (TP-3.1).
    static final Option.Range GOAL = new Option.Range("goal", "TP-3.1", 5, 100, 25);

    /// The largest height that a position may have.
    private static final int TALLEST = 10_000;

    /// A seat's plant.
    ///
    /// @param seed the secret seed, 1 to 3; 0 before the deal
    public record Pot(int height, int seed) {
        public Pot {
            check("pots", height >= 0 && height <= TALLEST && seed >= 0 && seed <= 3);
        }
    }

    /// Refuses positions that the rules do not allow. TP-4.2
    public ThirstyPotsTable {
        pots = List.copyOf(pots);
        check("pots", pots.size() == setup.seats());
        check("turn", turn.index() < setup.seats());
        check("die", die >= 0 && die <= 6 && !(die == 0 && can > 0));
        check("can", can >= 0 && can <= TALLEST);
        int dealt = dealt(pots);
        check("pots", pots.stream().skip(dealt).noneMatch(pot -> pot.seed() > 0));
        boolean isUntouched =
                turn.index() == 0 && !rolling && die == 0 && pots.stream().allMatch(pot -> pot.height() == 0);
        check("pots", dealt == pots.size() || isUntouched);
        check("pots", !(isOver(setup, turn, pots) && (rolling || can > 0)));
    }

    private static void check(String field, boolean holds) {
        if (!holds) {
            throw new IllegalArgumentException(field + " is not possible by the rules");
        }
    }

    /// Returns the start. TP-1.1
    static ThirstyPotsTable start(Setup setup) {
        return new ThirstyPotsTable(setup, Seat.of(0), false, 0, 0, Collections.nCopies(setup.seats(), new Pot(0, 0)));
    }

    /// Returns how many seats have their seed.
    int dealt() {
        return dealt(pots);
    }

    private static int dealt(List<Pot> pots) {
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

    ThirstyPotsTable asked() {
        return new ThirstyPotsTable(setup, turn, true, die, can, pots);
    }

    ThirstyPotsTable rolled(int pips) {
        return new ThirstyPotsTable(setup, turn, false, pips, can + pips, pots);
    }

    /// Returns the table when the next seat's turn begins. The can is empty again.
    ThirstyPotsTable passed(int shown) {
        return new ThirstyPotsTable(setup, turn.next(setup.seats()), false, shown, 0, pots);
    }
}
