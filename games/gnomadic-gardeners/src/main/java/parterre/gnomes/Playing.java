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

/// Carries out steps: hands each kind of move to its chapter. GG-12
final class Playing {
    private Playing() {}

    /// The position after a move of the seat whose turn it is, or of chance.
    static Position after(Position before, GnomeMove move) {
        var table = new Draft(before);
        carryOut(table, before, move);
        return table.position();
    }

    /// The position after all open seats have answered.
    static Position after(Position before, BySeat<GnomeMove> answers) {
        var table = new Draft(before);
        carryOut(table, answers);
        return table.position();
    }

    /// Plays a step and tells the listener what happens in it.
    static void tell(Position before, Step<GnomeMove> step, EventSink<GnomeEvent> events) {
        var table = new Draft(before, events);
        switch (step) {
            case Step.Turn<GnomeMove>(var _, GnomeMove move) -> carryOut(table, before, move);
            case Step.Chance<GnomeMove>(GnomeMove move) -> carryOut(table, before, move);
            case Step.Together<GnomeMove>(BySeat<GnomeMove> answers) -> carryOut(table, answers);
        }
    }

    private static void carryOut(Draft table, Position before, GnomeMove move) {
        switch (move) {
            case Lay lay -> SettingUp.play(table, lay);
            case Deal deal -> SettingUp.play(table, deal);
            case Adopt adopt -> SettingUp.play(table, adopt);
            case Play play -> Committing.play(table, play);
            case Orders orders -> Committing.play(table, orders);
            case Resolve resolve -> Resolving.play(table, before, resolve);
            case Keep keep ->
                Resetting.keep(table, BySeat.only(Resetting.keepers(before).getFirst(), keep));
            case Pass pass -> Resetting.play(table, pass);
            case Slide slide -> Resetting.play(table, slide);
        }
    }

    private static void carryOut(Draft table, BySeat<GnomeMove> answers) {
        if (table.phase == Phase.COMMIT) {
            Committing.reveal(table, answers);
        } else {
            Resetting.keep(table, answers);
        }
    }
}
