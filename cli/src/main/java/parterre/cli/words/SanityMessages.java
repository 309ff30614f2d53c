package parterre.cli.words;

import java.util.List;
import parterre.engine.Message;

/// The messages of `sanity` about figures.
public sealed interface SanityMessages extends Message {
    record NoReference(String game) implements SanityMessages {}

    record NoFiguresOf(String bot, List<String> bots) implements SanityMessages {}

    record AllAgree() implements SanityMessages {}

    record FiguresOff(int count) implements SanityMessages {}

    record WorkedOut() implements SanityMessages {}

    record Row(String bot, int seats, List<String> options) implements SanityMessages {}

    record Compared(Row row, int there, int here) implements SanityMessages {}

    /// The opinion on a figure.
    record Judged(Opinion opinion) implements SanityMessages {}

    /// The explanation why a figure differs, as it was given.
    record Explained(String why) implements SanityMessages {}

    /// An opinion on a figure.
    enum Opinion {
        SHOWN_ONLY,
        OFF,
        AGREES,
        UNEXPLAINED,
        NEAR
    }
}
