package parterre.flora.drawing;

import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.flora.cards.Effect;
import parterre.flora.cards.Resource;
import parterre.flora.events.Stage;
import parterre.flora.events.Stage.Purpose;
import parterre.flora.events.TurnEvent;
import parterre.flora.material.Hand;

/// Draws Resource Cards. Decks have no order, because a card is drawn at random when it is needed. FF-4.1 to
/// FF-4.3 FF-8.7 FF-8.8 FF-J23
public final class Drawing {
    private Drawing() {}

    /// Lets each of these seats draw this many cards, in this order. FF-4.3
    ///
    /// @return true if there is nothing (more) to draw
    public static boolean draw(DrawingTable table, List<Seat> seats, int cards, Purpose purpose) {
        return seats.isEmpty() || draw(table, seats.getFirst(), seats.subList(1, seats.size()), cards, purpose);
    }

    /// Lets one seat draw this many cards.
    ///
    /// @return true if there is nothing to draw
    public static boolean draw(DrawingTable table, Seat seat, int cards, Purpose purpose) {
        return draw(table, seat, List.of(), cards, purpose);
    }

    private static boolean draw(DrawingTable table, Seat seat, List<Seat> others, int cards, Purpose purpose) {
        if (cards == 0 || !refill(table)) {
            return true;
        }
        table.waitFor(new Stage.Drawing(seat, cards, purpose, others));
        return false;
    }

    /// Refills an empty Resource Deck from the discard before a card is drawn. FF-J23
    ///
    /// @return false if there is still nothing to draw
    private static boolean refill(DrawingTable table) {
        var decks = table.decks();
        if (decks.resources() == Hand.NONE && decks.discard() != Hand.NONE) {
            decks.shuffleResources();
            if (table.isHeard()) {
                table.tell(new TurnEvent.ResourcesShuffled(Hand.size(decks.resources())));
            }
        }
        return decks.resources() != Hand.NONE;
    }

    /// Takes the card that was drawn.
    ///
    /// @return true if there is nothing more to draw
    public static boolean take(DrawingTable table, Stage.Drawing stage, Resource card) {
        int seat = stage.seat().index();
        table.decks().takeResources(Hand.one(card));
        table.purses().draw(seat, card);
        if (table.isHeard()) {
            table.tell(new TurnEvent.CardDrawn(stage.seat(), Optional.of(card)));
        }
        if (stage.left() == 1) {
            return stage.others().isEmpty() || draw(table, stage.others(), perSeat(table), stage.purpose());
        }
        if (!refill(table)) {
            return true;
        }
        table.waitFor(new Stage.Drawing(stage.seat(), stage.left() - 1, stage.purpose(), stage.others()));
        return false;
    }

    /// Returns how many cards each seat draws by the event card being carried out. Only event cards make
    /// several seats draw.
    private static int perSeat(DrawingTable table) {
        return table.eventCard().effect() instanceof Effect.Drawing drawing ? drawing.cards() : 0;
    }
}
