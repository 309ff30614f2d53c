package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class GamesCommandTest {
    @Test
    void everyGameIsListedWithItsOptionsAndDefaults() {
        var typed = CommandRun.in("games");
        assertThat(typed.exit()).isZero();
        assertThat(GameLookup.slugs())
                .contains("gardens-of-mars")
                .allSatisfy(slug -> assertThat(typed.out()).contains(slug));
        assertThat(typed.out())
                .contains("2 to 5 players")
                .contains("scoring: others|group-if-connected|group (default: others)");
    }

    @Test
    void oneGameAloneCanBeAskedFor() {
        var typed = CommandRun.in("games", "gardens-of-mars");
        assertThat(typed.exit()).isZero();
        assertThat(typed.out()).startsWith("gardens-of-mars");
        assertThat(typed.out().lines().filter(line -> !line.isEmpty() && !line.startsWith(" ")))
                .hasSize(1);
    }

    @Test
    void optionsForOtherSeatCountsAreMarked() {
        var told = CommandRun.in("games", "gnomadic-gardeners").out().replaceAll("\\s+", " ");
        assertThat(told)
                .contains("fewer are harder. Only with 1 player; otherwise it does nothing. [GG-7.1a]")
                .contains("at the end. Only with 2 players; otherwise it does nothing. [GG-R1]")
                .contains("extra rule. [GG-8.0]");
    }

    @Test
    void programsGetJson() {
        var games = JsonMapper.shared()
                .readTree(CommandRun.in("games", "--json").out())
                .get("games");
        assertThat(games.size()).isEqualTo(GameLookup.slugs().size());
        for (var game : games) {
            var box = GameLookup.box(game.get("game").stringValue());
            assertThat(game.get("leastSeats").intValue())
                    .isEqualTo(box.game().info().leastSeats());
            assertThat(game.get("options").size())
                    .isEqualTo(box.game().info().options().size());
        }
    }

    @Test
    void aMistypedGameIsAnsweredWithTheNearest() {
        var typed = CommandRun.in("games", "gardens-of-mras");
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.out()).isEmpty();
        assertThat(typed.err())
                .contains("no game is called 'gardens-of-mras'; did you mean 'gardens-of-mars'?")
                .contains("the games are: ");
    }
}
