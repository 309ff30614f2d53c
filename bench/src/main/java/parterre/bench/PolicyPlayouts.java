package parterre.bench;

import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.box.Policy;

/// Measures what a decision of a playout costs: by uniform choice, and by the first policy of the game.
/// A game without policies has the same figure twice. Both are whole games of two.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = "-XX:+UseSerialGC")
public class PolicyPlayouts {
    private static final int DECISIONS = 10_000;

    @Param({"gardens-of-mars", "gnomadic-gardeners", "stalk-exchange", "fire-and-flora"})
    private String game = "";

    @Param({"uniform", "standard"})
    private String choice = "";

    private @Nullable Player<?, ?> player;
    private int owed;

    @Setup
    public void deal() {
        owed = 0;
        player = Boxes.all().stream()
                .filter(box -> box.game().info().slug().equals(game))
                .<Player<?, ?>>map(box -> Player.of(box, choice.equals("standard")))
                .findFirst()
                .orElseThrow();
    }

    /// Decisions beyond those of one invocation are counted on the next.
    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public int play() {
        owed += DECISIONS;
        while (owed > 0) {
            owed -= Objects.requireNonNull(player).play();
        }
        return owed;
    }

    /// Plays games from the start.
    private static final class Player<S, M extends Move> {
        private static final int SEATS = 2;
        private static final int MOST_DECISIONS = 100_000;

        private final GameBox<S, M, ?> box;
        private final @Nullable Policy<S, M> policy;
        private final S start;
        private final Generator luck = Generator.of(1);

        private Player(GameBox<S, M, ?> box, @Nullable Policy<S, M> policy) {
            this.box = box;
            this.policy = policy;
            start = box.game().start(parterre.engine.Setup.standard(box.game().info(), SEATS));
        }

        static <S, M extends Move> Player<S, M> of(GameBox<S, M, ?> box, boolean standard) {
            return new Player<>(
                    box, standard ? box.policies().stream().findFirst().orElse(null) : null);
        }

        /// Plays a game and returns its number of decisions.
        int play() {
            var rules = box.game();
            var state = start;
            int decisions = 0;
            while (decisions < MOST_DECISIONS) {
                switch (rules.next(state)) {
                    case Next.Over<M> _ -> {
                        return decisions;
                    }
                    case Next.Chance<M> chance ->
                        state = rules.play(state, chance.odds().sample(luck));
                    case Next.Turn<M>(Seat seat, Moves<M> moves) -> {
                        decisions++;
                        state = rules.play(state, chosen(state, seat, moves));
                    }
                    case Next.Together<M> together -> {
                        var asked = state;
                        decisions += together.open().size();
                        state = rules.play(state, together.open().map((seat, moves) -> chosen(asked, seat, moves)));
                    }
                }
            }
            return decisions;
        }

        private M chosen(S state, Seat seat, Moves<M> moves) {
            return policy == null ? moves.sample(luck) : moves.get(policy.choose(state, seat, moves, luck));
        }
    }
}
