package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parterre.engine.Generator;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.Consequence;
import parterre.engine.box.Consequence.Certainty;
import parterre.engine.walk.Playout;
import parterre.stalks.StalkMove.End;

/// Whether what is foreseen comes: the upkeep after the last action of a turn, or after an action that is followed by
/// nothing but the end.
final class ForesightTest {
    private static final StalkGame GAME = new StalkGame();
    private static final StalkBoard BOARD = new StalkBoard();
    private static final int GAMES = 12;
    private static final Pattern HARVEST = Pattern.compile("harvests (\\d+) (\\w+), .*");
    private static final Pattern BLOOM = Pattern.compile("blooms on (\\w+)");
    private static final Pattern COMPOST = Pattern.compile("the (\\w+) is composted");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "turn-cap=400",
                "edge-closed=off",
                "group-rule=any-type-blooms",
                "group-rule=same-type-any-face",
                "compost-rightmost=last-slot",
                "garden-shape=side-2"
            })
    void whatIsForeseenComes(String option) {
        int name = option.indexOf('=');
        var setup = Setup.read(StalkOptions.INFO, 1, 2, Map.of(option.substring(0, name), option.substring(name + 1)))
                .orThrow();
        int compared = 0;
        for (long seed = 0; seed < GAMES; seed++) {
            var luck = Generator.of(seed);
            var position = GAME.start(setup);
            for (var step = Playout.step(GAME, position, luck);
                    step.isPresent();
                    step = Playout.step(GAME, position, luck)) {
                var after = GAME.play(position, step.get());
                if (step.get() instanceof Step.Turn<StalkMove>(Seat seat, StalkMove move)) {
                    compared += compare(position, seat, move, after);
                }
                position = after;
            }
        }
        assertThat(compared).isGreaterThan(GAMES);
    }

    /// @return 1 if the turn was over after the move, or after its end
    private static int compare(Position before, Seat seat, StalkMove move, Position after) {
        var foreseen = BOARD.consequences(GAME.view(before, Viewer.player(seat)), seat, move);
        boolean mayGoOn = after.table().phase == Phase.ACT && after.table().turn == before.table().turn;
        if (mayGoOn && (after.table().actions > 0 || move instanceof StalkMove.Flush)) {
            return 0;
        }
        var end = mayGoOn ? GAME.play(after, new Step.Turn<>(seat, new End())) : after;
        if (end.table().phase != Phase.REFILL && end.table().phase != Phase.OVER) {
            return 0;
        }
        assertThat(foreseen.stream()
                        .filter(one -> one.certainty() == Certainty.MORE_TO_COME
                                && one.at().length() > 1))
                .as("%s is the last of the turn", move)
                .hasSameSizeAs(mayGoOn ? upkeep(foreseen) : List.of());
        assertThat(told(foreseen))
                .as("%s on%n%s", move, new StalkPositions().write(before))
                .isEqualTo(came(before, end));
        return 1;
    }

    /// Those that come of the upkeep and say where.
    private static List<Consequence> upkeep(List<Consequence> foreseen) {
        return foreseen.stream()
                .filter(one -> one.certainty() != Certainty.CHANCE_DECIDES
                        && one.at().length() > 1
                        && (HARVEST.matcher(says(one)).matches()
                                || BLOOM.matcher(says(one)).matches()
                                || COMPOST.matcher(says(one)).matches()
                                || says(one).startsWith("stays a bulb")))
                .toList();
    }

    private static String says(Consequence one) {
        return one.says().replace("if nothing more is done: ", "");
    }

    private record Told(String harvested, Set<String> blooming, String composted, boolean crash) {}

    private static Told told(List<Consequence> foreseen) {
        long harvested = Bunch.NONE;
        long composted = Bunch.NONE;
        var blooming = new TreeSet<String>();
        boolean crash = false;
        for (var one : foreseen) {
            var harvest = HARVEST.matcher(says(one));
            if (harvest.matches()) {
                for (int i = 0; i < Integer.parseInt(harvest.group(1)); i++) {
                    harvested = Bunch.with(harvested, type(harvest.group(2)));
                }
            }
            var bloom = BLOOM.matcher(says(one));
            if (bloom.matches()) {
                blooming.add(bloom.group(1));
            }
            var compost = COMPOST.matcher(says(one));
            if (compost.matches()) {
                composted = Bunch.with(composted, type(compost.group(1)));
            }
            crash |= says(one).startsWith("the market crashes");
        }
        return new Told(Bunch.write(harvested), blooming, Bunch.write(composted), crash);
    }

    private static int type(String word) {
        return StalkNotation.flower(word).orThrow().type();
    }

    private static Told came(Position before, Position after) {
        var then = before.table();
        var now = after.table();
        var blooming = new ArrayList<String>();
        long bloomed = now.garden.blooms() & ~then.garden.blooms();
        for (long left = bloomed; left != 0; left &= left - 1) {
            blooming.add(
                    now.terms.shape().cell(Long.numberOfTrailingZeros(left)).toString());
        }
        return new Told(
                Bunch.write(now.market - then.market),
                new TreeSet<>(blooming),
                Bunch.write(now.compost - then.compost),
                now.crashed);
    }
}
