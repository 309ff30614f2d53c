package parterre.lab.game;

import java.util.LinkedHashSet;
import java.util.Set;
import parterre.engine.GameInfo;
import parterre.engine.Option;
import parterre.engine.Setup;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Finds the names of the cards that a setup plays with: every `id` in its card files.
public final class CardNames {
    private static final String ID = "id";

    private CardNames() {}

    /// Returns the names in the order of the files. None if the game has no card file, or one that is not JSON.
    public static Set<String> of(GameInfo info, Setup setup) {
        var names = new LinkedHashSet<String>();
        for (var option : info.options()) {
            if (option instanceof Option.File file) {
                try {
                    collect(JsonMapper.shared().readTree(setup.value(file).content()), names);
                } catch (JacksonException _) {
                    // A file of another form has no cards that could be counted.
                }
            }
        }
        return names;
    }

    private static void collect(JsonNode node, Set<String> names) {
        var id = node.get(ID);
        if (id != null && id.isString()) {
            names.add(id.stringValue());
        }
        node.forEach(child -> collect(child, names));
    }
}
