package parterre.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import parterre.bots.value.LearnedValue;
import parterre.bots.value.LearnedValues;
import parterre.bots.value.NetFile;
import parterre.cli.Records.Replayed;
import parterre.cli.words.Localizer;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.box.GameBox;
import parterre.review.Balance;
import parterre.review.Cause;
import parterre.review.GameAccount;
import parterre.review.GameReview;
import parterre.review.Grade;
import parterre.review.Part;
import parterre.review.PlayerReview;

/// The review of one record as plain values: its JSON, from which the tables and the page are made, too.
///
/// @param file the record as the user called it
/// @param valueHash of the net that judges positions; empty for a rule of thumb
/// @param parties the names of all parties, the seats first
/// @param shares for the start and after each step; empty, like steps and balances, where all play together
/// @param points the same account in the game's points; empty if the value has learned no scores
record ReviewedGame(
        String file,
        String game,
        String value,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> valueHash,
        int playouts,
        long seed,
        List<String> parties,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<List<Double>>> shares,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<List<Change>>> steps,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<Balance>> balances,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Points> points,
        List<ReviewedDecision> decisions,
        List<Player> players) {
    ReviewedGame {
        parties = List.copyOf(parties);
        decisions = List.copyOf(decisions);
        players = List.copyOf(players);
    }

    /// A part of what a step changed.
    ///
    /// @param cause `luck`, `decision` or `hidden`
    /// @param seat who decided
    record Change(
            String cause,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> seat,
            List<Double> change) {
        private static final String LUCK = "luck";
        private static final String HIDDEN = "hidden";

        static Change of(Part part) {
            return switch (part.cause()) {
                case Cause.Luck() -> new Change(LUCK, Optional.empty(), part.change());
                case Cause.Hidden() -> new Change(HIDDEN, Optional.empty(), part.change());
                case Cause.Decision(Seat seat) -> new Change("decision", Optional.of(seat.toString()), part.change());
            };
        }

        Part part() {
            Cause why = seat.<Cause>map(known -> new Cause.Decision(seatOf(known)))
                    .orElseGet(() -> cause.equals(LUCK) ? new Cause.Luck() : new Cause.Hidden());
            return new Part(why, change);
        }
    }

    /// The account in points. Where all play together, each seat has the points of the group.
    ///
    /// @param expected for the start and after each step: the points that each party could expect
    record Points(List<List<Double>> expected, List<List<Change>> steps, List<Balance> balances) {
        static Points of(GameAccount account) {
            return new Points(account.shares(), changes(account), account.balances());
        }
    }

    /// How a player decided.
    record Player(
            String seat,
            Map<String, Integer> grades,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Double> accuracy,
            double errorRate) {
        int count(Grade grade) {
            return grades.getOrDefault(Grade.STORED.word(grade), 0);
        }
    }

    /// @param value the name of the value that judged the positions
    static <S, M extends Move, V> ReviewedGame of(
            String file, Replayed<S, M, V> replayed, String value, int playouts, long seed, GameReview<M> review) {
        var box = replayed.box();
        var account = review.account();
        int parties = account.map(known -> known.shares().getFirst().size())
                .orElse(review.players().size());
        return new ReviewedGame(
                file,
                box.game().info().slug(),
                value,
                hash(box, value),
                playouts,
                seed,
                IntStream.range(0, parties)
                        .mapToObj(party -> replayed.party(party, Localizer.standard()))
                        .toList(),
                account.map(GameAccount::shares),
                account.map(ReviewedGame::changes),
                account.map(GameAccount::balances),
                review.points().map(Points::of),
                review.decisions().stream()
                        .map(decision -> ReviewedDecision.of(box.game().notation(), decision))
                        .toList(),
                review.players().stream().map(ReviewedGame::of).toList());
    }

    private static List<List<Change>> changes(GameAccount account) {
        return account.steps().stream()
                .map(parts -> parts.stream().map(Change::of).toList())
                .toList();
    }

    /// Returns the hash of the net that a value of this name is read from; empty for a rule of thumb.
    static Optional<String> hash(GameBox<?, ?, ?> box, String value) {
        return value.equals(LearnedValue.NAME) ? LearnedValues.file(box).map(NetFile::hash) : Optional.empty();
    }

    private static Player of(PlayerReview player) {
        var grades = new LinkedHashMap<String, Integer>();
        for (var grade : Grade.values()) {
            grades.put(Grade.STORED.word(grade), player.count(grade));
        }
        return new Player(player.seat().toString(), grades, player.accuracy(), player.errorRate());
    }

    private static Seat seatOf(String seat) {
        return CommandException.usageUnlessGood(Seat.read(seat));
    }

    /// Returns the same review of a file that is called otherwise.
    ReviewedGame named(String other) {
        return new ReviewedGame(
                other, game, value, valueHash, playouts, seed, parties, shares, steps, balances, points, decisions,
                players);
    }

    /// Returns what changed the chances; empty where all play together.
    Optional<GameAccount> account() {
        return shares.flatMap(all -> steps.map(each -> {
            var parts = new ArrayList<List<Part>>();
            each.forEach(step -> parts.add(step.stream().map(Change::part).toList()));
            return new GameAccount(all, parts);
        }));
    }

    /// Returns the decisions that surely cost chances, in order.
    List<ReviewedDecision> errors() {
        return decisions.stream()
                .filter(decision -> decision.graded().isError())
                .toList();
    }
}
