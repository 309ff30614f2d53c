package parterre.cli;

import java.util.List;
import parterre.cli.ReviewedDecision.Compared;
import parterre.cli.ReviewedDecision.Known;
import parterre.cli.ReviewedGame.Change;
import parterre.cli.ReviewedGame.Player;
import parterre.cli.ReviewedGame.Points;
import parterre.engine.box.FeatureEffect;
import parterre.review.Balance;
import parterre.review.ExpectedLine;
import parterre.review.ExpectedLines;
import parterre.stored.Codecs;
import parterre.stored.ObjectCodec;

/// The form in which files of kept results hold reviews.
final class ReviewedGameCodec {
    private static final ObjectCodec<Change> CHANGE = ObjectCodec.extensible(fields -> {
        var cause = fields.add("cause", Codecs.TEXT, Change::cause);
        var seat = fields.addOptional("seat", Codecs.TEXT, Change::seat);
        var change = fields.add("change", Codecs.list(Codecs.NUMBER), Change::change);
        return stored -> new Change(cause.of(stored), seat.of(stored), change.of(stored));
    });

    private static final ObjectCodec<Balance> BALANCE = ObjectCodec.extensible(fields -> {
        var start = fields.add("start", Codecs.NUMBER, Balance::start);
        var luck = fields.add("luck", Codecs.NUMBER, Balance::luck);
        var own = fields.add("own", Codecs.NUMBER, Balance::own);
        var others = fields.add("others", Codecs.NUMBER, Balance::others);
        var hidden = fields.add("hidden", Codecs.NUMBER, Balance::hidden);
        var end = fields.add("end", Codecs.NUMBER, Balance::end);
        return stored -> new Balance(
                start.of(stored),
                luck.of(stored),
                own.of(stored),
                others.of(stored),
                hidden.of(stored),
                end.of(stored));
    });

    private static final ObjectCodec<Points> POINTS = ObjectCodec.extensible(fields -> {
        var expected = fields.add("expected", Codecs.list(Codecs.list(Codecs.NUMBER)), Points::expected);
        var steps = fields.add("steps", Codecs.list(Codecs.list(CHANGE)), Points::steps);
        var balances = fields.add("balances", Codecs.list(BALANCE), Points::balances);
        return stored -> new Points(expected.of(stored), steps.of(stored), balances.of(stored));
    });

    private static final ObjectCodec<Player> PLAYER = ObjectCodec.extensible(fields -> {
        var seat = fields.add("seat", Codecs.TEXT, Player::seat);
        var grades = fields.add("grades", Codecs.orderedMap(Codecs.INT), Player::grades);
        var accuracy = fields.addOptional("accuracy", Codecs.NUMBER, Player::accuracy);
        var errorRate = fields.add("errorRate", Codecs.NUMBER, Player::errorRate);
        return stored -> new Player(seat.of(stored), grades.of(stored), accuracy.of(stored), errorRate.of(stored));
    });

    private static final ObjectCodec<Compared> CANDIDATE = ObjectCodec.extensible(fields -> {
        var move = fields.add("move", Codecs.TEXT, Compared::move);
        var share = fields.add("share", Codecs.NUMBER, Compared::share);
        var error = fields.add("error", Codecs.NUMBER, Compared::error);
        return stored -> new Compared(move.of(stored), share.of(stored), error.of(stored));
    });

    private static final ObjectCodec<Known> HINDSIGHT = ObjectCodec.extensible(fields -> {
        var best = fields.add("best", Codecs.TEXT, Known::best);
        var share = fields.add("share", Codecs.NUMBER, Known::share);
        var loss = fields.add("loss", Codecs.NUMBER, Known::loss);
        var low = fields.add("low", Codecs.NUMBER, Known::low);
        var high = fields.add("high", Codecs.NUMBER, Known::high);
        return stored -> new Known(best.of(stored), share.of(stored), loss.of(stored), low.of(stored), high.of(stored));
    });

    private static final ObjectCodec<FeatureEffect> FEATURE = ObjectCodec.extensible(fields -> {
        var feature = fields.add("feature", Codecs.TEXT, FeatureEffect::feature);
        var change = fields.add("change", Codecs.NUMBER, FeatureEffect::change);
        var effect = fields.add("effect", Codecs.NUMBER, FeatureEffect::effect);
        return stored -> new FeatureEffect(feature.of(stored), change.of(stored), effect.of(stored));
    });

