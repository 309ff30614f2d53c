package parterre.engine.view;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Paths of a view in which `*` stands for any index or key.
final class PathPattern {
    /// The games name few paths, and each is asked for again and again.
    private static final Map<String, Pattern> COMPILED = new ConcurrentHashMap<>();

    private PathPattern() {}

    /// Returns true if a path is the named part of a view or lies within it.
    static boolean matches(String named, String path) {
        return COMPILED.computeIfAbsent(named, PathPattern::compile)
                .matcher(path)
                .matches();
    }

    private static Pattern compile(String named) {
        return Pattern.compile(
                Stream.of(named.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining("[^.\\]]*"))
                        + "([.\\[{].*)?");
    }
}
