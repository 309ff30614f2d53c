package parterre.review;

import java.util.List;
import java.util.Optional;
import parterre.engine.Move;

/// The review of a game.
///
/// @param account what changed the chances; empty where all play together
/// @param points what changed the points that could be expected; empty if the value has learned no scores
/// @param decisions all decisions with their grades, in order
/// @param players how each player decided, in the order of the seats
public record GameReview<M extends Move>(
        Optional<GameAccount> account,
        Optional<GameAccount> points,
        List<GradedDecision<M>> decisions,
        List<PlayerReview> players) {
    public GameReview {
        decisions = List.copyOf(decisions);
        players = List.copyOf(players);
    }
}
