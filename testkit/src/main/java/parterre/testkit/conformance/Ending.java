package parterre.testkit.conformance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import parterre.engine.EndCause;
import parterre.engine.EventSink;
import parterre.engine.Result;
import parterre.engine.Seat;

/// The end of a round and of the game (CF-3.6, chapter 7).
final class Ending {
    /// The hare's gain in each round (CF-7.2).
    static final int HARE_GAINS = 3;

    private static final Result.Party.Named HARE = new Result.Party.Named("hare");

    /// Why the game ended.
    enum Cause implements EndCause {
        /// The agreed rounds have been played (CF-7.1).
        LAST_ROUND_PLAYED("last round played");

        private final String notation;

        Cause(String notation) {
            this.notation = notation;
        }

        @Override
        public String notation() {
            return notation;
        }
    }

    private Ending() {}

    static Position endRound(Position position, EventSink<ShedEvent> events) {
        int hare = position.hare() + (position.terms().hare() ? HARE_GAINS : 0);
        boolean over = position.round() == position.terms().rounds();
        if (events.isHeard()) {
            if (position.terms().hare()) {
                events.add(new ShedEvent.HareScored(position.hare(), hare));
            }
            events.add(over ? new ShedEvent.GameEnded() : new ShedEvent.RoundBegan(position.round() + 1));
        }
        return over
                ? position.withRound(position.round(), hare).at(new Stage.Over())
                : Refilling.from(position.withRound(position.round() + 1, hare), 0, events);
    }

    /// Returns the hare, where it is agreed (CF-7.2).
    static List<Result.Party.Named> rivals(Terms terms) {
        return terms.hare() ? List.of(HARE) : List.of();
    }

    /// Ranks by petals, then by cards in the basket. Seats that are level in both share the place (CF-7.1).
    static Result result(Position position) {
        var parties = new ArrayList<Party>();
        for (var seat : Seat.first(position.seats())) {
            var garden = position.garden(seat);
            parties.add(new Party(
                    new Result.Party.Seated(seat),
                    garden.petals(),
                    garden.basket().size()));
        }
        if (position.terms().hare()) {
            parties.add(new Party(HARE, position.hare(), 0));
        }
        parties.sort(Comparator.comparingInt(Party::petals)
                .thenComparingInt(Party::basket)
                .reversed());
        var standings = new ArrayList<Result.Standing>();
        for (int i = 0; i < parties.size(); i++) {
            int place = i > 0 && parties.get(i).isLevelWith(parties.get(i - 1))
                    ? standings.get(i - 1).place()
                    : i + 1;
            standings.add(new Result.Standing(
                    parties.get(i).party(), place, parties.get(i).petals()));
        }
        return new Result.Placed(Cause.LAST_ROUND_PLAYED.notation(), List.copyOf(standings));
    }

    /// Returns the most steps that a game can have: every counter and every theft uses a card that does not come back
    /// (CF-7.3).
    static int bound(Terms terms) {
        int seats = terms.seats();
        int refill = Refilling.DRAWN * seats;
        int trades = 3 * terms.offers(); // offer, counter-offer, answer
        int card = 1 + Math.max(2, Math.max(seats - 1, 2)); // look and keep; storm; window and theft
        int counters = terms.cards().bee() + terms.cards().crow();
        return terms.rounds() * (refill + 1 + seats * (trades + card)) + counters;
    }

    private record Party(Result.Party party, int petals, int basket) {
        boolean isLevelWith(Party other) {
            return petals == other.petals && basket == other.basket;
        }
    }
}
