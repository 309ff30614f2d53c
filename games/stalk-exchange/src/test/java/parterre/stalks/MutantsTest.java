package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Event;
import parterre.engine.Game;
import parterre.engine.Message;
import parterre.engine.Preview;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.Board;
import parterre.engine.box.GameBox;
import parterre.engine.text.PositionForm;
import parterre.engine.view.ViewReducer;
import parterre.stalks.StalkEvent.PhaseChanged;
import parterre.stalks.StalkEvent.TurnBegan;
import parterre.testkit.DelegatingGame;
import parterre.testkit.GameContract;

/// The suite notices mistakes that are seeded in the game.
final class MutantsTest {
    @Test
    void phaseChangesSilently_isCaught() {
        assertThatThrownBy(contract(new MuteGame())::noSilentChange)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("the events do not account for what changed:\n  phase");
    }

    /// In the middle of a turn the seat must act once more, so that nothing shows what comes if it does not.
    @Test
    void previewExpectsAnotherTurn_isCaught() {
        assertThatThrownBy(contract(new HastyGame())::previewsAreTrue)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("is expected to do does not come");
    }

    private static GameContract<Position, StalkMove, StalkView> contract(Game<Position, StalkMove, StalkView> game) {
        return () -> ContractTest.subject(new AlteredBox(game));
    }

    /// Stalk Exchange without a word of what it waits for.
    private static final class MuteGame extends DelegatingGame<Position, StalkMove, StalkView> {
        MuteGame() {
            super(new StalkGame());
        }

        @Override
        public List<? extends Event> events(Position before, Step<StalkMove> step, Viewer viewer) {
            return super.events(before, step, viewer).stream()
                    .filter(event -> !(event instanceof PhaseChanged))
                    .toList();
        }
    }

    /// Stalk Exchange whose previews skip a turn while further actions are possible.
    private static final class HastyGame extends DelegatingGame<Position, StalkMove, StalkView> {
        HastyGame() {
            super(new StalkGame());
        }

        @Override
        public Preview<? extends Event> preview(StalkView view, Seat seat, StalkMove move) {
            var told = super.preview(view, seat, move);
            return told.open().stream().anyMatch(HastyGame::isForced)
                    ? new Preview<Event>(
                            List.copyOf(told.events()),
                            told.expected().stream()
                                    .<Event>map(HastyGame::hasty)
                                    .toList(),
                            told.open())
                    : told;
        }

        private static boolean isForced(Preview.Open open) {
            return open.about() instanceof StalkOpen.MoreActions(int actions, int _) && actions > 0;
        }

        private static Event hasty(Event event) {
            return event instanceof TurnBegan(Seat seat, int turn, int actions)
                    ? new TurnBegan(seat, turn + 1, actions)
                    : event;
        }
    }

    private static final class AlteredBox implements GameBox<Position, StalkMove, StalkView> {
        private final StalkBox box = new StalkBox();
        private final Game<Position, StalkMove, StalkView> game;

        AlteredBox(Game<Position, StalkMove, StalkView> game) {
            this.game = game;
        }

        @Override
        public Game<Position, StalkMove, StalkView> game() {
            return game;
        }

        @Override
        public PositionForm<Position> positions() {
            return box.positions();
        }

        @Override
        public Board<StalkMove, StalkView> board() {
            return box.board();
        }

        @Override
        public List<Class<? extends Message>> messages() {
            return box.messages();
        }

        @Override
        public Optional<ViewReducer<?>> reducer() {
            return box.reducer();
        }
    }
}
