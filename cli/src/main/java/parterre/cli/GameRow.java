package parterre.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import parterre.bots.series.Outcome;
import parterre.bots.series.SeriesPlan;
import parterre.cli.count.Tally;
import parterre.cli.words.Localizer;
import parterre.cli.words.SeriesMessages;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Result.Standing;
import parterre.engine.Seat;
import parterre.engine.box.Figures.Figure;

/// One game of a series as a line of a JSON Lines file or of a CSV table.
///
/// @param game the number of the game in its series, from 0
/// @param round the number of the game's round; games of one round have the same luck of chance
/// @param ending why it ended; `stopped` if it was given up
/// @param steps the number of steps, with those of chance
/// @param decisions the number of players' answers
/// @param branching the mean number of moves listed at a decision
/// @param seats the result of each seat
/// @param group the group's score, in games that a group plays together
/// @param others the scores of parties without a seat
/// @param figures the numbers of the game's own figures
/// @param faults the faults for which bots lost their seats
record GameRow(
        int game,
        int round,
        String ending,
        int steps,
        int decisions,
        double branching,
        List<Sitter> seats,
        Optional<Long> group,
        Map<String, Long> others,
        Map<String, Double> figures,
        List<String> faults) {
    /// The outcome of a seat. Place, score and share are missing where the game was stopped, places too
    /// where a group plays together.
    ///
    /// @param share its share of the win; 0 if the bot lost the seat, whatever its place
    record Sitter(String seat, String bot, Optional<Integer> place, Optional<Long> score, Optional<Double> share) {}

    static GameRow of(SeriesPlan plan, List<Figure> columns, Outcome outcome) {
        var figures = new LinkedHashMap<String, Double>();
        for (int i = 0; i < columns.size(); i++) {
            figures.put(columns.get(i).name(), outcome.figures().get(i));
        }
        return new GameRow(
                outcome.number(),
                outcome.round(),
                outcome.result().map(Result::ending).orElse(Tally.STOPPED),
                outcome.steps(),
                outcome.decisions(),
                outcome.listed().stream().average().orElse(0),
                outcome.entrants().seats().stream()
                        .map(seat -> sitter(plan, outcome, seat))
                        .toList(),
                outcome.result().flatMap(GameRow::group),
                outcome.result().map(GameRow::others).orElse(Map.of()),
                figures,
                outcome.faults().stream()
                        .map(fault -> Localizer.standard().say(told(plan, fault)))
                        .toList());
    }

    /// Returns a fault in one line: "game 3, P2 (exec:./mybot) at its decision 7, after 31 steps: late, it did
    /// …".
    static SeriesMessages told(SeriesPlan plan, Outcome.Fault fault) {
        return new SeriesMessages.LostSeat(
                Integer.toString(fault.game()),
                fault.seat().toString(),
                plan.lineUp().get(fault.entrant()).name(),
                fault.decision(),
                fault.step(),
                fault.kind(),
                fault.says());
    }

    /// Returns the names of the columns of a CSV table with these rows.
    static List<String> header(SeriesPlan plan, List<Figure> columns) {
        var header = new ArrayList<>(List.of("game", "round", "ending", "steps", "decisions", "branching"));
        for (var seat : Seat.first(plan.setup().seats())) {
            for (var column : List.of("bot", "place", "score", "share")) {
                header.add(seat + "." + column);
            }
        }
        header.addAll(List.of("group", "others"));
        columns.forEach(column -> header.add(column.name()));
        header.add("faults");
        return header;
    }

    /// Returns the cells of this row, as many as the header has.
    List<String> cells() {
        var cells = new ArrayList<>(List.of(
                Integer.toString(game),
                Integer.toString(round),
                ending,
                Integer.toString(steps),
                Integer.toString(decisions),
                Double.toString(branching)));
        for (var sitter : seats) {
            cells.add(sitter.bot());
            cells.add(text(sitter.place()));
            cells.add(text(sitter.score()));
            cells.add(text(sitter.share()));
        }
        cells.add(text(group));
        cells.add(others.entrySet().stream().map(Object::toString).collect(Collectors.joining("; ")));
        figures.values().forEach(figure -> cells.add(Double.toString(figure)));
        cells.add(String.join("; ", faults));
        return cells;
    }

    /// Returns cells as a line of CSV (RFC 4180).
    static String csv(List<String> cells) {
        return cells.stream().map(GameRow::quoted).collect(Collectors.joining(","));
    }

    private static String quoted(String cell) {
        return cell.contains(",") || cell.contains("\"") || cell.contains("\n")
                ? '"' + cell.replace("\"", "\"\"") + '"'
                : cell;
    }

    private static String text(Optional<?> value) {
        return value.map(Object::toString).orElse("");
    }

    private static Sitter sitter(SeriesPlan plan, Outcome outcome, Seat seat) {
        return new Sitter(
                seat.toString(),
                plan.lineUp().get(outcome.entrants().of(seat)).name(),
                outcome.result().flatMap(result -> place(result, seat)),
                outcome.result().map(result -> result.score(seat)),
                outcome.result().map(_ -> outcome.share(seat)));
    }

    private static Optional<Integer> place(Result result, Seat seat) {
        return switch (result) {
            case Result.Group _ -> Optional.empty();
            case Result.Placed(String _, List<Standing> standings) ->
                standings.stream()
                        .filter(standing -> standing.party().equals(new Party.Seated(seat)))
                        .map(Standing::place)
                        .findFirst();
        };
    }

    private static Optional<Long> group(Result result) {
        return switch (result) {
            case Result.Group(String _, long score, var _) -> Optional.of(score);
            case Result.Placed _ -> Optional.empty();
        };
    }

    private static Map<String, Long> others(Result result) {
        var others = new LinkedHashMap<String, Long>();
        if (result instanceof Result.Placed(String _, List<Standing> standings)) {
            for (var standing : standings) {
                if (standing.party() instanceof Party.Named(String name)) {
                    others.put(name, standing.score());
                }
            }
        }
        return others;
    }
}
