package parterre.engine.view;

/// Paths of a view in which `*` stands for any index or key.
final class PathPattern {
    private PathPattern() {}

    /// Returns true if a path is the named part of a view or lies within it.
    static boolean matches(String named, String path) {
        return matches(named, 0, path, 0);
    }

    /// Compares what is left. It is done for every value of a view, too often for regular expressions.
    private static boolean matches(String named, int inName, String path, int inPath) {
        int name = inName;
        int at = inPath;
        while (name < named.length() && named.charAt(name) != '*') {
            if (at == path.length() || path.charAt(at) != named.charAt(name)) {
                return false;
            }
            name++;
            at++;
        }
        if (name == named.length()) {
            return at == path.length() || ".[{".indexOf(path.charAt(at)) >= 0;
        }
        for (int end = at; end <= path.length(); end++) {
            if (matches(named, name + 1, path, end)) {
                return true;
            }
            if (end < path.length() && (path.charAt(end) == '.' || path.charAt(end) == ']')) {
                return false;
            }
        }
        return false;
    }
}
