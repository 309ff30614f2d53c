package parterre.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.cli.Grid.Side;
import parterre.cli.Records.Replayed;
import parterre.cli.ReviewedGame.Decision;
import parterre.cli.ReviewedGame.Player;
import parterre.cli.words.ReviewSays;
import parterre.cli.words.ReviewSays.ErrorKind;
import parterre.cli.words.ReviewSays.ReviewColumn;
import parterre.cli.words.Voice;
import parterre.engine.Seat;
import parterre.review.Balance;
import parterre.review.Grade;
import parterre.review.Swing;

/// The review of one record in words.
///
/// @param replayed the record
record ReviewReport(Replayed<?, ?, ?> replayed, ReviewedGame review) {
    private static final int HASH_DIGITS = 8;
    private static final int POINTS = 100;

    private static final List<ReviewColumn> COLUMNS = List.of(
            ReviewColumn.START,
            ReviewColumn.LUCK,
            ReviewColumn.OWN,
            ReviewColumn.OTHERS,
            ReviewColumn.HIDDEN,
            ReviewColumn.END,
            ReviewColumn.ACCURACY,
            ReviewColumn.BLUNDERS,
            ReviewColumn.MISTAKES,
            ReviewColumn.INACCURACIES);
    private static final List<ReviewColumn> ACCOUNT = COLUMNS.subList(0, 6);
    private static final List<ReviewColumn> SUMMARY = List.of(
            ReviewColumn.GAMES,
            ReviewColumn.LUCK,
            ReviewColumn.ACCURACY,
            ReviewColumn.BLUNDERS,
            ReviewColumn.MISTAKES,
            ReviewColumn.INACCURACIES);

    void print(PrintWriter out, Voice voice) {
        out.println(title(voice));
        remarks(voice).forEach(out::println);
        out.println();
        out.print(grid(table(voice)));
        out.println();
        if (review.points().isPresent()) {
            out.println(inPoints(voice));
            out.print(grid(pointsTable(voice)));
            out.println();
        }
        out.println(errorsFound(voice));
        for (var error : review.errors()) {
            out.println("  " + said(error, voice));
            hindsight(error, voice).ifPresent(known -> out.println("    " + known));
        }
    }

    /// Prints how each player did over several games. Players are told apart by their names.
    static void printSummary(List<ReviewReport> reports, PrintWriter out, Voice voice) {
        out.println(voice.say(new ReviewSays.PlayersInAll(reports.size())));
        out.print(grid(summary(reports, voice)));
    }

    /// Returns the reviews of some games, and what they come to for each player.
    static Map<String, Object> json(List<ReviewReport> reports) {
        var json = new LinkedHashMap<String, Object>();
        json.put("games", reports.stream().map(ReviewReport::review).toList());
        json.put("players", ReviewedPlayer.of(reports));
        return json;
    }

    String title(Voice voice) {
        var setup = replayed.replay().record().setup();
        return voice.say(new ReviewSays.ReviewOf(
                review.file(), replayed.box().game().info().name(), setup.seats()));
    }

    /// Returns by what the game was judged, and what a reader must know of it.
    List<String> remarks(Voice voice) {
        var remarks = new ArrayList<String>();
        remarks.add(voice.say(new ReviewSays.JudgedBy(
                review.value(),
                review.valueHash().map(all -> all.substring(0, HASH_DIGITS)),
                review.playouts(),
                Long.toString(review.seed()))));
        if (replayed.replay().result().isEmpty()) {
            remarks.add(voice.say(new ReviewSays.GameUnfinished()));
        }
        if (review.shares().isEmpty()) {
            remarks.add(voice.say(
                    review.points().isPresent() ? new ReviewSays.GroupAccount() : new ReviewSays.NoAccount()));
        }
        return remarks;
    }

    /// Returns what each party's result is made of, with the heads of the columns in the first row.
    List<List<String>> table(Voice voice) {
        var rows = new ArrayList<List<String>>();
        rows.add(heads(voice, COLUMNS));
        for (int party = 0; party < review.parties().size(); party++) {
            int index = party;
            var cells = new ArrayList<String>();
            cells.add(replayed.party(party, voice));
            cells.addAll(review.balances()
                    .map(balances -> balance(balances.get(index), POINTS, voice))
                    .orElseGet(() -> List.of("", "", "", "", "", "")));
            cells.addAll(
                    party < review.players().size()
                            ? player(review.players().get(party), voice)
                            : List.of("", "", "", ""));
            rows.add(cells);
        }
        return rows;
    }

