package parterre.review.puzzles;

import java.util.List;
import java.util.Optional;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.box.GameBox;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Replay;
import parterre.review.Candidate;
import parterre.review.Grade;
import parterre.review.GradedDecision;
import parterre.review.MadeDecision;

/// A puzzle that was played through by the rules of its game.
///
/// @param decision the decision; the move that counts as made is the best one
/// @param graded the moves that were compared
public record SetPuzzle<S, M extends Move, V>(
        GameBox<S, M, V> box, Puzzle puzzle, MadeDecision<S, M, V> decision, GradedDecision<M> graded) {
    /// Plays a puzzle through.
    ///
    /// @throws IllegalArgumentException if it is not a position of this game, if its seat is not asked
    ///     there, or if one of its moves is illegal
    public static <S, M extends Move, V> SetPuzzle<S, M, V> of(GameBox<S, M, V> box, Puzzle puzzle) {
        var game = box.game();
        var record = new RecordForm(List.of(game.info())).read(puzzle.record()).orThrow();
        var replay = Replay.of(game, box.positions(), record).orThrow();
        var position = replay.last();
        var seat = Seat.read(puzzle.seat()).orThrow();
        if (!isAsked(game.next(position), seat)) {
            throw new IllegalArgumentException(puzzle.id() + ": not asked: " + seat);
        }
        var moves = puzzle.moves().stream()
                .map(judged ->
                        new Candidate<>(game.notation().read(judged.move()).orThrow(), judged.share(), 0))
                .toList();
        for (var one : moves) {
            game.refusal(position, seat, one.move()).ifPresent(refusal -> {
                throw new IllegalArgumentException(puzzle.id() + ": " + refusal.rule() + " forbids " + one.move());
            });
        }
        int step = replay.steps().size() + 1;
        var best = moves.getFirst().move();
        return new SetPuzzle<>(
                box,
                puzzle,
                new MadeDecision<>(game, step, position, seat, best),
                new GradedDecision<>(
                        step,
                        seat,
                        best,
                        Grade.BEST,
                        moves,
                        0,
                        0,
                        0,
                        Optional.empty(),
                        Optional.empty(),
                        List.of(),
                        Optional.empty()));
    }

    private static boolean isAsked(Next<?> next, Seat seat) {
        return switch (next) {
            case Next.Turn<?> turn -> turn.seat().equals(seat);
            case Next.Together<?> together -> together.open().has(seat);
            case Next.Chance<?> _, Next.Over<?> _ -> false;
        };
    }
}
