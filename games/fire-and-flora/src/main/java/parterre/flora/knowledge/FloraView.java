package parterre.flora.knowledge;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Printed;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.flora.cards.CardTable;
import parterre.flora.cards.Resource;
import parterre.flora.ending.WonBy;
import parterre.flora.events.FloraEvent;
import parterre.flora.events.Stage;

/// The view of a position for one viewer, as plain values. Lists by type are in the order water, fire, labor,
/// nefarious, time; lands, species and event cards are named by the ids of their cards. FF-J37
///
/// @param round from 1
/// @param turns turns that have ended
/// @param first the seat that began
/// @param active the seat whose turn it is
/// @param event the event card being carried out
/// @param bought whether the active player has bought a land in this turn
/// @param cardsBought Resource Cards bought in this turn
/// @param proposals trades proposed in this turn
/// @param closed the seats that want no more offers in this turn
/// @param players one for each seat
/// @param known cards that are surely in hands, for those from whom they are hidden: what everybody knows, and what the
///     viewer knows or others know of the viewer
/// @param pool cards left in the Species Pool, by species in the order of the card file
/// @param market the Property Market
/// @param prices the price of each of its lands for the active player
/// @param landDeck cards in the Land Deck whose order nobody knows
/// @param landsUnder buildings under it, in the order in which they will come up
/// @param deck cards in the Resource Deck
/// @param discard by type
/// @param eventDeck cards in the Event Deck whose order nobody knows
/// @param eventsUnder cards under it, in the order in which they will come up
/// @param eventsDone by event card, how many lie on the discard; those without a card are left out
/// @param looked the event cards that the active player looks at, for viewers who see them
/// @param goal the score that wins
/// @param wonBy what decided between the first place and the next; only if the game has ended and the first place is
/// not
///     shared
/// @param announced the event that announced the play that can be blocked, the trade that is offered, or the trade that
///     the partner suggests instead
/// @param laid cards that lie on the play that is announced: a block, a block of that block, and so on
/// @param cards what is printed on the cards
public record FloraView(
        Setup setup,
        Viewer viewer,
        Stage stage,
        int round,
        int turns,
        Seat first,
        Seat active,
        Optional<String> event,
        boolean bought,
        int cardsBought,
        int proposals,
        List<Seat> closed,
        List<Landscape> players,
        List<Known> known,
        List<Integer> pool,
        List<String> market,
        List<Integer> prices,
        int landDeck,
        List<String> landsUnder,
        int deck,
        List<Integer> discard,
        int eventDeck,
        List<Under> eventsUnder,
        Map<String, Integer> eventsDone,
        Optional<List<String>> looked,
        int goal,
        Optional<WonBy> wonBy,
        Optional<FloraEvent> announced,
        List<Resource> laid,
        @Printed CardTable cards) {
    public FloraView {
        closed = List.copyOf(closed);
        players = List.copyOf(players);
        known = List.copyOf(known);
        pool = List.copyOf(pool);
        market = List.copyOf(market);
        prices = List.copyOf(prices);
        landsUnder = List.copyOf(landsUnder);
        discard = List.copyOf(discard);
        eventsUnder = List.copyOf(eventsUnder);
        eventsDone = Map.copyOf(eventsDone);
        looked = looked.map(List::copyOf);
        laid = List.copyOf(laid);
    }

    /// The visible state of one player.
    ///
    /// @param score stars and bonus
    /// @param bonus the bonus for diversity
    /// @param size cards in the hand
    /// @param hand by type; empty if the viewer does not see it
    /// @param lands the row, from the left
    /// @param settling the numbers that break ties; only if the game has ended without a winning score
    public record Landscape(
            int score,
            int bonus,
            int coins,
            int size,
            Optional<List<Integer>> hand,
            List<Ground> lands,
            Optional<Settling> settling) {
        public Landscape {
            hand = hand.map(List::copyOf);
            lands = List.copyOf(lands);
        }
    }

    /// The numbers that break ties. FF-10.3
    public record Settling(int bigNatives, int coins) {}

    /// Cards that others saw when they were stolen, passed, traded or offered, and that have not left the hand
    /// since. FF-D6
    ///
    /// @param by the seat that knows of them in addition to what everybody knows; empty for everybody
    /// @param of the seat whose hand has them
    /// @param cards by type
    public record Known(Optional<Seat> by, Seat of, List<Integer> cards) {
        public Known {
            cards = List.copyOf(cards);
        }
    }

    /// A parcel with its plant, building and seed.
    ///
    /// @param big whether the plant's big side shows
    /// @param stars what the plant adds to the score. FF-5.3
    /// @param used whether the building's ability has been used in this turn
    public record Ground(
            String land,
            Optional<String> plant,
            boolean big,
            int stars,
            Optional<String> building,
            boolean used,
            Optional<String> seed) {}

    /// An event card under the deck.
    ///
    /// @param event empty if the viewer does not know it
    /// @param by the seat that put it there
    public record Under(Optional<String> event, Seat by) {}
}
