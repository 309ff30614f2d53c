package parterre.server.wire;

import java.util.List;
import parterre.engine.Event;
import parterre.engine.Preview;

/// What a legal move would do.
///
/// @param events what is certain, in order
/// @param expected what then follows if nobody steps in
/// @param open who still has a word in it
public record MovePreview(List<Event> events, List<Event> expected, List<Preview.Open> open) {
    public MovePreview {
        events = List.copyOf(events);
        expected = List.copyOf(expected);
        open = List.copyOf(open);
    }

    /// Takes what a game tells.
    public static MovePreview of(Preview<? extends Event> preview) {
        return new MovePreview(List.copyOf(preview.events()), List.copyOf(preview.expected()), preview.open());
    }
}
