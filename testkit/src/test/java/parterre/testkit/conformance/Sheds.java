package parterre.testkit.conformance;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.box.GameBox;
import parterre.testkit.Census;
import parterre.testkit.Subject;

/// The common parts of the tests of the potting shed.
final class Sheds {
    private Sheds() {}

    static Subject<Position, ShedMove, ShedView> subject(GameBox<Position, ShedMove, ShedView> box) {
        return Subject.of(box)
                .withValues("cards", "R3 S3 B3 C3", "R2 S2 B6 C12", "R12 S4 B0 C0", "R0 S0 B0 C6")
                .withValues("forecast", "sunny.txt\n1 sun\n\n3 crow", "none.txt\n", "wrong.txt\n7 snow")
                .withCensus(Sheds::census);
    }

    /// Where every card is.
    static List<Census.Count> census(Position position) {
        var counts = new ArrayList<Census.Count>();
        for (var kind : Kind.ALL) {
            counts.add(new Census.Count(kind.word(), "bag", position.bag().count(kind)));
            counts.add(
                    new Census.Count(kind.word(), "looked at", position.looked().count(kind)));
            counts.add(
                    new Census.Count(kind.word(), "discard", position.discard().count(kind)));
            for (var seat : Seat.first(position.seats())) {
                var garden = position.garden(seat);
                counts.add(new Census.Count(
                        kind.word(), seat + "'s hand", garden.hand().count(kind)));
                counts.add(new Census.Count(
                        kind.word(), seat + "'s basket", garden.basket().count(kind)));
            }
        }
        position.shelf()
                .forEach(shelved -> counts.add(new Census.Count(shelved.card().word(), "under the bag", 1)));
        position.gardens()
                .forEach(garden -> garden.nest()
                        .ifPresent(
                                nest -> counts.add(new Census.Count(nest.card().word(), "nest", 1))));
        return counts;
    }

    /// How many choices of single cards a step stands for: of three rains in a hand, each may be the one
    /// that was played (CF-8.3).
    static long ways(Position before, Step<ShedMove> step, Position after) {
        if (before.stage() instanceof Stage.Keep && step instanceof Step.Turn<ShedMove>(Seat _, ShedMove.Keep keep)) {
            return before.looked().count(keep.card());
        }
        long ways = 1;
        for (var seat : Seat.first(before.seats())) {
            for (var kind : Kind.ALL) {
                int had = before.garden(seat).hand().count(kind);
                ways *= binomial(had, had - after.garden(seat).hand().count(kind));
            }
        }
        return ways;
    }

    private static long binomial(int n, int k) {
        long ways = 1;
        for (int i = 0; i < k; i++) {
            ways = ways * (n - i) / (i + 1);
        }
        return ways;
    }
}
