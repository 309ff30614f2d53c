package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.walk.Playout;
import parterre.testkit.Setups;

/// The bytes that leave the port. Two servers play the same game from two positions that one seat cannot tell apart;
/// the others do different things in secret. As long as the game itself says that the seat knows the same in both, it
/// is sent the same: snapshots, streams, records, replays, previews, refusals. So is a spectator.
class SameBytesTest {
    private static final int GAMES = 3;
    private static final int DECISIONS = 5;

    @TempDir
    Path folder;

    @Test
    void secretsOfOthersChangeNoSentByte() {
        try (var one = new ComparedTable.PeopledServer(folder.resolve("one"));
                var other = new ComparedTable.PeopledServer(folder.resolve("other"))) {
            var tally = new Tally();
            for (var box : Boxes.all()) {
                compare(one, other, box, tally);
            }
            assertThat(tally.apart).as("games from two positions").isPositive();
            assertThat(tally.takenBack)
                    .as("comparisons after steps were taken back")
                    .isGreaterThan(GAMES);
            assertThat(tally.ended).as("comparisons after the end").isPositive();
        }
    }

    /// Counts the comparisons.
    private static final class Tally {
        /// Games from two positions, since the game hides something.
        private int apart;

        private int takenBack;
        private int ended;
    }

    /// Plays a few games.
    private static <S, M extends Move, V> void compare(
            ComparedTable.PeopledServer one, ComparedTable.PeopledServer other, GameBox<S, M, V> box, Tally tally) {
        var game = box.game();
        var setup = Setups.brief(game.info(), Math.max(2, game.info().leastSeats()));
        int compared = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            var luck = Generator.of(seed);
            var state = beforeADecision(
                    game,
                    Playout.finish(game, game.start(setup), luck, 4 + 9 * seed).position(),
                    luck);
            if (game.next(state) instanceof Next.Over<M>) {
                continue;
            }
            var imagination = game.imagination(game.view(state, Viewer.player(Seat.of(0))));
            var world = imagination.draw(luck);
            for (int tries = 0; tries < 50 && world.equals(state); tries++) {
                world = imagination.draw(luck);
            }
            tally.apart += world.equals(state) ? 0 : 1;
            compared += new Pair<>(
                            new ComparedTable<>(one, box, state, setup.seats()),
                            new ComparedTable<>(other, box, world, setup.seats()),
                            game.info().slug() + ", seed " + seed,
                            tally)
                    .play(setup.seats());
        }
        assertThat(compared).as("%s: comparisons", game.info().slug()).isGreaterThan(GAMES);
    }

    /// Where chance is to move it would tell the two positions apart at once: it draws from what is hidden.
    private static <S, M extends Move, V> S beforeADecision(Game<S, M, V> game, S from, Luck luck) {
        S state = from;
        while (game.next(state) instanceof Next.Chance<M>(Odds<M> odds)) {
            state = game.play(state, odds.sample(luck));
        }
        return state;
    }

    /// The same game on both sides.
    private record Pair<S, M extends Move, V>(
            ComparedTable<S, M, V> one, ComparedTable<S, M, V> other, String what, Tally tally) {
        /// Plays on as long as the sides look the same to Ada, then stops; says how often they were compared.
        int play(int seats) {
            int compared = compared(seats);
            one.stop();
            other.stop();
            if (alike(Viewer.player(Seat.of(0)))) {
                checkTheEnd();
            }
            return compared;
        }

        /// All may lie open now, but a player who views the game as they saw it is sent the same.
        private void checkTheEnd() {
            tally.ended++;
            check("after the end, ", one.asSeen(), other.asSeen());
        }

        private boolean alike(Viewer viewer) {
            return one.knowledge(viewer).equals(other.knowledge(viewer));
        }

        /// Says whether the sides still look the same afterwards.
        private boolean takeBack(int steps, int mark) {
            if (one.look(one.peopled.ada, "").present().step() < steps) {
                return true;
            }
            one.takeBack(steps);
            other.takeBack(steps);
            tally.takenBack++;
            return same(mark);
        }

        private int compared(int seats) {
            int mark = 0;
            for (int decision = 0; decision < DECISIONS; decision++) {
                if (!same(++mark)) {
                    return mark;
                }
                var adas = one.asked(one.peopled.ada, Seat.of(0));
                if (adas.isPresent()) {
                    var moves = adas.get().moves();
                    var move = moves.get(decision % moves.size()).text();
                    one.submit(one.peopled.ada, adas.get(), move);
                    other.submit(other.peopled.ada, adas.get(), move);
                }
                if (decision == 0 && !takeBack(1, ++mark)) {
                    return mark;
                }
                for (int i = 1; i < seats; i++) {
                    if (!same(++mark)) {
                        return mark;
                    }
                    var seat = Seat.of(i);
                    var here = one.asked(one.peopled.ben, seat);
                    var there = other.asked(other.peopled.ben, seat);
                    if (here.isEmpty() || there.isEmpty()) {
                        continue;
                    }
                    one.submit(
                            one.peopled.ben,
                            here.get(),
                            here.get().moves().getFirst().text());
                    other.submit(
                            other.peopled.ben,
                            there.get(),
                            there.get().moves().getLast().text());
                }
                if (decision == 1 && !takeBack(2, ++mark)) {
                    return mark;
                }
            }
            return mark;
        }

        private boolean same(int mark) {
            if (!alike(Viewer.player(Seat.of(0)))) {
                return false;
            }
            check(
                    "comparison " + mark + ", P1, ",
                    one.sent(one.peopled.ada, one.adas, mark),
                    other.sent(other.peopled.ada, other.adas, mark));
            if (alike(Viewer.spectator())) {
                int later = mark + 1_000;
                check(
                        "comparison " + mark + ", a spectator, ",
                        one.sent(one.peopled.eve, one.eves, later),
                        other.sent(other.peopled.eve, other.eves, later));
            }
            return true;
        }

        private void check(String when, Map<String, String> here, Map<String, String> there) {
            assertThat(there).hasSameSizeAs(here);
            here.forEach((call, sent) ->
                    assertThat(there.get(call)).as(what + ", " + when + call).isEqualTo(sent));
        }
    }
}
