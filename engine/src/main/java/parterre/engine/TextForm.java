package parterre.engine;

/// Writes a value as text that a person can read, and reads it back.
///
/// Both ways agree: `read(write(value))` equals `value`, and `write` returns the one canonical text. `read` may
/// accept more (other spacing, upper case). It never throws: for any text it returns a value or problems. A
/// problem tells what is wrong, where, and what would be right.
///
/// @param <T> the value
public interface TextForm<T> {
    String write(T value);

    Reading<T> read(String text);
}
