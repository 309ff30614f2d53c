package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parterre.engine.BySeat;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Preview;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;
import parterre.gnomes.GnomeEvent.AnimalsRested;
import parterre.gnomes.GnomeEvent.BlissPart;
import parterre.gnomes.GnomeEvent.Scored;
import parterre.gnomes.GnomeEvent.TaskDone;
import parterre.gnomes.GnomeMove.Play;
import parterre.gnomes.GnomeOutlook.AnimalAhead;
import parterre.gnomes.GnomeOutlook.Brings;
import parterre.gnomes.GnomeOutlook.CharismaAhead;
import parterre.gnomes.GnomeOutlook.MonthAhead;
import parterre.gnomes.GnomeOutlook.TasksWithinReach;
import parterre.testkit.Covers;

/// The preview of a play holds for every way in which the round then goes on.
final class OutlookTest {
    private static final GnomeGame GAME = Scene.GAME;
    private static final int GAMES = 6;
    private static final Seat ANN = Seat.of(0);

    @ParameterizedTest
    @EnumSource(Month.class)
    @Covers({"GG-5.2", "GG-5.3", "GG-8.0"})
    void aPlayBringsWhatItsOutlookSays(Month month) {
        int compared = 0;
        for (int seats = 1; seats <= 2; seats++) {
            for (int game = 0; game < GAMES; game++) {
                var setup = Setup.standard(GAME.info(), seats)
                        .with(GnomeTerms.MONTH, month.word())
                        .with(GnomeTerms.JULY_REST, game % 2 == 0 ? "auto" : "choice");
                compared += compared(setup, Generator.of(month.word().hashCode(), 10L * game + seats));
            }
        }
        assertThat(compared).as("resolutions that were compared").isGreaterThan(GAMES);
    }

    /// Plays a game at random, and compares every resolution that a player could choose with what they were told.
    private static int compared(Setup setup, Luck luck) {
        int compared = 0;
        Map<Seat, List<GnomeOutlook>> told = new HashMap<>();
        var position = GAME.start(setup);
        for (var step = Playout.step(GAME, position, luck);
                step.isPresent();
                step = Playout.step(GAME, position, luck)) {
            if (GAME.next(position) instanceof Next.Turn<GnomeMove>(Seat seat, Moves<GnomeMove> moves)
                    && moves.get(0) instanceof GnomeMove.Resolve) {
                for (var move : moves.list()) {
                    var events = GAME.events(position, new Step.Turn<>(seat, move), Viewer.player(seat));
                    assertThat(broken(seat, told.getOrDefault(seat, List.of()), events))
                            .as("%s by %s in%n%s", move, seat, GnomePositions.FORM.write(position))
                            .isEmpty();
                    compared++;
                }
            }
            for (var play : plays(step.get())) {
                told.put(play.getKey(), outlooks(position, play.getKey(), play.getValue()));
            }
            position = GAME.play(position, step.get());
        }
        return compared;
    }

    private static List<Map.Entry<Seat, Play>> plays(Step<GnomeMove> step) {
        return switch (step) {
            case Step.Turn<GnomeMove>(Seat seat, Play play) -> List.of(Map.entry(seat, play));
            case Step.Together<GnomeMove>(BySeat<GnomeMove> answers) ->
                answers.seats().stream()
                        .filter(seat -> answers.of(seat) instanceof Play)
                        .map(seat -> Map.entry(seat, (Play) answers.of(seat)))
                        .toList();
            case Step.Turn<GnomeMove> _, Step.Chance<GnomeMove> _ -> List.of();
        };
    }

    private static List<GnomeOutlook> outlooks(Position position, Seat seat, Play play) {
        return GAME.preview(GAME.view(position, Viewer.player(seat)), seat, play).open().stream()
                .map(Preview.Open::about)
                .map(GnomeOutlook.class::cast)
                .toList();
    }

    /// Returns what was told and did not come true.
    private static List<String> broken(Seat seat, List<GnomeOutlook> told, List<? extends GnomeEvent> events) {
        var broken = new ArrayList<String>();
        var did = of(TaskDone.class, events)
                .filter(done -> done.seat().equals(Optional.of(seat)))
                .map(TaskDone::task)
                .toList();
        if (!did.isEmpty()
                && of(TasksWithinReach.class, told)
                        .noneMatch(reach -> reach.tasks().containsAll(did))) {
            broken.add("tasks " + did + " were not within reach");
        }
        within(
                broken,
                BlissSource.CHARISMA,
                brought(seat, BlissSource.CHARISMA, events),
                0,
                of(CharismaAhead.class, told).mapToInt(CharismaAhead::bliss).sum());
        var rested = of(AnimalsRested.class, events)
                .filter(rest -> rest.seat().equals(seat))
                .flatMap(rest -> rest.animals().stream())
                .toList();
        if (rested.isEmpty()) {
            within(
                    broken,
                    BlissSource.MONTH,
                    brought(seat, BlissSource.MONTH, events),
                    0,
                    of(MonthAhead.class, told).mapToInt(MonthAhead::most).sum());
        }
        for (var animal : Animal.all()) {
            int work =
                    animal.source().map(source -> brought(seat, source, events)).orElse(0);
            var ahead = of(AnimalAhead.class, told)
                    .filter(one -> one.animal() == animal)
                    .findFirst();
            within(
                    broken,
                    animal,
                    rested.contains(animal) ? work + Scoring.REST : work,
                    ahead.map(one -> one.brings().least()).orElse(0),
                    ahead.map(one -> one.brings().most().orElse(one.brings().least()))
                            .orElse(0));
        }
        return broken;
    }

