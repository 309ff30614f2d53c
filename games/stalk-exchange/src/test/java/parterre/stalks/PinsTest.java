package parterre.stalks;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import parterre.testkit.Pins;

/// Games that earlier builds recorded replay as they were played.
final class PinsTest {
    @TestFactory
    Stream<DynamicTest> nothingChangesWithoutANewEdition() {
        return Pins.of(new StalkBox());
    }
}
