package parterre.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import parterre.bots.value.LearnedValue;
import parterre.bots.value.LearnedValues;
import parterre.bots.value.NetFile;
import parterre.cli.Grid.Side;
import parterre.cli.Records.Replayed;
import parterre.cli.words.ReviewSays;
import parterre.cli.words.ReviewSays.ErrorKind;
import parterre.cli.words.ReviewSays.ReviewColumn;
import parterre.cli.words.Voice;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.review.Balance;
import parterre.review.Candidate;
import parterre.review.Cause;
import parterre.review.GameAccount;
import parterre.review.GameReview;
import parterre.review.Grade;
import parterre.review.GradedDecision;
import parterre.review.Part;
import parterre.review.PlayerReview;

/// The review of one record, for people and as JSON.
record ReviewReport<S, M extends Move, V>(
        String file, Replayed<S, M, V> replayed, String value, int playouts, long seed, GameReview<M> review) {
    private static final int HASH_DIGITS = 8;
    private static final int POINTS = 100;

    // --- For people -------------------------------------------------------------------------------------------------

    void print(PrintWriter out, Voice voice) {
        var record = replayed.replay().record();
        out.println(voice.say(new ReviewSays.ReviewOf(
                file, replayed.box().game().info().name(), record.setup().seats())));
        out.println(voice.say(new ReviewSays.JudgedBy(
                value, hash().map(all -> all.substring(0, HASH_DIGITS)), playouts, Long.toString(seed))));
        if (replayed.replay().result().isEmpty()) {
            out.println(voice.say(new ReviewSays.GameUnfinished()));
        }
        out.println();
        if (review.account().isEmpty()) {
            out.println(voice.say(new ReviewSays.NoAccount()));
        }
        out.print(table(voice));
        out.println();
        var errors = review.decisions().stream()
                .filter(decision -> decision.grade().isError())
                .toList();
        out.println(voice.say(new ReviewSays.ErrorsFound(errors.size(), (int) review.decisions().stream()
                .filter(decision -> decision.grade().counts())
                .count())));
        errors.forEach(error -> out.println("  " + voice.say(said(error, voice))));
    }

    private Grid table(Voice voice) {
        var grid = new Grid(
                "",
                Side.LEFT,
                Side.RIGHT,
                Side.RIGHT,
                Side.RIGHT,
                Side.RIGHT,
                Side.RIGHT,
                Side.RIGHT,
                Side.RIGHT,
                Side.RIGHT,
                Side.RIGHT,
                Side.RIGHT);
        grid.row(heads(
                voice,
                ReviewColumn.START,
                ReviewColumn.LUCK,
                ReviewColumn.OWN,
                ReviewColumn.OTHERS,
                ReviewColumn.HIDDEN,
                ReviewColumn.END,
                ReviewColumn.ACCURACY,
                ReviewColumn.BLUNDERS,
                ReviewColumn.MISTAKES,
                ReviewColumn.INACCURACIES));
        for (int party = 0; party < parties(); party++) {
            int index = party;
            var cells = new ArrayList<String>();
            cells.add(name(party));
            cells.addAll(review.account()
                    .map(account -> balance(account.balances().get(index), voice))
                    .orElseGet(() -> List.of("", "", "", "", "", "")));
            cells.addAll(
                    party < review.players().size()
                            ? player(review.players().get(party), voice)
                            : List.of("", "", "", ""));
            grid.row(cells);
        }
        return grid;
    }

    private static List<String> heads(Voice voice, ReviewColumn... columns) {
        return Stream.concat(
                        Stream.of(""), Stream.of(columns).map(column -> voice.say(new ReviewSays.ReviewHead(column))))
                .toList();
    }

    private static List<String> balance(Balance balance, Voice voice) {
        return List.of(
                points(balance.start(), voice),
                signed(balance.luck(), voice),
                signed(balance.own(), voice),
                signed(balance.others(), voice),
                signed(balance.hidden(), voice),
                points(balance.end(), voice));
    }

    private static List<String> player(PlayerReview player, Voice voice) {
        return List.of(
                player.accuracy()
                        .map(accuracy -> String.format(voice.language(), "%.1f", accuracy))
                        .orElse("-"),
                Integer.toString(player.count(Grade.BLUNDER)),
                Integer.toString(player.count(Grade.MISTAKE)),
                Integer.toString(player.count(Grade.INACCURACY)));
    }

    private ReviewSays said(GradedDecision<M> error, Voice voice) {
        return new ReviewSays.ErrorFound(
                error.step(),
                error.seat(),
                ErrorKind.valueOf(error.grade().name()),
                write(error.made()),
                points(error.loss(), voice),
                points(error.low(), voice),
                points(error.high(), voice),
                write(error.candidates().getFirst().move()));
    }

    /// Prints how each player did over several games. Players are told apart by their names.
    static void printSummary(List<ReviewReport<?, ?, ?>> reports, PrintWriter out, Voice voice) {
        out.println(voice.say(new ReviewSays.PlayersInAll(reports.size())));
        var grid = new Grid("", Side.LEFT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT);
        grid.row(heads(
                voice,
                ReviewColumn.GAMES,
                ReviewColumn.LUCK,
                ReviewColumn.ACCURACY,
                ReviewColumn.BLUNDERS,
                ReviewColumn.MISTAKES,
                ReviewColumn.INACCURACIES));
        for (var player : ReviewedPlayer.of(reports)) {
            grid.row(
                    player.name(),
                    Integer.toString(player.games()),
                    player.luck().map(luck -> signed(luck, voice)).orElse("-"),
                    player.accuracy()
                            .map(accuracy -> String.format(voice.language(), "%.1f", accuracy))
                            .orElse("-"),
                    Integer.toString(player.blunders()),
                    Integer.toString(player.mistakes()),
                    Integer.toString(player.inaccuracies()));
        }
        out.print(grid);
    }

    private static String points(double share, Voice voice) {
        return String.format(voice.language(), "%.1f", POINTS * share);
    }

    private static String signed(double share, Voice voice) {
        return String.format(voice.language(), "%+.1f", POINTS * share);
    }

    // --- As JSON ----------------------------------------------------------------------------------------------------

    /// Returns the reviews of some games, and what they come to for each player.
    static Map<String, Object> json(List<ReviewReport<?, ?, ?>> reports) {
        var json = new LinkedHashMap<String, Object>();
        json.put("games", reports.stream().map(ReviewReport::json).toList());
        json.put("players", ReviewedPlayer.of(reports));
        return json;
    }

    private Map<String, Object> json() {
        var json = new LinkedHashMap<String, Object>();
        json.put("file", file);
        json.put("game", replayed.box().game().info().slug());
        json.put("value", value);
        hash().ifPresent(hash -> json.put("valueHash", hash));
        json.put("playouts", playouts);
        json.put("seed", seed);
        json.put(
                "parties",
                Stream.iterate(0, party -> party + 1)
                        .limit(parties())
                        .map(this::name)
                        .toList());
        review.account().ifPresent(account -> account(account, json));
        json.put("decisions", review.decisions().stream().map(this::json).toList());
        json.put("players", review.players().stream().map(ReviewReport::json).toList());
        return json;
    }

    private static void account(GameAccount account, Map<String, Object> json) {
        json.put("shares", account.shares());
        json.put(
                "steps",
                account.steps().stream()
                        .map(parts -> parts.stream().map(ReviewReport::json).toList())
                        .toList());
        json.put("balances", account.balances());
    }

    private static Map<String, Object> json(Part part) {
        var json = new LinkedHashMap<String, Object>();
        switch (part.cause()) {
            case Cause.Luck() -> json.put("cause", "luck");
            case Cause.Hidden() -> json.put("cause", "hidden");
            case Cause.Decision(Seat seat) -> {
                json.put("cause", "decision");
                json.put("seat", seat.toString());
            }
        }
        json.put("change", part.change());
        return json;
    }

    private Map<String, Object> json(GradedDecision<M> decision) {
        var json = new LinkedHashMap<String, Object>();
        json.put("step", decision.step());
        json.put("seat", decision.seat().toString());
        json.put("made", write(decision.made()));
        json.put("grade", word(decision.grade()));
        json.put("loss", decision.loss());
        json.put("low", decision.low());
        json.put("high", decision.high());
        json.put("candidates", decision.candidates().stream().map(this::json).toList());
        return json;
    }

    private Map<String, Object> json(Candidate<M> candidate) {
        var json = new LinkedHashMap<String, Object>();
        json.put("move", write(candidate.move()));
        json.put("share", candidate.share());
        json.put("error", candidate.error());
        return json;
    }

    private static Map<String, Object> json(PlayerReview player) {
        var json = new LinkedHashMap<String, Object>();
        json.put("seat", player.seat().toString());
        var grades = new LinkedHashMap<String, Integer>();
        for (var grade : Grade.values()) {
            grades.put(word(grade), player.count(grade));
        }
        json.put("grades", grades);
        player.accuracy().ifPresent(accuracy -> json.put("accuracy", accuracy));
        json.put("errorRate", player.errorRate());
        return json;
    }

    private static String word(Grade grade) {
        return grade.name().toLowerCase(Locale.ROOT);
    }

    // --- Both -------------------------------------------------------------------------------------------------------

    private int parties() {
        return review.account()
                .map(account -> account.shares().getFirst().size())
                .orElse(review.players().size());
    }

    /// Returns the name of a party: the seat and who sat there, or the name of a party without a seat.
    private String name(int party) {
        var record = replayed.replay().record();
        int seats = record.setup().seats();
        if (party >= seats) {
            return replayed.box()
                    .game()
                    .rivals(record.setup())
                    .get(party - seats)
                    .name();
        }
        var seat = Seat.of(party);
        return record.players().has(seat) ? seat + " " + record.players().of(seat) : seat.toString();
    }

    private Optional<String> hash() {
        return value.equals(LearnedValue.NAME)
                ? LearnedValues.file(replayed.box()).map(NetFile::hash)
                : Optional.empty();
    }

    private String write(M move) {
        return replayed.box().game().notation().write(move);
    }
}
