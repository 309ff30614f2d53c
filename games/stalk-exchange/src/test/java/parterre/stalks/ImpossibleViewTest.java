package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;
import parterre.testkit.Copies;
import parterre.testkit.Covers;

/// Views may come from outside, as by the bot protocol. Those that no table could show are refused by name.
final class ImpossibleViewTest {
    private static final StalkGame GAME = new StalkGame();
    private static final RecordComponent[] FIELDS = StalkView.class.getRecordComponents();
    private static final int MOST_STEPS = 200;
    private static final int GAMES = 5;

    /// Every field of many views is altered, one at a time. Either a field is named, or the altered view is one that a
    /// table can show, and then the imagined position shows exactly this view.
    @ParameterizedTest
    @Covers("SX-7.4")
    @CsvSource({
        "2, ''",
        "3, 'first-player=2 seedy-tokens=1 turn-cap=7'",
        "2, 'refill=immediate garden-shape=side-2 seedy-tokens=0 portfolio-size=2'",
        "2, 'harvest-mode=sequential garden-shape=side-2 portfolio-size=4 exchange-slots=3 market-start=5'",
        "4, 'bust-tie=one-random second-trigger=value-cap value-limit=2 garden-shape=side-2'",
        "5, 'initial-garden=d4,c3 compost-reshuffle=on crash-test=meet market-start=6'",
    })
    void everyFieldIsLookedAt(int seats, String options) throws ReflectiveOperationException {
        var setup = setup(seats, options);
        var luck = Generator.of(seats + options.length());
        int refused = 0;
        for (int game = 0; game < GAMES; game++) {
            var position = Playout.finish(GAME, GAME.start(setup), luck, luck.below(MOST_STEPS))
                    .position();
            for (var viewer : List.of(Viewer.player(Seat.of(1)), Viewer.spectator(), Viewer.everyone())) {
                var view = GAME.view(position, viewer);
                assertThat(GAME.view(GAME.imagine(view, luck), viewer)).isEqualTo(view);
                for (var field : FIELDS) {
                    for (var value : altered(field, view)) {
                        refused += isRefused(Copies.with(view, field.getName(), value), luck) ? 1 : 0;
                    }
                }
            }
        }
        assertThat(refused).isGreaterThan(1_000);
    }

    private static boolean isRefused(StalkView altered, Luck luck) {
        Position drawn;
        try {
            drawn = GAME.imagine(altered, luck);
        } catch (IllegalArgumentException refusal) {
            assertThat(named(refusal)).as(refusal.getMessage()).isTrue();
            return true;
        }
        assertThat(viewers(altered.setup().seats()))
                .as("somebody sees this: %s", altered)
                .anyMatch(viewer -> GAME.view(drawn, viewer).equals(altered));
        return false;
    }

    private static List<Viewer> viewers(int seats) {
        var viewers = new ArrayList<Viewer>();
        Seat.first(seats).forEach(seat -> viewers.add(Viewer.player(seat)));
        viewers.add(Viewer.spectator());
        viewers.add(Viewer.everyone());
        return viewers;
    }

    /// Returns true if the message begins with a field of the view.
    private static boolean named(IllegalArgumentException refusal) {
        var says = String.valueOf(refusal.getMessage());
        return Arrays.stream(FIELDS).anyMatch(field -> says.matches(field.getName() + "([,.\\[].+)?: .+"));
    }

    private static Setup setup(int seats, String options) {
        var texts = new TreeMap<String, String>();
        for (var option : options.split(" ")) {
            if (!option.isEmpty()) {
                var parts = option.split("=");
                texts.put(parts[0], parts[1].replace(',', ' '));
            }
        }
        return Setup.read(StalkOptions.INFO, 1, seats, texts).orThrow();
    }

    private static List<Object> altered(RecordComponent field, StalkView view) throws ReflectiveOperationException {
        return field.getName().equals("lastTurn")
                ? List.of(Optional.empty(), Optional.of(EndReason.TURN_CAP), Optional.of(EndReason.MARKET_CRASH))
                : altered(field.getAccessor().invoke(view));
    }

