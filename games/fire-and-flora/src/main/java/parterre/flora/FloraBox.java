package parterre.flora;

import java.util.List;
import java.util.Optional;
import parterre.engine.Game;
import parterre.engine.Message;
import parterre.engine.Setup;
import parterre.engine.box.Board;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Features;
import parterre.engine.box.Figures;
import parterre.engine.box.GameBox;
import parterre.engine.box.Policy;
import parterre.engine.box.Suggestions;
import parterre.engine.box.ValueAdvice;
import parterre.engine.table.MatchPlan;
import parterre.engine.text.PositionForm;
import parterre.engine.view.ViewReducer;
import parterre.flora.board.FloraBoard;
import parterre.flora.board.FloraLabel;
import parterre.flora.cards.CardFault;
import parterre.flora.cards.Effect;
import parterre.flora.cards.Names;
import parterre.flora.evaluation.Bargains;
import parterre.flora.evaluation.FloraFeatures;
import parterre.flora.evaluation.LandscapeEvaluator;
import parterre.flora.evaluation.SensiblePolicy;
import parterre.flora.events.FloraAsk;
import parterre.flora.events.FloraEvent;
import parterre.flora.events.FloraOpen;
import parterre.flora.events.Reasons.GameEnd;
import parterre.flora.knowledge.FloraView;
import parterre.flora.material.FloraTerms;
import parterre.flora.moves.FloraFault;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraRefusal;
import parterre.flora.position.Position;
import parterre.flora.text.FloraPositions;
import parterre.flora.text.PositionFault;

/// Fire and Flora with all its parts. Found by `ServiceLoader`.
public final class FloraBox implements GameBox<Position, FloraMove, FloraView> {

    private final Game<Position, FloraMove, FloraView> game = new FloraGame();

    @Override
    public Game<Position, FloraMove, FloraView> game() {
        return game;
    }

    @Override
    public PositionForm<Position> positions() {
        return FloraPositions.of(game());
    }

    @Override
    public Board<FloraMove, FloraView> board() {
        return new FloraBoard();
    }

    @Override
    public List<Class<? extends Message>> messages() {
        return List.of(
                FloraEvent.class,
                FloraOpen.class,
                FloraAsk.class,
                Names.class,
                FloraRefusal.class,
                FloraFault.class,
                CardFault.class,
                PositionFault.class,
                FloraLabel.class,
                Effect.class);
    }

    @Override
    public Optional<ViewReducer<?>> reducer() {
        return Optional.of(new FloraReducer());
    }

    @Override
    public List<GameEnd> endings() {
        return List.of(GameEnd.values());
    }

    @Override
    public List<Evaluator<Position>> evaluators() {
        return List.of(new LandscapeEvaluator());
    }

    @Override
    public Optional<Features<Position>> features() {
        return Optional.of(new FloraFeatures());
    }

    /// The first evaluator steers and plays on for a turn. The learned value judges what comes of it.
    @Override
    public Optional<ValueAdvice<Position>> valueAdvice(Setup setup) {
        return Optional.of(ValueAdvice.steeredBy(new LandscapeEvaluator()));
    }

    @Override
    public List<Policy<Position, FloraMove>> policies() {
        return List.of(new SensiblePolicy());
    }

    @Override
    public Suggestions<FloraMove, FloraView> suggestions() {
        return new Bargains();
    }

    @Override
    public Figures figures() {
        return new FloraFigures();
    }

    /// Returns a match of two games in which each of two players begins once, because the first player wins
    /// more often. FF-3.8
    @Override
    public List<MatchPlan> matches() {
        var game = Setup.standard(FloraTerms.INFO, 2).with(FloraTerms.FIRST, "seat");
        return List.of(new MatchPlan(
                "return-match",
                List.of(game, game),
                MatchPlan.Rotation.ONE_SEAT,
                List.of(MatchPlan.Criterion.WINS, MatchPlan.Criterion.POINTS)));
    }
}
