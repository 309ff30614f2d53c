package parterre.stalks;

import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import parterre.testkit.Covers;
import parterre.testkit.PerftFile;

/// Counts of all sequences of choices and chance from named positions, as an independent implementation of the rules
/// counted them. A difference of one move, one outcome, one order or one end within reach shows.
final class PerftTest {
    @TestFactory
    @Covers({
        "SX-D1", "SX-D4", "SX-3.1", "SX-4.1", "SX-A1", "SX-A2", "SX-A3", "SX-A4", "SX-A5", "SX-A6", "SX-A8", "SX-A9"
    })
    List<DynamicTest> namedPositions() {
        return PerftFile.beside(PerftTest.class).tests(new StalkGame(), StalkPositions.FORM::read);
    }
}
