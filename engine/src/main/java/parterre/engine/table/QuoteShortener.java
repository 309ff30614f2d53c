package parterre.engine.table;

/// Shortens quotes from damaged texts and foreign programs for a message or a record. A quote is short, on one
/// line, and without control characters for a terminal.
public final class QuoteShortener {
    private static final int MOST = 120;

    private QuoteShortener() {}

    /// Returns the text, or its beginning and " …".
    public static String of(String text) {
        var quote = new StringBuilder();
        text.codePoints().limit(MOST).forEach(c -> quote.appendCodePoint(isPrintable(c) ? c : '\uFFFD'));
        boolean isWhole = text.codePointCount(0, text.length()) <= MOST;
        return quote.toString().strip() + (isWhole ? "" : " …");
    }

    private static boolean isPrintable(int codePoint) {
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
