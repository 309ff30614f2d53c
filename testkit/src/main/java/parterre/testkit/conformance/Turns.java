package parterre.testkit.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.EventSink;
import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Refusal;
import parterre.engine.Seat;

/// A seat's turn: a trade or two, then one card or a rest (chapter 4).
final class Turns {
    /// How many cards a scout looks at (CF-4.5).
    static final int LOOKED_AT = 2;

    private Turns() {}

    /// A seat's turn begins, with all its offers (CF-3.5, CF-6.1).
    static Position begin(Position position, Seat seat, EventSink<ShedEvent> events) {
        int offers = position.terms().offers();
        if (events.isHeard()) {
            events.add(new ShedEvent.TurnBegan(seat, offers));
        }
        return position.at(new Stage.Turn(seat, offers));
    }

    /// Ends the turn: the next player has theirs, or the round ends (CF-3.5).
    static Position end(Position position, Seat seat, EventSink<ShedEvent> events) {
        var next = seat.next(position.seats());
        return next.equals(position.leader()) ? Ending.endRound(position, events) : begin(position, next, events);
    }

    /// Rest, the cards by place, then the listed trades; there are more trades than are listed (CF-4.1,
    /// CF-6.5).
    static Next<ShedMove> next(Position position, Stage.Turn stage) {
        var seat = stage.seat();
        var moves = new ArrayList<ShedMove>();
        moves.add(new ShedMove.Rest());
        for (var place : Place.ALL) {
            moves.add(new ShedMove.Storm(place));
            moves.add(new ShedMove.Drought(place));
            moves.add(new ShedMove.Scout(place));
            Seat.first(position.seats()).forEach(victim -> moves.add(new ShedMove.Theft(victim, place)));
        }
        moves.addAll(Trading.listed(position, seat));
        moves.removeIf(move -> refusal(position, stage, move).isPresent());
        return new Next.Turn<>(seat, stage.offers() > 0 ? Moves.partly(moves) : Moves.of(moves));
    }

    static Optional<Refusal> refusal(Position position, Stage.Turn stage, ShedMove move) {
        return move instanceof ShedMove.OfTurn own
                ? refusal(position, stage, own)
                : Optional.of(new Refusal("CF-4.1", new ShedRefusal.YourTurn()));
    }

    private static Optional<Refusal> refusal(Position position, Stage.Turn stage, ShedMove.OfTurn move) {
        var garden = position.garden(stage.seat());
        return switch (move) {
            case ShedMove.Rest() -> Optional.empty();
            case ShedMove.Storm(Place from) -> lacks(garden, Kind.RAIN, from);
            case ShedMove.Drought(Place from) -> lacks(garden, Kind.SUN, from);
            case ShedMove.Scout(Place from) -> lacks(garden, Kind.BEE, from).or(() -> nothingToLookAt(position));
            case ShedMove.Theft(Seat victim, Place from) ->
                lacks(garden, Kind.CROW, from).or(() -> noVictim(position, stage.seat(), victim));
            case ShedMove.Offer offer -> Trading.refusal(position, stage, offer);
        };
    }

    private static Optional<Refusal> lacks(Garden garden, Kind kind, Place from) {
        return garden.has(kind, from)
                ? Optional.empty()
                : Optional.of(new Refusal("CF-4.1", new ShedRefusal.NothingToPlay(kind, from)));
    }

    private static Optional<Refusal> nothingToLookAt(Position position) {
        return position.bag().size() >= LOOKED_AT
                ? Optional.empty()
                : Optional.of(new Refusal("CF-4.5", new ShedRefusal.TooFewToLookAt()));
    }

    private static Optional<Refusal> noVictim(Position position, Seat thief, Seat victim) {
        if (victim.index() >= position.seats() || victim.equals(thief)) {
            return Optional.of(new Refusal("CF-4.7", new ShedRefusal.StealFromAnother()));
        }
        return position.garden(victim).hand().isEmpty()
                ? Optional.of(new Refusal("CF-4.7", new ShedRefusal.NothingToSteal(victim)))
                : Optional.empty();
    }

    static Position play(Position position, Stage.Turn stage, ShedMove.OfTurn move, EventSink<ShedEvent> events) {
        var seat = stage.seat();
        return switch (move) {
            case ShedMove.Rest() ->
                end(gaining(position, seat, 1, ShedEvent.Reason.REST, events), seat, events); // CF-4.2
            case ShedMove.Storm(Place from) ->
                storm(played(position, seat, Kind.RAIN, from, events), seat, seat, events);
            case ShedMove.Drought(Place from) ->
                end(dry(played(position, seat, Kind.SUN, from, events), seat, events), seat, events);
            case ShedMove.Scout(Place from) ->
                played(position, seat, Kind.BEE, from, events).at(new Stage.Look(seat));
            case ShedMove.Theft(Seat victim, Place from) ->
                Countering.open(
                        played(position, seat, Kind.CROW, from, events),
                        new Stage.Window(seat, victim, seat, 0),
                        events);
            case ShedMove.Offer offer -> Trading.propose(position, stage, offer, events);
        };
    }

