package parterre.engine.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The content of a field, taken apart as its form declares it. A person or program changes a text in this shape, so
/// that only its form writes and reads it.
public sealed interface FieldContent {
    /// A text that is not taken apart.
    record Text(String text) implements FieldContent {}

    /// Several contents in order.
    record Items(List<FieldContent> items) implements FieldContent {
        public Items {
            items = List.copyOf(items);
        }
    }

    /// Contents by name, in order.
    record Named(Map<String, FieldContent> parts) implements FieldContent {
        static final Named NONE = new Named(Map.of());

        public Named {
            parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
        }

        /// Returns the content of a part; [Nothing] if there is none.
        public FieldContent part(String name) {
            return parts.getOrDefault(name, new Nothing());
        }

        /// Returns the text of a part; empty if there is none.
        public String text(String name) {
            return part(name).plain();
        }

        /// Returns the parts after this change, as JSON Merge Patch (RFC 7396) describes it. A part stays in its
        /// place, a new one comes last, and [Nothing] removes one.
        Named with(Named change) {
            var all = new LinkedHashMap<>(parts);
            change.parts.forEach((name, content) -> {
                switch (content) {
                    case Nothing _ -> all.remove(name);
                    case Named inner ->
                        all.put(name, (all.get(name) instanceof Named before ? before : NONE).with(inner));
                    case Text _, Items _ -> all.put(name, content);
                }
            });
            return new Named(all);
        }
    }

    /// The content of a part that a change removes.
    record Nothing() implements FieldContent {}

    /// Returns the content as one text, where its form does not take texts apart.
    default String plain() {
        return switch (this) {
            case Text(var text) -> text;
            case Items(var items) -> items.stream().map(FieldContent::plain).collect(Collectors.joining(" "));
            case Named(var parts) ->
                parts.entrySet().stream()
                        .map(part -> (part.getKey() + " " + part.getValue().plain()).strip())
                        .collect(Collectors.joining(", "));
            case Nothing() -> "";
        };
    }

    /// Returns the content of a list of words.
    static Items words(List<String> words) {
        return new Items(words.stream().<FieldContent>map(Text::new).toList());
    }
}
