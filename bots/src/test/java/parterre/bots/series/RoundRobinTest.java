package parterre.bots.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.bots.series.StrengthFile.Pair;
import parterre.bots.series.StrengthFile.Rated;
import parterre.bots.toys.Heap;
import parterre.engine.Move;

class RoundRobinTest {
    private static final Heap HEAP = new Heap(21);
    private static final int GAMES = 20;

    private static List<Entrant> bots(String... texts) {
        return Stream.of(texts)
                .<Entrant>map(text -> BotSpec.read(text).orThrow())
                .toList();
    }

    private static RoundRobin<?, ? extends Move, ?> roundRobin(String... texts) {
        return new RoundRobin<>(HEAP, HEAP.setup(), bots(texts), GAMES, 5, SeriesPlan.STOPPED_AFTER);
    }

    private static List<PairScore> scores(int threads, String... texts) {
        var roundRobin = roundRobin(texts);
        roundRobin.play(threads, (_, _) -> {});
        return roundRobin.scores();
    }

    @Test
    void everyTwoBots_playAllTheirGames() {
        assertThat(roundRobin("random", "mcts:20", "greedy").games()).isEqualTo(3 * GAMES);
        assertThat(scores(1, "random", "mcts:20", "greedy"))
                .extracting(PairScore::first, PairScore::second, PairScore::games)
                .containsExactly(tuple(0, 1, GAMES), tuple(0, 2, GAMES), tuple(1, 2, GAMES));
    }

    @Test
    void anyNumberOfThreads_givesTheSameScores() {
        assertThat(scores(4, "random", "mcts:20", "greedy")).isEqualTo(scores(1, "random", "mcts:20", "greedy"));
    }

    @Test
    void onePair_canBePlayedAgainByItself() {
        var bots = bots("mcts:20", "greedy");
        double won = 0;
        for (int game = 0; game < GAMES; game++) {
            won += new MatchSeries<>(HEAP, SeriesPlan.of(HEAP.setup(), bots, GAMES, 5 + 2))
                    .game(game)
                    .share(0);
        }
        assertThat(scores(1, "random", "mcts:20", "greedy").getLast().won()).isEqualTo(won);
    }

    @Test
    void stop_keepsWhatWasPlayed() {
        var roundRobin = roundRobin("random", "mcts:20", "greedy");
        var played = new AtomicInteger();
        roundRobin.play(1, (_, _) -> {
            if (played.incrementAndGet() == GAMES + 4) {
                roundRobin.stop();
            }
        });
        assertThat(roundRobin.scores()).extracting(PairScore::games).containsExactly(GAMES, 4);
    }

    @Test
    void planThatIsNoRoundRobin_isRefused() {
        assertThatThrownBy(() -> roundRobin("random")).hasMessageContaining("at least two bots");
        assertThatThrownBy(() -> roundRobin("random", "random")).hasMessageContaining("of another name");
        assertThatThrownBy(() -> new RoundRobin<>(HEAP, HEAP.setup(), bots("random", "greedy"), 3, 1, 9))
                .hasMessageContaining("in pairs of games");
    }

    @Test
    void strengthFile_keepsRatingsAndPairs() {
        var file = StrengthFile.of("", List.of("random", "greedy"), 0, List.of(new PairScore(0, 1, 200, 50)));
        assertThat(file.pairs()).containsExactly(new Pair("greedy", "random", 200, 75));
        assertThat(file.pair("random", "greedy")).contains(new Pair("random", "greedy", 200, 25));
        assertThat(file.anchor()).contains(new Rated("random", 0, 0, 0, 200));
        assertThat(file.rated("greedy").orElseThrow().elo()).isBetween(185L, 195L);
        assertThat(file.won("greedy")).isEqualTo(75);
        assertThatThrownBy(() -> new StrengthFile("", List.of(new Rated("random", 3, 1, 5, 9)), List.of()))
                .hasMessageContaining("one anchor");
    }
}
