package parterre.server.review;

import java.util.List;
import java.util.Optional;
import parterre.engine.Move;
import parterre.engine.Step;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.review.Accountant;
import parterre.review.Balance;
import parterre.review.GameAccount;
import parterre.review.GrowingAccount;
import parterre.review.Swing;
import parterre.server.wire.Outcome;
import parterre.server.wire.WinChances;
import parterre.server.wire.WinChances.Judging;
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
        return chances("", List.of(), Optional.empty(), List.of(), List.of(), Optional.empty(), Optional.empty());
    }

    private WinChances chances(
            String value,
            List<List<Double>> shares,
            Optional<Turning> turning,
            List<Balance> balances,
            List<Swing> swings,
            Optional<List<Balance>> points,
            Optional<Judging> judging) {
        return new WinChances(value, parties, shares, turning, balances, swings, points, judging);
    }

    /// Returns each party's share of the win over the game, and what its result is made of. Both are empty if nobody
    /// wins. A game that all play together only has the balances in points.
    ///
    /// @param value the name of the value that judged
    /// @param account the whole account; empty if nobody wins
    /// @param points the whole account in points, if there is one
    WinChances judged(String value, Optional<GameAccount> account, Optional<GameAccount> points) {
        var shares = shares(account);
        var turning = outcome.stream()
                .filter(_ -> account.isPresent())
                .flatMap(end -> end.ranks().stream())
                .filter(rank -> rank.place() == 1)
                .findFirst()
                .map(rank -> parties.indexOf(new Party(rank.seat(), rank.name())))
                .filter(winner -> winner >= 0)
                .flatMap(winner -> turning(shares, winner));
        var balances = account.stream()
                .flatMap(known -> known.balances().stream())
                .map(GameCourse::rounded)
                .toList();
        var inPoints = points.map(
                known -> known.balances().stream().map(GameCourse::rounded).toList());
        return chances(value, shares, turning, balances, swings(account), inPoints, Optional.empty());
    }

    /// Returns the chances as far as they are judged.
    ///
    /// @param value the name of the value that judges
    /// @param account what is judged of it; empty if nothing is
    /// @param done how much of the work is done, from 0 to 1
    WinChances growing(String value, Optional<GameAccount> account, double done) {
        return chances(
                value,
                shares(account),
                Optional.empty(),
                List.of(),
                swings(account),
                Optional.empty(),
                Optional.of(new Judging(steps.size(), rounded(done))));
    }

    private static List<List<Double>> shares(Optional<GameAccount> account) {
        return account.stream()
                .flatMap(known -> known.shares().stream())
                .map(all -> all.stream().map(GameCourse::rounded).toList())
                .toList();
    }

    private static List<Swing> swings(Optional<GameAccount> account) {
        return account.stream()
                .flatMap(known -> known.swings().stream())
                .map(swing -> new Swing(swing.step(), swing.party(), rounded(swing.change())))
                .toList();
    }

    /// Begins the account of the game; empty if nobody wins.
    Optional<GrowingAccount> account(Value<S> value) {
        if (isTooLong()) {
            return Optional.empty();
        }
        // A game that was given up has no result that says whether all play together.
        var accountant = accountant(value);
        return accountant.isGroup(positions.getLast())
                ? Optional.empty()
                : Optional.of(accountant.account(positions::get, steps, SEED));
    }

    /// Begins the account of the game in points; empty if the value has learned no scores.
    Optional<GrowingAccount> points(Value<S> value) {
        return accountant(value).points(positions::get, steps, SEED);
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
