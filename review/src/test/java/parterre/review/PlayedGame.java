package parterre.review;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import parterre.bots.Bot;
import parterre.bots.BotSpec;
import parterre.bots.Question;
import parterre.bots.search.SearchContext;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.engine.table.Referee;
import parterre.testkit.Setups;

/// A game between greedy bots, with planted blunders.
///
/// @param steps the steps that were asked for a blunder and got one
record PlayedGame<S, M extends Move, V>(Referee<S, M, V> referee, List<Integer> steps) {
    /// Plays a game to its end.
    ///
    /// @param blunders true for the number of a turn whose decision shall be the worst one
    static <S, M extends Move, V> PlayedGame<S, M, V> play(
            GameBox<S, M, V> box, int seats, long seed, IntPredicate blunders) {
        var setup = Setups.brief(box.game().info(), seats);
        var referee = Referee.start(box.game(), setup);
        var luck = Generator.of(seed);
        var bots = IntStream.range(0, seats)
                .mapToObj(seat -> bot(box, setup, Seat.of(seat), seed))
                .toList();
        var planted = new java.util.ArrayList<Integer>();
        int decisions = 0;
        while (!(referee.next() instanceof Next.Over<M>)) {
            if (referee.next() instanceof Next.Chance<M>) {
                referee.draw(luck);
                continue;
            }
            for (var seat : referee.waitingFor()) {
                var moves = referee.moves(seat).orElseThrow();
                var view = referee.view(Viewer.player(seat));
                boolean alone = referee.next() instanceof Next.Turn<M>;
                boolean blunder = alone && moves.size() > 1 && blunders.test(decisions++);
                if (blunder) {
                    planted.add(referee.steps().size() + 1);
                }
                var move = blunder
                        ? worst(box.game(), value(box), referee.position(), seat, moves)
                        : bots.get(seat.index()).choose(Question.of(() -> view, moves));
                referee.submit(seat, move).ifPresent(refusal -> {
                    throw new AssertionError(refusal.rule());
                });
            }
        }
        return new PlayedGame<>(referee, planted);
    }

    private static <S, M extends Move, V> Bot<M, V> bot(GameBox<S, M, V> box, Setup setup, Seat seat, long seed) {
        return BotSpec.read(box.evaluators().isEmpty() ? "random" : "greedy")
                .orThrow()
                .sit(box, setup, seat, Generator.of(seed, seat.index() + 1L));
    }

    static <S> Value<S> value(GameBox<S, ?, ?> box) {
        return SearchContext.values(box).getLast();
    }

    private static <S, M extends Move> M worst(
            Game<S, M, ?> game, Value<S> value, S position, Seat seat, Moves<M> moves) {
        return moves.list().stream()
                .min(Comparator.comparingDouble(move -> share(value, game.play(position, move), seat)))
                .orElseThrow();
    }

    private static <S> double share(Value<S> value, S position, Seat seat) {
        var shares = new double[value.parties(position)];
        value.shares(position, shares);
        return shares[seat.index()];
    }
}
