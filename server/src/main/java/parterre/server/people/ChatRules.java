package parterre.server.people;

import java.util.Optional;

/// Decides what may be said at a table.
public final class ChatRules {
    /// The most characters.
    public static final int LONGEST = 500;

    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    private ChatRules() {}

    /// Returns the text as it is stored: without invisible signs, such as those that turn the direction of the text
    /// after them. Empty if nothing is left, or if the text is too long.
    public static Optional<String> tidy(String text) {
        if (text.length() > 10 * LONGEST) {
            return Optional.empty();
        }
        var said = text.codePoints()
                .filter(ChatRules::belongs)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString()
                .strip();
        return Confusables.visible(said).isBlank() || said.codePointCount(0, said.length()) > LONGEST
                ? Optional.empty()
                : Optional.of(said);
    }

    private static boolean belongs(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL -> c == '\n';
            // Some scripts, and pictures made of several, join their letters by these.
            case Character.FORMAT -> c == ZERO_WIDTH_NON_JOINER || c == ZERO_WIDTH_JOINER;
            case Character.SURROGATE, Character.UNASSIGNED, Character.PRIVATE_USE -> false;
            case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
