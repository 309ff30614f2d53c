package parterre.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import parterre.cli.ReviewedGame.Player;
import parterre.engine.Seat;
import parterre.review.Balance;
import parterre.review.Grade;

/// The summary of the reviews of several games for one player.
///
/// @param games how many seats the player had in them
/// @param luck what chance brought, on average a game, as a share of the win; empty without an account
/// @param accuracy the mean of the accuracies of the games, in per cent
record ReviewedPlayer(
        String name,
        int games,
        Optional<Double> luck,
        Optional<Double> accuracy,
        int blunders,
        int mistakes,
        int inaccuracies) {
    /// Returns all players that are named in the records, by their names.
    static List<ReviewedPlayer> of(List<ReviewReport> reports) {
        var seats = new TreeMap<String, List<Player>>();
        var balances = new TreeMap<String, List<Balance>>();
        for (var report : reports) {
            var names = report.replayed().replay().record().players();
            var review = report.review();
            for (int index = 0; index < review.players().size(); index++) {
                int party = index;
                if (names.has(Seat.of(index))) {
                    var name = names.of(Seat.of(index));
                    seats.computeIfAbsent(name, _ -> new ArrayList<>())
                            .add(review.players().get(index));
                    var own = balances.computeIfAbsent(name, _ -> new ArrayList<>());
                    review.balances().ifPresent(all -> own.add(all.get(party)));
                }
            }
        }
        return seats.entrySet().stream()
                .map(entry -> of(entry.getKey(), entry.getValue(), balances.getOrDefault(entry.getKey(), List.of())))
                .toList();
    }

    private static ReviewedPlayer of(String name, List<Player> seats, List<Balance> balances) {
        return new ReviewedPlayer(
                name,
                seats.size(),
                mean(balances.stream().map(Balance::luck).toList()),
                mean(seats.stream().flatMap(seat -> seat.accuracy().stream()).toList()),
                count(seats, Grade.BLUNDER),
                count(seats, Grade.MISTAKE),
                count(seats, Grade.INACCURACY));
    }

    private static Optional<Double> mean(List<Double> numbers) {
        return numbers.isEmpty()
                ? Optional.empty()
                : Optional.of(numbers.stream()
                        .mapToDouble(Double::doubleValue)
                        .average()
                        .orElseThrow());
    }

    private static int count(List<Player> seats, Grade grade) {
        return seats.stream().mapToInt(seat -> seat.count(grade)).sum();
    }
}
