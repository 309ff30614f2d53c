package parterre.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import parterre.bots.Bot;
import parterre.bots.Question;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.learn.SelfPlay.Player;

class SelfPlayTest {
    private static final int GAMES = 30;

    /// Plays at random and counts how often it is closed.
    private record Counted<M extends Move, V>(Generator luck, AtomicInteger closed) implements Bot<M, V> {
        @Override
        public M choose(Question<M, V> question) {
            return question.moves().sample(luck);
        }

        @Override
        public void close() {
            closed.incrementAndGet();
        }
    }

    private static <S, M extends Move, V> int closed(GameBox<S, M, V> box) {
        var closed = new AtomicInteger();
        Player<M, V> player = (_, _, luck) -> new Counted<>(Generator.of(luck.bits()), closed);
        var setup = Setup.standard(box.game().info(), 2);
        var samples = new SelfPlay<>(box, box.features().orElseThrow(), List.of(setup), List.of(player), 3, 0, 5)
                .play(GAMES, Optional.empty(), 1, _ -> {});
        assertThat(samples.count()).isEqualTo(3 * GAMES);
        return closed.get();
    }

    @Test
    void everyBot_isClosedAfterItsGame() {
        var mars = Boxes.all().stream()
                .filter(box -> box.game().info().slug().equals("gardens-of-mars"))
                .findFirst()
                .orElseThrow();
        assertThat(closed(mars)).isEqualTo(2 * GAMES);
    }
}
