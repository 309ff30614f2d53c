package parterre.flora.ending;

import java.util.function.ToIntBiFunction;
import parterre.engine.Seat;

/// The values that decide the places. The higher value is better.
public enum WonBy {
    SCORE((table, seat) -> Ending.score(table, seat.index())),
    /// Native plants with their big side up.
    BIG_NATIVES((table, seat) -> table.bigNatives(seat.index())),
    COINS((table, seat) -> table.coins(seat.index())),
    /// The active player is first, then the others clockwise.
    TURN_ORDER((table, seat) -> -Math.floorMod(seat.index() - table.active(), table.seats()));

    private final ToIntBiFunction<EndingTable, Seat> value;

    WonBy(ToIntBiFunction<EndingTable, Seat> value) {
        this.value = value;
    }

    int of(EndingTable table, Seat seat) {
        return value.applyAsInt(table, seat);
    }
}
