package parterre.review.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import parterre.bots.BotSpec;
import parterre.bots.search.SearchContext;
import parterre.bots.series.MatchSeries;
import parterre.bots.series.Seating;
import parterre.bots.series.SeriesPlan;
import parterre.engine.Move;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.table.GameRecord;
import parterre.engine.table.Replay;
import parterre.review.ReviewEffort;
import parterre.testkit.Setups;

class PuzzleMinerTest {
    private static <S, M extends Move, V> GameRecord played(GameBox<S, M, V> box) {
        var bot = BotSpec.read("greedy").orThrow();
        var plan = new SeriesPlan(
                Setups.brief(box.game().info(), 2),
                List.of(bot, bot),
                1,
                4,
                Seating.FIXED,
                SeriesPlan.STOPPED_AFTER,
                SeriesPlan.Records.KEPT);
        var record = new GameRecord[1];
        new MatchSeries<>(box, plan)
                .play(1, outcome -> record[0] = outcome.record().orElseThrow());
        return record[0];
    }

    private static <S, M extends Move, V> Replay<S, M> replay(GameBox<S, M, V> box, GameRecord record) {
        return Replay.of(box.game(), box.positions(), record).orThrow();
    }

    private static <S, M extends Move, V> PuzzleMiner<S, M, V> miner(GameBox<S, M, V> box) {
        return new PuzzleMiner<>(box, SearchContext.values(box).getLast(), ReviewEffort.LEAST);
    }

    private static <S, M extends Move, V> void findPuzzles(GameBox<S, M, V> box) throws InterruptedException {
        var record = played(box);
        var game = replay(box, named(record));
        var miner = miner(box);
        var judged = new AtomicInteger();
        var puzzles = miner.mine(game, 1, 2, judged::incrementAndGet);
        assertThat(judged).hasValue(miner.decisions(game).size());
        assertThat(puzzles).isNotEmpty().hasSizeLessThanOrEqualTo(PuzzleMiner.MOST_OF_A_GAME);
        assertThat(miner.mine(game, 1, 1, () -> {})).isEqualTo(puzzles);
        assertThat(puzzles).allSatisfy(puzzle -> {
            assertThat(puzzle.margin().low()).isGreaterThanOrEqualTo(PuzzleMiner.MARGIN);
            assertThat(puzzle.solutions())
                    .containsExactly(puzzle.moves().getFirst().move());
            assertThat(puzzle.themes()).isNotEmpty().doesNotHaveDuplicates();
            assertThat(puzzle.record()).doesNotContain("Ana", "Ben", "note", "table:", "result:");
            assertThat(puzzle.origin().playouts()).isEqualTo(10 * ReviewEffort.LEAST);
            var set = SetPuzzle.of(box, puzzle);
            assertThat(set.decision().step()).isEqualTo(puzzle.origin().step());
            assertThat(set.decision().before())
                    .isEqualTo(game.position(puzzle.origin().step() - 1));
        });
    }

    private static GameRecord named(GameRecord record) {
        var players = record.players();
        for (var seat : players.seats()) {
            players = players.with(seat, seat.index() == 0 ? "Ana" : "Ben");
        }
        return new GameRecord(
                record.game(),
                record.setup(),
                players,
                Map.of("match", "Ana against Ben"),
                record.position(),
                record.entries(),
                record.result());
    }

    @Test
    void clearDecisions_becomePuzzlesWithoutNames() throws InterruptedException {
        findPuzzles(Boxes.named("gardens-of-mars").orElseThrow());
    }

    private static <S, M extends Move, V> void refuse(GameBox<S, M, V> box) {
        var record = played(box);
        var unfinished = replay(box, record.upTo(record.steps() - 1));
        var miner = miner(box);
        assertThatThrownBy(() -> miner.mine(unfinished, 1, 1, () -> {})).hasMessageContaining("unfinished");
    }

    @Test
    void anUnfinishedGame_isRefused() {
        refuse(Boxes.named("gardens-of-mars").orElseThrow());
    }

    private static <S, M extends Move, V> void damage(GameBox<S, M, V> box) throws InterruptedException {
        var puzzle = miner(box).mine(replay(box, played(box)), 1, 2, () -> {}).getFirst();
        var other = puzzle.seat().equals("P1") ? "P2" : "P1";
        assertThatThrownBy(() -> SetPuzzle.of(
                        box, with(puzzle, other, puzzle.moves().getFirst().move())))
                .hasMessageContaining("not asked: " + other);
        assertThatThrownBy(() -> SetPuzzle.of(box, with(puzzle, puzzle.seat(), "1 a1-a1")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new PuzzleFile(2, List.of())).hasMessageContaining("format");
    }

    private static Puzzle with(Puzzle puzzle, String seat, String best) {
        return new Puzzle(
                puzzle.id(),
                puzzle.game(),
                puzzle.edition(),
                puzzle.record(),
                seat,
                List.of(new Puzzle.Judged(best, 1, 0), puzzle.moves().getLast()),
                puzzle.margin(),
                puzzle.themes(),
                puzzle.rating(),
                new Puzzle.Origin("", 1, "", Optional.empty(), 1, 1));
    }

    @Test
    void aDamagedPuzzle_isRefused() throws InterruptedException {
        damage(Boxes.named("gardens-of-mars").orElseThrow());
    }
}
