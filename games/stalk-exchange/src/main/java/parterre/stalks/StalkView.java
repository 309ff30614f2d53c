package parterre.stalks;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parterre.engine.Printed;
import parterre.engine.Setup;

/// The view of a position for one viewer, as plain values. Counts by type are in the order dahlia, daffodil,
/// globemaster, snowdrop, tulip. SX-7.1 SX-7.3
///
/// @param phase what the position waits for
/// @param seat number of the seat whose turn it is, from 1; while portfolios are drawn, of the seat that draws
/// @param first number of the seat that began, from 1
/// @param turn the turn's number, from 1; 0 before the first
/// @param actions basic actions left
/// @param slot the slot that chance fills at once, from 1; 0 for none
/// @param spaces the names of the garden's cells in reading order
/// @param rows the row of each cell, from 0 for the uppermost
/// @param files the file of each cell, from 0 for the leftmost; each row begins half a cell further right
/// @param neighbours the names of the cells next to each cell. SX-1.3
/// @param garden what grows on each cell
/// @param exchange what lies in each slot, from left to right
/// @param market flowers on the market track by type, those being harvested included
/// @param values stalk values by type, before the bust
/// @param lowest the space of the market track that was filled last; one more than the start space if none is
/// @param spacesToCrash how many flowers can still be harvested before the market crashes, if none of them raises the
///     highest value. SX-5.1 SX-A7
/// @param finals the score of a flower of each type; only when the game is over
/// @param compost flowers in the compost by type
/// @param greenhouse how many flowers are in the greenhouse
/// @param crashed whether the market has crashed
/// @param triggered whether the second trigger has fired
/// @param bust the type that busts by lot
/// @param conveyor what the next upkeep does with the present flowers of the exchange; nothing once the game is
///     over
/// @param busting the types that bust if the game ends now
/// @param lastTurn why this is the last turn; empty while another may follow
/// @param players one for each seat, in seat order
public record StalkView(
        Setup setup,
        Phase phase,
        int seat,
        int first,
        int turn,
        int actions,
        int slot,
        List<String> spaces,
        List<Integer> rows,
        List<Integer> files,
        @Printed List<List<String>> neighbours,
        List<Growth> garden,
        List<Slot> exchange,
        List<Integer> market,
        List<Integer> values,
        int lowest,
        int spacesToCrash,
        List<Integer> finals,
        List<Integer> compost,
        int greenhouse,
        boolean crashed,
        boolean triggered,
        Optional<Flower> bust,
        Conveyor conveyor,
        Busting busting,
        Optional<EndReason> lastTurn,
        List<Shed> players) {
    public StalkView {
        spaces = List.copyOf(spaces);
        rows = List.copyOf(rows);
        files = List.copyOf(files);
        neighbours = List.copyOf(neighbours);
        garden = List.copyOf(garden);
        exchange = List.copyOf(exchange);
        market = List.copyOf(market);
        values = List.copyOf(values);
        finals = List.copyOf(finals);
        compost = List.copyOf(compost);
        players = List.copyOf(players);
    }

    /// The state of a cell of the garden.
    ///
    /// @param flower the type that grows there; empty for an empty cell
    /// @param bloom true if it is a bloom, false if it is a bulb
    public record Growth(Optional<Flower> flower, boolean bloom) {}

    /// A slot of the exchange.
    ///
    /// @param flower the type that lies there; empty for an empty slot
    public record Slot(Optional<Flower> flower) {}

    /// The effect of the upkeep on the exchange. SX-4.7 SX-4.8
    ///
    /// @param composted the slot whose flower goes to the compost, from 1
    /// @param slides the flowers that slide to the right
    public record Conveyor(OptionalInt composted, List<StalkEvent.Slide> slides) {
        public Conveyor {
            slides = List.copyOf(slides);
        }
    }

    /// The types that lose half of their value. SX-6.1 SX-A11
    ///
    /// @param byLot true if only one of them does, and chance decides which
    public record Busting(List<Flower> flowers, boolean byLot) {
        public Busting {
            flowers = List.copyOf(flowers);
        }
    }

    /// The visible state of one player.
    ///
    /// @param tokens seedy business tokens left
    /// @param size flowers in the portfolio
    /// @param portfolio by type; empty if the viewer does not see it
    /// @param worth the points of the portfolio, by the final values once the game is over and by the present ones
    ///     before; empty if the viewer does not see it. SX-6.3
    /// @param points the same points by type; empty if the viewer does not see the portfolio
    /// @param busted the points that the portfolio has lost by the bust; 0 until the game is over. SX-6.1
    /// @param known by type, the flowers that everybody knows to be in the portfolio
    /// @param deduced by type, what the viewer can deduce about the portfolio; empty if the viewer sees it
    /// @param expected the mean of the worth over all possible deals; empty if the viewer sees the portfolio.
    ///     SX-7.5
    /// @param tiebreak the numbers that break ties; only when the game is over and there is a tie
    public record Shed(
            int tokens,
            int size,
            Optional<List<Integer>> portfolio,
            OptionalInt worth,
            List<Integer> points,
            int busted,
            List<Integer> known,
            List<Deduced> deduced,
            Optional<Double> expected,
            List<Tiebreak> tiebreak) {
        public Shed {
            portfolio = portfolio.map(List::copyOf);
            points = List.copyOf(points);
            known = List.copyOf(known);
            deduced = List.copyOf(deduced);
            tiebreak = List.copyOf(tiebreak);
        }
    }

    /// How many flowers of one type a hidden portfolio holds. Every single unseen flower is equally likely in
    /// each hidden place. SX-7.5
    ///
    /// @param least the smallest number in any possible deal
    /// @param most the largest number in any possible deal
    /// @param mean the mean over all possible deals
    public record Deduced(int least, int most, double mean) {}

    /// Flowers that break a tie. SX-6.4
    ///
    /// @param value a final value
    /// @param flowers how many flowers of that value the portfolio holds
    public record Tiebreak(int value, int flowers) {}
}
