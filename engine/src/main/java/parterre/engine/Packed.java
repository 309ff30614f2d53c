package parterre.engine;

/// A value that is packed for speed, such as a set of cards in the bits of an int. Whoever knows no game is told the
/// plain value that it stands for: pages and programs get that in its place.
///
/// @param <P> a plain value, as views are made of
public interface Packed<P> {
    P plain();
}
