package parterre.cli.words;

import java.util.List;
import parterre.engine.Message;

/// The messages of `sanity` about figures.
public sealed interface SanitySays extends Message {
    record NoReference(String game) implements SanitySays {}

    record NoFiguresOf(String bot, List<String> bots) implements SanitySays {}

    record AllAgree() implements SanitySays {}

    record FiguresOff(int count) implements SanitySays {}

    record WorkedOut() implements SanitySays {}

    record Row(String bot, int seats, List<String> options) implements SanitySays {}

    record Compared(Row row, int there, int here) implements SanitySays {}

    /// The opinion on a figure.
    record Judged(Opinion opinion) implements SanitySays {}

    /// The explanation why a figure differs, as it was given.
    record Explained(String why) implements SanitySays {}

    /// An opinion on a figure.
    enum Opinion {
        SHOWN_ONLY,
        OFF,
        AGREES,
        UNEXPLAINED,
        NEAR
    }
}
