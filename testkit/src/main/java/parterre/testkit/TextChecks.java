package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import parterre.engine.Lines;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Notation;
import parterre.engine.Reading;
import parterre.engine.Step;
import parterre.engine.TextForm;
import parterre.engine.text.FieldContent;
import parterre.engine.walk.Playout;

/// Checks notation and position texts: writing and reading agree, and reading never throws.
final class TextChecks {
    private static final int SPOILT = 6;
    private static final int STEPS_ON = 60;

    private TextChecks() {}

    static <S, M extends Move, V> void movesComeBack(Subject<S, M, V> subject, Moment<S, M> moment) {
        var notation = subject.game().notation();
        for (var seat : moment.asked()) {
            moment.moves(seat).list().forEach(move -> assertComesBack(notation, move));
        }
        if (moment.next() instanceof Next.Chance<M> chance) {
            assertComesBack(notation, chance.odds().sample(moment.luck()));
        }
        if (moment.step() > 0) {
            Step<M> last = moment.steps().getLast();
            var line = Lines.full(notation, last);
            assertThat(Lines.read(notation, line).orThrow()).as(line).isEqualTo(last);
        }
    }

    private static <M extends Move> void assertComesBack(TextForm<M> notation, M move) {
        var text = notation.write(move);
        assertThat(text)
                .as("a move is one line without '|' that begins with neither a seat, '*' nor '#'")
                .doesNotContain("|")
                .doesNotContain("\n")
                .isNotBlank()
                .doesNotMatch("(P[1-8]\\b|[*#&]).*");
        assertThat(notation.read(text)).as("'%s', read back", text).isEqualTo(Reading.good(move));
    }

    static <S, M extends Move, V> void examplesAreMoves(Subject<S, M, V> subject) {
        var notation = subject.game().notation();
        assertThat(notation.examples()).isNotEmpty();
        assertThat(notation.examples()).extracting(Notation.Example::name).doesNotHaveDuplicates();
        for (var example : notation.examples()) {
            var move = notation.read(example.text()).orThrow();
            assertThat(notation.write(move)).isEqualTo(example.text());
        }
    }

    static <S, M extends Move, V> void damagedMovesAreRefused(Subject<S, M, V> subject, Moment<S, M> moment) {
        var notation = subject.game().notation();
        if (moment.step() == 0) {
            return;
        }
        for (var move : Probes.parts(moment.steps().getLast())) {
            for (int i = 0; i < SPOILT; i++) {
                var text = TextCorruption.to(notation.write(move), moment.luck());
                switch (notation.read(text)) {
                    case Reading.Bad<M> bad -> assertHelps(bad, text);
                    case Reading.Good<M>(M other) -> {
                        assertComesBack(notation, other);
                        moment.seats().forEach(seat -> subject.game().refusal(moment.position(), seat, other));
                    }
                }
            }
        }
    }

    private static void assertHelps(Reading.Bad<?> bad, String text) {
        assertThat(bad.problems()).as("problems of '%s'", text).isNotEmpty().allSatisfy(problem -> {
            assertThat(English.of(problem.fault())).isNotBlank();
        });
    }

    static <S, M extends Move, V> void positionsComeBack(Subject<S, M, V> subject, Moment<S, M> moment) {
        assertPositionComesBack(subject, moment.position());
    }

    private static <S, M extends Move, V> void assertPositionComesBack(Subject<S, M, V> subject, S position) {
        var positions = subject.box().positions();
        var text = positions.write(position);
        var back = positions.read(text).orThrow();
        assertThat(back).as("the position, read back from\n%s", text).isEqualTo(position);
        assertThat(back.hashCode()).as("its hash").isEqualTo(position.hashCode());
        assertThat(positions.write(back)).isEqualTo(text);
        assertThat(positions.changed(position, new FieldContent.Named(Map.of())))
                .as("the position, taken apart and put together again")
                .isEqualTo(text);
    }

    /// Checks that a damaged position text is refused, or reads as another good position that can be viewed and
    /// played on.
    static <S, M extends Move, V> void damagedPositionsAreRefused(Subject<S, M, V> subject, Moment<S, M> moment) {
        if (!moment.onceIn(4)) {
            return;
        }
        var game = subject.game();
        var positions = subject.box().positions();
        for (int i = 0; i < SPOILT; i++) {
            var text = TextCorruption.to(positions.write(moment.position()), moment.luck());
            switch (positions.read(text)) {
                case Reading.Bad<S> bad -> assertHelps(bad, text);
                case Reading.Good<S>(S other) -> {
                    try {
                        assertPositionComesBack(subject, other);
                        Subject.viewers(game.setup(other).seats()).forEach(viewer -> game.view(other, viewer));
                        Playout.finish(game, other, moment.luck(), STEPS_ON);
                    } catch (AssertionError | RuntimeException fault) {
                        throw new AssertionError("a position that was accepted cannot be played on:\n" + text, fault);
                    }
                }
            }
        }
    }
}
