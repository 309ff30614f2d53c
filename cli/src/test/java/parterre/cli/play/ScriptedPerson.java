package parterre.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import parterre.engine.Generator;
import parterre.engine.box.Ink;

/// A person as a function: sees the prompt and what can be typed, and types something. Remembers what was
/// on the screen.
final class ScriptedPerson implements Console {
    /// Clearing leaves this mark in what was shown.
    static final String CLEARED = "<cleared>";

    private final BiFunction<String, List<String>, Typed> types;
    private final List<String> shown = new ArrayList<>();

    ScriptedPerson(BiFunction<String, List<String>, Typed> types) {
        this.types = types;
    }

    @Override
    public void say(String text) {
        shown.add(text);
    }

    @Override
    public Typed ask(String prompt, List<String> completions) {
        shown.add(prompt);
        var typed = types.apply(prompt, completions);
        shown.add("<typed> " + typed);
        return typed;
    }

    @Override
    public void clear() {
        shown.add(CLEARED);
    }

    @Override
    public int width() {
        return 100;
    }

    @Override
    public Ink ink() {
        return Ink.NONE;
    }

    @Override
    public void close() {}

    /// Everything that was shown, line by line.
    List<String> shown() {
        return shown;
    }

    /// All of it in one text.
    String screen() {
        return String.join("\n", shown);
    }

    static Typed line(String text) {
        return new Typed.Line(text);
    }

    /// Enters any move that is offered, whole or target by target, confirms it, and presses Enter where
    /// nothing else is asked. Where picks lead nowhere they are taken back.
    static BiFunction<String, List<String>, Typed> anyMove(long seed) {
        var luck = Generator.of(seed, 77);
        return (prompt, completions) -> {
            if (!prompt.endsWith("> ")) {
                return line("");
            }
            var moves = moves(completions);
            if (prompt.endsWith("go on> ") && (moves.isEmpty() || luck.below(3) > 0)) {
                return line(luck.below(2) == 0 ? "done" : "back");
            }
            return line(moves.get(luck.below(moves.size())));
        };
    }

    /// Returns the texts that can be typed here, apart from commands.
    static List<String> moves(List<String> completions) {
        return completions.stream()
                .filter(word -> !Command.words().contains(word))
                .toList();
    }
}
