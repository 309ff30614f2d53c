package parterre.engine;

/// The person or party that looks at a position.
public sealed interface Viewer {
    /// A player, who sees everything that their own seat may see.
    record Player(Seat seat) implements Viewer {}

    /// A person who only watches and sees what everyone at the table sees.
    record Spectator() implements Viewer {}

    /// Sees everything: for tables that play with open hands, and for games that are over.
    record Everyone() implements Viewer {}

    static Viewer player(Seat seat) {
        return new Player(seat);
    }

    static Viewer spectator() {
        return new Spectator();
    }

    static Viewer everyone() {
        return new Everyone();
    }

    /// Returns true if this viewer may see what only `seat` may see.
    default boolean sees(Seat seat) {
        return switch (this) {
            case Player(Seat own) -> own.equals(seat);
            case Spectator() -> false;
            case Everyone() -> true;
        };
    }
}
