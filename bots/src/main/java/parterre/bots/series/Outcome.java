package parterre.bots.series;

import java.util.List;
import java.util.Optional;
import parterre.bots.BotFault;
import parterre.engine.BySeat;
import parterre.engine.Message;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Result.Standing;
import parterre.engine.Seat;
import parterre.engine.table.GameRecord;

/// The outcome of one game of a series.
///
/// @param number the number of the game in its series, from 0; with the series' plan, enough to play it again
/// @param round the number of the game's round; games of one round have the same luck of chance
/// @param entrants for each seat the place of its bot in the line-up, from 0
/// @param result how the game ended; empty if it was stopped
/// @param steps the number of steps, with those of chance
/// @param listed how many moves were listed at each decision, in the order of play; its size is the number of
///     decisions, with forced ones
/// @param figures the numbers of the game's own figures, one for each of their columns
/// @param faults the bots that lost their seats, in order; from then on a random bot held the seat, and the bot
///     that lost it forfeited the game: see [#share(Seat)]
/// @param record the record of the whole game, if the plan keeps records
public record Outcome(
        int number,
        int round,
        BySeat<Integer> entrants,
        Optional<Result> result,
        int steps,
        Counts listed,
        List<Double> figures,
        List<Fault> faults,
        Optional<GameRecord> record) {
    public Outcome {
        figures = List.copyOf(figures);
        faults = List.copyOf(faults);
    }

    /// Returns the number of decisions, with forced ones but without chance.
    public int decisions() {
        return listed.size();
    }

    /// Returns the share of the win of the bot at this place of the line-up, as [#share(Seat)] counts it.
    public double share(int entrant) {
        return share(seat(entrant));
    }

    /// Returns the share of the win that counts for this seat. It is 0 in a game that was stopped. It is also 0
    /// if the bot lost the seat, whatever the random bot reached with it. Then the best of those who kept their
    /// seats win. If no bot kept its seat, none wins.
    public double share(Seat seat) {
        return share(new Party.Seated(seat));
    }

    /// Returns the same for any party, such as an automa.
    public double share(Party party) {
        if (!(result.orElse(null) instanceof Result.Placed(String _, List<Standing> standings))) {
            return 0;
        }
        var kept = standings.stream()
                .filter(standing -> !hasForfeited(standing.party()))
                .toList();
        var winners = kept.stream()
                .filter(standing -> standing.place() == kept.getFirst().place())
                .map(Standing::party)
                .toList();
        return winners.contains(party) ? 1.0 / winners.size() : 0;
    }

    /// Returns the rank of the bot at this place of the line-up: the place of its seat, the smaller the better. All
    /// have the same in a game that was stopped, or that all won or lost together. Bots that lost their seats share
    /// the last.
    public int rank(int entrant) {
        if (!(result.orElse(null) instanceof Result.Placed(String _, List<Standing> standings))) {
            return 1;
        }
        var party = new Party.Seated(seat(entrant));
        return standings.stream()
                .filter(standing -> standing.party().equals(party) && !hasForfeited(party))
                .mapToInt(Standing::place)
                .findFirst()
                .orElse(Integer.MAX_VALUE);
    }

    private boolean hasForfeited(Party party) {
        return party instanceof Party.Seated(Seat seat)
                && faults.stream().anyMatch(fault -> fault.seat().equals(seat));
    }

    /// Returns the seat of the bot at this place of the line-up.
    public Seat seat(int entrant) {
        return entrants.seats().stream()
                .filter(seat -> entrants.of(seat) == entrant)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("nobody stands at place " + entrant));
    }

    /// A bot that lost its seat.
    ///
    /// @param game the number of the game in the series
    /// @param seat the seat that it held
    /// @param entrant its place in the line-up
    /// @param step how many steps had been made
    /// @param decision the number of the seat's decision, from 1; 0 if the bot failed to sit down
    /// @param says what happened, for the person who brought the bot
    public record Fault(int game, Seat seat, int entrant, int step, int decision, BotFault.Kind kind, Message says) {}
}
