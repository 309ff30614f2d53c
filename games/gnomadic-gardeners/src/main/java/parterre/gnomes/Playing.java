package parterre.gnomes;

import parterre.engine.BySeat;
import parterre.engine.EventSink;
import parterre.engine.Step;
import parterre.gnomes.GnomeMove.Adopt;
import parterre.gnomes.GnomeMove.Deal;
import parterre.gnomes.GnomeMove.Keep;
import parterre.gnomes.GnomeMove.Lay;
import parterre.gnomes.GnomeMove.Orders;
import parterre.gnomes.GnomeMove.Pass;
import parterre.gnomes.GnomeMove.Play;
import parterre.gnomes.GnomeMove.Resolve;
import parterre.gnomes.GnomeMove.Slide;

/// Carries out steps. It passes each kind of move to its chapter. GG-12
final class Playing {
    private Playing() {}

    /// Returns the position after a move of chance or of the seat whose turn it is, without events.
    static Position after(Position before, GnomeMove move) {
        return after(before, move, EventSink.silent());
    }

    /// Returns the position after all open seats have answered, without events.
    static Position after(Position before, BySeat<GnomeMove> answers) {
        return after(before, answers, EventSink.silent());
    }

    /// Plays a step and emits its events.
    static Position after(Position before, Step<GnomeMove> step, EventSink<GnomeEvent> events) {
        return switch (step) {
            case Step.Turn<GnomeMove>(var _, GnomeMove move) -> after(before, move, events);
            case Step.Chance<GnomeMove>(GnomeMove move) -> after(before, move, events);
            case Step.Together<GnomeMove>(BySeat<GnomeMove> answers) -> after(before, answers, events);
        };
    }

    private static Position after(Position before, GnomeMove move, EventSink<GnomeEvent> events) {
        return switch (move) {
            case Lay lay -> SettingUp.play(before, lay, events);
            case Deal deal -> SettingUp.play(before, deal, events);
            case Adopt adopt -> SettingUp.play(before, adopt, events);
            case Play play -> Committing.play(before, play, events);
            case Orders orders -> Committing.play(before, orders, events);
            case Resolve resolve -> Resolving.play(before, resolve, events);
            case Keep keep ->
                Resetting.keep(before, BySeat.only(Resetting.keepers(before).getFirst(), keep), events);
            case Pass pass -> Resetting.play(before, pass, events);
            case Slide slide -> Resetting.play(before, slide, events);
        };
    }

    private static Position after(Position before, BySeat<GnomeMove> answers, EventSink<GnomeEvent> events) {
        return before.phase() == Phase.COMMIT
                ? Committing.reveal(before, answers, events)
                : Resetting.keep(before, answers, events);
    }
}
