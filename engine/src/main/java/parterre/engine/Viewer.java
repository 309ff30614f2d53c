package parterre.engine;

/// Who looks at a position.
public sealed interface Viewer {
    /// A player, who sees what is his to see.
    record Player(Seat seat) implements Viewer {}

    /// Somebody who only watches, and sees what everyone at the table sees.
    record Spectator() implements Viewer {}

    /// Everything lies open: tables that agreed to play with open hands, and games that are over.
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

    /// True if this viewer may see what is `seat`'s alone.
    default boolean sees(Seat seat) {
        return switch (this) {
            case Player(Seat own) -> own.equals(seat);
            case Spectator() -> false;
            case Everyone() -> true;
        };
    }
}
