package parterre.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
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

    @Test
    void whatOthersProposeIsNeverAnsweredAtRandom() {
        int judged = 0;
        for (int seed = 0; judged < PROPOSALS; seed++) {
            judged += judged(new ShedBox(), Generator.of(seed));
        }
    }

    /// How many proposals of a random game were judged, each by bots that play everything else at random.
    private static <S, M extends Move, V> int judged(GameBox<S, M, V> box, Luck luck) {
        int judged = 0;
        var position = box.game().start(Setup.standard(box.game().info(), 2));
        while (!(box.game().next(position) instanceof Next.Over<M>)) {
            if (box.game().next(position) instanceof Next.Together<M> together
                    && together.asker().isPresent()) {
                var seat = together.open().seats().iterator().next();
                var best = answers(box, position, seat, 0);
                if (together.open().of(seat).size() > 1 && best.size() == 1) {
                    assertThat(answers(box, position, seat, 1)).isEqualTo(best);
                    judged++;
                }
            }
            position = step(box, position, luck);
        }
        return judged;
    }

    /// What bots with this slip answer, one for each of many sequences of luck.
    private static <S, M extends Move, V> Set<M> answers(GameBox<S, M, V> box, S position, Seat seat, double slip) {
        var game = box.game();
        var moves = ((Next.Together<M>) game.next(position)).open().of(seat);
        var answers = new HashSet<M>();
        for (int seed = 0; seed < ASKED; seed++) {
            var bot =
                    new BotSpec.Greedy(Optional.empty(), slip).sit(box, game.setup(position), seat, Generator.of(seed));
            answers.add(bot.choose(Question.of(() -> game.view(position, Viewer.player(seat)), moves)));
        }
        return answers;
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
