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

/// What came of one game of a series.
///
/// @param number of the game in its series, from 0; with the series' plan enough to play it again
/// @param round which games of a series had the same luck of chance: those with the same number here
/// @param entrants who sat where: for each seat a place in the line-up, from 0
/// @param result how it ended; empty if it was stopped
/// @param steps how many there were, those of chance included
/// @param listed how many moves were listed at each decision, in the order of play: its size is the
///     number of decisions, forced ones included
/// @param figures what the game's own figures counted, one for each of their columns
/// @param faults bots that lost their seats, in order; a bot that plays at random held the seat from
///     there on, and the game is forfeited for the one that lost it: see [#share(Seat)]
/// @param record the whole game written down, where the plan keeps records
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

    /// How many decisions there were, forced ones included, chance not.
    public int decisions() {
        return listed.size();
    }

    /// The share of the win that fell to whoever stands at this place of the line-up, as [#share(Seat)]
    /// counts it.
    public double share(int entrant) {
        return share(seat(entrant));
    }

    /// The share of the win that counts for this seat: 0 in a game that was stopped, and 0 if its bot lost
    /// the seat, whatever a random one came to with it. The win then belongs to the best of those who kept
    /// their seats; if nobody did, to nobody.
    public double share(Seat seat) {
        return share(new Party.Seated(seat));
    }

    /// The same for any party, such as an automa.
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

    private boolean hasForfeited(Party party) {
        return party instanceof Party.Seated(Seat seat)
                && faults.stream().anyMatch(fault -> fault.seat().equals(seat));
    }

    /// Where this one of the line-up sat.
    public Seat seat(int entrant) {
        return entrants.seats().stream()
                .filter(seat -> entrants.of(seat) == entrant)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("nobody stands at place " + entrant));
    }

    /// A bot that lost its seat.
    ///
    /// @param game its number in the series
    /// @param seat which it held
    /// @param entrant its place in the line-up
    /// @param step how many steps had been made
    /// @param decision which of the seat's decisions it was, from 1; 0 if it did not even sit down
    /// @param says what happened, for the person who brought the bot
    public record Fault(int game, Seat seat, int entrant, int step, int decision, BotFault.Kind kind, Message says) {}
}
