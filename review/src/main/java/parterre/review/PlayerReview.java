package parterre.review;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Move;
import parterre.engine.Seat;

/// The review of one player's decisions in one game.
///
/// @param grades how many decisions got each grade; grades that nobody got are left out
/// @param accuracy in per cent, after Lichess; empty if no decision counts
/// @param errorRate the mean loss of a decision that counts, as a share of the win; 0 if none counts
public record PlayerReview(Seat seat, Map<Grade, Integer> grades, Optional<Double> accuracy, double errorRate) {
    public PlayerReview {
        grades = Map.copyOf(grades);
    }

    /// Returns how many decisions got this grade.
    public int count(Grade grade) {
        return grades.getOrDefault(grade, 0);
    }

    /// Returns how all players of a game decided.
    ///
    /// @param decisions of all seats, in order
    /// @param account tells the seats' shares at each decision; empty where all play together
    public static <M extends Move> List<PlayerReview> all(
            int seats, List<GradedDecision<M>> decisions, Optional<GameAccount> account) {
        return Seat.first(seats).stream()
                .map(seat -> of(
                        seat,
                        decisions.stream()
                                .filter(decision -> decision.seat().equals(seat))
                                .toList(),
                        account))
                .toList();
    }

    private static PlayerReview of(
            Seat seat, List<? extends GradedDecision<?>> decisions, Optional<GameAccount> account) {
        var grades = new EnumMap<Grade, Integer>(Grade.class);
        decisions.forEach(decision -> grades.merge(decision.grade(), 1, Integer::sum));
        var counting =
                decisions.stream().filter(decision -> decision.grade().counts()).toList();
        var accuracy = Accuracy.of(counting.stream()
                .map(decision -> judged(decision, seat, account))
                .toList());
        return new PlayerReview(
                seat,
                grades,
                accuracy.isPresent() ? Optional.of(accuracy.getAsDouble()) : Optional.empty(),
                counting.stream().mapToDouble(GradedDecision::loss).average().orElse(0));
    }

    /// Returns the shares before and after a decision, by the account, or else those of the compared moves.
    private static Accuracy.Judged judged(GradedDecision<?> decision, Seat seat, Optional<GameAccount> account) {
        if (account.isPresent()) {
            var shares = account.get().shares();
            return new Accuracy.Judged(
                    decision.loss(),
                    shares.get(decision.step() - 1).get(seat.index()),
                    shares.get(decision.step()).get(seat.index()));
        }
        double best = decision.candidates().getFirst().share();
        return new Accuracy.Judged(decision.loss(), best, best - decision.loss());
    }
}
