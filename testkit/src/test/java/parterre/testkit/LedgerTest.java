package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.BySeat;
import parterre.engine.Event;
import parterre.engine.Seat;
import parterre.engine.Viewer;

class LedgerTest {
    private static final View VIEW = new View(
            7,
            List.of(
                    new Player(3, List.of("g1", "g2", "g1"), Optional.of("e5")),
                    new Player(0, List.of(), Optional.empty())),
            Map.of("dry", 1),
            BySeat.only(Seat.of(1), "red"),
            new Phase.Rolling(2));

    public record View(
            int round, List<Player> players, Map<String, Integer> done, BySeat<String> colours, Phase phase) {}

    public record Player(int score, List<String> hand, Optional<String> cell) {}

    public sealed interface Phase {
        record Rolling(int number) implements Phase {}

        record Moving(int number) implements Phase {}
    }

    private record Nothing() implements Event {}

    private static final Accounting<Nothing> PLAIN = (_, _) -> {};

    private static List<String> differences(Ledger ledger, View view) {
        return ledger.differences(view, PLAIN).stream()
                .map(Ledger.Difference::toString)
                .toList();
    }

    private static Ledger ledger() {
        return Ledger.of(VIEW, Viewer.spectator());
    }

    @Test
    void everyKindOfValueCanBeChanged() {
        var ledger = ledger();
        ledger.add("round", 1);
        var first = ledger.in("players", Seat.of(0));
        first.add("score", 4);
        first.take("hand", "g1");
        first.put("hand", "g3");
        first.remove("cell");
        ledger.in("players", 1).set("cell", "a1");
        ledger.add("done.wet", 2);
        ledger.set("colours.P1", "blue");
        ledger.set("phase", new Phase.Moving(2));
        var after = new View(
                8,
                List.of(
                        new Player(7, List.of("g3", "g1", "g2"), Optional.empty()),
                        new Player(0, List.of(), Optional.of("a1"))),
                Map.of("dry", 1, "wet", 2),
                BySeat.inOrder(List.of("blue", "red")),
                new Phase.Moving(2));
        assertThat(differences(ledger, after)).isEmpty();
    }

    @Test
    void itemsCanBeInsertedAndTakenOut() {
        var ledger = ledger();
        ledger.insert("players", 1, new Player(9, List.of(), Optional.empty()));
        ledger.remove("players[0]");
        var after = new View(
                7,
                List.of(new Player(9, List.of(), Optional.empty()), new Player(0, List.of(), Optional.empty())),
                VIEW.done(),
                VIEW.colours(),
                VIEW.phase());
        assertThat(differences(ledger, after)).isEmpty();
    }

    @Test
    void whatDiffersIsNamedByItsPath() {
        var ledger = ledger();
        ledger.in("players", 0).add("score", 1);
        ledger.in("players", 0).put("hand", "g1");
        ledger.set("phase", new Phase.Moving(2));
        assertThat(differences(ledger, VIEW))
                .containsExactly(
                        "players[0].score: by the events 4, in the view 3",
                        "players[0].hand{g1}: by the events 3, in the view 2",
                        "phase.(kind): by the events Moving, in the view Rolling");
    }

    @Test
    void orderOfTextsCountsWhereItIsSaidTo() {
        var turned = new View(
                7,
                List.of(
                        new Player(3, List.of("g2", "g1", "g1"), Optional.of("e5")),
                        new Player(0, List.of(), Optional.empty())),
                VIEW.done(),
                VIEW.colours(),
                VIEW.phase());
        assertThat(differences(ledger(), turned)).isEmpty();
        var ordered = new Accounting<Nothing>() {
            @Override
            public void enter(Nothing event, Ledger view) {}

            @Override
            public List<String> ordered() {
                return List.of("players[*].hand");
            }
        };
        assertThat(ledger().differences(turned, ordered))
                .extracting(Ledger.Difference::path)
                .containsExactly("players[0].hand[0]", "players[0].hand[1]");
    }

    @Test
    void valuesCanBeRead() {
        var ledger = ledger();
        assertThat(ledger.number("round")).isEqualTo(7);
        assertThat(ledger.in("players", 0).at("cell", String.class)).isEqualTo("e5");
        assertThat(ledger.in("players", 1).has("cell")).isFalse();
        assertThat(ledger.size("players[0].hand")).isEqualTo(3);
        assertThat(ledger.at("phase", Phase.Rolling.class).number()).isEqualTo(2);
    }

    @Test
    void entriesThatCannotBeMade_areToldByPath() {
        assertThatThrownBy(() -> ledger().take("players[0].hand", "g9"))
                .hasMessageContaining("players[0].hand holds no g9");
        assertThatThrownBy(() -> ledger().takeFirst("players[1].hand")).hasMessageContaining("is empty");
        assertThatThrownBy(() -> ledger().set("players[2].score", 1)).hasMessageContaining("there is no '2'");
        assertThatThrownBy(() -> ledger().number("scores")).hasMessageContaining("scores has no value");
    }

    @Test
    void derivedPartsMayChangeWithTheirSourcesOnly() {
        var derived = new Accounting.Derived("players[*].square", List.of("players[*].score"), "the points");
        assertThat(derived.covers("players[1].square")).isTrue();
        assertThat(derived.covers("players[1].squares")).isFalse();
        assertThat(derived.follows(List.of("round", "players[0].score"))).isTrue();
        assertThat(derived.follows(List.of("round", "players[0].square"))).isFalse();
    }

    @Test
    void derivedPartsThatExcuseEverything_areRefused() {
        assertThatThrownBy(() -> new Accounting.Derived("phase", List.of("*"), "it follows"))
                .hasMessageContaining("must name parts of the view");
        assertThatThrownBy(() -> new Accounting.Derived("*", List.of("score"), "it follows"))
                .hasMessageContaining("must name parts of the view");
        assertThatThrownBy(() -> new Accounting.Derived("stage", List.of("score", "stage.seat"), "it follows"))
                .hasMessageContaining("must not follow from itself");
        assertThatThrownBy(() -> new Accounting.Derived("players[*].hand", List.of("players"), "it follows"))
                .hasMessageContaining("must not follow from itself");
    }

    @Test
    void derivedPartsThatFollowFromEachOther_areFound() {
        var slot = new Accounting.Derived("slot", List.of("phase"), "it follows");
        var phase = new Accounting.Derived("phase", List.of("seat"), "it follows");
        var seat = new Accounting.Derived("seat", List.of("slot"), "it follows");
        assertThat(Accounting.Derived.circle(List.of(slot, phase))).isEmpty();
        assertThat(Accounting.Derived.circle(List.of(slot, phase, seat))).contains("slot");
    }
}
