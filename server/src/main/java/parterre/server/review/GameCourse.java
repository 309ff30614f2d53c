package parterre.server.review;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import parterre.engine.Move;
import parterre.engine.Step;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.review.Accountant;
import parterre.review.Balance;
import parterre.review.GameAccount;
import parterre.review.Swing;
import parterre.server.wire.Outcome;
import parterre.server.wire.WinChances;
import parterre.server.wire.WinChances.Party;
import parterre.server.wire.WinChances.Turning;

/// A finished game from its start to its end, to be judged away from the table.
///
/// @param positions the start, and the position after each step
/// @param parties the seats in order, and after them a party that holds no seat
/// @param outcome how it ended
public record GameCourse<S, M extends Move, V>(
        GameBox<S, M, V> box, List<S> positions, List<Step<M>> steps, List<Party> parties, Optional<Outcome> outcome) {
    /// A longer game is neither judged nor reviewed.
    public static final int MOST_STEPS = 3_000;

    private static final double UNIT = 1000;
    private static final double FINE_UNIT = 100_000;

    /// Few, since somebody waits.
    static final int WORLDS = 8;

    /// The samples and imagined positions are the same for everybody who looks.
    static final long SEED = 1;

    boolean isTooLong() {
        return steps.size() > MOST_STEPS;
    }

    /// Returns no shares: nobody wins, no value judges the game, or it is too long.
    public WinChances unjudged() {
        return new WinChances("", parties, List.of(), Optional.empty(), List.of(), List.of(), Optional.empty());
    }

    /// Returns the same as [#judged(Value)]; empty if nobody waited until the end.
    ///
    /// @param wanted false if nobody waits any more
    Optional<WinChances> judged(Value<S> value, BooleanSupplier wanted) {
        try {
            return Optional.of(judged(new WantedValue<>(value, wanted)));
        } catch (CancellationException _) {
            return Optional.empty();
        }
    }

    /// Returns each party's share of the win over the game, and what its result is made of. Both are empty if nobody
    /// wins, or if the game is too long. A game that all play together only has the balances in points.
    WinChances judged(Value<S> value) {
        if (isTooLong()) {
            return unjudged();
        }
        var points = accountant(value)
                .points(positions::get, steps, SEED)
                .map(all -> all.balances().stream().map(GameCourse::rounded).toList());
        var known = account(value);
        if (known.isEmpty()) {
            return new WinChances(value.name(), parties, List.of(), Optional.empty(), List.of(), List.of(), points);
        }
        var account = known.get();
        var shares = account.shares().stream()
                .map(all -> all.stream().map(GameCourse::rounded).toList())
                .toList();
        var turning = outcome.stream()
                .flatMap(end -> end.ranks().stream())
                .filter(rank -> rank.place() == 1)
                .findFirst()
                .map(rank -> parties.indexOf(new Party(rank.seat(), rank.name())))
                .filter(winner -> winner >= 0)
                .flatMap(winner -> turning(shares, winner));
        var balances = account.balances().stream().map(GameCourse::rounded).toList();
        var swings = account.swings().stream()
                .map(swing -> new Swing(swing.step(), swing.party(), rounded(swing.change())))
                .toList();
        return new WinChances(value.name(), parties, shares, turning, balances, swings, points);
    }

    /// Returns the account of the game; empty if nobody wins.
    Optional<GameAccount> account(Value<S> value) {
        if (isTooLong()) {
            return Optional.empty();
        }
        // A game that was given up has no result that says whether all play together.
        var accountant = accountant(value);
        return accountant.isGroup(positions.getLast())
                ? Optional.empty()
                : Optional.of(accountant.account(positions::get, steps, SEED));
    }

    private Accountant<S, M, V> accountant(Value<S> value) {
        return new Accountant<>(box, value, WORLDS);
    }

    /// Returns a share in thousandths.
    static double rounded(double share) {
        return Math.round(share * UNIT) / UNIT;
    }

    /// Returns a balance in hundred-thousandths, so that its parts still sum to its end.
    private static Balance rounded(Balance balance) {
        return new Balance(
                fine(balance.start()),
                fine(balance.luck()),
                fine(balance.own()),
                fine(balance.others()),
                fine(balance.hidden()),
                fine(balance.end()));
    }

    private static double fine(double number) {
        return Math.round(number * FINE_UNIT) / FINE_UNIT;
    }

    /// Returns the step that changed this party's share most, the last of several; empty in a game without
    /// steps.
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
