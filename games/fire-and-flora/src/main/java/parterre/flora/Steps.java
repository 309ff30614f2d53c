package parterre.flora;

import parterre.engine.BySeat;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.flora.ending.Ending;
import parterre.flora.events.Stage;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.ByChance;
import parterre.flora.moves.FloraMove.OfTurn;
import parterre.flora.moves.FloraMove.Played;
import parterre.flora.owning.Owning;
import parterre.flora.playing.Blocking;
import parterre.flora.playing.Nefarious;
import parterre.flora.playing.Playing;
import parterre.flora.position.Draft;
import parterre.flora.setup.SettingUp;
import parterre.flora.trading.Trading;
import parterre.flora.turn.Actions;
import parterre.flora.turn.Asking;
import parterre.flora.turn.Turns;

/// Tells what a draft waits for, and carries out steps on it. It passes each move to its chapter of the rules.
/// FF-D1
final class Steps {
    private Steps() {}

    /// Returns whom or what the table waits for.
    static Next<FloraMove> next(Draft table) {
        return switch (table.stage()) {
            case Stage.Action _ -> new Next.Turn<>(Seat.of(table.active()), new Actions(table));
            case Stage.Window window -> Blocking.next(table, window);
            case Stage.Offered stage -> Trading.next(table, stage);
            case Stage.Asking stage -> Asking.next(table, stage);
            case Stage.Forecasting _ -> new Next.Turn<>(Seat.of(table.active()), Moves.of(Turns.forecasts(table)));
            case Stage.Over _ -> new Next.Over<>(Ending.result(table));
            case Stage.ForChance _ -> Chance.next(table);
        };
    }

    static void play(Draft table, FloraMove move) {
        switch (move) {
            case ByChance outcome -> chance(table, outcome);
            case OfTurn action -> act(table, action);
            case FloraMove.Forecast(String card) ->
                Turns.forecast(table, table.facts().eventCard(card));
            case FloraMove.Reply reply -> Asking.answer(table, (Stage.Asking) table.stage(), reply);
        }
    }

    private static void chance(Draft table, ByChance outcome) {
        var facts = table.facts();
        switch (outcome) {
            case FloraMove.Deal(Seat seat, String land) -> SettingUp.deal(table, seat.index(), facts.land(land));
            case FloraMove.Lot(Seat _, String land) -> Turns.drawLot(table, (Stage.Lots) table.stage(), land);
            case FloraMove.First(Seat seat) -> Turns.beginWith(table, seat);
            case FloraMove.TurnUp(String land) -> Turns.turnUp(table, (Stage.Market) table.stage(), facts.land(land));
            case FloraMove.Happen(String card) -> Turns.turnUpEventCard(table, facts.eventCard(card));
            case FloraMove.Look(String card) -> Turns.look(table, facts.eventCard(card));
            case FloraMove.Roll(var where) -> Turns.roll(table, where);
            case FloraMove.Draw(Seat _, var card) -> Turns.take(table, (Stage.Drawing) table.stage(), card);
            case FloraMove.Rob(var card) -> {
                var stage = (Stage.Robbing) table.stage();
                Nefarious.rob(table, stage.victim().index(), card);
            }
            case FloraMove.Rats rats -> Turns.pass(table, rats);
        }
    }

    private static void act(Draft table, OfTurn action) {
        switch (action) {
            case Played play -> Playing.declare(table, play);
            case FloraMove.Buy buy -> Owning.buy(table, buy);
            case FloraMove.BuyCard _ -> Owning.buyCard(table);
            case FloraMove.Sell(var card) -> Owning.sell(table, card);
            case FloraMove.Vend(var card) -> Owning.vend(table, card);
            case FloraMove.Nurse nurse -> Owning.nurse(table, nurse);
            case FloraMove.Weed weed -> Owning.weed(table, weed);
            case FloraMove.Offer offer -> Trading.propose(table, offer);
            case FloraMove.End _ -> Turns.end(table);
        }
    }

    static void play(Draft table, BySeat<FloraMove> answers) {
        if (table.stage() instanceof Stage.Window window) {
            Blocking.answer(table, window, answers);
        } else {
            var stage = (Stage.Offered) table.stage();
            Trading.answer(table, stage, answers.of(stage.offer().partner()));
        }
    }
}
