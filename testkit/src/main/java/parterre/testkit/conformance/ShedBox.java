package parterre.testkit.conformance;

import java.util.List;
import java.util.Optional;
import parterre.engine.Game;
import parterre.engine.Message;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.Board;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Figures;
import parterre.engine.box.GameBox;
import parterre.engine.box.Suggestions;
import parterre.engine.table.MatchPlan;
import parterre.engine.text.PositionForm;
import parterre.engine.view.ViewReducer;

/// The potting shed with all that comes with it.
public final class ShedBox implements GameBox<Position, ShedMove, ShedView> {
    private static final PottingShed GAME = new PottingShed();

    @Override
    public Game<Position, ShedMove, ShedView> game() {
        return GAME;
    }

    @Override
    public PositionForm<Position> positions() {
        return ShedPositions.FORM;
    }

    @Override
    public Board<ShedMove, ShedView> board() {
        return new ShedBoard();
    }

    @Override
    public List<Class<? extends Message>> messages() {
        return List.of(
                ShedEvent.class, ShedOpen.class, ShedAsk.class, ShedLabel.class, ShedRefusal.class, ShedFault.class);
    }

    @Override
    public Optional<ViewReducer<?>> reducer() {
        return Optional.of(new ShedReducer());
    }

    @Override
    public List<Ending.Cause> endings() {
        return List.of(Ending.Cause.values());
    }

    @Override
    public List<Evaluator<Position>> evaluators() {
        return List.of(new PetalsAndCards());
    }

    @Override
    public Figures figures() {
        return new ShedFigures();
    }

    /// All of the proposer's basket for all of another seat's: legal, and never listed (CF-6.5).
    @Override
    public Suggestions<ShedMove, ShedView> suggestions() {
        return (view, seat) ->
                view.stage() instanceof Stage.Turn(Seat own, int offers) && own.equals(seat) && offers > 0
                        ? Seat.first(view.gardens().size()).stream()
                                .filter(other -> !other.equals(seat)
                                        && view.garden(other).basket().size() > 1)
                                .<ShedMove>map(other -> new ShedMove.Offer(
                                        other,
                                        new Bundle(0, view.garden(seat).basket()),
                                        new Bundle(0, view.garden(other).basket())))
                                .toList()
                        : List.of();
    }

    /// Two games with the seats changed.
    @Override
    public List<MatchPlan> matches() {
        return List.of(new MatchPlan(
                "there-and-back",
                List.of(Setup.standard(ShedOptions.INFO, 2), Setup.standard(ShedOptions.INFO, 2)),
                MatchPlan.Rotation.ONE_SEAT,
                List.of(MatchPlan.Criterion.WINS, MatchPlan.Criterion.POINTS)));
    }

    /// Petals, and what cards are apt to bring: less while they can be lost.
    private static final class PetalsAndCards implements Evaluator<Position> {
        @Override
        public String name() {
            return "petals";
        }

        @Override
        public double value(Position position, Seat seat) {
            var garden = position.garden(seat);
            return garden.petals()
                    + 0.5 * garden.hand().size()
                    + (garden.nest().isPresent() ? 0.5 : 0)
                    + 0.4 * garden.basket().size();
        }

        @Override
        public double scale() {
            return 4;
        }
    }
}
