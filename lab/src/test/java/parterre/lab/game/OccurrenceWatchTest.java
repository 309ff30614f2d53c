package parterre.lab.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import parterre.engine.Event;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;

/// The first seat that gets a card is told by the events that hand cards over.
class OccurrenceWatchTest {
    private static final Seat FIRST = Seat.of(0);
    private static final Seat SECOND = Seat.of(1);

    private record Shown(Seat seat, String card) implements Event {}

    private record Got(Seat seat, List<String> cards) implements Event.Receipt {
        @Override
        public Optional<Seat> receiver() {
            return Optional.of(seat);
        }
    }

    private static OccurrenceWatch<?, ?> watch(GameBox<?, ? extends Move, ?> box) {
        var watch = new OccurrenceWatch<>(box, Set.of("elder", "rose"));
        watch.begin();
        return watch;
    }

    @Test
    void aCardThatIsOnlyShown_hasNoHolder() {
        var watch = watch(Boxes.all().getFirst());
        watch.happened(List.of(new Shown(FIRST, "rose"), new Got(SECOND, List.of("rose", "daisy"))));
        assertThat(watch.holders()).isEqualTo(Map.of("rose", 1));
    }

    @Test
    void theFirstHolderOfACardStays() {
        var watch = watch(Boxes.all().getFirst());
        watch.happened(List.of(new Got(SECOND, List.of("elder")), new Got(FIRST, List.of("elder", "rose"))));
        assertThat(watch.holders()).isEqualTo(Map.of("elder", 1, "rose", 0));
    }
}
