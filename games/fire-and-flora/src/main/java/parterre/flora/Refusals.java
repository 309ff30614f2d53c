package parterre.flora;

import java.util.Optional;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.flora.events.Stage;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.OfTurn;
import parterre.flora.moves.FloraRefusal;
import parterre.flora.owning.Owning;
import parterre.flora.playing.Blocking;
import parterre.flora.playing.Nefarious;
import parterre.flora.playing.Playing;
import parterre.flora.position.Draft;
import parterre.flora.trading.Trading;
import parterre.flora.turn.Asking;
import parterre.flora.turn.Turns;

/// Tells why a move is not allowed, with the rule. It is used only at the edges, because search plays listed
/// moves.
final class Refusals {
    private Refusals() {}

    static Optional<Refusal> of(Draft table, Seat seat, FloraMove move) {
        return Refusal.atTheEdge(Steps.next(table), table.seats(), seat, move).or(() -> ofStage(table, seat, move));
    }

    private static Optional<Refusal> ofStage(Draft table, Seat seat, FloraMove move) {
        return switch (table.stage()) {
            case Stage.Action _ -> ofTurn(table, move);
            case Stage.Forecasting _ ->
                Turns.forecasts(table).contains(move)
                        ? Optional.empty()
                        : Optional.of(new Refusal("FF-11.3", new FloraRefusal.ChooseAnEventCard()));
            case Stage.Asking stage -> Asking.refusal(table, stage, move);
            case Stage.Offered stage -> Trading.answerRefusal(table, stage, move);
            case Stage.Window window -> Blocking.refusal(table, window, seat, move);
            case Stage.ForChance _, Stage.Over _ ->
                throw new IllegalStateException("no seat is asked in " + table.stage());
        };
    }

    private static Optional<Refusal> ofTurn(Draft table, FloraMove move) {
        if (!(move instanceof OfTurn action)) {
            return Optional.of(new Refusal("FF-4.4", new FloraRefusal.YourTurnIs()));
        }
        return switch (action) {
            case FloraMove.Play play -> Playing.refusal(table, play);
            case FloraMove.Played play -> Nefarious.refusal(table, play);
            case FloraMove.Buy buy -> Owning.refusal(table, buy);
            case FloraMove.BuyCard _ -> Owning.cardRefusal(table);
            case FloraMove.Sell(var card) -> Owning.saleRefusal(table, card);
            case FloraMove.Vend(var card) -> Owning.vendRefusal(table, card);
            case FloraMove.Nurse nurse -> Owning.refusal(table, nurse);
            case FloraMove.Weed weed -> Owning.refusal(table, weed);
            case FloraMove.Offer offer -> Trading.refusal(table, offer);
            case FloraMove.End _ -> Optional.empty();
        };
    }
}
