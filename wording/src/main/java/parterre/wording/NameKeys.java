package parterre.wording;

import java.util.SortedSet;
import java.util.TreeSet;
import parterre.engine.box.GameBox;

/// The keys of what a game describes by its name alone: `topic.fire` has the words for the topic `fire`.
public final class NameKeys {
    private final SortedSet<String> keys = new TreeSet<>();

    private NameKeys() {}

    /// Returns the keys that the game's catalogue must have beside those of its messages.
    public static SortedSet<String> of(GameBox<?, ?, ?> box) {
        var names = new NameKeys();
        box.board().prompts().ifPresent(prompts -> prompts.topics().forEach(topic -> names.add("topic", topic)));
        return names.keys;
    }

    private void add(String kind, String name) {
        keys.add(kind + "." + name);
    }
}
