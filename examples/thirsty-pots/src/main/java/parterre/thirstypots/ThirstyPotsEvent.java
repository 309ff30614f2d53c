package parterre.thirstypots;

import java.util.List;
import java.util.Optional;
import parterre.engine.Event;
import parterre.engine.Message;
import parterre.engine.Seat;

/// An event at the table.
public sealed interface ThirstyPotsEvent extends Event {
    /// A seat got its seed.
    ///
    /// @param seed empty for viewers who do not see it
    record SeedDealt(Seat seat, Optional<Integer> seed) implements ThirstyPotsEvent {}

    record Watered(Seat seat) implements ThirstyPotsEvent {}

    record Rolled(Seat seat, int pips, int can) implements ThirstyPotsEvent {}

    record Spilled(Seat seat) implements ThirstyPotsEvent {}

    record Grew(Seat seat, int by, int height) implements ThirstyPotsEvent {}

    record GameEnded(List<Integer> seeds) implements ThirstyPotsEvent, Event.Reveal {
        @Override
        public Message ahead() {
            return new SeedsAhead();
        }
    }

    /// Messages of previews in place of events that show something hidden.
    sealed interface Ahead extends Message {}

    /// The seeds are shown next.
    record SeedsAhead() implements Ahead {}
}
