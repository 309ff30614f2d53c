package parterre.lab.game;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/// The facts of one game. Plain data.
///
/// @param block the number of the game's block
/// @param rotation how far the line-up was rotated
/// @param ending why it ended, in notation; empty if it was stopped
/// @param shares each seat's share of the win, from 0 to 1
/// @param scores each seat's points; none if the game was stopped
/// @param tied true if several shared the win
/// @param flow its length
/// @param course how the chances moved, if a measure needs it
/// @param luck what chance brought to each seat in shares of the win, if a measure needs it
/// @param holders for each card the seat that got it first, if a measure needs it
/// @param choices how close decisions were, if a measure needs it
public record GameFacts(
        int block,
        int rotation,
        String ending,
        List<Double> shares,
        List<Double> scores,
        boolean tied,
        Flow flow,
        Optional<Course> course,
        Optional<List<Double>> luck,
        SortedMap<String, Integer> holders,
        Optional<Choices> choices) {
    public GameFacts {
        shares = List.copyOf(shares);
        scores = List.copyOf(scores);
        luck = luck.map(List::copyOf);
        holders = Collections.unmodifiableSortedMap(holders);
    }

    /// Returns true if the game reached its end.
    public boolean finished() {
        return !scores.isEmpty();
    }

    /// The length of a game.
    ///
    /// @param steps steps, with those of chance
    /// @param turns runs of decisions by the same seat; answers given together are one turn
    /// @param decisions answers of seats, with forced ones
    /// @param forced answers where only one move was listed
    /// @param listed the sum of the numbers of listed moves
    public record Flow(int steps, int turns, int decisions, int forced, long listed) {}

    /// How the chances moved, by the value of the positions that waited for a seat.
    ///
    /// @param points how many positions were valued
    /// @param leadChanges how often another party became the likeliest winner
    /// @param comeback the most by which a winner was behind the likeliest winner, in shares of the win
    /// @param openness the mean of how open the win was: 1 where all chances are equal, 0 where one party is
    ///     certain
    /// @param decidedAt the part of the game after which a winner stayed the likeliest, from 0 to 1
    /// @param swings the sum of all changes of the chances, in shares of the win
    /// @param lateSwings the same in the last third of the game
    /// @param growth the sum over seats of the lead after one third times the lead after two thirds, in points
    /// @param leads the sum over seats of the square of the lead after one third
    /// @param kingmaking how often a seat without a chance moved the chances of two others
    public record Course(
            int points,
            int leadChanges,
            double comeback,
            double openness,
            double decidedAt,
            double swings,
            double lateSwings,
            double growth,
            double leads,
            int kingmaking) {}

    /// How close decisions were, over a sample of those that had a choice.
    ///
    /// @param sampled how many decisions were looked at
    /// @param close the sum of their numbers of moves within two points of the best
    public record Choices(int sampled, int close) {}
}
