package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;
import parterre.engine.walk.Variations;
import parterre.testkit.Covers;

/// Whether what is foreseen comes, under every option: each sentence that is told of a move is compared with what the
/// rules make of that move, and of nothing more being done after it.
final class ForesightTest {
    private static final StalkGame GAME = new StalkGame();
    private static final StalkBoard BOARD = new StalkBoard();
    private static final int GAMES = 600;
    private static final int MOST_STEPS = 400;
    private static final int MOVES = 3;

    /// Small gardens, little to draw, early ends: values that make rare things happen, beside the telling ones.
    private static final Map<String, List<String>> RARE = Map.of(
            "garden-shape", List.of("side-1", "side-2", "side-3", "0,0 1,0 2,0 0,1 1,1 5,5"),
            "exchange-slots", List.of("2", "4"),
            "portfolio-size", List.of("1", "2", "20"),
            "seedy-tokens", List.of("1", "2"),
            "market-start", List.of("3", "8", "14"),
            "value-limit", List.of("2", "4", "12"),
            "value-start", List.of("0", "1"),
            "turn-cap", List.of("5", "30"));

    @Test
    @Covers({"SX-4.1", "SX-A5", "SX-A11"})
    void whatIsForeseenComesUnderAllOptions() {
        var luck = Generator.of(1);
        var seen = new TreeSet<String>();
        for (int game = 0; game < GAMES; game++) {
            play(setup(luck), luck, seen);
        }
        assertThat(seen).as("every sentence was put to the test").containsAll(Foretold.SENTENCES);
    }

    @Test
    void whatIsForeseenComesAtTheStandardTable() {
        var luck = Generator.of(5);
        var seen = new TreeSet<String>();
        for (int game = 0; game < 12; game++) {
            play(Setup.standard(StalkOptions.INFO, 2 + game % 4), luck, seen);
        }
        assertThat(seen).hasSizeGreaterThan(10);
    }

    /// Every second option at some telling or rare value.
    private static Setup setup(Luck luck) {
        while (true) {
            int seats = 2 + luck.below(4);
            var chosen = new TreeMap<String, String>();
            for (var option : StalkOptions.SINGLE) {
                if (luck.below(2) == 0) {
                    var values = new ArrayList<>(Variations.values(option, seats));
                    values.addAll(RARE.getOrDefault(option.name(), List.of()));
                    chosen.put(option.name(), values.get(luck.below(values.size())));
                }
            }
            var setup = Setup.read(StalkOptions.INFO, 1, seats, chosen).orThrow();
            if (GAME.refusal(setup).isEmpty()) {
                return setup;
            }
        }
    }

    private static void play(Setup setup, Luck luck, Set<String> seen) {
        var position = GAME.start(setup);
        for (int i = 0; i < MOST_STEPS; i++) {
            if (GAME.next(position) instanceof Next.Turn<StalkMove>(Seat seat, var moves)) {
                for (int j = 0; j < MOVES; j++) {
                    compare(position, seat, moves.get(luck.below(moves.size())), luck, seen);
                }
                // The end of the actions is one of very many moves; it is what lets a turn end early.
                var last = moves.get(moves.size() - 1);
                var move = luck.below(4) == 0 ? last : moves.get(luck.below(moves.size()));
                position = GAME.play(position, new Step.Turn<>(seat, move));
            } else {
                var step = Playout.step(GAME, position, luck);
                if (step.isEmpty()) {
                    return;
                }
                position = GAME.play(position, step.get());
            }
        }
    }

    private static void compare(Position before, Seat seat, StalkMove move, Luck luck, Set<String> seen) {
        var foreseen = BOARD.consequences(GAME.view(before, Viewer.player(seat)), seat, move);
        var came = Outcome.of(before, seat, move, luck);
        try {
            new Foretold(foreseen, before, move, came, seen).compare();
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(
                    "%s on%n%sis foretold as%n%s%n%s"
                            .formatted(new StalkNotation().write(move), StalkPositions.FORM.write(before), foreseen, e),
                    e);
        }
    }
}
