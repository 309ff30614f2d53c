package parterre.flora.events;

import parterre.flora.events.Reasons.GameEnd;

/// An event of the end, chapter 10 of the rules.
public sealed interface EndEvent extends FloraEvent {
    /// The game ends. FF-10.1 FF-10.3
    record GameEnded(GameEnd reason) implements EndEvent {}
}
