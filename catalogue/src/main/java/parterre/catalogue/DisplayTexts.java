package parterre.catalogue;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Texts of a card file that people read on cards, in logs and in previews.
final class DisplayTexts {
    /// The most characters of a name: as many as a card, a log and a sentence have room for.
    private static final int MOST = 40;

    /// Letters and signs by their kind, but nothing is drawn: fillers, joiners and an empty braille pattern.
    private static final Set<Integer> BLANKS = Set.of(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0);

    private DisplayTexts() {}

    /// Returns the fault of a text, without the text itself, since it may not be readable; empty if there is none. A
    /// text without any characters is not judged.
    static Optional<CardFileFault> fault(String text) {
        var unseen = text.codePoints().filter(DisplayTexts::isUnseen).findFirst();
        if (unseen.isPresent()) {
            var character = String.format(Locale.ROOT, "U+%04X", unseen.getAsInt());
            return Optional.of(new CardFileFault.CannotBeSeen(character, MOST));
        }
        int length = text.codePointCount(0, text.length());
        return length > MOST ? Optional.of(new CardFileFault.NameTooLong(length, MOST)) : Optional.empty();
    }

    /// Controls, marks of direction, spaces other than the plain one, and what means nothing.
    private static boolean isUnseen(int character) {
        return BLANKS.contains(character)
                || switch (Character.getType(character)) {
                    case Character.CONTROL,
                            Character.FORMAT,
                            Character.LINE_SEPARATOR,
                            Character.PARAGRAPH_SEPARATOR,
                            Character.PRIVATE_USE,
                            Character.SURROGATE,
                            Character.UNASSIGNED -> true;
                    case Character.SPACE_SEPARATOR -> character != ' ';
                    default -> false;
                };
    }
}
