package parterre.engine;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// A value that moves, positions, options and card files write as a word, such as a constant of an enum.
///
/// The word is declared as a text and does not follow from a Java name. It never changes, because records contain it.
public interface Worded {
    String word();

    /// Returns the value with this word; empty if none has it.
    static <T extends Worded> Optional<T> find(Collection<T> values, String word) {
        return values.stream().filter(value -> value.word().equals(word)).findFirst();
    }

    /// Returns the words of these values, in their order.
    static List<String> words(Collection<? extends Worded> values) {
        return values.stream().map(Worded::word).toList();
    }

    /// Returns the words of these values with commas between them, for messages.
    static String joined(Collection<? extends Worded> values) {
        return String.join(", ", words(values));
    }
}
