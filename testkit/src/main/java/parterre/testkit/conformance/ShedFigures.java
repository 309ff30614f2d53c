package parterre.testkit.conformance;

import java.util.List;
import parterre.engine.Event;
import parterre.engine.Setup;
import parterre.engine.box.Figures;

/// The figures that the laboratory counts.
final class ShedFigures implements Figures {
    @Override
    public List<Figure> columns() {
        return List.of(
                new Figure("thefts"),
                new Figure("counters"),
                new Figure("stolen"),
                new Figure("offers"),
                new Figure("trades"),
                new Figure("staked"));
    }

    @Override
    public Tally tally(Setup setup) {
        return new Counts();
    }

    private static final class Counts implements Tally {
        private int thefts;
        private int counters;
        private int stolen;
        private int offers;
        private int trades;
        private int staked;

        @Override
        public void happened(List<? extends Event> events) {
            for (var event : events) {
                switch ((ShedEvent) event) {
                    case ShedEvent.CardPlayed played -> thefts += played.card() == Kind.CROW ? 1 : 0;
                    case ShedEvent.Countered _ -> counters++;
                    case ShedEvent.CardStolen _ -> stolen++;
                    case ShedEvent.TradeProposed _ -> offers++;
                    case ShedEvent.TradeCarriedOut _ -> trades++;
                    case ShedEvent.Sown sown -> staked += sown.stake();
                    case ShedEvent.RoundBegan _,
                            ShedEvent.DrawingBegan _,
                            ShedEvent.CardDrawn _,
                            ShedEvent.CardCameUp _,
                            ShedEvent.SowingBegan _,
                            ShedEvent.Scored _,
                            ShedEvent.HareScored _,
                            ShedEvent.TurnBegan _,
                            ShedEvent.StormAsked _,
                            ShedEvent.CardLost _,
                            ShedEvent.RainRuledOut _,
                            ShedEvent.CardsLookedAt _,
                            ShedEvent.CardKept _,
                            ShedEvent.CardPutUnder _,
                            ShedEvent.CounterAsked _,
                            ShedEvent.Passed _,
                            ShedEvent.AnswerLapsed _,
                            ShedEvent.CrowStood _,
                            ShedEvent.CrowFailed _,
                            ShedEvent.CounterOffered _,
                            ShedEvent.TradeDeclined _,
                            ShedEvent.GameEnded _ -> {}
                }
            }
        }

        @Override
        public double[] values() {
            return new double[] {thefts, counters, stolen, offers, trades, staked};
        }
    }
}
