package parterre.cli.count;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;
import parterre.bots.series.Outcome;
import parterre.bots.series.SeriesPlan;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Result.Standing;
import parterre.engine.Seat;
import parterre.engine.box.Figures.Figure;

/// Adds up the outcomes of a series.
///
/// Games that were stopped count as games, with their length and their figures. They have no result, so shares
/// of the win and scores are over the finished games alone.
public final class Tally {
    /// The ending that stopped games are listed under.
    public static final String STOPPED = "stopped";

    private static final int DIGITS = 3; // of the histogram: numbers of moves are exact below 2,048

    private final List<String> names;
    private final List<Figure> columns;
    private final Map<String, Sums> byBot = new LinkedHashMap<>();
    private final Map<String, Sums> bySeat = new LinkedHashMap<>();
    private final Map<String, Sums> byName = new TreeMap<>();
    private final Map<String, Integer> endings = new TreeMap<>();
    private final List<Spread> figures = new ArrayList<>();
    private final List<Outcome.Fault> faults = new ArrayList<>();
    private final Spread steps = new Spread();
    private final Spread decisions = new Spread();
    private final Spread score = new Spread();
    private final Spread winner = new Spread();
    private final Spread last = new Spread();
    private final Spread group = new Spread();
    private final Histogram listed = new Histogram(DIGITS);
    private final int skipped;
    private double listedSum;
    private int games;
    private int stopped;
    private int ties;
    private int round = -1;

    /// @param columns the columns of the game's own figures
    /// @param skipped how many decisions at the beginning of each game are left out of [#branching()]
    public Tally(SeriesPlan plan, List<Figure> columns, int skipped) {
        this.names = plan.lineUp().stream().map(entrant -> entrant.name()).toList();
        this.columns = List.copyOf(columns);
        this.skipped = skipped;
        for (var name : names) {
            byBot.putIfAbsent(name, new Sums());
        }
        for (var seat : Seat.first(plan.setup().seats())) {
            bySeat.put(seat.toString(), new Sums());
        }
        for (var _ : columns) {
            figures.add(new Spread());
        }
    }

    /// Adds one more game. Games of a round must come one after another.
    public void add(Outcome outcome) {
        if (outcome.round() != round) {
            everyone().forEach(parts -> parts.wins.close());
            round = outcome.round();
        }
        games++;
        steps.add(outcome.steps());
        decisions.add(outcome.decisions());
        outcome.listed().stream().skip(skipped).forEach(moves -> {
            listed.recordValue(moves);
            listedSum += moves;
        });
        for (int i = 0; i < figures.size(); i++) {
            figures.get(i).add(outcome.figures().get(i));
        }
        outcome.faults().forEach(fault -> {
            faults.add(fault);
            part(byBot, names.get(fault.entrant())).faults++;
            part(bySeat, fault.seat().toString()).faults++;
        });
        endings.merge(outcome.result().map(Result::ending).orElse(STOPPED), 1, Integer::sum);
        if (outcome.result().isEmpty()) {
            stopped++;
        } else {
            addResult(outcome, outcome.result().get());
        }
    }

    private void addResult(Outcome outcome, Result result) {
        for (var seat : outcome.entrants().seats()) {
            long points = result.score(seat);
            score.add(points);
            for (var parts :
                    List.of(part(byBot, names.get(outcome.entrants().of(seat))), part(bySeat, seat.toString()))) {
                parts.wins.add(outcome.share(seat));
                parts.score.add(points);
            }
        }
        switch (result) {
            case Result.Group(String _, long points, var _) -> group.add(points);
            case Result.Placed(String _, List<Standing> standings) -> addStandings(outcome, standings);
        }
    }

    private void addStandings(Outcome outcome, List<Standing> standings) {
        long winners = standings.stream().filter(each -> each.place() == 1).count();
        ties += winners > 1 ? 1 : 0;
        winner.add(standings.getFirst().score());
        last.add(standings.getLast().score());
        for (var standing : standings) {
            if (standing.party() instanceof Party.Named(String name)) {
                var parts = byName.computeIfAbsent(name, _ -> new Sums());
                parts.wins.add(outcome.share(standing.party()));
                parts.score.add(standing.score());
            }
        }
    }

    public int games() {
        return games;
    }

    /// Games that were given up because they had too many steps.
    public int stopped() {
        return stopped;
    }

    /// Games in which several shared the win.
    public int ties() {
        return ties;
    }

    /// Steps of a game, those of chance included.
    public Spread steps() {
        return steps;
    }

    /// Decisions of a game.
    public Spread decisions() {
        return decisions;
    }

    /// Returns every seat's score.
    public Spread score() {
        return score;
    }

    /// Returns the score of the first in each game's standings.
    public Spread winner() {
        return winner;
    }

    /// Returns the score of the last in each game's standings.
    public Spread last() {
        return last;
    }

    /// Returns the group's score, in games that are won or lost together.
    public Spread group() {
        return group;
    }

    /// Returns how many moves were listed at each decision of all games.
    public Branching branching() {
        return new Branching(
                listedSum / listed.getTotalCount(),
                listed.getValueAtPercentile(50),
                listed.getTotalCount() == 0 ? 0 : listed.getMinValue(),
                listed.getMaxValue(),
                listed.getTotalCount());
    }

    /// Returns why games ended and how many did so, the most frequent first.
    public Map<String, Integer> endings() {
        var sorted = new LinkedHashMap<String, Integer>();
        endings.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
        return sorted;
    }

    /// Returns the results of each bot, in the order of the line-up. Bots of the same name count as one.
    public List<Player> bots() {
        return players(byBot);
    }

    /// Returns the results of each seat.
    public List<Player> seats() {
        return players(bySeat);
    }

    /// Returns the results of parties without a seat.
    public List<Player> others() {
        return players(byName);
    }

    /// Returns the game's own figures, in the order of its columns.
    public Map<Figure, Spread> figures() {
        var byColumn = new LinkedHashMap<Figure, Spread>();
        for (int i = 0; i < figures.size(); i++) {
            byColumn.put(columns.get(i), figures.get(i));
        }
        return byColumn;
    }

    /// Returns every bot that lost its seat, in the order of the games.
    public List<Outcome.Fault> faults() {
        return List.copyOf(faults);
    }

    private List<Sums> everyone() {
        var all = new ArrayList<>(byBot.values());
        all.addAll(bySeat.values());
        all.addAll(byName.values());
        return all;
    }

    private static Sums part(Map<String, Sums> parts, String name) {
        var part = parts.get(name);
        if (part == null) {
            throw new IllegalArgumentException(name + " does not take part in this series");
        }
        return part;
    }

    private static List<Player> players(Map<String, Sums> parts) {
        return parts.entrySet().stream()
                .filter(entry -> !entry.getValue().wins.empty())
                .map(entry -> new Player(
                        entry.getKey(), entry.getValue().wins.share(), entry.getValue().score, entry.getValue().faults))
                .toList();
    }

    /// Numbers of listed moves.
    ///
    /// @param median the middle one; within 0.1 % above 2,048
    /// @param count how many decisions were counted
    public record Branching(double mean, long median, long least, long most, long count) {}

    /// The results of a bot, a seat or a party without one.
    ///
    /// @param wins share of the win in a game
    /// @param faults how often it lost its seat
    public record Player(String name, Share wins, Spread score, int faults) {}

    private static final class Sums {
        private final Shares wins = new Shares();
        private final Spread score = new Spread();
        private int faults;
    }
}
