package parterre.server.wire;

import java.util.List;
import parterre.engine.Event;
import parterre.engine.Preview;

/// The preview of a legal move.
///
/// @param events what is certain, in order
/// @param expected what then follows if nobody steps in
/// @param open who still has a word in it
/// @param headline the place among `events` of the one that names the move, from 0; 0 if none is certain
public record MovePreview(List<Event> events, List<Event> expected, List<Preview.Open> open, int headline) {
    public MovePreview {
        events = List.copyOf(events);
        expected = List.copyOf(expected);
        open = List.copyOf(open);
    }

    /// Takes what a game tells.
    public static MovePreview of(Preview<? extends Event> preview) {
        var events = List.<Event>copyOf(preview.events());
        int headline = 0;
        while (headline < events.size() && events.get(headline) instanceof Event.Payment) {
            headline++;
        }
        return new MovePreview(
                events, List.copyOf(preview.expected()), preview.open(), headline < events.size() ? headline : 0);
    }
}
