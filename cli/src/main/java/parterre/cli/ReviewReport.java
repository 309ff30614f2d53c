package parterre.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.cli.Records.Replayed;
import parterre.cli.ReviewedGame.Player;
import parterre.cli.TextTable.Side;
import parterre.cli.words.Localizer;
import parterre.cli.words.ReviewMessages;
import parterre.cli.words.ReviewMessages.ErrorKind;
import parterre.cli.words.ReviewMessages.ReviewColumn;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.review.Balance;
import parterre.review.Grade;
import parterre.review.Swing;
import parterre.wording.Naming;

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

    void print(PrintWriter out, Localizer localizer) {
        out.println(title(localizer));
        remarks(localizer).forEach(out::println);
        out.println();
        out.print(grid(table(localizer)));
        out.println();
        if (review.points().isPresent()) {
            out.println(inPoints(localizer));
            out.print(grid(pointsTable(localizer)));
            out.println();
        }
        out.println(errorsFound(localizer));
        for (var error : review.errors()) {
            out.println("  " + said(error, localizer));
            effects(error, localizer).forEach(move -> out.println("    " + move));
            features(error, localizer).forEach(why -> out.println("    " + why));
            hindsight(error, localizer).ifPresent(known -> out.println("    " + known));
            expected(error, localizer).ifPresent(lines -> out.println("    " + lines));
        }
    }

    /// Prints how each player did over several games. Players are told apart by their names.
    static void printSummary(List<ReviewReport> reports, PrintWriter out, Localizer localizer) {
        out.println(localizer.say(new ReviewMessages.PlayersInAll(reports.size())));
        out.print(grid(summary(reports, localizer)));
    }

    /// Returns the reviews of some games, and what they come to for each player.
    static Map<String, Object> json(List<ReviewReport> reports) {
        var json = new LinkedHashMap<String, Object>();
        json.put("games", reports.stream().map(ReviewReport::review).toList());
        json.put("players", ReviewedPlayer.of(reports));
        return json;
    }

    String title(Localizer localizer) {
        var setup = replayed.replay().record().setup();
        return localizer.say(new ReviewMessages.ReviewOf(
                review.file(), replayed.box().game().info().name(), setup.seats()));
    }

    /// Returns by what the game was judged, and what a reader must know of it.
    List<String> remarks(Localizer localizer) {
        var remarks = new ArrayList<String>();
        remarks.add(localizer.say(new ReviewMessages.JudgedBy(
                review.value(),
                review.valueHash().map(all -> all.substring(0, HASH_DIGITS)),
                review.playouts(),
                Long.toString(review.seed()))));
        if (replayed.replay().result().isEmpty()) {
            remarks.add(localizer.say(new ReviewMessages.GameUnfinished()));
        }
        if (review.shares().isEmpty()) {
            remarks.add(localizer.say(
                    review.points().isPresent() ? new ReviewMessages.GroupAccount() : new ReviewMessages.NoAccount()));
        }
        return remarks;
    }

    /// Returns what each party's result is made of, with the heads of the columns in the first row.
    List<List<String>> table(Localizer localizer) {
        var rows = new ArrayList<List<String>>();
        rows.add(heads(localizer, COLUMNS));
        for (int party = 0; party < review.parties().size(); party++) {
            int index = party;
            var cells = new ArrayList<String>();
            cells.add(replayed.party(party, localizer));
            cells.addAll(review.balances()
                    .map(balances -> balance(balances.get(index), POINTS, localizer))
                    .orElseGet(() -> List.of("", "", "", "", "", "")));
            cells.addAll(
                    party < review.players().size()
                            ? player(review.players().get(party), localizer)
                            : List.of("", "", "", ""));
            rows.add(cells);
        }
        return rows;
    }

    /// Returns the title of the account in the game's points.
    String inPoints(Localizer localizer) {
        return localizer.say(new ReviewMessages.InPoints());
    }

    /// Returns what each party's points are made of, with the heads of the columns in the first row; only the
    /// heads if there is no such account.
    List<List<String>> pointsTable(Localizer localizer) {
        var rows = new ArrayList<List<String>>();
        rows.add(heads(localizer, ACCOUNT));
        var balances = review.points().map(ReviewedGame.Points::balances).orElse(List.of());
        for (int party = 0; party < balances.size(); party++) {
            var cells = new ArrayList<String>();
            cells.add(replayed.party(party, localizer));
            cells.addAll(balance(balances.get(party), 1, localizer));
            rows.add(cells);
        }
        return rows;
    }

    /// Returns how each player did over several games, with the heads of the columns in the first row.
    static List<List<String>> summary(List<ReviewReport> reports, Localizer localizer) {
        return Stream.concat(
                        Stream.of(heads(localizer, SUMMARY)),
                        ReviewedPlayer.of(reports).stream()
                                .map(player -> List.of(
                                        player.name(),
                                        Integer.toString(player.games()),
                                        player.luck()
                                                .map(luck -> signed(luck, localizer))
                                                .orElse("-"),
                                        player.accuracy()
                                                .map(accuracy -> number(accuracy, localizer))
                                                .orElse("-"),
                                        Integer.toString(player.blunders()),
                                        Integer.toString(player.mistakes()),
                                        Integer.toString(player.inaccuracies()))))
                .toList();
    }

    private static TextTable grid(List<List<String>> rows) {
        int columns = rows.getFirst().size();
        var grid = new TextTable(
                "",
                IntStream.range(0, columns)
                        .mapToObj(column -> column == 0 ? Side.LEFT : Side.RIGHT)
                        .toArray(Side[]::new));
        rows.forEach(grid::row);
        return grid;
    }

    private static List<String> heads(Localizer localizer, List<ReviewColumn> columns) {
        return Stream.concat(
                        Stream.of(""),
                        columns.stream().map(column -> localizer.say(new ReviewMessages.ReviewHead(column))))
                .toList();
    }

    /// @param unit what 1 of the balance counts
    private static List<String> balance(Balance balance, int unit, Localizer localizer) {
        return List.of(
                number(unit * balance.start(), localizer),
                signed(balance.luck(), unit, localizer),
                signed(balance.own(), unit, localizer),
                signed(balance.others(), unit, localizer),
                signed(balance.hidden(), unit, localizer),
                number(unit * balance.end(), localizer));
    }

    private static List<String> player(Player player, Localizer localizer) {
        return List.of(
                player.accuracy().map(accuracy -> number(accuracy, localizer)).orElse("-"),
                Integer.toString(player.count(Grade.BLUNDER)),
                Integer.toString(player.count(Grade.MISTAKE)),
                Integer.toString(player.count(Grade.INACCURACY)));
    }

    /// Returns the title of the list of errors.
    String errorsFound(Localizer localizer) {
        return localizer.say(new ReviewMessages.ErrorsFound(review.errors().size(), (int) review.decisions().stream()
                .filter(decision -> decision.graded().counts())
                .count()));
    }

    String said(ReviewedDecision error, Localizer localizer) {
        return localizer.say(new ReviewMessages.ErrorFound(
                error.step(),
                CommandException.usageUnlessGood(Seat.read(error.seat())),
                ErrorKind.valueOf(error.graded().name()),
                error.made(),
                points(error.loss(), localizer),
                points(error.low(), localizer),
                points(error.high(), localizer),
                error.candidates().getFirst().move()));
    }

    /// Returns what the error surely does and the better move does not, and the reverse, as far as the seat could know.
    List<String> effects(ReviewedDecision error, Localizer localizer) {
        return effects(replayed, error, localizer);
    }

    private static <S, M extends Move, V> List<String> effects(
            Replayed<S, M, V> replayed, ReviewedDecision error, Localizer localizer) {
        var game = replayed.box().game();
        var seat = CommandException.usageUnlessGood(Seat.read(error.seat()));
        var view = game.view(replayed.replay().position(error.step() - 1), Viewer.player(seat));
        var events = Stream.of(error.made(), error.candidates().getFirst().move())
                .map(move -> game.preview(view, seat, game.notation().read(move).orThrow())
                        .events())
                .toList();
        return Stream.of(false, true)
                .flatMap(better -> {
                    var lacking = new ArrayList<>(events.get(better ? 0 : 1));
                    var own = events.get(better ? 1 : 0).stream()
                            .filter(event -> !lacking.remove(event))
                            .toList();
                    var said = localizer.say(own, Naming.bySeat());
                    return said.isEmpty()
                            ? Stream.empty()
                            : Stream.of(localizer.say(new ReviewMessages.MoveEffects(better, said)));
                })
                .toList();
    }

    /// Returns by which features of the value the error is worse.
    List<String> features(ReviewedDecision error, Localizer localizer) {
        return Stream.of(false, true)
                .flatMap(more -> {
                    var names = error.features().stream()
                            .filter(one -> one.change() > 0 == more)
                            .map(one -> localizer.describe("feature", one.feature()))
                            .toList();
                    return names.isEmpty()
                            ? Stream.empty()
                            : Stream.of(localizer.say(new ReviewMessages.FeaturesDiffer(more, names)));
                })
                .toList();
    }

    /// Returns how the game was expected to go on; empty if no more than the two moves is known.
    Optional<String> expected(ReviewedDecision error, Localizer localizer) {
        return error.lines()
                .filter(lines ->
                        lines.made().told().size() > 1 || lines.better().told().size() > 1)
                .map(lines -> localizer.say(new ReviewMessages.ExpectedToFollow(
                        String.join("; ", lines.made().told()),
                        String.join("; ", lines.better().told()))));
    }

    /// Returns what the error cost given what was hidden; empty if nothing was.
    Optional<String> hindsight(ReviewedDecision error, Localizer localizer) {
        return error.hindsight()
                .map(known -> localizer.say(
                        known.isSure()
                                ? new ReviewMessages.HindsightFound(
                                        known.best(),
                                        points(known.loss(), localizer),
                                        points(known.low(), localizer),
                                        points(known.high(), localizer))
                                : new ReviewMessages.NoHindsight()));
    }

    String said(Swing swing, Localizer localizer) {
        return localizer.say(new ReviewMessages.SwingFound(
                swing.step(), replayed.party(swing.party(), localizer), signed(swing.change(), localizer)));
    }

    private static String points(double share, Localizer localizer) {
        return number(POINTS * share, localizer);
    }

    private static String number(double number, Localizer localizer) {
        return String.format(localizer.language(), "%.1f", number);
    }

    private static String signed(double share, Localizer localizer) {
        return signed(share, POINTS, localizer);
    }

    private static String signed(double share, int unit, Localizer localizer) {
        return String.format(localizer.language(), "%+.1f", unit * share);
    }
}
