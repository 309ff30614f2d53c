package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.bots.series.StrengthFile;
import parterre.bots.series.StrengthFileCodec;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;

/// `docs/strength.md` says what the games' strength files say. To write its tables and plots anew, run this
/// test with `-Dparterre.write=true` and look at the difference.
class StrengthPageTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final Path PAGE = DOCS.resolve("strength.md");

    private static List<GameBox<?, ?, ?>> boxes() {
        return Boxes.all().stream()
                .filter(box -> !box.getClass().getPackageName().startsWith("parterre.testkit"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void page_hasTheTablesOfEveryGame(GameBox<?, ?, ?> box) throws IOException {
        var slug = box.game().info().slug();
        var wanted = RatingPage.markdown(box, file(box));
        var section = Pattern.compile("(?s)(<!-- rated: " + slug + " -->\n)(.*?)(<!-- end -->)");
        if (Boolean.getBoolean("parterre.write")) {
            var text = section.matcher(Files.readString(PAGE))
                    .replaceFirst("$1" + Matcher.quoteReplacement("\n" + wanted + "\n") + "$3");
            Files.writeString(PAGE, text);
        }
        var matcher = section.matcher(Files.readString(PAGE));
        assertThat(matcher.find())
                .as("docs/strength.md has a section for %s", slug)
                .isTrue();
        assertThat(matcher.group(2)).isEqualTo("\n" + wanted + "\n");
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void plot_ofEveryRatedPool_isCurrent(GameBox<?, ?, ?> box) throws IOException {
        var info = box.game().info();
        var file = file(box);
        var plot = DOCS.resolve(RatingPage.name(info.slug(), "svg"));
        if (file.pool().isEmpty()) {
            assertThat(plot).doesNotExist();
            return;
        }
        var wanted = RatingPlot.svg(info.name(), file);
        if (Boolean.getBoolean("parterre.write")) {
            Files.writeString(plot, wanted);
        }
        assertThat(plot).content().isEqualTo(wanted);
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void ratings_ofEveryPool_followFromItsPairs(GameBox<?, ?, ?> box) throws IOException {
        var pool = file(box).pool();
        var steps = file(box).steps();
        assertThat(steps).hasSize(Math.max(0, pool.size() - 1));
        for (int i = 0; i < steps.size(); i++) {
            double step = pool.get(i + 1).elo() - pool.get(i).elo();
            assertThat(steps.get(i).value()).as(pool.get(i + 1).bot()).isCloseTo(step, within(1.0));
        }
    }

    private static StrengthFile file(GameBox<?, ?, ?> box) throws IOException {
        try (var stream = box.getClass().getResourceAsStream(StrengthFile.path(box))) {
            assertThat(stream).isNotNull();
            return StrengthFileCodec.read(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