    private static Position played(Position position, Seat seat, Kind card, Place from, EventSink<ShedEvent> events) {
        if (events.isHeard()) {
            events.add(new ShedEvent.CardPlayed(seat, card, from));
        }
        return position.laying(seat, card, from);
    }

    private static Position losing(
            Position position, Seat seat, Kind card, Place from, ShedEvent.Loss loss, EventSink<ShedEvent> events) {
        if (events.isHeard()) {
            events.add(new ShedEvent.CardLost(seat, card, from, loss));
        }
        return position.laying(seat, card, from);
    }

    /// Returns the position in which a seat has so many petals more, or fewer.
    static Position gaining(
            Position position, Seat seat, int petals, ShedEvent.Reason reason, EventSink<ShedEvent> events) {
        if (petals == 0) {
            return position;
        }
        var garden = position.garden(seat);
        int sum = garden.petals() + petals;
        if (events.isHeard()) {
            events.add(new ShedEvent.Scored(seat, garden.petals(), sum, reason));
        }
        return position.with(seat, garden.withPetals(sum));
    }

    // --- Storm (CF-4.3) ---------------------------------------------------------------------------------------------

    /// Moves the storm on from a seat, clockwise. A player with a choice is asked in the middle of it. A player
    /// without a choice loses what they have, or nothing (CF-4.3).
    private static Position storm(Position position, Seat raiser, Seat after, EventSink<ShedEvent> events) {
        var next = position;
        for (var struck = after.next(position.seats());
                !struck.equals(raiser);
                struck = struck.next(position.seats())) {
            var losses = losses(position.garden(struck));
            if (losses.size() > 1) {
                if (events.isHeard()) {
                    events.add(new ShedEvent.StormAsked(raiser, struck));
                }
                return next.at(new Stage.Storm(raiser, struck));
            }
            next = losses.isEmpty() ? next : lose(next, struck, losses.getFirst(), events);
        }
        return end(next, raiser, events);
    }

    /// Returns what a seat may lose: a petal, then a card of each kind in its basket (CF-4.3).
    static List<ShedMove.Loss> losses(Garden garden) {
        var losses = new ArrayList<ShedMove.Loss>();
        if (garden.petals() > 0) {
            losses.add(new ShedMove.Pay());
        }
        Kind.ALL.stream().filter(garden.basket()::has).forEach(kind -> losses.add(new ShedMove.Drop(kind)));
        return losses;
    }

    static Next<ShedMove> next(Position position, Stage.Storm stage) {
        return new Next.Turn<>(stage.struck(), Moves.of(List.copyOf(losses(position.garden(stage.struck())))));
    }

    static Optional<Refusal> refusal(Position position, Stage.Storm stage, ShedMove move) {
        return move instanceof ShedMove.Loss loss
                        && losses(position.garden(stage.struck())).contains(loss)
                ? Optional.empty()
                : Optional.of(new Refusal("CF-4.3", new ShedRefusal.SayWhatIsLost()));
    }

    static Position weather(Position position, Stage.Storm stage, ShedMove.Loss loss, EventSink<ShedEvent> events) {
        return storm(lose(position, stage.struck(), loss, events), stage.raiser(), stage.struck(), events);
    }

    private static Position lose(Position position, Seat seat, ShedMove.Loss loss, EventSink<ShedEvent> events) {
        return switch (loss) {
            case ShedMove.Drop(Kind card) -> losing(position, seat, card, Place.BASKET, ShedEvent.Loss.STORM, events);
            case ShedMove.Pay() -> gaining(position, seat, -1, ShedEvent.Reason.STORM, events);
        };
    }

    // --- Drought (CF-4.4) -------------------------------------------------------------------------------------------

    /// Every other seat loses a rain from its hand, unasked. A seat that loses none has shown that it had none
    /// (CF-4.4, CF-8.2).
    private static Position dry(Position position, Seat raiser, EventSink<ShedEvent> events) {
        var next = position;
        for (var seat : Seat.first(position.seats())) {
            var hand = position.garden(seat).hand();
            if (!seat.equals(raiser) && !hand.isEmpty()) {
                next = hand.has(Kind.RAIN)
                        ? losing(next, seat, Kind.RAIN, Place.HAND, ShedEvent.Loss.DROUGHT, events)
                        : ruledOut(next, seat, events);
            }
        }
        return next;
    }