    private static void within(List<String> broken, Object what, int number, int least, int most) {
        if (number < least || number > most) {
            broken.add("%s brought %d, not %d to %d".formatted(what, number, least, most));
        }
    }

    private static int brought(Seat seat, BlissSource source, List<? extends GnomeEvent> events) {
        return of(Scored.class, events)
                .filter(scored -> scored.seat().equals(Optional.of(seat)))
                .flatMap(scored -> scored.parts().stream())
                .filter(part -> part.source() == source)
                .mapToInt(BlissPart::bliss)
                .sum();
    }

    private static <T> Stream<T> of(Class<T> kind, List<?> all) {
        return all.stream().filter(kind::isInstance).map(kind::cast);
    }

    @ParameterizedTest
    @EnumSource(Month.class)
    @Covers({"GG-5.3", "GG-8.0"})
    void anOutlookSaysTheLeastAndTheMost(Month month) {
        int narrowed = 0;
        for (int seats = 1; seats <= 2; seats++) {
            var setup = Setup.standard(GAME.info(), seats)
                    .with(GnomeTerms.MONTH, month.word())
                    .with(GnomeTerms.JULY_REST, "choice");
            narrowed += narrowed(setup, Generator.of(month.word().hashCode(), seats));
        }
        assertThat(narrowed).as("ranges that were narrowed").isPositive();
    }

    /// Plays a game at random. Compares a play in each round with all ways in which the round can then go on.
    private static int narrowed(Setup setup, Luck luck) {
        int narrowed = 0;
        var position = GAME.start(setup);
        for (var step = Playout.step(GAME, position, luck);
                step.isPresent();
                step = Playout.step(GAME, position, luck)) {
            for (var play : plays(step.get())) {
                var seat = play.getKey();
                var told = outlooks(position, seat, play.getValue());
                var ways = steps(position, seat, play.getValue())
                        .flatMap(ways(position, seat))
                        .collect(Collectors.toSet());
                assertThat(ways)
                        .allSatisfy(way -> assertThat(broken(seat, told, way)).isEmpty());
                for (var narrower : narrower(told)) {
                    assertThat(ways)
                            .as("ways against %s", narrower)
                            .anyMatch(way -> !broken(seat, narrower, way).isEmpty());
                    narrowed++;
                }
            }
            position = GAME.play(position, step.get());
        }
        return narrowed;
    }

    /// Returns the steps in which the seat makes this play, one for each answer of the other.
    private static Stream<Step<GnomeMove>> steps(Position position, Seat seat, Play play) {
        var other = Seat.of(1 - seat.index());
        return GAME.next(position) instanceof Next.Together<GnomeMove> together
                ? together.open().of(other).list().stream()
                        .map(answer -> new Step.Together<>(
                                BySeat.<GnomeMove>only(seat, play).with(other, answer)))
                : Stream.of(new Step.Turn<>(seat, play));
    }

    /// Returns what happens to the seat after a step, in each way: the events of its own resolution.
    private static Function<Step<GnomeMove>, Stream<List<GnomeEvent>>> ways(Position before, Seat seat) {
        return step -> {
            if (step instanceof Step.Turn<GnomeMove>(Seat turn, GnomeMove.Resolve _) && turn.equals(seat)) {
                return Stream.of(GAME.events(before, step, Viewer.player(seat)));
            }
            var after = GAME.play(before, step);
            return switch (GAME.next(after)) {
                case Next.Turn<GnomeMove>(Seat turn, Moves<GnomeMove> moves) ->
                    moves.list().stream()
                            .map(move -> new Step.Turn<>(turn, move))
                            .flatMap(ways(after, seat));
                case Next.Chance<GnomeMove> chance ->
                    chance.odds().outcomes().stream()
                            .map(outcome -> new Step.Chance<>(outcome.move()))
                            .flatMap(ways(after, seat));
                case Next.Together<GnomeMove> _, Next.Over<GnomeMove> _ -> Stream.empty();
            };
        };
    }

    /// Returns the same outlooks with one range narrowed by one bliss, in each way.
    private static List<List<GnomeOutlook>> narrower(List<GnomeOutlook> told) {
        return told.stream()
                .flatMap(one -> narrower(one)
                        .map(less -> told.stream()
                                .map(other -> other.equals(one) ? less : other)
                                .toList()))
                .toList();
    }

    private static Stream<GnomeOutlook> narrower(GnomeOutlook told) {
        return switch (told) {
            case MonthAhead(int most) -> Stream.of(new MonthAhead(most - 1));
            case AnimalAhead(Animal animal, Brings(int least, OptionalInt most))
            when most.isPresent() ->
                Stream.of(
                        new AnimalAhead(animal, new Brings(least + 1, most)),
                        new AnimalAhead(animal, new Brings(least, OptionalInt.of(most.getAsInt() - 1))));
            default -> Stream.empty();
        };
    }

    @Test
    void anOutlookThatDoesNotComeTrueIsFound() {
        List<GnomeOutlook> told = List.of(
                new TasksWithinReach(List.of(1)),
                new CharismaAhead(2),
                new AnimalAhead(Animal.COW, new Brings(2, OptionalInt.of(4))));
        var events = List.of(
                new TaskDone(Optional.of(ANN), 2, List.of()),
                new Scored(
                        Optional.of(ANN),
                        0,
                        9,
                        List.of(
                                new BlissPart(3, BlissSource.CHARISMA),
                                new BlissPart(5, BlissSource.COW),
                                new BlissPart(1, BlissSource.MONTH))));
        assertThat(broken(ANN, told, events))
                .containsExactly(
                        "tasks [2] were not within reach",
                        "CHARISMA brought 3, not 0 to 2",
                        "MONTH brought 1, not 0 to 0",
                        "COW brought 5, not 2 to 4");
    }
}
