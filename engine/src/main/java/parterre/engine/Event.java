package parterre.engine;

/// One thing that happened in a step: a card was drawn, a score changed, a turn began.
///
/// A game declares one sealed interface that extends this one, with a public record for each kind of event. The rules
/// emit an event at the place where they change the table, and nowhere else is it said what a rule does: logs,
/// previews,
/// figures, captions and motion read events. A record is made of the plain values of views, so that a viewer is sent an
/// event by the same gate as a view.
public interface Event extends Message {}
