package parterre.engine.table;

/// Quotes from damaged texts that are fit for a message: short, and nothing in them that a terminal obeys.
final class Brief {
    private static final int MOST = 80;

    private Brief() {}

    static String of(String text) {
        var quote = new StringBuilder();
        text.codePoints().limit(MOST).forEach(c -> quote.appendCodePoint(isPrintable(c) ? c : '\uFFFD'));
        return text.codePointCount(0, text.length()) > MOST ? quote + " …" : quote.toString();
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
