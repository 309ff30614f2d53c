package parterre.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Says the engine's messages in English. The room that formats messages is built upon this one, so its tests read the
/// catalogue themselves, as far as its patterns are plain.
public final class EngineWords {
    private static final Pattern LINE = Pattern.compile("\"(.*?)\": \"(.*)\",?");
    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\w+)[^}]*}");
    private static final Map<String, String> PATTERNS = read();

    private EngineWords() {}

    public static String of(Reading.Problem problem) {
        return (problem.line() == 0 ? "" : "line " + problem.line() + ": ") + "'" + problem.where() + "' "
                + of(problem.fault());
    }

    public static String of(Message message) {
        var values = new HashMap<String, String>();
        for (var part : message.getClass().getRecordComponents()) {
            values.put(part.getName(), text(value(message, part)));
        }
        var pattern = PATTERNS.get(message.getClass().getSimpleName());
        if (pattern == null) {
            return message.toString();
        }
        return ARGUMENT.matcher(pattern)
                .replaceAll(found -> Matcher.quoteReplacement(values.get(found.group(1))))
                .replace("''", "'");
    }

    /// A message of a test's own game.
    public record Told(String text) implements Reason {
        @Override
        public String toString() {
            return text;
        }
    }

    private static String text(Object value) {
        return switch (value) {
            case Message message -> of(message);
            case Collection<?> all -> listed(all.stream().map(EngineWords::text).toList());
            default -> value.toString();
        };
    }

    /// Returns the items as English lists them.
    private static String listed(List<String> items) {
        if (items.size() < 3) {
            return String.join(" and ", items);
        }
        int last = items.size() - 1;
        return String.join(", ", items.subList(0, last)) + ", and " + items.get(last);
    }

    private static Object value(Message message, RecordComponent part) {
        try {
            part.getAccessor().setAccessible(true);
            return part.getAccessor().invoke(message);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static Map<String, String> read() {
        try (var file = EngineWords.class.getResourceAsStream("/parterre/room/engine/messages/en.json")) {
            return LINE.matcher(new String(file.readAllBytes(), StandardCharsets.UTF_8))
                    .results()
                    .collect(Collectors.toMap(found -> found.group(1), found -> found.group(2)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
