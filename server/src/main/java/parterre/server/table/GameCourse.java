package parterre.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.engine.box.Value;
import parterre.server.wire.Outcome;
import parterre.server.wire.WinChances;
import parterre.server.wire.WinChances.Party;
import parterre.server.wire.WinChances.Turning;

/// Judges a finished game from its start to its end by a value.
final class GameCourse {
    private static final double UNIT = 1000;

    private GameCourse() {}

    /// Returns each party's share of the win over the game. Empty shares if nobody wins, or no value judges the game.
    static <S> WinChances of(
            GameSession<S, ?, ?> session, TableState state, Optional<Value<S>> value, Optional<Outcome> outcome) {
        var parties = parties(session, state);
        boolean together = outcome.stream().anyMatch(end -> end.group().isPresent());
        if (value.isEmpty() || together) {
            return new WinChances("", parties, List.of(), Optional.empty());
        }
        var judge = value.get();
        var shares = IntStream.rangeClosed(0, session.referee().steps().size())
                .mapToObj(step -> shares(judge, session.referee().position(step)))
                .toList();
        var turning = outcome.stream()
                .flatMap(end -> end.ranks().stream())
                .filter(rank -> rank.place() == 1)
                .findFirst()
                .map(rank -> parties.indexOf(new Party(rank.seat(), rank.name())))
                .filter(winner -> winner >= 0)
                .flatMap(winner -> turning(shares, winner));
        return new WinChances(judge.name(), parties, shares, turning);
    }

    private static List<Party> parties(GameSession<?, ?, ?> session, TableState state) {
        return Stream.concat(
                        state.chairs().stream().map(chair -> new Party(Optional.of(chair.seat()), chair.name())),
                        session.box().game().rivals(session.setup()).stream()
                                .map(rival -> new Party(Optional.empty(), rival.name())))
                .toList();
    }

    private static <S> List<Double> shares(Value<S> value, S position) {
        var into = new double[value.parties(position)];
        value.shares(position, into);
        var rounded = new ArrayList<Double>(into.length);
        for (double share : into) {
            rounded.add(Math.round(share * UNIT) / UNIT);
        }
        return rounded;
    }

    /// Returns the step that changed this party's share most, the last of several; empty in a game without steps.
    private static Optional<Turning> turning(List<List<Double>> shares, int party) {
        Optional<Turning> most = Optional.empty();
        for (int step = 1; step < shares.size(); step++) {
            double from = shares.get(step - 1).get(party);
            double to = shares.get(step).get(party);
            double change = Math.abs(to - from);
            if (most.stream().allMatch(other -> change >= Math.abs(other.to() - other.from()))) {
                most = Optional.of(new Turning(step, party, from, to));
            }
        }
        return most;
    }
}
