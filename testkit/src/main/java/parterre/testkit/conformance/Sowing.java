package parterre.testkit.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.EventSink;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Refusal;
import parterre.engine.Seat;

/// All seats sow at once and in secret (CF-3.2 to CF-3.4).
final class Sowing {
    /// The highest stake (CF-3.2).
    static final int MOST_STAKED = 2;

    private Sowing() {}

    /// Everyone is asked, even without cards (CF-3.2).
    static Next<ShedMove> next(Position position) {
        return new Next.Together<>(BySeat.each(position.seats(), seat -> Moves.of(moves(position.garden(seat)))));
    }

    /// Returns every subset of the hand, the empty one first, with every stake (CF-3.2).
    private static List<ShedMove> moves(Garden garden) {
        var moves = new ArrayList<ShedMove>();
        var hand = garden.hand();
        for (int rain = 0; rain <= hand.rain(); rain++) {
            for (int sun = 0; sun <= hand.sun(); sun++) {
                for (int bee = 0; bee <= hand.bee(); bee++) {
                    for (int crow = 0; crow <= hand.crow(); crow++) {
                        for (int stake = 0; stake <= Math.min(MOST_STAKED, garden.petals()); stake++) {
                            moves.add(new ShedMove.Sow(new Cards(rain, sun, bee, crow), stake));
                        }
                    }
                }
            }
        }
        return moves;
    }

    static Optional<Refusal> refusal(Garden garden, ShedMove move) {
        if (!(move instanceof ShedMove.Sow(Cards cards, int stake))) {
            return Optional.of(new Refusal("CF-3.2", new ShedRefusal.NowAllSow()));
        }
        if (!garden.hand().has(cards)) {
            return Optional.of(new Refusal(
                    "CF-3.2", new ShedRefusal.SowOfTheHand(garden.hand().toString())));
        }
        int most = Math.min(MOST_STAKED, garden.petals());
        return stake < 0 || stake > most
                ? Optional.of(new Refusal("CF-3.2", new ShedRefusal.StakeTooHigh(most)))
                : Optional.empty();
    }

    /// Everything is revealed, scored and discarded; then the turns begin (CF-3.3, CF-3.4).
    static Position reveal(Position position, BySeat<ShedMove> answers, EventSink<ShedEvent> events) {
        var sown = answers.map((_, move) -> (ShedMove.Sow) move);
        var next = position;
        for (var seat : sown.seats()) {
            var garden = position.garden(seat);
            var sow = sown.of(seat);
            if (events.isHeard()) {
                events.add(new ShedEvent.Sown(seat, sow.cards().list(), sow.stake()));
            }
            next = next.with(seat, garden.withHand(garden.hand().minus(sow.cards())))
                    .discarding(sow.cards());
        }
        for (var seat : sown.seats()) {
            int favoured =
                    next.terms().forecast().favours(next.round(), sown.of(seat).cards());
            next = Turns.gaining(next, seat, favoured, ShedEvent.Reason.WEATHER, events);
            next = Turns.gaining(next, seat, alone(sown, seat), ShedEvent.Reason.ALONE, events);
            next = Turns.gaining(next, seat, staked(next.terms(), sown, seat), ShedEvent.Reason.STAKE, events);
        }
        return Turns.begin(next, next.leader(), events);
    }

    /// Counts a petal for each card whose kind no other seat has sown (CF-3.3).
    private static int alone(BySeat<ShedMove.Sow> sown, Seat seat) {
        var cards = sown.of(seat).cards();
        int petals = 0;
        for (var kind : Kind.ALL) {
            boolean alone = sown.seats().stream()
                    .filter(other -> !other.equals(seat))
                    .noneMatch(other -> sown.of(other).cards().has(kind));
            petals += alone ? cards.count(kind) : 0;
        }
        return petals;
    }

    /// Returns what a stake brings: the highest stake gains its number, every other stake is lost. Only here do the
    /// editions differ. A seat that shares the highest stake loses it, but got it back in edition 1 (CF-3.4).
    private static int staked(Terms terms, BySeat<ShedMove.Sow> sown, Seat seat) {
        int own = sown.of(seat).stake();
        int highest = 0;
        int atHighest = 0;
        for (var other : sown.seats()) {
            int stake = sown.of(other).stake();
            atHighest = stake > highest ? 1 : stake == highest ? atHighest + 1 : atHighest;
            highest = Math.max(highest, stake);
        }
        if (own < highest) {
            return -own;
        }
        if (atHighest == 1) {
            return own;
        }
        return terms.setup().edition() == 1 ? 0 : -own;
    }
}
