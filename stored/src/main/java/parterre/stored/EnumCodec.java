package parterre.stored;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// The stored words of an enum's constants.
public final class EnumCodec<E extends Enum<E>> implements Codec<E> {
    private final Map<E, String> words;
    private final Map<String, E> constants = new HashMap<>();

    /// @param words one for each constant
    /// @throws IllegalArgumentException if a constant has no word, or two have the same
    public EnumCodec(Class<E> type, Map<E, String> words) {
        this.words = new EnumMap<>(words);
        words.forEach((constant, word) -> constants.put(word, constant));
        if (constants.size() != type.getEnumConstants().length) {
            throw new IllegalArgumentException("each constant needs a stored word of its own: " + words);
        }
    }

    /// Returns the word of a constant.
    public String word(E constant) {
        return Objects.requireNonNull(words.get(constant));
    }

    /// Returns the constant of a word.
    ///
    /// @throws StoredException if no constant has it
    public E constant(String word) {
        return find(word).orElseThrow(() -> new StoredException("'" + word + "' is not one of " + words()));
    }

    /// Returns the constant of a word; empty if no constant has it.
    public Optional<E> find(String word) {
        return Optional.ofNullable(constants.get(word));
    }

    /// Returns all words, in the order of the constants.
    public List<String> words() {
        return List.copyOf(words.values());
    }

    @Override
    public void write(E value, JsonGenerator out) {
        out.writeString(word(value));
    }

    @Override
    public E read(JsonNode stored) {
        return constant(Codecs.TEXT.read(stored));
    }
}
