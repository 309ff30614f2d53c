package parterre.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;
import parterre.flora.FloraBox;
import parterre.gnomes.GnomeBox;

final class ManyViewsTest {
    private static final int FRAMES = 200;
    private static final CallFormatter SAYER = reason -> reason.toString();

    private static <S, M extends parterre.engine.Move, V> List<Frame> frames(parterre.engine.box.GameBox<S, M, V> box) {
        var game = box.game();
        var start = game.start(
                Setup.read(game.info(), game.info().edition(), 2, Map.of()).orThrow());
        return IntStream.range(0, FRAMES)
                .mapToObj(steps ->
                        Playout.finish(game, start, Generator.of(1), steps).position())
                .map(position -> Frame.start(game.view(position, Viewer.player(Seat.of(0)))))
                .toList();
    }

    @Test
    void printedCardTextIsSentOnce() {
        var frames = frames(new FloraBox());
        var answer = Json.MAPPER.readTree(Json.write(new Calls.Frames(FRAMES, frames), SAYER));
        var cards = answer.get("printed").get("cards");
        assertThat(cards.get("species").size()).isPositive();
        for (int i = 0; i < FRAMES; i++) {
            var whole = Json.MAPPER.readTree(Json.write(frames.get(i).view()));
            var sent = ((tools.jackson.databind.node.ObjectNode)
                    answer.get("frames").get(i).get("view"));
            assertThat(sent.has("cards")).isFalse();
            assertThat(sent.set("cards", cards)).as("frame %d", i).isEqualTo(whole);
        }
        int whole =
                frames.stream().mapToInt(frame -> Json.write(frame).length()).sum();
        assertThat(Json.write(new Calls.Frames(FRAMES, frames), SAYER).length()).isLessThan(whole / 4);
    }

    @Test
    void oneViewAloneIsWhole() {
        var frame = frames(new FloraBox()).getFirst();
        assertThat(Json.MAPPER.readTree(Json.write(frame, SAYER)).get("view").has("cards"))
                .isTrue();
    }

    @Test
    void aStreamLeavesOutWhatASnapshotNames() {
        var frame = frames(new FloraBox()).getFirst();
        var event = new TableEvent.Stepped(1, Instant.EPOCH, frame, Optional.empty(), false);
        var sent = Json.MAPPER.readTree(Json.write(event)).get("frame").get("view");
        var whole = Json.MAPPER.readTree(Json.write(frame.view()));
        var names = ManyViews.printedNames(frame.view());
        assertThat(names).containsExactly("cards");
        names.forEach(name -> ((tools.jackson.databind.node.ObjectNode) sent).set(name, whole.get(name)));
        assertThat(sent).isEqualTo(whole);
    }

    @Test
    void viewsWithNothingPrintedAreSentAsTheyAre() {
        var frames = frames(new GnomeBox());
        var answer = Json.MAPPER.readTree(Json.write(new Calls.Frames(FRAMES, frames), SAYER));
        assertThat(answer.has("printed")).isFalse();
        assertThat(answer.get("frames").get(7).get("view"))
                .isEqualTo(Json.MAPPER.readTree(Json.write(frames.get(7).view())));
    }
}
