package parterre.server.wire;

import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.review.Balance;
import parterre.review.Swing;

/// The course of the chances to win in a finished game. They are judged from whole positions, with everything
/// open, so they know more than any player knew.
///
/// @param value the name of the value that judges, such as `learned`
/// @param parties the seats in order, and after them a party that holds no seat
/// @param shares for the start and for the position after each step: each party's expected share of the win,
///     from 0 to 1, in thousandths. Where chance is to move, the mean over what may come. Empty where nobody
///     wins, as in a game that is played together
/// @param turning the step that changed the winner's share most; empty where nobody has won
/// @param balances what each party's result is made of: luck, decisions and what nobody could know, in
///     hundred-thousandths; empty where nobody wins
/// @param swings where chance changed the shares most, in the order of the steps: at most 12 changes of at least
///     0.05, in thousandths
/// @param points the balances in the game's points. Where all play together, each seat has the points of the
///     group. Left out if the value has learned no scores
/// @param judging left out once all is judged. Before that there are the shares of the first positions, the swings
///     among them, and nothing else
public record WinChances(
        String value,
        List<Party> parties,
        List<List<Double>> shares,
        Optional<Turning> turning,
        List<Balance> balances,
        List<Swing> swings,
        Optional<List<Balance>> points,
        Optional<Judging> judging) {
    /// Returns the same chances of parties that are called otherwise.
    public WinChances of(List<Party> called) {
        return new WinChances(value, called, shares, turning, balances, swings, points, judging);
    }

    /// A party of the game.
    ///
    /// @param seat missing for a party that holds no seat, such as an automa
    public record Party(Optional<Seat> seat, String name) {}

    /// How far the judging of a game has come.
    ///
    /// @param steps how many steps the game has
    /// @param done how much of the work is done, from 0 to 1
    public record Judging(int steps, double done) {}

    /// The turning point of a game.
    ///
    /// @param step counted from 1
    /// @param party the index of the winner among the parties
    /// @param from the winner's share before the step
    /// @param to the share after it
    public record Turning(int step, int party, double from, double to) {}
}
