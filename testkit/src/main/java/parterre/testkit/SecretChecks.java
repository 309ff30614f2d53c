package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import parterre.engine.Lines;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;

/// Checks views, imagined positions and redacted lines, position by position. [NoLeak] checks what whole histories
/// tell.
final class SecretChecks {
    private static final int PROBES = 4;
    private static final int STEPS = 5;

    private SecretChecks() {}

    static <S, M extends Move, V> void imaginedLookTheSame(Subject<S, M, V> subject, Moment<S, M> moment) {
        eachImagined(
                subject,
                moment,
                (viewer, imagined) -> assertThat(subject.game().view(imagined, viewer))
                        .as("the view of %s in a position imagined from it", viewer)
                        .isEqualTo(subject.game().view(moment.position(), viewer)));
    }

    static <S, M extends Move, V> void imaginingLeavesOwnDecisions(
            Subject<S, M, V> subject, Probes<M> probes, Moment<S, M> moment) {
        var game = subject.game();
        eachImagined(subject, moment, (viewer, imagined) -> {
            var other = Moment.<S, M>at(moment.trial(), imagined, game.next(imagined), moment.steps());
            assertThat(waitsFor(other.next()))
                    .as("whom the game waits for, as %s imagines it", viewer)
                    .isEqualTo(waitsFor(moment.next()));
            if (!(viewer instanceof Viewer.Player(Seat seat))) {
                return;
            }
            if (moment.asked().contains(seat)) {
                assertThat(other.moves(seat).list())
                        .as("own moves of %s, as imagined", seat)
                        .isEqualTo(moment.moves(seat).list());
                assertThat(other.moves(seat).unlisted())
                        .isEqualTo(moment.moves(seat).unlisted());
                assertThat(game.byDefault(imagined))
                        .as("the answer that stands for %s, as imagined", seat)
                        .isEqualTo(game.byDefault(moment.position()));
            }
            for (var probe : probes.some(PROBES, moment.luck())) {
                assertThat(game.refusal(imagined, seat, probe))
                        .as("refusal of %s by %s, as imagined", MoveChecks.words(subject, probe), seat)
                        .isEqualTo(game.refusal(moment.position(), seat, probe));
            }
        });
    }

    /// Returns what everybody can see of whom the game waits for: turn or question, the seats that are asked,
    /// whether the question can be taken back, the result.
    static <M extends Move> List<Object> waitsFor(Next<M> next) {
        return switch (next) {
            case Next.Turn<M>(Seat seat, var _) -> List.of("turn", seat);
            case Next.Together<M> together ->
                List.of("together", together.open().seats(), together.defaults().seats(), together.asker());
            case Next.Chance<M> _ -> List.of("chance");
            case Next.Over<M>(var result) -> List.of("over", result);
        };
    }

    static <S, M extends Move, V> void linesHideNothingOfOnesOwn(Subject<S, M, V> subject, Moment<S, M> moment) {
        var game = subject.game();
        var notation = game.notation();
        for (var seat : moment.asked()) {
            var step = MoveChecks.step(moment, seat, moment.moves(seat).sample(moment.luck()));
            assertThat(game.line(moment.position(), step, Viewer.everyone()))
                    .as("the line for one who sees everything")
                    .isEqualTo(Lines.full(notation, step));
            for (var viewer : moment.viewers()) {
                var line = game.line(moment.position(), step, viewer);
                assertThat(line).doesNotContain("\n").isNotBlank();
                assertKeepsItsShape(step, line);
            }
            var own = game.line(moment.position(), step, Viewer.player(seat));
            switch (step) {
                case Step.Turn<M> turn -> assertThat(own).isEqualTo(Lines.full(notation, turn));
                case Step.Together<M>(var answers) ->
                    assertThat(own).contains(seat + ": " + notation.write(answers.of(seat)));
                case Step.Chance<M> _ -> throw new AssertionError("a seat was asked");
            }
            var imagined = game.imagine(game.view(moment.position(), Viewer.player(seat)), moment.luck());
            if (step instanceof Step.Turn<M>) {
                assertThat(game.line(imagined, step, Viewer.player(seat))).isEqualTo(own);
            }
        }
        if (moment.next() instanceof Next.Chance<M> chance) {
            var step = new Step.Chance<>(chance.odds().sample(moment.luck()));
            assertThat(game.line(moment.position(), step, Viewer.everyone())).isEqualTo(Lines.full(notation, step));
        }
    }

    /// A line always shows who moved and how many answered, whatever else it hides.
    private static <M extends Move> void assertKeepsItsShape(Step<M> step, String line) {
        switch (step) {
            case Step.Turn<M>(Seat seat, M _) -> assertThat(line).startsWith(seat + ": ");
            case Step.Chance<M> _ -> assertThat(line).startsWith("*: ");
            case Step.Together<M>(var answers) -> {
                assertThat(line).startsWith("& ");
                assertThat(line.split("\\|")).as(line).hasSize(answers.size());
            }
        }
    }

    /// Steps that one viewer reads as the same line with something hidden in it leave them with the same view.
    static <S, M extends Move, V> void partsHiddenInALineAreHiddenInTheView(
            Subject<S, M, V> subject, Moment<S, M> moment) {
        var game = subject.game();
        for (var viewer : moment.viewers()) {
            var views = new HashMap<String, V>();
            for (var step : severalSteps(moment)) {
                var line = game.line(moment.position(), step, viewer);
                if (!line.contains(Lines.HIDDEN)) {
                    continue;
                }
                var view = game.view(game.play(moment.position(), step), viewer);
                var before = views.putIfAbsent(line, view);
                if (before != null) {
                    assertThat(view)
                            .as("the view of %s after '%s', which stands for several steps", viewer, line)
                            .isEqualTo(before);
                }
            }
        }
    }

    /// Returns some of the steps that can come next.
    static <S, M extends Move> List<Step<M>> severalSteps(Moment<S, M> moment) {
        Map<Step<M>, Boolean> steps = new LinkedHashMap<>();
        for (int i = 0; i < STEPS; i++) {
            if (moment.next() instanceof Next.Chance<M> chance) {
                steps.put(new Step.Chance<>(chance.odds().sample(moment.luck())), true);
            }
            if (!moment.asked().isEmpty()) {
                var seat = moment.asked().getFirst();
                steps.put(MoveChecks.step(moment, seat, moment.moves(seat).sample(moment.luck())), true);
            }
        }
        return List.copyOf(steps.keySet());
    }

    private static <S, M extends Move, V> void eachImagined(
            Subject<S, M, V> subject, Moment<S, M> moment, BiConsumer<Viewer, S> check) {
        var game = subject.game();
        for (var viewer : moment.viewers()) {
            var view = game.view(moment.position(), viewer);
            check.accept(viewer, game.imagine(view, moment.luck()));
            if (moment.onceIn(4)) {
                assertThatCode(() -> game.check(view))
                        .as("the check of the view of %s", viewer)
                        .doesNotThrowAnyException();
                var imagination = game.imagination(view);
                check.accept(viewer, imagination.draw(moment.luck()));
                check.accept(viewer, imagination.draw(moment.luck()));
            }
        }
    }
}
