package parterre.flora;

import java.util.List;
import java.util.Optional;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.engine.TableRefusal;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.ByChance;
import parterre.flora.moves.FloraMove.OfTurn;
import parterre.flora.moves.FloraRefusal;
import parterre.flora.owning.Owning;
import parterre.flora.playing.Blocking;
import parterre.flora.playing.Nefarious;
import parterre.flora.playing.Playing;
import parterre.flora.table.Draft;
import parterre.flora.table.Stage;
import parterre.flora.trading.Trading;
import parterre.flora.turn.Asking;
import parterre.flora.turn.Turns;

/// Why a move is not allowed, with the rule. Asked at the edges only; search plays what is listed.
final class Refusals {
    private Refusals() {}

    static Optional<Refusal> of(Draft table, Seat seat, FloraMove move) {
        if (move instanceof ByChance) {
            return Optional.of(Refusal.chanceIsNotYours());
        }
        if (seat.index() >= table.seats()) {
            return Optional.of(Refusal.noSuchSeat(seat, table.seats()));
        }
        return switch (table.stage()) {
            case Stage.Over _ -> Optional.of(Refusal.over());
            case Stage.Action _ -> ofSeat(seat, table.active()).or(() -> ofTurn(table, move));
            case Stage.Forecasting _ ->
                ofSeat(seat, table.active())
                        .or(() -> Turns.forecasts(table).contains(move)
                                ? Optional.empty()
                                : Optional.of(new Refusal("FF-11.3", new FloraRefusal.ChooseAnEvent())));
            case Stage.Asking stage -> ofSeat(seat, stage.seat().index()).or(() -> Asking.refusal(table, stage, move));
            case Stage.Offered stage ->
                ofSeat(seat, stage.offer().partner().index()).or(() -> Trading.answerRefusal(table, stage, move));
            case Stage.Window window ->
                Blocking.isAsked(table, window, seat.index())
                        ? Blocking.refusal(table, window, seat, move)
                        : Optional.of(Refusal.wrongSeat(
                                seat, Blocking.next(table, window).waiting()));
            case Stage.Dealing _,
                    Stage.Market _,
                    Stage.Lots _,
                    Stage.FirstLot _,
                    Stage.Event _,
                    Stage.Looking _,
                    Stage.Die _,
                    Stage.Drawing _,
                    Stage.Rats _,
                    Stage.Robbing _ -> Optional.of(Refusal.wrongSeat(seat, new TableRefusal.WaitsForChance()));
        };
    }

    private static Optional<Refusal> ofSeat(Seat seat, int asked) {
        return seat.index() == asked
                ? Optional.empty()
                : Optional.of(Refusal.wrongSeat(seat, new TableRefusal.WaitsForSeats(List.of(Seat.of(asked)))));
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
