package parterre.cli.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.bots.search.Findings;
import parterre.engine.Move;
import parterre.engine.TextForm;

/// A report on a decision that is analysed: the fields beside `protocol`, `id` and `op`.
///
/// @param decision the number of its step in the record
/// @param seat the seat that is asked and whose view was searched
/// @param last true if this is the last report on this decision
/// @param cancelled true if the search was ended before its budget was used up
/// @param shares for each seat its mean share of the win
/// @param scores for each seat its mean score
/// @param group the mean score of the group
/// @param moves the moves that were tried, best first
/// @param made the move that was really made
/// @param error why there are no findings
record Report(
        Optional<Integer> decision,
        String seat,
        @JsonProperty("final") boolean last,
        Optional<Boolean> cancelled,
        int playouts,
        Optional<Map<String, Double>> shares,
        Optional<Map<String, Double>> scores,
        Optional<Double> group,
        List<Tried> moves,
        Optional<Made> made,
        Optional<Answer.ErrorReport> error) {
    private static final double DIGITS = 1e6;

    /// A move that was tried.
    ///
    /// @param rank 1 for the best
    /// @param share the asked seat's mean share of the win; left out where all play together
    /// @param worth the mean worth from 0 to 1, where all play together
    /// @param standardError the standard error of the share or worth
    /// @param score the mean score of the asked seat, or of the group
    /// @param line how the game most likely goes on, this move first
    record Tried(
            String move,
            int rank,
            int visits,
            Optional<Double> share,
            Optional<Double> worth,
            Optional<Double> standardError,
            Optional<Double> score,
            List<Played> line) {}

    /// A seat's move in a line.
    record Played(String seat, String move) {}

    /// The move that was really made.
    ///
    /// @param rank its rank among the moves that were tried; left out if it was not tried
    record Made(String move, Optional<Integer> rank) {}

    /// Tells whether more reports on a decision will come.
    enum Stage {
        PARTIAL,
        COMPLETE,
        CANCELLED
    }

    /// Returns a report with findings.
    static <M extends Move> Report of(
            Decision<M, ?> decision, Findings<M> findings, Stage stage, int mostMoves, TextForm<M> notation) {
        var tried = new ArrayList<Tried>();
        var made = decision.made().map(move -> new Made(notation.write(move), Optional.empty()));
        var moves = findings.moves();
        for (int i = 0; i < moves.size(); i++) {
            var finding = moves.get(i);
            if (finding.visits() == 0) {
                continue;
            }
            boolean wasMade =
                    decision.made().isPresent() && decision.made().get().equals(finding.move());
            if (i < mostMoves || wasMade) {
                tried.add(tried(finding, i + 1, findings.shares().isPresent(), notation));
            }
            if (wasMade) {
                made = Optional.of(new Made(notation.write(finding.move()), Optional.of(i + 1)));
            }
        }
        return new Report(
                decision.number(),
                decision.seat().toString(),
                stage != Stage.PARTIAL,
                cancelled(stage),
                findings.playouts(),
                findings.shares().map(Report::bySeat),
                findings.scores().map(Report::bySeat),
                findings.group().map(Report::rounded),
                tried,
                made,
                Optional.empty());
    }

    private static <M extends Move> Tried tried(
            Findings.Finding<M> finding, int rank, boolean wins, TextForm<M> notation) {
        var mean = finding.mean().map(Report::rounded);
        return new Tried(
                notation.write(finding.move()),
                rank,
                finding.visits(),
                wins ? mean : Optional.empty(),
                wins ? Optional.empty() : mean,
                finding.standardError().map(Report::rounded),
                finding.score().map(Report::rounded),
                finding.line().moves().stream()
                        .map(played -> new Played(played.seat().toString(), notation.write(played.move())))
                        .toList());
    }

    /// Returns a report on a decision without findings.
    static <M extends Move> Report empty(
            Decision<M, ?> decision, Stage stage, Optional<Answer.ErrorReport> error, TextForm<M> notation) {
        return new Report(
                decision.number(),
                decision.seat().toString(),
                true,
                cancelled(stage),
                0,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                decision.made().map(move -> new Made(notation.write(move), Optional.empty())),
                error);
    }

    private static Optional<Boolean> cancelled(Stage stage) {
        return stage == Stage.CANCELLED ? Optional.of(true) : Optional.empty();
    }

    private static Map<String, Double> bySeat(List<Double> values) {
        var map = new LinkedHashMap<String, Double>();
        for (int i = 0; i < values.size(); i++) {
            map.put("P" + (i + 1), rounded(values.get(i)));
        }
        return map;
    }

    private static double rounded(double value) {
        return Math.rint(value * DIGITS) / DIGITS;
    }
}
