package parterre.flora;

import java.util.List;
import parterre.engine.Event;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.Figures;
import parterre.flora.cards.Names.EventCardName;
import parterre.flora.events.EndEvent;
import parterre.flora.events.EventCardEvent;
import parterre.flora.events.FloraEvent;
import parterre.flora.events.LandEvent;
import parterre.flora.events.PlantEvent;
import parterre.flora.events.PlayEvent;
import parterre.flora.events.SetupEvent;
import parterre.flora.events.TradeEvent;
import parterre.flora.events.TurnEvent;
import parterre.flora.material.FloraTerms;

/// Counts the length of a game, its plays, purchases and trades, and how often other players were asked.
final class FloraFigures implements Figures {
    private static final List<Figure> COLUMNS = List.of(
            new Figure("rounds"),
            new Figure("first-won"),
            new Figure("plays-a-turn"),
            new Figure("pairs-a-turn"),
            new Figure("against-others-a-turn"),
            new Figure("blocks-a-turn"),
            new Figure("purchases-a-turn"),
            new Figure("windows"),
            new Figure("answers"),
            new Figure("offers"),
            new Figure("trades"),
            new Figure("fires"));

    @Override
    public List<Figure> columns() {
        return COLUMNS;
    }

    @Override
    public Tally tally(Setup setup) {
        return new Counts(FloraTerms.of(setup));
    }

    private static final class Counts implements Tally {
        private final FloraTerms terms;
        private int ended;
        private boolean isOver;
        private Seat first = Seat.of(0);
        private double firstWon;
        private int plays;
        private int pairs;
        private int againstOthers;
        private int blocks;
        private int unblocked;
        private int purchases;
        private int answered;
        private int offers;
        private int trades;
        private int fires;

        Counts(FloraTerms terms) {
            this.terms = terms;
        }

        @Override
        public void happened(List<? extends Event> events) {
            events.forEach(event -> count((FloraEvent) event));
        }

        private void count(FloraEvent event) {
            switch (event) {
                case SetupEvent.FirstPlayerFound(Seat seat) -> first = seat;
                case TurnEvent.WindowAnswered(int answers) -> answered += answers;
                case TurnEvent.TurnBegan(Seat _, int turn) -> ended = turn - 1;
                case TurnEvent.TurnEnded _ -> ended++;
                case EndEvent.GameEnded _ -> isOver = true;
                case PlayEvent.CardsPlayed(Seat seat, var cards, Seat owner, var _, var _) -> {
                    plays++;
                    pairs += cards.size() - 1;
                    againstOthers += owner.equals(seat) ? 0 : 1;
                }
                case PlayEvent.PocketAnnounced _, PlayEvent.PurseAnnounced _, PlayEvent.SowingAnnounced _ -> {
                    plays++;
                    againstOthers++;
                }
                case PlayEvent.BlockLaid _ -> blocks++;
                case PlayEvent.NobodyBlocked _ -> unblocked++;
                case LandEvent.ParcelBought _, LandEvent.BuildingBought _ -> purchases++;
                case TradeEvent.TradeOffered _ -> offers++;
                case TradeEvent.TradeAccepted _ -> trades++;
                case EventCardEvent.EventCardTurnedUp(EventCardName card, var _) -> fires += isFire(card) ? 1 : 0;
                case EventCardEvent.EventCardForecast(Seat _, EventCardName card) -> fires += isFire(card) ? 1 : 0;
                case SetupEvent.HeadquartersDealt _,
                        SetupEvent.LotDrawn _,
                        SetupEvent.LotsTied _,
                        TurnEvent.StageChanged _,
                        TurnEvent.CardsKnown _,
                        TurnEvent.BuildingsReadied _,
                        TurnEvent.LandTurnedUp _,
                        TurnEvent.ResourcesShuffled _,
                        TurnEvent.CardDrawn _,
                        TurnEvent.CoinsGained _,
                        TurnEvent.CoinsPaid _,
                        PlantEvent.PlantGrew _,
                        PlantEvent.PlantDamaged _,
                        PlantEvent.PlantDied _,
                        PlantEvent.PlantPushedOut _,
                        PlantEvent.PlantCame _,
                        PlantEvent.PlantSaved _,
                        PlantEvent.Scored _,
                        LandEvent.BuildingUsed _,
                        LandEvent.CardBought _,
                        LandEvent.CardSold _,
                        PlayEvent.PlayCancelled _,
                        PlayEvent.CardStolen _,
                        PlayEvent.PocketFoundEmpty _,
                        PlayEvent.CoinsStolen _,
                        EventCardEvent.EventCardsShuffled _,
                        EventCardEvent.EventCardLookedAt _,
                        EventCardEvent.EventCardPutUnder _,
                        EventCardEvent.DieRolled _,
                        EventCardEvent.EventCardDone _,
                        EventCardEvent.CardDiscarded _,
                        EventCardEvent.CardPassed _,
                        EventCardEvent.ChoiceDeclined _,
                        EventCardEvent.BuildingSaved _,
                        EventCardEvent.BuildingLost _,
                        TradeEvent.CardsGiven _,
                        TradeEvent.CoinsGiven _,
                        TradeEvent.ParcelGiven _,
                        TradeEvent.TradeDeclined _,
                        TradeEvent.OffersClosed _,
                        TradeEvent.CounterSuggested _,
                        TurnEvent.RuleApplied _ -> {}
            }
        }

        private boolean isFire(EventCardName card) {
            var facts = terms.facts();
            return facts.cards().eventCard(facts.eventCard(card.id())).effect().startsFire();
        }

        @Override
        public void ended(Result result) {
            firstWon = result.share(first);
        }

        @Override
        public double[] values() {
            double turns = isOver ? ended + 1 : Math.max(1, ended);
            return new double[] {
                (double) ended / terms.seats(),
                firstWon,
                plays / turns,
                pairs / turns,
                againstOthers / turns,
                blocks / turns,
                purchases / turns,
                blocks + unblocked,
                answered,
                offers,
                trades,
                fires
            };
        }
    }
}
