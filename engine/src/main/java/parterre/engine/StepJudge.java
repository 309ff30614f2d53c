package parterre.engine;

import java.util.Optional;

/// Judges whole steps. It first checks that the position waits for those who moved. Then the game judges each
/// move.
final class StepJudge {
    private StepJudge() {}

    static <S, M extends Move, V> Optional<Refusal> refusal(Game<S, M, V> game, S state, Step<M> step) {
        return switch (game.next(state)) {
            case Next.Over<M> _ -> Optional.of(Refusal.over());
            case Next.Chance<M> chance ->
                switch (step) {
                    case Step.Chance<M>(M move) -> chance.odds().refusal(move);
                    case Step.Turn<M>(Seat seat, M _) -> Optional.of(Refusal.wrongSeat(seat, chance.waiting()));
                    case Step.Together<M> _ -> Optional.of(Refusal.notTogether(chance));
                };
            case Next.Turn<M> turn ->
                switch (step) {
                    case Step.Chance<M> _ -> Optional.of(Refusal.notChance(turn));
                    case Step.Together<M> _ -> Optional.of(Refusal.notTogether(turn));
                    case Step.Turn<M>(Seat seat, M move) -> turn(game, state, turn, seat, move);
                };
            case Next.Together<M> together ->
                switch (step) {
                    case Step.Chance<M> _ -> Optional.of(Refusal.notChance(together));
                    case Step.Turn<M>(Seat seat, M _) -> Optional.of(Refusal.together(seat, together));
                    case Step.Together<M>(BySeat<M> answers) -> together(game, state, together, answers);
                };
        };
    }

    private static <S, M extends Move, V> Optional<Refusal> turn(
            Game<S, M, V> game, S state, Next.Turn<M> turn, Seat seat, M move) {
        return seat.equals(turn.seat())
                ? game.refusal(state, seat, move)
                : Optional.of(Refusal.wrongSeat(seat, turn.waiting()));
    }

    private static <S, M extends Move, V> Optional<Refusal> together(
            Game<S, M, V> game, S state, Next.Together<M> together, BySeat<M> answers) {
        for (var seat : answers.seats()) {
            if (!together.open().has(seat)) {
                return Optional.of(Refusal.wrongSeat(seat, together.waiting()));
            }
        }
        for (var seat : together.open().seats()) {
            if (!answers.has(seat)) {
                return Optional.of(Refusal.missingAnswer(seat, together));
            }
            var refusal = game.refusal(state, seat, answers.of(seat));
            if (refusal.isPresent()) {
                return refusal.map(why -> new Refusal(why.rule(), new TableRefusal.OfSeat(seat, why.reason())));
            }
        }
        return Optional.empty();
    }
}
