package parterre.bots.series;

/// Who sits where from game to game.
public enum Seating {
    /// The first of the line-up takes the first seat in every game. Every game has luck of its own.
    FIXED,
    /// Games come in rounds, one game for each seat. In the next game of a round everyone sits one seat
    /// further on, and chance has the same luck: with two seats, pairs of games with seats swapped.
    ROTATING
}
