package parterre.engine;

/// How a value is written down as text that a person can read, and read back.
///
/// Both ways agree: `read(write(value))` equals `value`, and `write` gives the one canonical text. `read` may accept
/// more (other spacing, upper case) and never throws: whatever it is given, it answers with a value or with problems
/// that say what is wrong, where, and what would be right.
///
/// @param <T> the value
public interface TextForm<T> {
    String write(T value);

    Reading<T> read(String text);
}