    private static final ObjectCodec<ExpectedLine> LINE = ObjectCodec.extensible(fields -> {
        var world = fields.add("world", Codecs.INT, ExpectedLine::world);
        var steps = fields.add("steps", Codecs.list(Codecs.TEXT), ExpectedLine::steps);
        var told = fields.add("told", Codecs.list(Codecs.TEXT), ExpectedLine::told);
        return stored -> new ExpectedLine(world.of(stored), steps.of(stored), told.of(stored));
    });

    private static final ObjectCodec<ExpectedLines> LINES = ObjectCodec.extensible(fields -> {
        var made = fields.add("made", LINE, ExpectedLines::made);
        var better = fields.add("better", LINE, ExpectedLines::better);
        return stored -> new ExpectedLines(made.of(stored), better.of(stored));
    });

    static final ObjectCodec<ReviewedDecision> DECISION = ObjectCodec.extensible(fields -> {
        var step = fields.add("step", Codecs.INT, ReviewedDecision::step);
        var seat = fields.add("seat", Codecs.TEXT, ReviewedDecision::seat);
        var made = fields.add("made", Codecs.TEXT, ReviewedDecision::made);
        var grade = fields.add("grade", Codecs.TEXT, ReviewedDecision::grade);
        var loss = fields.add("loss", Codecs.NUMBER, ReviewedDecision::loss);
        var low = fields.add("low", Codecs.NUMBER, ReviewedDecision::low);
        var high = fields.add("high", Codecs.NUMBER, ReviewedDecision::high);
        var candidates = fields.add("candidates", Codecs.list(CANDIDATE), ReviewedDecision::candidates);
        var hindsight = fields.addOptional("hindsight", HINDSIGHT, ReviewedDecision::hindsight);
        var points = fields.addOptional("points", Codecs.list(Codecs.NUMBER), ReviewedDecision::points);
        var features = fields.addLater("features", Codecs.list(FEATURE), ReviewedDecision::features, List.of());
        var lines = fields.addOptional("lines", LINES, ReviewedDecision::lines);
        return stored -> new ReviewedDecision(
                step.of(stored),
                seat.of(stored),
                made.of(stored),
                grade.of(stored),
                loss.of(stored),
                low.of(stored),
                high.of(stored),
                candidates.of(stored),
                hindsight.of(stored),
                points.of(stored),
                features.of(stored),
                lines.of(stored));
    });

    static final ObjectCodec<ReviewedGame> GAME = ObjectCodec.extensible(fields -> {
        var file = fields.add("file", Codecs.TEXT, ReviewedGame::file);
        var game = fields.add("game", Codecs.TEXT, ReviewedGame::game);
        var value = fields.add("value", Codecs.TEXT, ReviewedGame::value);
        var valueHash = fields.addOptional("valueHash", Codecs.TEXT, ReviewedGame::valueHash);
        var playouts = fields.add("playouts", Codecs.INT, ReviewedGame::playouts);
        var seed = fields.add("seed", Codecs.LONG, ReviewedGame::seed);
        var parties = fields.add("parties", Codecs.list(Codecs.TEXT), ReviewedGame::parties);
        var shares = fields.addOptional("shares", Codecs.list(Codecs.list(Codecs.NUMBER)), ReviewedGame::shares);
        var steps = fields.addOptional("steps", Codecs.list(Codecs.list(CHANGE)), ReviewedGame::steps);
        var balances = fields.addOptional("balances", Codecs.list(BALANCE), ReviewedGame::balances);
        var points = fields.addOptional("points", POINTS, ReviewedGame::points);
        var decisions = fields.add("decisions", Codecs.list(DECISION), ReviewedGame::decisions);
        var players = fields.add("players", Codecs.list(PLAYER), ReviewedGame::players);
        return stored -> new ReviewedGame(
                file.of(stored),
                game.of(stored),
                value.of(stored),
                valueHash.of(stored),
                playouts.of(stored),
                seed.of(stored),
                parties.of(stored),
                shares.of(stored),
                steps.of(stored),
                balances.of(stored),
                points.of(stored),
                decisions.of(stored),
                players.of(stored));
    });

    private ReviewedGameCodec() {}
}
