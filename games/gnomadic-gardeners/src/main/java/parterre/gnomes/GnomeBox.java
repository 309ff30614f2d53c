package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Game;
import parterre.engine.Message;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.Board;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Features;
import parterre.engine.box.Figures;
import parterre.engine.box.GameBox;
import parterre.engine.box.Policy;
import parterre.engine.box.ValueAdvice;
import parterre.engine.table.MatchPlan;
import parterre.engine.text.PositionForm;
import parterre.engine.view.ViewReducer;

/// Gnomadic Gardeners with all its parts. Found by `ServiceLoader`.
public final class GnomeBox implements GameBox<Position, GnomeMove, GnomeView> {

    private static final Evaluator<Position> KEEPER = new BlissEvaluator("keeper", 4, new FittedPrices());

    private final Game<Position, GnomeMove, GnomeView> game = new GnomeGame();

    @Override
    public Game<Position, GnomeMove, GnomeView> game() {
        return game;
    }

    @Override
    public PositionForm<Position> positions() {
        return GnomePositions.FORM;
    }

    @Override
    public Board<GnomeMove, GnomeView> board() {
        return new GnomeBoard();
    }

    @Override
    public List<Class<? extends Message>> messages() {
        return List.of(
                GnomeEvent.class,
                GnomeOutlook.class,
                GnomeAsk.class,
                GnomeRefusal.class,
                GnomeFault.class,
                GnomeLabel.class);
    }

    @Override
    public Optional<ViewReducer<?>> reducer() {
        return Optional.of(new GnomeReducer());
    }

    @Override
    public List<GnomeEvent.Cause> endings() {
        return List.of(GnomeEvent.Cause.values());
    }

    /// All gnomes change sides openly, so that a hand is only a matter of memory.
    @Override
    public boolean aids() {
        return true;
    }

    @Override
    public List<Evaluator<Position>> evaluators() {
        return List.of(
                new BlissEvaluator("saver", 3),
                new BlissEvaluator("spender", 0),
                new BlissEvaluator("miser", 50),
                KEEPER);
    }

    /// With two players, the evaluator that prices each animal by its kind steers and judges. Judged by the learned
    /// value, search is not stronger (docs/value.md). There is no advice for a solo game, because no test has shown
    /// that search is stronger there.
    @Override
    public Optional<ValueAdvice<Position>> valueAdvice(Setup setup) {
        return setup.seats() == 1 ? Optional.empty() : Optional.of(ValueAdvice.by(KEEPER));
    }

    @Override
    public Optional<Features<Position>> features() {
        return Optional.of(new GnomeFeatures());
    }

    @Override
    public List<Policy<Position, GnomeMove>> policies() {
        return List.of(
                new ThriftyPolicy(),
                SimplePolicy.dabbler(),
                SimplePolicy.planner(),
                SimplePolicy.single(),
                SimplePolicy.reply("reply", 0.8),
                SimplePolicy.reply("reply-3", 3),
                SimplePolicy.reply("reply-6", 6));
    }

    @Override
    public Figures figures() {
        return new GnomeFigures();
    }

    /// Returns the season: seven games in the order of the months. GG-8.1 GG-8.2
    @Override
    public List<MatchPlan> matches() {
        return List.of(season("season", 2), season("solo-season", 1));
    }

    private static MatchPlan season(String name, int seats) {
        var games = new ArrayList<Setup>();
        for (var month : Month.all()) {
            if (month != Month.NONE) {
                games.add(Setup.standard(GnomeTerms.INFO, seats).with(GnomeTerms.MONTH, month.word()));
            }
        }
        return new MatchPlan(
                name,
                games,
                MatchPlan.Rotation.NONE,
                List.of(MatchPlan.Criterion.WINS, MatchPlan.Criterion.POINTS, MatchPlan.Criterion.FAVOURED),
                GnomeTerms.rivals(seats),
                setup -> seats == 1 ? Seat.of(0) : Seat.of(Integer.parseInt(setup.value(GnomeTerms.YOUNGER)) - 1));
    }
}
