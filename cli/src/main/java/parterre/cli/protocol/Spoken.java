package parterre.cli.protocol;

/// What foreign programs say, made fit for messages and records: short, on one line, nothing that a
/// terminal obeys.
final class Spoken {
    private static final int MOST = 120;

    private Spoken() {}

    static String safe(String text) {
        var safe = new StringBuilder();
        text.codePoints().limit(MOST).forEach(c -> safe.appendCodePoint(isPlain(c) ? c : '?'));
        return text.codePointCount(0, text.length()) > MOST
                ? safe.append(" …").toString().strip()
                : safe.toString().strip();
    }

    private static boolean isPlain(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
