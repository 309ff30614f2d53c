package parterre.engine.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.engine.view.Change.Operation.ADD;
import static parterre.engine.view.Change.Operation.REMOVE;
import static parterre.engine.view.Change.Operation.REPLACE;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Viewer;

class ViewDraftTest {
    private static final View VIEW = new View(
            7,
            List.of(
                    new Player(3, List.of("g1", "g2", "g1"), Optional.of("e5")),
                    new Player(0, List.of(), Optional.empty())),
            Map.of("dry", 1),
            new Phase.Rolling(2));

    public record View(int round, List<Player> players, Map<String, Integer> done, Phase phase) {}

    public record Player(int score, List<String> hand, Optional<String> cell) {}

    public sealed interface Phase {
        record Rolling(int number) implements Phase {}
    }

    private static ViewDraft draft() {
        return ViewDraft.of(VIEW, Viewer.spectator());
    }

    private static Change change(Change.Operation op, Object value, String... path) {
        return new Change(op, List.of(path), Optional.of(value));
    }

    private static Change removal(String... path) {
        return new Change(REMOVE, List.of(path), Optional.empty());
    }

    @Test
    void valuesCanBeRead() {
        var draft = draft();
        assertThat(draft.number("round")).isEqualTo(7);
        assertThat(draft.in("players", 0).at("cell", String.class)).isEqualTo("e5");
        assertThat(draft.in("players", 1).has("cell")).isFalse();
        assertThat(draft.size("players[0].hand")).isEqualTo(3);
        assertThat(draft.at("phase", Phase.Rolling.class).number()).isEqualTo(2);
    }

    @Test
    void entriesThatCannotBeMade_areToldByPath() {
        assertThatThrownBy(() -> draft().take("players[0].hand", "g9"))
                .hasMessageContaining("players[0].hand holds no g9");
        assertThatThrownBy(() -> draft().takeFirst("players[1].hand")).hasMessageContaining("is empty");
        assertThatThrownBy(() -> draft().change("players[0].score", 2, 5))
                .hasMessageContaining("players[0].score was 3, and not 2");
        assertThatThrownBy(() -> draft().change("players[0].score", 3, 1, 5))
                .hasMessageContaining("goes from 3 to 5, which is not 1");
        assertThatThrownBy(() -> draft().set("players[2].score", 1)).hasMessageContaining("has no '2'");
        assertThatThrownBy(() -> draft().number("scores")).hasMessageContaining("scores has no value");
    }

    @Test
    void everyChangeIsListedOnce() {
        var draft = draft();
        var first = draft.in("players", 0);
        first.add("score", 4);
        first.put("hand", "g3");
        first.take("hand", "g2");
        first.insert("hand", 0, "g4");
        first.remove("cell");
        draft.set("players[1].cell", "a1");
        draft.add("done[wet]", 2);
        assertThat(draft.takeChanges())
                .containsExactly(
                        change(REPLACE, 7, "players", "0", "score"),
                        change(ADD, "g3", "players", "0", "hand", "3"),
                        removal("players", "0", "hand", "1"),
                        change(ADD, "g4", "players", "0", "hand", "0"),
                        removal("players", "0", "cell"),
                        change(ADD, "a1", "players", "1", "cell"),
                        change(ADD, 2, "done", "wet"));
        assertThat(draft.takeChanges()).isEmpty();
    }

    @Test
    void valuesThatStayAsTheyAre_areNoChange() {
        var draft = draft();
        draft.set("round", 7);
        draft.remove("players[1].cell");
        draft.set("phase", new Phase.Rolling(2));
        assertThat(draft.takeChanges()).isEmpty();
    }

    @Test
    void ofSeveralValuesInARow_theLastOneCounts() {
        var draft = draft();
        draft.set("round", 8);
        draft.set("round", 9);
        draft.set("players[1].cell", "a1");
        draft.set("players[1].cell", "a2");
        assertThat(draft.takeChanges())
                .containsExactly(change(REPLACE, 9, "round"), change(ADD, "a2", "players", "1", "cell"));
    }

    @Test
    void listedValues_whenTheViewGoesOn_stayUnchanged() {
        var draft = draft();
        draft.put("players", new Player(1, List.of("g5"), Optional.empty()));
        var listed = draft.takeChanges();
        draft.put("players[2].hand", "g6");
        assertThat(listed).containsExactly(change(ADD, new Player(1, List.of("g5"), Optional.empty()), "players", "2"));
        assertThat(draft.items("players[2].hand", String.class)).containsExactly("g5", "g6");
        assertThat(VIEW.players()).hasSize(2);
    }
}
