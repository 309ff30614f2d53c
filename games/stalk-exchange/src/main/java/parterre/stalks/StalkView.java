package parterre.stalks;

import java.util.List;
import java.util.Optional;
import parterre.engine.Setup;

/// What one viewer knows of a position, as plain values. Counts by type are in the order dahlia, daffodil, globemaster,
/// snowdrop, tulip. SX-7.1 SX-7.3
///
/// @param phase what the position waits for
/// @param seat number of the seat whose turn it is, from 1; while portfolios are drawn, who draws
/// @param first number of the seat that began, from 1
/// @param turn the turn's number, from 1; 0 before the first
/// @param actions basic actions left
/// @param slot the slot that chance fills at once, from 1; 0 for none
/// @param spaces the names of the garden's cells in reading order
/// @param garden a letter for each cell: upper case for a bloom, lower case for a bulb, `.` for nothing
/// @param exchange a letter for each slot, from left to right; `.` for nothing
/// @param market flowers on the market track by type, those being harvested included
/// @param values stalk values by type, before the bust
/// @param lowest the space of the market track that was filled last; one more than the start space if none is
/// @param finals what a flower of each type scores; only when the game is over
/// @param compost flowers in the compost by type
/// @param greenhouse how many flowers are in the greenhouse
/// @param crashed whether the market has crashed
/// @param triggered whether the second trigger has fired
/// @param bust the type that busts by lot
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
        String garden,
        String exchange,
        List<Integer> market,
        List<Integer> values,
        int lowest,
        List<Integer> finals,
        List<Integer> compost,
        int greenhouse,
        boolean crashed,
        boolean triggered,
        Optional<Flower> bust,
        List<Shed> players) {
    public StalkView {
        spaces = List.copyOf(spaces);
        market = List.copyOf(market);
        values = List.copyOf(values);
        finals = List.copyOf(finals);
        compost = List.copyOf(compost);
        players = List.copyOf(players);
    }

    /// What is seen of one player.
    ///
    /// @param tokens seedy business tokens left
    /// @param size flowers in the portfolio
    /// @param portfolio by type; empty if the viewer does not see it
    /// @param known by type, what everybody knows to be in the portfolio
    public record Shed(int tokens, int size, Optional<List<Integer>> portfolio, List<Integer> known) {
        public Shed {
            portfolio = portfolio.map(List::copyOf);
            known = List.copyOf(known);
        }
    }
}