    /// Returns the title of the account in the game's points.
    String inPoints(Voice voice) {
        return voice.say(new ReviewSays.InPoints());
    }

    /// Returns what each party's points are made of, with the heads of the columns in the first row; only the
    /// heads if there is no such account.
    List<List<String>> pointsTable(Voice voice) {
        var rows = new ArrayList<List<String>>();
        rows.add(heads(voice, ACCOUNT));
        var balances = review.points().map(ReviewedGame.Points::balances).orElse(List.of());
        for (int party = 0; party < balances.size(); party++) {
            var cells = new ArrayList<String>();
            cells.add(replayed.party(party, voice));
            cells.addAll(balance(balances.get(party), 1, voice));
            rows.add(cells);
        }
        return rows;
    }

    /// Returns how each player did over several games, with the heads of the columns in the first row.
    static List<List<String>> summary(List<ReviewReport> reports, Voice voice) {
        return Stream.concat(
                        Stream.of(heads(voice, SUMMARY)),
                        ReviewedPlayer.of(reports).stream()
                                .map(player -> List.of(
                                        player.name(),
                                        Integer.toString(player.games()),
                                        player.luck()
                                                .map(luck -> signed(luck, voice))
                                                .orElse("-"),
                                        player.accuracy()
                                                .map(accuracy -> number(accuracy, voice))
                                                .orElse("-"),
                                        Integer.toString(player.blunders()),
                                        Integer.toString(player.mistakes()),
                                        Integer.toString(player.inaccuracies()))))
                .toList();
    }

    private static Grid grid(List<List<String>> rows) {
        int columns = rows.getFirst().size();
        var grid = new Grid(
                "",
                IntStream.range(0, columns)
                        .mapToObj(column -> column == 0 ? Side.LEFT : Side.RIGHT)
                        .toArray(Side[]::new));
        rows.forEach(grid::row);
        return grid;
    }

    private static List<String> heads(Voice voice, List<ReviewColumn> columns) {
        return Stream.concat(
                        Stream.of(""), columns.stream().map(column -> voice.say(new ReviewSays.ReviewHead(column))))
                .toList();
    }

    /// @param unit what 1 of the balance counts
    private static List<String> balance(Balance balance, int unit, Voice voice) {
        return List.of(
                number(unit * balance.start(), voice),
                signed(balance.luck(), unit, voice),
                signed(balance.own(), unit, voice),
                signed(balance.others(), unit, voice),
                signed(balance.hidden(), unit, voice),
                number(unit * balance.end(), voice));
    }

    private static List<String> player(Player player, Voice voice) {
        return List.of(
                player.accuracy().map(accuracy -> number(accuracy, voice)).orElse("-"),
                Integer.toString(player.count(Grade.BLUNDER)),
                Integer.toString(player.count(Grade.MISTAKE)),
                Integer.toString(player.count(Grade.INACCURACY)));
    }

    /// Returns the title of the list of errors.
    String errorsFound(Voice voice) {
        return voice.say(new ReviewSays.ErrorsFound(review.errors().size(), (int) review.decisions().stream()
                .filter(decision -> decision.graded().counts())
                .count()));
    }

    String said(Decision error, Voice voice) {
        return voice.say(new ReviewSays.ErrorFound(
                error.step(),
                Complaint.usageUnlessGood(Seat.read(error.seat())),
                ErrorKind.valueOf(error.graded().name()),
                error.made(),
                points(error.loss(), voice),
                points(error.low(), voice),
                points(error.high(), voice),
                error.candidates().getFirst().move()));
    }

    /// Returns what the error cost given what was hidden; empty if nothing was.
    Optional<String> hindsight(Decision error, Voice voice) {
        return error.hindsight()
                .map(known -> voice.say(
                        known.isSure()
                                ? new ReviewSays.HindsightFound(
                                        known.best(),
                                        points(known.loss(), voice),
                                        points(known.low(), voice),
                                        points(known.high(), voice))
                                : new ReviewSays.NoHindsight()));
    }

    String said(Swing swing, Voice voice) {
        return voice.say(new ReviewSays.SwingFound(
                swing.step(), replayed.party(swing.party(), voice), signed(swing.change(), voice)));
    }

    private static String points(double share, Voice voice) {
        return number(POINTS * share, voice);
    }

    private static String number(double number, Voice voice) {
        return String.format(voice.language(), "%.1f", number);
    }

    private static String signed(double share, Voice voice) {
        return signed(share, POINTS, voice);
    }

    private static String signed(double share, int unit, Voice voice) {
        return String.format(voice.language(), "%+.1f", unit * share);
    }
}
