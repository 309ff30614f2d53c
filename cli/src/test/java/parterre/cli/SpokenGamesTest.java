package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.walk.Playout;
import parterre.testkit.English;

/// Random games, told in English: things have names, not ids, and one thing is not many.
class SpokenGamesTest {
    private static final int SEEDS = 4;
    private static final int MOST_STEPS = 600;

    /// Ids of lands, species and event cards, such as `whispering-bells`; ids of gnomes and of task cards.
    private static final Pattern ID = Pattern.compile("\\b[a-z]+(?:-[a-z0-9]+)+\\b|\\([gt]\\d+\\)|\\bt\\d+\\b");

    private static final Pattern ONE_OF_MANY = Pattern.compile(
            "\\b1 (?:stars|coins|cards|points|flowers|bulbs|hours|gnomes|tokens|tasks|lands|animals)\\b");

    private static List<GameBox<?, ?, ?>> boxes() {
        return Boxes.all().stream()
                .filter(box -> !box.getClass().getPackageName().startsWith("parterre.testkit"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void game_isToldByNamesAndInGoodEnglish(GameBox<?, ?, ?> box) {
        var sentences = new ArrayList<String>();
        for (int seed = 0; seed < SEEDS; seed++) {
            sentences.addAll(told(box, seed));
        }
        var odd = new TreeSet<String>();
        for (var sentence : sentences) {
            if (ID.matcher(sentence).find() || ONE_OF_MANY.matcher(sentence).find()) {
                odd.add(sentence);
            }
        }
        assertThat(sentences).hasSizeGreaterThan(SEEDS);
        assertThat(odd).isEmpty();
    }

    private static <S, M extends Move, V> List<String> told(GameBox<S, M, V> box, long seed) {
        var game = box.game();
        var luck = Generator.of(seed);
        var state = game.start(Setup.standard(game.info(), 2));
        var sentences = new ArrayList<String>();
        for (int i = 0; i < MOST_STEPS; i++) {
            var step = Playout.step(game, state, luck);
            if (step.isEmpty()) {
                break;
            }
            game.events(state, step.get(), Viewer.everyone()).forEach(event -> sentences.add(English.of(event)));
            state = game.play(state, step.get());
        }
        return sentences;
    }
}
