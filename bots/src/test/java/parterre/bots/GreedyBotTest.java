package parterre.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import parterre.bots.toys.Heap;
import parterre.bots.toys.ToyMove;
import parterre.engine.BySeat;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.testkit.conformance.ShedBox;

class GreedyBotTest {
    private static final int PROPOSALS = 10;
    private static final int ASKED = 20;
    private static final int CHOICES = 1_000;

    @Test
    void proposalsOfOthersAreNeverAnsweredAtRandom() {
        int judged = 0;
        for (int seed = 0; judged < PROPOSALS; seed++) {
            judged += judged(new ShedBox(), Generator.of(seed));
        }
    }

    /// Returns how many proposals of a random game were judged, each by bots that play everything else at random.
    private static <S, M extends Move, V> int judged(GameBox<S, M, V> box, Luck luck) {
        int judged = 0;
        var position = box.game().start(Setup.standard(box.game().info(), 2));
        while (!(box.game().next(position) instanceof Next.Over<M>)) {
            if (box.game().next(position) instanceof Next.Together<M> together
                    && together.asker().isPresent()) {
                var seat = together.open().seats().iterator().next();
                var best = answers(box, position, seat, new BotSpec.Greedy(Optional.empty(), 0));
                if (together.open().of(seat).size() > 1 && best.size() == 1) {
                    assertThat(answers(box, position, seat, new BotSpec.Greedy(Optional.empty(), 1, 100)))
                            .isEqualTo(best);
                    judged++;
                }
            }
            position = step(box, position, luck);
        }
        return judged;
    }

    /// Returns the answers of such bots, one for each of many sequences of luck.
    private static <S, M extends Move, V> Set<M> answers(
            GameBox<S, M, V> box, S position, Seat seat, BotSpec.Greedy spec) {
        var game = box.game();
        var moves = ((Next.Together<M>) game.next(position)).open().of(seat);
        var answers = new HashSet<M>();
        for (int seed = 0; seed < ASKED; seed++) {
            var bot = spec.sit(box, game.setup(position), seat, Generator.of(seed));
            answers.add(bot.choose(Question.of(() -> game.view(position, Viewer.player(seat)), moves)));
        }
        return answers;
    }

    /// Of the three moves one wins, and the others are worse by two scales. At temperature 2 the odds are 3
    /// to 1 to 1.
    @Test
    void temperature_choosesMovesByTheirValue() {
        assertThat(best("greedy,temperature=2")).isBetween(560, 640);
        assertThat(best("greedy,temperature=100")).isBetween(300, 380);
        assertThat(best("greedy,temperature=0.1")).isEqualTo(CHOICES);
        assertThat(best("greedy")).isEqualTo(CHOICES);
    }

    /// Returns how often of [#CHOICES] a bot leaves a multiple of four on the heap.
    private static int best(String text) {
        var heap = new Heap(21);
        var position = heap.start(heap.setup());
        var moves = ((Next.Turn<ToyMove>) heap.next(position)).moves();
        int best = 0;
        for (int seed = 0; seed < CHOICES; seed++) {
            var bot = BotSpec.read(text).orThrow().sit(heap, heap.setup(), Seat.of(0), Generator.of(seed));
            best += bot.choose(Question.of(() -> position, moves)).number() == 1 ? 1 : 0;
        }
        return best;
    }

    private static <S, M extends Move, V> S step(GameBox<S, M, V> box, S position, Luck luck) {
        var game = box.game();
        return switch (game.next(position)) {
            case Next.Turn<M> turn -> game.play(position, turn.moves().sample(luck));
            case Next.Chance<M> chance -> game.play(position, chance.odds().sample(luck));
            case Next.Together<M> together -> {
                BySeat<M> answers = BySeat.none();
                for (var seat : together.open().seats()) {
                    answers = answers.with(seat, together.open().of(seat).sample(luck));
                }
                yield game.play(position, answers);
            }
            case Next.Over<M> _ -> position;
        };
    }
}
