package parterre.gnomes;

import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import parterre.testkit.PerftFile;

/// Counts of all sequences of choices and chance from named positions of every month, as an independent implementation
/// of the rules counted them. A difference of one move, one outcome, one order or one end within reach shows.
final class PerftTest {
    @TestFactory
    List<DynamicTest> namedPositions() {
        return PerftFile.beside(PerftTest.class).tests(Scene.GAME, GnomePositions.FORM::read);
    }
}
