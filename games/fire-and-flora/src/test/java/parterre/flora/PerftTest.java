package parterre.flora;

import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import parterre.flora.text.FloraPositions;
import parterre.testkit.Covers;
import parterre.testkit.PerftFile;

/// Counts of all sequences of choices and chance from named positions: a difference of one move, one outcome, one
/// window or one end within reach shows.
final class PerftTest {
    @TestFactory
    @Covers({
        "FF-4.4", "FF-5.8", "FF-7.5", "FF-7.6", "FF-8.3", "FF-11.3", "FF-11.4", "FF-13.1", "FF-13.2", "FF-D1", "FF-D4"
    })
    List<DynamicTest> namedPositions() {
        return PerftFile.beside(PerftTest.class).tests(new FloraGame(), FloraPositions.of(Scene.GAME)::read);
    }
}
