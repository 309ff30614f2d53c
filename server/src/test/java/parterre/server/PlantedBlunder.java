package parterre.server;

import parterre.engine.Seat;
import parterre.server.wire.Calls;
import parterre.server.wire.NewTable;

/// A position of Gardens of Mars in which P1 can blunder.
public final class PlantedBlunder {
    public static final String GAME = "gardens-of-mars";

    /// Steps on a flower and loses a point.
    public static final String BLUNDER = "1 i7-h7";

    /// Scores a point with the same die.
    public static final String BETTER = "1 i7-j6 white";

    public static final String POSITION = """
            edition: 1
            seats: 2
            turn: P1 moves
            dice: 1 6
            P1: score 5, gardener i7, flowers 2 green 1 blue 3 white 1 red
            P2: score 1, gardener g10, flowers 4 yellow 2 gray 3 red
            green: a9 c9 f4 f11 g1 i7 k1 k4
            blue: a11 b11 c7 e3 e9 e11 g8 h2 i8
            yellow: a7 b6 e2 g6 g7 h7
            white: a6 c11 d9 f1 f3 f9 k6
            gray: b9 b10 e7 f2 g9 i3 j4 k3
            red: c5 d11 e6 f7 g10 h4
            """;

    private PlantedBlunder() {}

    /// Returns a table that begins there.
    public static NewTable table(NewTable.NewSeat... seats) {
        return NewTables.from(NewTables.table(GAME, seats), new NewTable.Start.Position(POSITION));
    }

    /// Returns a call with the blunder.
    public static Calls.SubmitMove blunder(long decision) {
        return new Calls.SubmitMove(Seat.of(0), decision, BLUNDER);
    }

    /// Returns a call with the better move.
    public static Calls.SubmitMove better(long decision) {
        return new Calls.SubmitMove(Seat.of(0), decision, BETTER);
    }
}
