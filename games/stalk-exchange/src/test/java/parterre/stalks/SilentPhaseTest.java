package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Event;
import parterre.engine.Game;
import parterre.engine.Message;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.Board;
import parterre.engine.box.GameBox;
import parterre.engine.text.PositionForm;
import parterre.engine.view.ViewReducer;
import parterre.stalks.StalkEvent.PhaseChanged;
import parterre.testkit.Altered;
import parterre.testkit.GameContract;
import parterre.testkit.Subject;

/// The suite notices when the table waits for something else and no event says so.
final class SilentPhaseTest {
    @Test
    void phaseChangesSilently_isCaught() {
        GameContract<Position, StalkMove, StalkView> mute =
                () -> Subject.of(new MuteBox()).withGames(1);
        assertThatThrownBy(mute::noSilentChange)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("the events do not account for what changed:\n  phase");
    }

    /// Stalk Exchange without a word of what it waits for.
    private static final class MuteGame extends Altered<Position, StalkMove, StalkView> {
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

    private static final class MuteBox implements GameBox<Position, StalkMove, StalkView> {
        private final StalkBox box = new StalkBox();

        @Override
        public Game<Position, StalkMove, StalkView> game() {
            return new MuteGame();
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
