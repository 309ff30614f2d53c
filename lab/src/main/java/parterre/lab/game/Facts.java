package parterre.lab.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import parterre.engine.Result;
import parterre.engine.Seat;

/// Makes the facts of a game from its result.
final class Facts {
    private Facts() {}

    /// Returns the facts of a game of which nothing more is watched.
    ///
    /// @param result empty if the game was stopped
    static GameFacts of(int block, int rotation, Optional<Result> result, int seats, GameFacts.Flow flow) {
        return of(
                block,
                rotation,
                result,
                seats,
                flow,
                Optional.empty(),
                Optional.empty(),
                Collections.emptySortedMap(),
                Optional.empty());
    }

    static GameFacts of(
            int block,
            int rotation,
            Optional<Result> result,
            int seats,
            GameFacts.Flow flow,
            Optional<GameFacts.Course> course,
            Optional<List<Double>> luck,
            SortedMap<String, Integer> holders,
            Optional<GameFacts.Choices> choices) {
        return new GameFacts(
                block,
                rotation,
                result.map(Result::ending).orElse(""),
                shares(result, seats),
                result.map(end -> scores(end, seats)).orElse(List.of()),
                result.map(Facts::isTied).orElse(false),
                flow,
                course,
                luck,
                holders,
                choices);
    }

    /// Returns the seats' shares of the win. A game that was stopped counts as shared evenly.
    static List<Double> shares(Optional<Result> result, int seats) {
        var shares = new ArrayList<Double>(seats);
        for (var seat : Seat.first(seats)) {
            shares.add(result.map(end -> end.share(seat)).orElse(1.0 / seats));
        }
        return shares;
    }

    private static List<Double> scores(Result result, int seats) {
        var scores = new ArrayList<Double>(seats);
        for (var seat : Seat.first(seats)) {
            scores.add((double) result.score(seat));
        }
        return scores;
    }

    private static boolean isTied(Result result) {
        return result instanceof Result.Placed placed
                && placed.standings().stream().filter(each -> each.place() == 1).count() > 1;
    }
}
