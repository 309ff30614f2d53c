package parterre.flora;

import java.util.List;
import parterre.engine.Event;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.Figures;
import parterre.flora.cards.Names.EventCardName;
import parterre.flora.events.FloraEvent;
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
                case FloraEvent.FirstPlayerFound(Seat seat) -> first = seat;
                case FloraEvent.WindowAnswered(int answers) -> answered += answers;
                case FloraEvent.TurnBegan(Seat _, int turn) -> ended = turn - 1;
                case FloraEvent.TurnEnded _ -> ended++;
                case FloraEvent.GameEnded _ -> isOver = true;
                case FloraEvent.CardsPlayed(Seat seat, var cards, Seat owner, var _, var _) -> {
                    plays++;
                    pairs += cards.size() - 1;
                    againstOthers += owner.equals(seat) ? 0 : 1;
                }
                case FloraEvent.PocketAnnounced _, FloraEvent.PurseAnnounced _, FloraEvent.SowingAnnounced _ -> {
                    plays++;
                    againstOthers++;
                }
                case FloraEvent.BlockLaid _ -> blocks++;
                case FloraEvent.NobodyBlocked _ -> unblocked++;
                case FloraEvent.ParcelBought _, FloraEvent.BuildingBought _ -> purchases++;
                case FloraEvent.TradeOffered _ -> offers++;
                case FloraEvent.TradeAccepted _ -> trades++;
                case FloraEvent.EventCardTurnedUp(EventCardName card, var _) -> fires += isFire(card) ? 1 : 0;
                case FloraEvent.EventCardForecast(Seat _, EventCardName card) -> fires += isFire(card) ? 1 : 0;
                case FloraEvent.HeadquartersDealt _,
                        FloraEvent.LotDrawn _,
                        FloraEvent.LotsTied _,
                        FloraEvent.StageChanged _,
                        FloraEvent.CardsKnown _,
                        FloraEvent.BuildingsReadied _,
                        FloraEvent.LandTurnedUp _,
                        FloraEvent.ResourcesShuffled _,
                        FloraEvent.CardDrawn _,
                        FloraEvent.CoinsGained _,
                        FloraEvent.CoinsPaid _,
                        FloraEvent.PlantGrew _,
                        FloraEvent.PlantDamaged _,
                        FloraEvent.PlantDied _,
                        FloraEvent.PlantPushedOut _,
                        FloraEvent.PlantCame _,
                        FloraEvent.PlantSaved _,
                        FloraEvent.Scored _,
                        FloraEvent.BuildingUsed _,
                        FloraEvent.CardBought _,
                        FloraEvent.CardSold _,
                        FloraEvent.PlayCancelled _,
                        FloraEvent.CardStolen _,
                        FloraEvent.PocketFoundEmpty _,
                        FloraEvent.CoinsStolen _,
                        FloraEvent.EventCardsShuffled _,
                        FloraEvent.EventCardLookedAt _,
                        FloraEvent.EventCardPutUnder _,
                        FloraEvent.DieRolled _,
                        FloraEvent.EventCardDone _,
                        FloraEvent.CardDiscarded _,
                        FloraEvent.CardPassed _,
                        FloraEvent.ChoiceDeclined _,
                        FloraEvent.BuildingSaved _,
                        FloraEvent.BuildingLost _,
                        FloraEvent.CardsGiven _,
                        FloraEvent.CoinsGiven _,
                        FloraEvent.ParcelGiven _,
                        FloraEvent.TradeDeclined _,
                        FloraEvent.OffersClosed _,
                        FloraEvent.CounterSuggested _,
                        FloraEvent.RuleApplied _ -> {}
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
