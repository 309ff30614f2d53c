package parterre.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;

class GradeStudyTest {
    private static <S, M extends Move, V> GradeStudy.Report study(GameBox<S, M, V> box, int threads, Runnable studied)
            throws InterruptedException {
        Entrant greedy = BotSpec.read("greedy").orThrow();
        return new GradeStudy<>(
                        box,
                        PlayedGame.value(box),
                        Setup.standard(box.game().info(), 2),
                        List.of(greedy, greedy),
                        ReviewEffort.LEAST,
                        2,
                        1)
                .run(threads, studied);
    }

    @Test
    void plantedMistakes_areFoundOftenerThanGoodMovesBlamed() throws InterruptedException {
        var studied = new AtomicInteger();
        var box = Boxes.named("gardens-of-mars").orElseThrow();
        var report = study(box, 2, studied::incrementAndGet);
        assertThat(studied).hasValue(2);
        assertThat(report.found().of()).isPositive();
        assertThat(report.blamed().of()).isPositive();
        assertThat(share(report.found())).isGreaterThan(0.5);
        assertThat(share(report.blamed())).isLessThan(0.1);
        assertThat(share(report.agreed())).isGreaterThan(0.5);
        assertThat(study(box, 1, () -> {})).isEqualTo(report);
    }

    private static double share(GradeStudy.Part part) {
        return (double) part.count() / part.of();
    }
}
