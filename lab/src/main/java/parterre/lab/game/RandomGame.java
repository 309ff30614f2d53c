package parterre.lab.game;

import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.Scratch;
import parterre.engine.Step;
import parterre.lab.game.UnitPlayer.Opening;

/// A game at random, played in place where the game can. It draws as [parterre.engine.walk.Playout] does.
record RandomGame<S, M extends Move>(Game<S, M, ?> game, Opening<S> opening) {
    GameFacts play(int block, Luck luck) {
        S start = opening.start();
        var flow = new FlowCount();
        Scratch<S, M> scratch = game.scratch(start).orElseGet(() -> new ByPositions<>(game, start));
        while (true) {
            var next = scratch.next();
            if (next instanceof Next.Over<M>(Result result)) {
                return Facts.of(block, 0, Optional.of(result), opening.seats(), flow.flow());
            }
            if (flow.steps() == opening.mostSteps()) {
                return Facts.of(block, 0, Optional.empty(), opening.seats(), flow.flow());
            }
            flow.step();
            switch (next) {
                case Next.Turn<M> turn -> {
                    flow.turn(turn.seat(), turn.moves().size());
                    scratch.play(turn.moves().sample(luck));
                }
                case Next.Chance<M> chance -> scratch.play(chance.odds().sample(luck));
                case Next.Together<M> together -> {
                    flow.together(together.open().seats().stream()
                            .mapToInt(seat -> together.open().of(seat).size()));
                    scratch.play(together.open().map((_, moves) -> moves.sample(luck)));
                }
                case Next.Over<M> _ -> throw new IllegalStateException("the game was not over");
            }
        }
    }

    /// Plays from position to position.
    private static final class ByPositions<S, M extends Move> implements Scratch<S, M> {
        private final Game<S, M, ?> game;
        private S position;

        ByPositions(Game<S, M, ?> game, S position) {
            this.game = game;
            this.position = position;
        }

        @Override
        public Next<M> next() {
            return game.next(position);
        }

        @Override
        public void play(M move) {
            position = game.play(position, move);
        }

        @Override
        public void play(BySeat<M> answers) {
            position = game.play(position, new Step.Together<>(answers));
        }

        @Override
        public S position() {
            return position;
        }
    }
}
