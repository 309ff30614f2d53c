package parterre.flora.text;

import java.util.List;
import java.util.stream.IntStream;
import parterre.engine.Seat;
import parterre.flora.events.Stage;
import parterre.flora.position.Draft;
import parterre.flora.table.Purses;

/// The content of the lines of a position, before the cards are laid out. Cards are given by their places in
/// the card table.
///
/// @param event the event card being carried out; negative if there is none
record Sheet(
        Stage stage,
        Turns turns,
        InTurn inTurn,
        int event,
        List<Integer> looked,
        List<Integer> market,
        List<Integer> landsUnder,
        List<Under> eventsUnder,
        long discard,
        List<Done> done,
        List<Purses.Known> known,
        List<Player> players) {

    /// The number of ended turns, and the seat that began.
    record Turns(int ended, Seat first) {
        /// Returns the same at the beginning of the next turn of this seat; the turn that goes on counts, too.
        Turns upTo(Seat seat, int seats) {
            return new Turns(ended + Math.floorMod(seat.index() - first.index() - ended, seats), first);
        }
    }

    /// The actions of this turn.
    ///
    /// @param closed seats that want no more offers
    record InTurn(boolean bought, int cards, int proposals, List<Seat> closed) {
        static final InTurn NOTHING = new InTurn(false, 0, 0, List.of());

        static InTurn of(Draft table) {
            var turn = table.turn();
            return new InTurn(
                    turn.hasBought(),
                    turn.cardsBought(),
                    turn.proposals(),
                    Seat.first(table.seats()).stream()
                            .filter(seat -> turn.isClosed(seat.index()))
                            .toList());
        }
    }

    /// An event card under the deck.
    ///
    /// @param by the seat that put it there
    record Under(Seat by, int event) {}

    /// Event cards of one kind that have been carried out.
    record Done(int event, int count) {
        static List<Done> of(Draft table) {
            return IntStream.range(0, table.facts().eventCardCount())
                    .filter(event -> table.decks().eventsDone(event) > 0)
                    .mapToObj(event -> new Done(event, table.decks().eventsDone(event)))
                    .toList();
        }
    }

    /// A land of a row.
    ///
    /// @param holding its content ([parterre.flora.material.Holding])
    record Ground(int land, int holding) {}

    /// The coins, hand and lands of one player.
    record Player(int coins, long hand, List<Ground> lands) {
        static Player of(Draft table, int seat) {
            return new Player(
                    table.purses().coins(seat),
                    table.purses().hand(seat),
                    IntStream.range(0, table.lands().size(seat))
                            .map(slot -> table.lands().landAt(seat, slot))
                            .mapToObj(land -> new Ground(land, table.lands().holding(land)))
                            .toList());
        }
    }
}