    private static Position ruledOut(Position position, Seat seat, EventSink<ShedEvent> events) {
        if (events.isHeard()) {
            events.add(new ShedEvent.RainRuledOut(seat));
        }
        return position.with(seat, position.garden(seat).withDryHand());
    }

    // --- Scout (CF-4.5, CF-4.6) -------------------------------------------------------------------------------------

    static Next<ShedMove> nextLook(Position position) {
        return new Next.Chance<>(new TwoOfTheBag(position.bag()));
    }

    static Position look(Position position, Stage.Look stage, ShedMove.Look look, EventSink<ShedEvent> events) {
        if (events.isHeard()) {
            events.add(new ShedEvent.CardsLookedAt(
                    stage.seat(), Optional.of(look.two().list())));
        }
        return position.withBag(position.bag().minus(look.two()))
                .withLooked(look.two())
                .at(new Stage.Keep(stage.seat()));
    }

    /// The seat is asked even if both cards are of one kind, so that nobody learns whether they are
    /// (CF-4.6).
    static Next<ShedMove> next(Position position, Stage.Keep stage) {
        return new Next.Turn<>(
                stage.seat(),
                Moves.of(Kind.ALL.stream()
                        .filter(position.looked()::has)
                        .<ShedMove>map(ShedMove.Keep::new)
                        .toList()));
    }

    static Optional<Refusal> refusal(Position position, Stage.Keep stage, ShedMove move) {
        return move instanceof ShedMove.Keep(Kind card) && position.looked().has(card)
                ? Optional.empty()
                : Optional.of(new Refusal(
                        "CF-4.5", new ShedRefusal.KeepOne(position.looked().toString())));
    }

    /// The card kept goes to the nest, the other under the bag (CF-4.5).
    static Position keep(Position position, Stage.Keep stage, ShedMove.Keep keep, EventSink<ShedEvent> events) {
        var seat = stage.seat();
        var shelf = new ArrayList<>(position.shelf());
        var other = position.looked().minus(keep.card()).at(0);
        shelf.add(new Position.Shelved(other, seat));
        var nest = new Garden.Nest(keep.card(), Optional.empty(), false);
        var next = nesting(position.withLooked(Cards.NONE).withShelf(shelf), seat, nest, events);
        if (events.isHeard()) {
            events.add(new ShedEvent.CardKept(seat, Optional.of(keep.card())));
            events.add(new ShedEvent.CardPutUnder(seat, Optional.of(other)));
        }
        return end(next, seat, events);
    }

    /// A card comes to a nest; the one that was there is discarded (CF-2.3).
    static Position nesting(Position position, Seat seat, Garden.Nest nest, EventSink<ShedEvent> events) {
        var old = position.garden(seat).nest();
        var next = old.isPresent()
                ? losing(position, seat, old.get().card(), Place.NEST, ShedEvent.Loss.REPLACED, events)
                : position;
        return next.with(seat, next.garden(seat).withNest(Optional.of(nest)));
    }

    /// Each pair of cards of the bag is as likely as another (CF-4.5).
    private record TwoOfTheBag(Cards bag) implements Odds<ShedMove> {
        @Override
        public ShedMove sample(Luck luck) {
            var first = bag.at(luck.below(bag.size()));
            var second = bag.minus(first).at(luck.below(bag.size() - 1));
            return new ShedMove.Look(Cards.one(first).plus(second));
        }

        @Override
        public Optional<Refusal> refusal(ShedMove outcome) {
            return outcome instanceof ShedMove.Look(Cards two) && two.size() == LOOKED_AT && bag.has(two)
                    ? Optional.empty()
                    : Optional.of(new Refusal("CF-4.5", new ShedRefusal.LookInTheBag()));
        }

        @Override
        public boolean listed() {
            return true;
        }

        @Override
        public List<Outcome<ShedMove>> outcomes() {
            var outcomes = new ArrayList<Outcome<ShedMove>>();
            for (var first : Kind.ALL) {
                for (var second : Kind.ALL) {
                    long ways = first == second
                            ? bag.count(first) * (bag.count(first) - 1L) / 2
                            : (long) bag.count(first) * bag.count(second);
                    if (first.compareTo(second) <= 0 && ways > 0) {
                        outcomes.add(
                                new Outcome<>(new ShedMove.Look(Cards.one(first).plus(second)), ways));
                    }
                }
            }
            return outcomes;
        }
    }
}
