package parterre.server.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.engine.BySeat;
import parterre.engine.Move;
import parterre.engine.Packed;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.box.Pick;
import parterre.testkit.conformance.Kind;
import parterre.testkit.conformance.ShedAsk;
import parterre.testkit.conformance.ShedAsk.Part;
import tools.jackson.core.JacksonException;

class JsonTest {
    @Test
    void sealedValuesSayTheirKind() {
        assertThat(Json.write(new ClockTerms.Live(300, 5, 20)))
                .isEqualTo("{\"kind\":\"live\",\"initialSeconds\":300,\"incrementSeconds\":5,\"responseSeconds\":20}");
        var pick = new Pick.One(
                "card", new ShedAsk.Which(Part.CARDS), List.of(new Pick.Target("B", new ShedAsk.CardTarget(Kind.BEE))));
        assertThat(Json.write(new OpenDecision(7, Seat.of(0), new ShedAsk.SowAsked(), List.of(pick), List.of(), false)))
                .contains("\"asks\":{\"kind\":\"sow-asked\"}")
                .contains(
                        "\"picks\":[{\"kind\":\"one\",\"name\":\"card\",\"asks\":{\"kind\":\"which\",\"part\":\"cards\"},"
                                + "\"targets\":[{\"id\":\"B\",\"says\":{\"kind\":\"card-target\",\"card\":\"bee\"},\"count\":1}]}]");
        assertThat(Json.write(new TableEvent.Reload())).isEqualTo("{\"kind\":\"reload\"}");
    }

    @Test
    void listedMovesAreData() {
        var listed = new OpenDecision.ListedMove(
                "take 1 3", new Taking.Take(new Bits(5)), Map.of("card", List.of("1", "3")));
        var text = Json.write(listed);
        assertThat(text)
                .isEqualTo("{\"text\":\"take 1 3\",\"fields\":{\"kind\":\"take\",\"cards\":[1,3]},"
                        + "\"selection\":{\"card\":[\"1\",\"3\"]}}");
        assertThat(Json.MAPPER.readValue(text, OpenDecision.ListedMove.class).fields())
                .isEqualTo(new ReadMove(Map.of("kind", "take", "cards", List.of(1, 3))));
    }

    private sealed interface Taking extends Move {
        record Take(Bits cards) implements Taking {}
    }

    private record Bits(int bits) implements Packed<List<Integer>> {
        @Override
        public List<Integer> plain() {
            return IntStream.rangeClosed(1, 8)
                    .filter(card -> (bits >>> (card - 1) & 1) != 0)
                    .boxed()
                    .toList();
        }
    }

    @Test
    void seatsAreTextAndWhatIsMissingIsLeftOut() {
        assertThat(Json.write(new Present.TakeBack(Seat.of(1), 4))).isEqualTo("{\"seat\":\"P2\",\"to\":4}");
        assertThat(Json.write(new Calls.Sit(Optional.empty(), false))).isEqualTo("{\"program\":false}");
        assertThat(Json.write(new Result.Group("done", 3, BySeat.inOrder(List.of(1L, 2L)))))
                .isEqualTo("{\"kind\":\"group\",\"ending\":\"done\",\"score\":3,\"scores\":{\"P1\":1,\"P2\":2}}");
        assertThat(Json.write(new ChatLine(Instant.EPOCH, "Ada", "00", "hello")))
                .isEqualTo("{\"at\":\"1970-01-01T00:00:00Z\",\"name\":\"Ada\",\"badge\":\"00\",\"text\":\"hello\"}");
    }

    @Test
    void readsItsOwnText_missingTextAndListsAreEmpty() {
        var table = new NewTable(
                "some-game",
                List.of(new NewTable.NewSeat(
                        NewTable.NewSeat.Sitter.ME, Optional.empty(), Optional.of("Ada"), Optional.of(2))),
                true,
                Map.of("cards", "on"),
                Optional.of(new ClockTerms.Days(3, 7)),
                true,
                false,
                false,
                true,
                Optional.of("season"),
                Optional.of(new NewTable.Start.Fork("abc", 3)));
        assertThat(Json.MAPPER.readValue(Json.write(table), NewTable.class)).isEqualTo(table);
        var least = Json.MAPPER.readValue("{\"game\":\"some-game\"}", NewTable.class);
        assertThat(least.seats()).isEmpty();
        assertThat(least.options()).isEmpty();
        assertThat(least.clock()).isEmpty();
        assertThat(least.listed()).isFalse();
    }

    @Test
    void refusesWhatIsNotAsked() {
        for (var bad : List.of(
                "{\"text\":\"x\",\"more\":1}",
                "{\"text\":\"x\",\"text\":\"y\"}",
                "{\"text\":\"x\"} {}",
                "{\"text\":5}",
                "{\"text\":0.5}",
                "{\"text\":true}",
                "[]",
                "",
                "{")) {
            assertThatThrownBy(() -> Json.MAPPER.readValue(bad, Calls.Say.class))
                    .as(bad)
                    .isInstanceOf(JacksonException.class);
        }
        assertThatThrownBy(() -> Json.MAPPER.readValue("{\"seat\":\"P9\"}", Calls.ForSeat.class))
                .isInstanceOf(JacksonException.class);
        assertThatThrownBy(() -> Json.MAPPER.readValue("{}", Calls.ForSeat.class))
                .isInstanceOf(JacksonException.class);
        for (var bad : List.of("{\"proposal\":\"7\",\"agree\":true}", "{\"proposal\":7,\"agree\":\"true\"}")) {
            assertThatThrownBy(() -> Json.MAPPER.readValue(bad, Calls.Vote.class))
                    .as(bad)
                    .isInstanceOf(JacksonException.class);
        }
    }
}
