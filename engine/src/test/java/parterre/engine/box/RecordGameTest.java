package parterre.engine.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parterre.engine.ChanceMove;
import parterre.engine.Event;
import parterre.engine.EventSink;
import parterre.engine.GameInfo;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.ViewException;
import parterre.engine.Viewer;
import parterre.engine.text.Stored;

class RecordGameTest {
    private static final Lottery GAME = new Lottery();
    private static final Viewer OWNER = Viewer.player(Seat.of(0));

    /// A position.
    ///
    /// @param number the number on the ticket of the first seat; 0 before it is drawn
    public record Table(Setup setup, int number) {}

    public record Seen(Viewer viewer, Setup setup, Optional<Integer> number) {}

    sealed interface Act extends Move {}

    @Stored("ticket")
    record Ticket(@Stored("number") int number) implements Act, ChanceMove {}

    sealed interface Told extends Event {}

    record Drawn(Optional<Integer> number) implements Told {}

    /// A game in which the first seat draws one of three tickets in secret.
    private static final class Lottery implements RecordGame<Table, Act, Seen, Told> {
        @Override
        public GameInfo info() {
            return new GameInfo("lottery", "Lottery", "LO", 2, 2, 1, 1, List.of(), List.of());
        }

        @Override
        public Table start(Setup setup) {
            return new Table(setup, 0);
        }

        @Override
        public Setup setup(Table table) {
            return table.setup();
        }

        @Override
        public Next<Act> next(Table table) {
            return new Next.Chance<>(Odds.uniform(3, Ticket::new));
        }

        @Override
        public Table play(Table table, Act move, EventSink<Told> events) {
            int number = ((Ticket) move).number();
            events.add(new Drawn(Optional.of(number)));
            return new Table(table.setup(), number);
        }

        @Override
        public Told seenBy(Told event, Viewer viewer) {
            return viewer.sees(Seat.of(0)) ? event : new Drawn(Optional.empty());
        }

        @Override
        public Seen view(Table table, Viewer viewer) {
            boolean isSeen = viewer.sees(Seat.of(0));
            return new Seen(viewer, table.setup(), isSeen ? Optional.of(table.number()) : Optional.empty());
        }

        @Override
        public Table fillIn(Seen view, Luck luck) {
            return new Table(view.setup(), Math.min(3, view.number().orElseGet(() -> 1 + luck.below(3))));
        }
    }

    private static Setup seats(int seats) {
        return Setup.standard(GAME.info(), seats);
    }

    private static void isRefused(Seen view, String field) {
        assertThatThrownBy(() -> GAME.check(view))
                .isInstanceOfSatisfying(
                        ViewException.class,
                        refused -> assertThat(refused.problem().where()).isEqualTo(field));
    }

    @Test
    void eachViewerIsToldTheirPartOfTheEvents() {
        var start = GAME.start(seats(2));
        var step = new Step.Chance<Act>(new Ticket(2));
        assertThat(GAME.play(start, step)).isEqualTo(new Table(seats(2), 2));
        assertThat(GAME.events(start, step, OWNER)).containsExactly(new Drawn(Optional.of(2)));
        assertThat(GAME.events(start, step, Viewer.spectator())).containsExactly(new Drawn(Optional.empty()));
    }

    @Test
    void movesHaveTheirDeclaredNotation() {
        assertThat(GAME.notation().write(new Ticket(3))).isEqualTo("ticket 3");
        assertThat(GAME.notation()).isSameAs(new Lottery().notation());
    }

    @Test
    void hiddenPartsAreDrawnAnew() {
        var table = new Table(seats(2), 2);
        assertThat(GAME.imagine(GAME.view(table, OWNER), Generator.of(1))).isEqualTo(table);
        var imagination = GAME.imagination(GAME.view(table, Viewer.spectator()));
        var luck = Generator.of(1);
        assertThat(Stream.generate(() -> imagination.draw(luck)).limit(100).map(Table::number))
                .contains(1, 2, 3);
    }

    @Test
    void impossibleViewsAreRefusedByField() {
        isRefused(new Seen(OWNER, new Setup(1, 3, new TreeMap<>()), Optional.of(1)), "setup.seats");
        isRefused(new Seen(Viewer.player(Seat.of(2)), seats(2), Optional.empty()), "viewer");
        isRefused(new Seen(OWNER, seats(2), Optional.of(4)), "number");
    }
}
