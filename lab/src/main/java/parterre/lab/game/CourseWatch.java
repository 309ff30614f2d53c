package parterre.lab.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Value;

/// Watches how the chances of one game move.
final class CourseWatch<S> {
    /// A party leads once it is ahead by so much.
    private static final double LEAD = 0.02;

    /// A seat with less has no chance.
    private static final double NO_CHANCE = 0.05;

    /// A seat that moves others by so much decides between them.
    private static final double DECISIVE = 0.10;

    private static final int LEAST_FOR_KINGS = 3;

    private final Value<S> value;
    private final Optional<Evaluator<S>> points;
    private final int seats;
    private final int parties;
    private final double[] shares;
    private final double[] after;
    private final double[] deficits;
    private final int[] lastBehind;
    private final double[] before;
    private final List<S> positions = new ArrayList<>();
    private final List<Double> swings = new ArrayList<>();
    private double openness;
    private int leader = -1;
    private int leadChanges;
    private int kingmaking;

    /// @param points tells leads in points
    CourseWatch(Value<S> value, Optional<Evaluator<S>> points, S start, int seats) {
        this.value = value;
        this.points = points;
        this.seats = seats;
        parties = value.parties(start);
        shares = new double[parties];
        after = new double[parties];
        before = new double[parties];
        deficits = new double[parties];
        lastBehind = new int[parties];
        Arrays.fill(lastBehind, -1);
    }

    /// Sees a position that waits for a seat.
    void decision(S position) {
        value.shares(position, shares);
        int best = 0;
        for (int party = 1; party < parties; party++) {
            best = shares[party] > shares[best] ? party : best;
        }
        double second = 0;
        for (int party = 0; party < parties; party++) {
            second = party == best ? second : Math.max(second, shares[party]);
            deficits[party] = Math.max(deficits[party], shares[best] - shares[party]);
            if (shares[party] < shares[best]) {
                lastBehind[party] = positions.size();
            }
        }
        double even = 1.0 / parties;
        openness += 1 - (shares[best] - even) / (1 - even);
        if (best != leader && shares[best] - second >= LEAD) {
            leadChanges += leader < 0 ? 0 : 1;
            leader = best;
        }
        if (!positions.isEmpty()) {
            swings.add(distance(before, shares));
        }
        System.arraycopy(shares, 0, before, 0, parties);
        positions.add(position);
    }

    /// Returns how much of the win moved from some parties to others.
    private static double distance(double[] from, double[] to) {
        double moved = 0;
        for (int party = 0; party < from.length; party++) {
            moved += Math.max(0, to[party] - from[party]);
        }
        return moved;
    }

    /// Sees what a turn led to. The position before it was seen last.
    void turn(Seat seat, S position) {
        if (parties < LEAST_FOR_KINGS || shares[seat.index()] >= NO_CHANCE) {
            return;
        }
        value.shares(position, after);
        double gained = 0;
        double lost = 0;
        for (int party = 0; party < parties; party++) {
            if (party != seat.index()) {
                gained = Math.max(gained, after[party] - shares[party]);
                lost = Math.max(lost, shares[party] - after[party]);
            }
        }
        kingmaking += gained >= DECISIVE && lost >= DECISIVE ? 1 : 0;
    }

    /// Returns the course of the finished game.
    ///
    /// @param won each seat's share of the win
    GameFacts.Course course(List<Double> won) {
        int count = positions.size();
        double comeback = 0;
        double decidedAt = 0;
        for (int seat = 0; seat < seats; seat++) {
            comeback += won.get(seat) * deficits[seat];
            decidedAt += count == 0 ? 0 : won.get(seat) * (lastBehind[seat] + 1) / count;
        }
        double growth = 0;
        double squares = 0;
        if (points.isPresent() && count > 0) {
            var early = leads(points.get(), positions.get(count / 3));
            var late = leads(points.get(), positions.get(2 * count / 3));
            for (int seat = 0; seat < seats; seat++) {
                growth += early[seat] * late[seat];
                squares += early[seat] * early[seat];
            }
        }
        return new GameFacts.Course(
                count,
                leadChanges,
                comeback,
                count == 0 ? 0 : openness / count,
                decidedAt,
                swings.stream().mapToDouble(each -> each).sum(),
                swings.stream()
                        .skip(2L * swings.size() / 3)
                        .mapToDouble(each -> each)
                        .sum(),
                growth,
                squares,
                kingmaking);
    }

    /// Returns by how many points each seat is ahead of the mean.
    private double[] leads(Evaluator<S> evaluator, S position) {
        var leads = new double[seats];
        double mean = 0;
        for (int seat = 0; seat < seats; seat++) {
            leads[seat] = evaluator.value(position, Seat.of(seat));
            mean += leads[seat] / seats;
        }
        for (int seat = 0; seat < seats; seat++) {
            leads[seat] -= mean;
        }
        return leads;
    }
}
