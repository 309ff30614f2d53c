package parterre.engine.table;

/// Quotes from damaged texts and foreign programs that are fit for a message or a record: short, on one line, and
/// nothing in them that a terminal obeys.
public final class Brief {
    private static final int MOST = 120;

    private Brief() {}

    /// The text, or its beginning and " …".
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
