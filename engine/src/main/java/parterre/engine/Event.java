package parterre.engine;

import java.util.Optional;

/// One thing that happened in a step: a card was drawn, a score changed, a turn began.
///
/// A game declares one sealed interface that extends this one, with a public record for each kind of event. The
/// rules emit an event at the place where they change the table. Events are the only source that tells what a
/// rule does: logs, previews, figures, captions and motion read them. A record is made of the plain values of
/// views. So an event is sent to a viewer in the same way as a view.
public interface Event extends Message {
    /// An event that pays for a move. Another event names the move.
    interface Payment extends Event {}

    /// An event by which a seat gets cards that the game names by ids. The event names the cards.
    interface Receipt extends Event {
        /// Returns the seat that gets them; empty where no player does.
        Optional<Seat> receiver();
    }

    /// An event that says what the table waits for, what follows from the event before, or that a rule had an effect.
    /// Logs, captions and previews leave its words out.
    interface Quiet extends Event {}

    /// An event that only says that a rule had an effect, where no other event says so. A word in it names the rule by
    /// [ByRule]. The laboratory counts it. It changes nothing in a view, so previews and servers leave it out.
    interface RuleEffect extends Quiet {}

    /// An event that shows what was hidden until then, such as the hands at the end. The ready-made preview of a move
    /// ends before it.
    interface Reveal extends Event {
        /// Returns what a preview says in place of this event.
        Message ahead();
    }
}
