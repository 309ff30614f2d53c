package parterre.flora.board;

import java.util.Optional;
import parterre.engine.Message;
import parterre.engine.Seat;
import parterre.flora.cards.Names.LandName;
import parterre.flora.cards.Names.SpeciesName;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Size;
import parterre.flora.eventcards.Earthquake;
import parterre.flora.eventcards.EventCards;
import parterre.flora.events.FloraAsk;
import parterre.flora.events.FloraAsk.Action;
import parterre.flora.events.FloraAsk.Answer;
import parterre.flora.events.FloraAsk.Mode;
import parterre.flora.events.Reasons.DeclineReason;
import parterre.flora.events.Stage;
import parterre.flora.growing.Growing;
import parterre.flora.knowledge.FloraView;
import parterre.flora.knowledge.FloraView.Ground;
import parterre.flora.knowledge.Imagining;
import parterre.flora.material.Facts;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Offer;
import parterre.flora.playing.Blocking;
import parterre.flora.playing.Nefarious;
import parterre.flora.playing.Playing;
import parterre.flora.position.Draft;
import parterre.flora.trading.Trading;

/// Makes the messages for the questions to a seat and for the targets that it can pick.
final class Asks {
    private final FloraView view;
    private final Draft table;
    private final Facts facts;

    Asks(FloraView view) {
        this.view = view;
        table = new Imagining(view).seen();
        facts = table.facts();
    }

    FloraAsk asked() {
        return switch (view.stage()) {
            case Stage.Action _ -> new FloraAsk.TurnAsked();
            case Stage.Window window -> {
                var play = view.announced().orElseThrow();
                yield window.chain() == 0
                        ? new FloraAsk.BlockAsked(play)
                        : new FloraAsk.CounterBlockAsked(play, window.layer(), Blocking.last(window));
            }
            case Stage.Offered(Offer offer) ->
                new FloraAsk.TradeAsked(
                        view.active(),
                        Trading.goods(facts, offer.give()),
                        Trading.goods(facts, offer.get()),
                        Trading.canAccept(table.purses(), offer));
            case Stage.Forecasting _ -> new FloraAsk.ForecastAsked();
            case Stage.Asking asking -> asked(asking);
            case Stage.ForChance _, Stage.Over _ -> new FloraAsk.NothingAsked();
        };
    }

    private FloraAsk asked(Stage.Asking asking) {
        return switch (asking.question()) {
            case PLACE -> {
                var ground = ground(asking);
                yield new FloraAsk.ChildAsked(plant(ground), size(ground), land(ground.land()));
            }
            case SOW -> new FloraAsk.WeedAsked();
            case STATION -> {
                var ground = ground(asking);
                yield new FloraAsk.StationAsked(plant(ground), size(ground), land(ground.land()));
            }
            case VAULT -> {
                var ground = ground(asking);
                int ransom = Growing.ransom(table.lands(), asking.seat().index());
                yield new FloraAsk.VaultAsked(plant(ground), size(ground), land(ground.land()), ransom);
            }
            case QUAKE -> {
                var ground = ground(asking);
                yield new FloraAsk.QuakeAsked(
                        land(ground.building().orElseThrow()), land(ground.land()), Earthquake.ransom(table));
            }
            case CHOICE -> {
                int card = facts.eventCard(view.event().orElseThrow());
                yield new FloraAsk.ChoiceAsked(
                        facts.eventCardName(card), EventCards.choosing(table).mayDecline());
            }
        };
    }

    private Ground ground(Stage.Asking asking) {
        var work = asking.work();
        return view.players().get(work.seat().index()).lands().get(work.slot());
    }

    private SpeciesName plant(Ground ground) {
        return species(ground.plant().orElseThrow());
    }

    private static Size size(Ground ground) {
        return ground.big() ? Size.BIG : Size.SMALL;
    }

    private LandName land(String id) {
        return facts.landName(facts.land(id));
    }

    private SpeciesName species(String id) {
        return facts.speciesName(facts.species(id));
    }

    /// Returns the name of this id in a move's selection.
    Message target(FloraMove move, String pick, String id) {
        return switch (pick) {
            case FloraBoard.DO -> new FloraAsk.ActionTarget(action(move));
            case FloraBoard.CARD -> card(move, id);
            case FloraBoard.LAND -> parcel(id);
            case FloraBoard.BUY ->
                new FloraAsk.PurchaseTarget(
                        land(id), view.prices().get(view.market().indexOf(id)));
            case FloraBoard.SPECIES -> species(id);
            case FloraBoard.SELL -> new FloraAsk.CardTarget(Resource.of(id).orElseThrow());
            case FloraBoard.PLAYER, FloraBoard.WITH ->
                new FloraAsk.PlayerTarget(Seat.read(id).orThrow());
            case FloraBoard.MODE -> new FloraAsk.ModeTarget(mode(move), Nefarious.PURSE);
            case FloraBoard.ANSWER -> answer(move);
            default -> throw new IllegalArgumentException("'" + pick + "' has no targets of its own");
        };
    }

    private static Action action(FloraMove move) {
        return switch (move) {
            case FloraMove.End _ -> Action.END;
            case FloraMove.BuyCard _ -> Action.BUY_CARD;
            case FloraMove.Vend _ -> Action.VEND;
            case FloraMove.Nurse _ -> Action.NURSE;
            case FloraMove.Weed _ -> Action.WEED;
            default -> throw new IllegalArgumentException(move + " is no action without cards");
        };
    }

    private static Mode mode(FloraMove move) {
        return switch (move) {
            case FloraMove.Pocket _ -> Mode.POCKET;
            case FloraMove.Purse _ -> Mode.PURSE;
            case FloraMove.Sow _ -> Mode.SOW;
            default -> throw new IllegalArgumentException(move + " is no play of Nefarious");
        };
    }

    private static Message card(FloraMove move, String id) {
        var card = ((FloraMove.Played) move)
                .cards().stream().filter(one -> one.toString().equals(id)).findFirst();
        return Playing.name(card.orElseThrow());
    }

    FloraAsk parcel(String id) {
        var ground = view.players().stream()
                .flatMap(player -> player.lands().stream())
                .filter(one -> one.land().equals(id))
                .findFirst();
        var planted = ground.filter(one -> one.plant().isPresent());
        return new FloraAsk.ParcelTarget(
                land(id),
                planted.map(Asks::size),
                planted.map(this::plant),
                ground.flatMap(Ground::building).map(this::land));
    }

    private FloraAsk answer(FloraMove move) {
        return switch (move) {
            case FloraMove.Save _ -> new FloraAsk.AnswerTarget(Answer.SAVE);
            case FloraMove.Leave _ -> new FloraAsk.AnswerTarget(Answer.LEAVE);
            case FloraMove.Pass _ -> new FloraAsk.AnswerTarget(Answer.PASS);
            case FloraMove.Accept _ -> new FloraAsk.AnswerTarget(Answer.ACCEPT);
            case FloraMove.DeclineAll _ -> new FloraAsk.AnswerTarget(Answer.DECLINE_ALL);
            case FloraMove.Block(Resource card) -> new FloraAsk.BlockTarget(card);
            case FloraMove.Forecast(String event) ->
                new FloraAsk.ForecastTarget(facts.eventCardName(facts.eventCard(event)));
            case FloraMove.Decline(Optional<FloraMove.Reason> reason) ->
                new FloraAsk.DeclineTarget(reason.map(Trading::reason).orElse(DeclineReason.UNSAID));
            default -> throw new IllegalArgumentException(move + " is no answer");
        };
    }
}
