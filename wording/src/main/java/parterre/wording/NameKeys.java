package parterre.wording;

import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import parterre.engine.Option;
import parterre.engine.box.GameBox;

/// The keys of things that a game describes by their names alone.
///
/// | key | words |
/// | --- | --- |
/// | `game.hook`, `game.pace` | what the game is about, and how long and demanding it is |
/// | `game.credits`, `game.provenance` | who made the game, and what of its facts is printed and what is ours |
/// | `example.NAME` | what an example of the notation means |
/// | `option.NAME`, `option.NAME.label` | what an option does, and what people call it |
/// | `option.NAME.WORD` | a value of a choice, unless it is a number |
/// | `option.NAME.values` | what may be written where an option is a text |
/// | `preset.NAME`, `preset.NAME.label` | what a named set of options is for, and what people call it |
/// | `match.NAME`, `match.NAME.label` | what a match is, and what people call it |
/// | `evaluator.NAME`, `figure.NAME` | what it looks at, what it counts |
/// | `feature.NAME` | a feature of positions, of which there is more or less |
/// | `topic.NAME` | what a question out of turn is about |
/// | `LayoutName.NAME` | a part of a layout, or what a card or cell of it shows |
/// | `party.NAME`, `party.NAME.label` | a party without a seat: within a sentence, and standing alone |
/// | `theme.EVENT` | an event's name as the theme of a puzzle, by its record; not every event has one |
public final class NameKeys {
    /// A value of a choice that needs no words.
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    private final SortedSet<String> keys = new TreeSet<>();

    private NameKeys() {}

    /// Returns the keys that the game's catalogue must have beside those of its messages.
    public static SortedSet<String> of(GameBox<?, ?, ?> box) {
        var names = new NameKeys();
        var info = box.game().info();
        names.add("game", "credits");
        names.add("game", "hook");
        names.add("game", "pace");
        names.add("game", "provenance");
        box.game().notation().examples().forEach(example -> names.add("example", example.name()));
        info.options().forEach(names::add);
        info.presets().forEach(preset -> {
            names.add("preset", preset.name());
            names.add("preset", preset.name() + ".label");
        });
        box.evaluators().forEach(evaluator -> names.add("evaluator", evaluator.name()));
        box.figures().columns().forEach(figure -> names.add("figure", figure.name()));
        box.features().ifPresent(features -> features.names().forEach(feature -> names.add("feature", feature)));
        box.matches().forEach(match -> {
            names.add("match", match.name());
            names.add("match", match.name() + ".label");
        });
        box.rivals().forEach(party -> {
            names.add("party", party);
            names.add("party", party + ".label");
        });
        box.endings().forEach(cause -> names.keys.add(Words.key(cause)));
        box.board().prompts().ifPresent(prompts -> prompts.topics().forEach(topic -> names.add("topic", topic)));
        return names.keys;
    }

    private void add(Option<?> option) {
        add("option", option.name());
        add("option", option.name() + ".label");
        switch (option) {
            case Option.Choice choice ->
                choice.words().stream()
                        .filter(word -> !NUMBER.matcher(word).matches())
                        .forEach(word -> add("option", option.name() + "." + word));
            case Option.Text<?> _ -> add("option", option.name() + ".values");
            case Option.Flag _, Option.Range _, Option.Table _, Option.File _ -> {}
        }
    }

    private void add(String kind, String name) {
        keys.add(kind + "." + name);
    }
}
