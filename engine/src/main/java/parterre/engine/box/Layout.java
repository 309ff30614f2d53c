package parterre.engine.box;

import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;

/// A picture of the table as counters, cards and cells, for games without a board of their own.
///
/// A view that has a component of this type is drawn by the page and the terminal. Names are lower case words
/// joined by `-`. The game's catalogue has their words under `LayoutName.NAME`; names that are numbers need no
/// words. A part that belongs to a seat stands with that player.
///
/// Cards and cells may have an id. It is the id of the target that a click on them means, in the notation of
/// [Pick.Target]. On the ready-made board of [GameBox#board()] this is a move in notation.
///
/// @param parts in the order in which they are drawn
public record Layout(List<Part> parts) {
    public Layout {
        parts = List.copyOf(parts);
    }

    /// A part of the picture.
    public sealed interface Part {
        /// Returns its name.
        String name();

        /// Returns the seat that it belongs to; empty if it is everybody's.
        Optional<Seat> seat();
    }

    /// A number.
    ///
    /// @param most the number that is full, such as a goal; 0 if there is none
    public record Counter(String name, Optional<Seat> seat, int value, int most) implements Part {
        /// Makes a counter that is everybody's and is never full.
        public Counter(String name, int value) {
            this(name, Optional.empty(), value, 0);
        }
    }

    /// Cards, dice or tokens in a row.
    public record Cards(String name, Optional<Seat> seat, List<Card> cards) implements Part {
        public Cards {
            cards = List.copyOf(cards);
        }

        /// Makes a row that is everybody's.
        public Cards(String name, List<Card> cards) {
            this(name, Optional.empty(), cards);
        }
    }

    /// A card, die or token.
    ///
    /// @param id the target that a click on it means; empty if there is none
    /// @param shows the name of what it shows; empty if it lies face down
    public record Card(Optional<String> id, Optional<String> shows) {
        /// Makes a card on which a click means nothing.
        public Card(Optional<String> shows) {
            this(Optional.empty(), shows);
        }
    }

    /// A grid of cells, row by row.
    ///
    /// @param columns how many cells a row has, at least 1
    public record Cells(String name, Optional<Seat> seat, int columns, List<Cell> cells) implements Part {
        public Cells {
            cells = List.copyOf(cells);
            if (columns < 1) {
                throw new IllegalArgumentException("a grid of cells has at least 1 column, not " + columns);
            }
        }
    }

    /// A cell of a grid.
    ///
    /// @param id the target that a click on it means; empty if there is none
    /// @param shows the name of what lies there; empty if nothing does
    /// @param of the seat whose colour it has
    public record Cell(Optional<String> id, Optional<String> shows, Optional<Seat> of) {}
}
