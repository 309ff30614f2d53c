package parterre.engine;

/// A value that is packed for speed, such as a set of cards in the bits of an int. Pages and programs, which do
/// not know the game, get the plain value instead.
///
/// @param <P> a plain value, as in views
public interface Packed<P> {
    P plain();
}
