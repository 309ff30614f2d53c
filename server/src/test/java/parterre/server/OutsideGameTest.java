package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.NewTables.ME;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.server.http.Limits;
import parterre.server.wire.Calls;
import parterre.server.wire.GameWords;
import parterre.server.wire.People;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;
import parterre.testkit.ExampleJar;

/// A game from a jar outside the tree is played at a table like any other, and the page gets its words.
class OutsideGameTest {
    private static final String GAME = "thirsty-pots";

    @TempDir
    Path folder;

    private static List<GameBox<?, ?, ?>> gamesWith(Path jar) throws Exception {
        var thread = Thread.currentThread();
        var before = thread.getContextClassLoader();
        thread.setContextClassLoader(new URLClassLoader(new URL[] {jar.toUri().toURL()}, before));
        try {
            return Boxes.all();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Test
    void aTableIsPlayedToItsEndAgainstABot() throws Exception {
        var games = gamesWith(ExampleJar.thirstyPots(folder));
        var options = ServerOptions.standard(folder.resolve("data"))
                .onPort(0)
                .with(games)
                .with(Limits.none());
        try (var server = Server.start(options);
                var ada = new Browser(server.port())) {
            assertThat(ada.get("/api/games", People.Games.class).games())
                    .filteredOn(game -> game.layout())
                    .extracting(game -> game.slug())
                    .containsExactly(GAME);
            var table = ada.post("/api/tables", NewTables.table(GAME, ME, NewTables.bot("gentle")), Snapshot.class);
            var path = "/api/tables/" + table.table().id();
            var stream = ada.stream(path + "/events?after=0");
            for (var now = ada.get(path, Snapshot.class);
                    now.table().phase() != TableHead.Phase.OVER;
                    now = ada.get(path, Snapshot.class)) {
                var asked = now.present().asked();
                if (asked.isPresent()) {
                    // Stops as soon as there is something in the can.
                    var move = asked.get().moves().getLast().text();
                    ada.post(
                            path + "/moves",
                            new Calls.SubmitMove(asked.get().seat(), asked.get().decision(), move),
                            Calls.Accepted.class);
                } else {
                    stream.next(event -> event.kind().equals("now"));
                }
            }
            assertThat(ada.text(path + "/record")).contains("game: thirsty-pots", "tall enough");
        }
    }

    @Test
    void thePageGetsWordsOfOutsideGames() throws Exception {
        var games = gamesWith(ExampleJar.thirstyPots(folder));
        var options = ServerOptions.standard(folder.resolve("data"))
                .onPort(0)
                .with(games)
                .with(Limits.none());
        try (var server = Server.start(options);
                var ada = new Browser(server.port())) {
            var english = ada.get("/api/games/" + GAME + "/words", GameWords.class);
            assertThat(english.language()).isEqualTo("en");
            assertThat(english.patterns())
                    .containsEntry("LayoutName.can", "Can")
                    .containsEntry("ChooseMove", "Choose a move")
                    .doesNotContainKey("game.credits");
            assertThat(english.messages().get("SeedDealt"))
                    .containsExactly(
                            new GameWords.Argument("seat", GameWords.Kind.SEAT, "", false, false),
                            new GameWords.Argument("seed", GameWords.Kind.VALUE, "", true, false));
            assertThat(english.kinds()).containsEntry("SeedDealt", "seed-dealt");
            var german = ada.raw("GET", "/api/games/" + GAME + "/words", "", "Accept-Language", "de");
            assertThat(german.body()).contains("\"language\":\"de\"", "Kanne");
            assertThat(ada.status("/api/games/nowhere/words")).isEqualTo(404);
        }
    }
}
