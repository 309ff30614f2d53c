package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;
import parterre.testkit.Copies;
import parterre.testkit.Covers;

/// Views are read as a stranger's would be: whatever no position can show is refused.
final class ImaginingTest {
    private static final GnomeGame GAME = new GnomeGame();
    private static final int VIEWS = 60;
    private static final int STEPS = 40;

    @Test
    @Covers("GG-2.3")
    void changedView_isRefusedOrAnotherPositionsView() {
        var luck = Generator.of(5);
        int refused = 0;
        int others = 0;
        for (int i = 0; i < VIEWS; i++) {
            var month = Month.all().get(i % Month.all().size());
            var setup = Setup.standard(GnomeTerms.INFO, 1 + i % 2).with(GnomeTerms.MONTH, month.word());
            var position = Playout.finish(GAME, GAME.start(setup), luck, luck.below(STEPS))
                    .position();
            var view = GAME.view(position, Viewer.player(Seat.of(0)));
            assertThat(GAME.imagine(view, luck)).isEqualTo(position);
            for (var changed : changed(view)) {
                var imagined = imagined((GnomeView) changed);
                if (imagined.isEmpty()) {
                    refused++;
                } else {
                    others++;
                    assertThat(GAME.view(imagined.get(), view.viewer())).isEqualTo(changed);
                }
            }
        }
        assertThat(refused).isGreaterThan(others);
        assertThat(others).isPositive();
    }

    private static Optional<Position> imagined(GnomeView view) {
        try {
            return Optional.of(GAME.imagine(view, Generator.of(1)));
        } catch (IllegalArgumentException refusal) {
            assertThat(refusal).hasMessageMatching("(?s).*\\w.*");
            return Optional.empty();
        }
    }

    /// The same with one thing in it changed, in every way that comes to mind.
    private static List<Object> changed(Object value) {
        return switch (value) {
            case Integer number -> List.of(number + 1, number - 1, -number - 1);
            case Boolean flag -> List.of(!flag);
            case Phase _ -> List.of((Object[]) Phase.values());
            case Month _ -> List.of((Object[]) Month.values());
            case Animal _ -> List.of((Object[]) Animal.values());
            case Expertise _ -> List.of((Object[]) Expertise.values());
            case BlissSource _ -> List.of((Object[]) BlissSource.values());
            case Optional<?> optional -> optionals(optional);
            case String word -> List.of("", word + "?", word.replace("0", ""), "g01", "t3", "cow", "task-1");
            case List<?> list -> changedList(list);
            case Setup _, Viewer _ -> List.of();
            case CardTable(var gnomes, var tasks, var animals) ->
                List.of(new CardTable(gnomes, tasks.reversed(), animals));
            case Record record -> changedRecord(record);
            default -> throw new IllegalArgumentException("views hold no " + value.getClass());
        };
    }

    /// Views hold no optional value but animals.
    private static List<Object> optionals(Optional<?> optional) {
        var changed = new ArrayList<Object>(List.of(Optional.empty()));
        List.of(Animal.values()).forEach(animal -> changed.add(Optional.of(animal)));
        changed.removeIf(optional::equals);
        return changed;
    }

    private static List<Object> changedList(List<?> list) {
        var changed = new ArrayList<Object>();
        changed.add(list.reversed());
        changed.add(List.of());
        if (!list.isEmpty()) {
            changed.add(list.subList(1, list.size()));
            var twice = new ArrayList<Object>(list);
            twice.add(list.getLast());
            changed.add(twice);
        }
        for (int i = 0; i < list.size(); i++) {
            for (var other : changed(list.get(i))) {
                var copy = new ArrayList<Object>(list);
                copy.set(i, other);
                changed.add(copy);
            }
        }
        changed.removeIf(list::equals);
        return changed;
    }

    private static List<Object> changedRecord(Record record) {
        var changed = new ArrayList<Object>();
        for (var component : record.getClass().getRecordComponents()) {
            for (var other : changed(read(component, record))) {
                changed.add(Copies.with(record, component.getName(), other));
            }
        }
        changed.removeIf(record::equals);
        return changed;
    }

    private static Object read(RecordComponent component, Record record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
