package parterre.engine.walk;

import java.util.List;
import java.util.OptionalInt;
import parterre.engine.BySeat;
import parterre.engine.Fault;
import parterre.engine.Game;
import parterre.engine.Lines;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Step;

/// Counts the sequences of a given number of answers from a position. The count serves to compare two
/// implementations of the same rules.
///
/// An answer is a seat's listed move or a listed outcome of chance. Each distinct outcome counts once, whatever
/// its weight. If seats answer together, each seat's answer counts as one, in seat order, and a sequence may
/// end among them. A finished game counts as one sequence at every greater length. Legal moves that are not
/// listed do not count.
///
/// @param answers the length of the sequences
/// @param total the number of sequences
/// @param divide the number for each first answer, in the order of the list; empty at length 0 and if the game
///     is over
public record Perft(int answers, long total, List<Branch> divide) {
    public Perft {
        divide = List.copyOf(divide);
    }

    /// The sequences that begin with one answer.
    ///
    /// @param answer the seat and its answer, as in a record: `P1: e5`, `*: 3`
    public record Branch(String answer, long total) {}

    /// Counts from this position. The only possible problem is an outcome of chance on the way that cannot be
    /// listed.
    ///
    /// @param answers at least 0; the time is in proportion to the number of sequences that are one answer
    ///     shorter
    /// @throws IllegalArgumentException if `answers` is negative
    public static <S, M extends Move, V> Reading<Perft> of(Game<S, M, V> game, S from, int answers) {
        if (answers < 0) {
            throw new IllegalArgumentException("a sequence cannot have " + answers + " answers");
        }
        return new Count<>(game, answers).from(from);
    }

    private static final class Count<S, M extends Move, V> {
        private final Game<S, M, V> game;
        private final int answers;
        private OptionalInt unlistableAfter = OptionalInt.empty();

        Count(Game<S, M, V> game, int answers) {
            this.game = game;
            this.answers = answers;
        }

        Reading<Perft> from(S from) {
            var branches = answers == 0 ? List.<Branch>of() : branches(from);
            long total = branches.isEmpty()
                    ? 1
                    : branches.stream().mapToLong(Branch::total).sum();
            return unlistableAfter.isEmpty()
                    ? Reading.good(new Perft(answers, total, branches))
                    : Reading.bad("chance", new Fault.TooManyOutcomes(unlistableAfter.getAsInt()));
        }

        private List<Branch> branches(S from) {
            int left = answers - 1;
            return switch (game.next(from)) {
                case Next.Over<M> _ -> List.of();
                case Next.Turn<M>(Seat seat, Moves<M> moves) ->
                    moves.list().stream()
                            .map(move -> new Branch(said(seat, move), count(game.play(from, move), left)))
                            .toList();
                case Next.Chance<M>(Odds<M> odds) ->
                    outcomes(odds, answers).stream()
                            .map(outcome -> new Branch(
                                    Lines.full(game.notation(), new Step.Chance<>(outcome.move())),
                                    count(game.play(from, outcome.move()), left)))
                            .toList();
                case Next.Together<M> together -> {
                    var seat = together.open().seats().getFirst();
                    yield together.open().of(seat).list().stream()
                            .map(move -> new Branch(
                                    said(seat, move), count(from, together.open(), BySeat.only(seat, move), left)))
                            .toList();
                }
            };
        }

        private String said(Seat seat, M move) {
            return Lines.full(game.notation(), new Step.Turn<>(seat, move));
        }

        private long count(S state, int left) {
            if (left == 0 || unlistableAfter.isPresent()) {
                return 1;
            }
            return switch (game.next(state)) {
                case Next.Over<M> _ -> 1;
                case Next.Turn<M>(Seat _, Moves<M> moves) -> {
                    if (left == 1) {
                        yield moves.size();
                    }
                    long sum = 0;
                    for (var move : moves.list()) {
                        sum += count(game.play(state, move), left - 1);
                    }
                    yield sum;
                }
                case Next.Chance<M>(Odds<M> odds) -> {
                    var outcomes = outcomes(odds, left);
                    if (left == 1) {
                        yield outcomes.size();
                    }
                    long sum = 0;
                    for (var outcome : outcomes) {
                        sum += count(game.play(state, outcome.move()), left - 1);
                    }
                    yield sum;
                }
                case Next.Together<M> together -> count(state, together.open(), BySeat.none(), left);
            };
        }

        /// Continues the count after some seats, the first ones in seat order, have answered.
        private long count(S state, BySeat<Moves<M>> open, BySeat<M> given, int left) {
            if (given.size() == open.size()) {
                return count(game.play(state, given), left);
            }
            if (left == 0) {
                return 1;
            }
            var seat = open.seats().get(given.size());
            var moves = open.of(seat);
            if (left == 1) {
                return moves.size();
            }
            long sum = 0;
            for (var move : moves.list()) {
                sum += count(state, open, given.with(seat, move), left - 1);
            }
            return sum;
        }

        private List<Odds.Outcome<M>> outcomes(Odds<M> odds, int left) {
            if (odds.listed()) {
                return odds.outcomes();
            }
            unlistableAfter = OptionalInt.of(answers - left);
            return List.of();
        }
    }
}
