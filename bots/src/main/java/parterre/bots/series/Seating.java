package parterre.bots.series;

/// The rotation of bots through the seats, from game to game.
public enum Seating {
    /// The first of the line-up takes the first seat in every game. Every game has its own luck.
    FIXED,
    /// Games come in rounds, one game for each seat. In the next game of a round every bot moves on by one
    /// seat, and chance has the same luck. With two seats a round is a pair of games with seats swapped.
    ROTATING
}