    /// Other values of the same type, near and far.
    private static List<Object> altered(Object value) throws ReflectiveOperationException {
        return switch (value) {
            case Integer number ->
                List.of(number + 1, number - 1, -number - 1, 0, 7, 1000, Integer.MAX_VALUE, Integer.MIN_VALUE);
            case Boolean flag -> List.of(!flag);
            case String text ->
                List.of("", text + ".", text.replace('.', 'D'), text.replace('D', '.'), text + "x", "?");
            case Double number -> List.of(number + 1, -number - 1, Double.NaN);
            case Phase _ -> List.copyOf(Arrays.asList((Object[]) Phase.values()));
            case Setup setup ->
                List.of(
                        new Setup(setup.edition(), 1, setup.chosen()),
                        new Setup(setup.edition(), 6, setup.chosen()),
                        new Setup(setup.edition(), Integer.MIN_VALUE, setup.chosen()),
                        new Setup(7, setup.seats(), setup.chosen()),
                        new Setup(setup.edition(), setup.seats(), new TreeMap<>(Map.of("colour", "red"))),
                        new Setup(setup.edition(), setup.seats(), new TreeMap<>(Map.of("turn-cap", "many"))),
                        new Setup(setup.edition(), setup.seats(), new TreeMap<>(Map.of("turn-cap", "400"))),
                        new Setup(setup.edition(), setup.seats(), new TreeMap<>(Map.of("initial-garden", "z9"))),
                        new Setup(setup.edition(), setup.seats(), new TreeMap<>(Map.of("seedy-tokens", "2"))));
            case Optional<?> optional -> optionals(optional);
            case List<?> list -> lists(list);
            case StalkView.Shed shed -> sheds(shed);
            case StalkEvent.Slide(int from, int to) ->
                List.of(new StalkEvent.Slide(from + 1, to), new StalkEvent.Slide(to, from));
            case Flower flower -> List.of(Flower.at((flower.type() + 1) % Flower.TYPES));
            case OptionalInt number ->
                List.of(number.isPresent() ? OptionalInt.empty() : OptionalInt.of(1), OptionalInt.of(-1));
            case Record part -> parts(part);
            default -> throw new AssertionError("nobody alters " + value.getClass());
        };
    }

    private static List<Object> optionals(Optional<?> optional) throws ReflectiveOperationException {
        var all = new ArrayList<Object>();
        if (optional.isPresent()) {
            all.add(Optional.empty());
            if (optional.get() instanceof List<?> list) {
                lists(list).forEach(other -> all.add(Optional.of(other)));
            }
        } else {
            all.add(Optional.of(Flower.TULIP));
        }
        return all;
    }

    private static List<Object> lists(List<?> list) throws ReflectiveOperationException {
        var all = new ArrayList<Object>();
        all.add(List.of());
        for (int i = 0; i < list.size(); i++) {
            for (var value : altered(list.get(i))) {
                var other = new ArrayList<Object>(list);
                other.set(i, value);
                all.add(other);
            }
        }
        if (!list.isEmpty()) {
            var longer = new ArrayList<Object>(list);
            longer.add(list.getFirst());
            all.add(longer);
            var turned = new ArrayList<Object>(list);
            Collections.reverse(turned);
            all.add(turned);
        }
        return all;
    }

    private static List<Object> sheds(StalkView.Shed shed) throws ReflectiveOperationException {
        var all = new ArrayList<Object>();
        for (var field : StalkView.Shed.class.getRecordComponents()) {
            var value = field.getAccessor().invoke(shed);
            for (var other : value.equals(Optional.empty()) ? List.of(Optional.of(shed.known())) : altered(value)) {
                all.add(Copies.with(shed, field.getName(), other));
            }
        }
        return all;
    }

    private static List<Object> parts(Record part) throws ReflectiveOperationException {
        var all = new ArrayList<Object>();
        for (var field : part.getClass().getRecordComponents()) {
            for (var other : altered(field.getAccessor().invoke(part))) {
                all.add(Copies.with(part, field.getName(), other));
            }
        }
        return all;
    }

    /// Two seats, no tokens, no actions left: nobody would be asked. Once the search for a position never ended.
    @Test
    @Covers("SX-7.4")
    void aViewWithoutAnythingToDoIsRefusedAtOnce() {
        var view = GAME.view(
                Scene.usual()
                        .option("seedy-tokens", "0")
                        .with("P1", "tokens 0, portfolio D4 F2 G2 S2 T2")
                        .with("P2", "tokens 0, portfolio D2 F4 G2 S2 T2")
                        .position(),
                Viewer.player(Seat.of(0)));
        var idle = Copies.with(view, "actions", 0);
        assertThatThrownBy(() -> GAME.imagine(idle, Generator.of(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("actions: ");
    }

    /// In a full garden, a seat that can hold only the type on the exchange is not asked either.
    @Test
    @Covers({"SX-7.4", "SX-7.5"})
    void aViewWithoutASwappablePortfolioIsRefused() {
        var view = GAME.view(
                Scene.small("D")
                        .with("garden", "fffffff")
                        .with("P1", "tokens 0, portfolio D1 T1")
                        .with("P2", "tokens 0, portfolio S2")
                        .with("compost", "D21 F18 G25 S23 T24")
                        .with("greenhouse", "D2")
                        .position(),
                Viewer.player(Seat.of(1)));
        var nothingThere = Copies.with(view, "exchange", List.of(new StalkView.Slot(Optional.empty())));
        var idle = Copies.with(nothingThere, "greenhouse", view.greenhouse() + 1);
        assertThatThrownBy(() -> GAME.imagine(idle, Generator.of(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("actions: ");
    }

    /// Once one seat made the bot protocol answer with an internal error.
    @Test
    @Covers("SX-7.4")
    void aViewOfOneSeatIsRefusedByItsSetup() {
        var view = GAME.view(Scene.usual().position(), Viewer.spectator());
        var alone = Copies.with(view, "setup", new Setup(1, 1, Collections.emptySortedMap()));
        assertThatThrownBy(() -> GAME.imagination(alone))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("setup.seats: ");
    }
}
