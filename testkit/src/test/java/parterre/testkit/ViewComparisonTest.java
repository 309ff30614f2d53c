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
import parterre.engine.view.ViewDraft;
import parterre.engine.view.ViewReducer;

class ViewComparisonTest {
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

    private static class Plain implements ViewReducer<Nothing> {
        @Override
        public void apply(Nothing event, ViewDraft view) {}
    }

    private static List<String> differences(ViewDraft draft, View view) {
        return ViewComparison.differences(draft, view, new Plain()).stream()
                .map(ViewComparison.Difference::toString)
                .toList();
    }

    private static ViewDraft draft() {
        return ViewDraft.of(VIEW, Viewer.spectator());
    }

    @Test
    void everyKindOfValueCanBeChanged() {
        var draft = draft();
        draft.add("round", 1);
        var first = draft.in("players", Seat.of(0));
        first.add("score", 4);
        first.take("hand", "g1");
        first.put("hand", "g3");
        first.remove("cell");
        draft.in("players", 1).set("cell", "a1");
        draft.add("done.wet", 2);
        draft.set("colours.P1", "blue");
        draft.set("phase", new Phase.Moving(2));
        var after = new View(
                8,
                List.of(
                        new Player(7, List.of("g3", "g1", "g2"), Optional.empty()),
                        new Player(0, List.of(), Optional.of("a1"))),
                Map.of("dry", 1, "wet", 2),
                BySeat.inOrder(List.of("blue", "red")),
                new Phase.Moving(2));
        assertThat(differences(draft, after)).isEmpty();
    }

    @Test
    void itemsCanBeInsertedAndTakenOut() {
        var draft = draft();
        draft.insert("players", 1, new Player(9, List.of(), Optional.empty()));
        draft.remove("players[0]");
        var after = new View(
                7,
                List.of(new Player(9, List.of(), Optional.empty()), new Player(0, List.of(), Optional.empty())),
                VIEW.done(),
                VIEW.colours(),
                VIEW.phase());
        assertThat(differences(draft, after)).isEmpty();
    }

    @Test
    void differencesAreNamedByTheirPath() {
        var draft = draft();
        draft.in("players", 0).add("score", 1);
        draft.in("players", 0).put("hand", "g1");
        draft.set("phase", new Phase.Moving(2));
        assertThat(differences(draft, VIEW))
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
        assertThat(differences(draft(), turned)).isEmpty();
        var ordered = new Plain() {
            @Override
            public List<String> ordered() {
                return List.of("players[*].hand");
            }
        };
        assertThat(ViewComparison.differences(draft(), turned, ordered))
                .extracting(ViewComparison.Difference::path)
                .containsExactly("players[0].hand[0]", "players[0].hand[1]");
    }

    @Test
    void derivedPartsMayChangeWithTheirSourcesOnly() {
        var derived = new ViewReducer.Derived("players[*].square", List.of("players[*].score"));
        assertThat(derived.covers("players[1].square")).isTrue();
        assertThat(derived.covers("players[1].squares")).isFalse();
        assertThat(derived.follows(List.of("round", "players[0].score"))).isTrue();
        assertThat(derived.follows(List.of("round", "players[0].square"))).isFalse();
    }

    @Test
    void derivedPartsThatExcuseEverything_areRefused() {
        assertThatThrownBy(() -> new ViewReducer.Derived("phase", List.of("*")))
                .hasMessageContaining("must name parts of the view");
        assertThatThrownBy(() -> new ViewReducer.Derived("*", List.of("score")))
                .hasMessageContaining("must name parts of the view");
        assertThatThrownBy(() -> new ViewReducer.Derived("stage", List.of("score", "stage.seat")))
                .hasMessageContaining("must not follow from itself");
        assertThatThrownBy(() -> new ViewReducer.Derived("players[*].hand", List.of("players")))
                .hasMessageContaining("must not follow from itself");
    }

    @Test
    void derivedPartsThatFollowFromEachOther_areFound() {
        var slot = new ViewReducer.Derived("slot", List.of("phase"));
        var phase = new ViewReducer.Derived("phase", List.of("seat"));
        var seat = new ViewReducer.Derived("seat", List.of("slot"));
        assertThat(ViewReducer.Derived.circle(List.of(slot, phase))).isEmpty();
        assertThat(ViewReducer.Derived.circle(List.of(slot, phase, seat))).contains("slot");
    }
}
