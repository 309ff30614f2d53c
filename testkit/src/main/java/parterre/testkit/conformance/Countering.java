package parterre.testkit.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.EventSink;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Refusal;
import parterre.engine.Seat;

/// The window that a crow opens, the chain of counters in it, and the theft (chapter 5, CF-4.7).
final class Countering {
    private static final ShedMove PASS = new ShedMove.Pass();
    private static final Refusal NOT_STOLEN = new Refusal("CF-4.7", new ShedRefusal.NotInTheHand());

    private Countering() {}

    /// The window opens if anybody may answer; otherwise it closes at once (CF-5.1).
    static Position open(Position position, Stage.Window window, EventSink<ShedEvent> events) {
        if (asked(position, window).isEmpty()) {
            return close(position, window, events);
        }
        if (events.isHeard()) {
            events.add(new ShedEvent.CounterAsked(window.thief(), window.victim(), window.layer(), window.counters()));
        }
        return position.at(window);
    }

    /// Returns everybody who holds any card, except the player who laid the last one. Whether a player is asked
    /// must not depend on which cards they hold (CF-5.1).
    static List<Seat> asked(Position position, Stage.Window window) {
        return Seat.first(position.seats()).stream()
                .filter(seat ->
                        !seat.equals(window.layer()) && position.garden(seat).size() > 0)
                .toList();
    }

    /// Bees counter crows, crows counter bees (CF-5.2).
    static Kind counter(Stage.Window window) {
        return window.counters() % 2 == 0 ? Kind.BEE : Kind.CROW;
    }

    static Next<ShedMove> next(Position position, Stage.Window window) {
        BySeat<Moves<ShedMove>> open = BySeat.none();
        BySeat<ShedMove> passes = BySeat.none();
        for (var seat : asked(position, window)) {
            var moves = new ArrayList<ShedMove>(List.of(PASS));
            Place.ALL.stream()
                    .filter(place -> position.garden(seat).has(counter(window), place))
                    .forEach(place -> moves.add(new ShedMove.Counter(place)));
            open = open.with(seat, Moves.of(moves));
            passes = passes.with(seat, PASS);
        }
        return new Next.Together<>(open, passes, Optional.empty());
    }

    static Optional<Refusal> refusal(Position position, Stage.Window window, Seat seat, ShedMove move) {
        var kind = counter(window);
        if (move instanceof ShedMove.Pass) {
            return Optional.empty();
        }
        if (!(move instanceof ShedMove.Counter(Place from))) {
            return Optional.of(new Refusal("CF-5.1", new ShedRefusal.CounterOrPass(kind)));
        }
        return position.garden(seat).has(kind, from)
                ? Optional.empty()
                : Optional.of(new Refusal("CF-5.2", new ShedRefusal.NothingToCounterWith(kind, from)));
    }

    /// Returns the player whose counter counts: the nearest clockwise of the one who laid the last card (CF-5.3).
    /// Empty if all passed.
    static Optional<Seat> nearest(Stage.Window window, int seats, BySeat<ShedMove> answers) {
        for (var seat = window.layer().next(seats); !seat.equals(window.layer()); seat = seat.next(seats)) {
            if (answers.has(seat) && answers.of(seat) instanceof ShedMove.Counter) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    /// Returns true if this seat's answer had an effect and so is known to all. Such an answer is a counter that was
    /// laid, or a pass without which it would not have been (CF-5.3).
    static boolean isSeen(Stage.Window window, int seats, BySeat<ShedMove> answers, Seat seat) {
        var nearest = nearest(window, seats, answers);
        return nearest.isEmpty() || distance(window, seats, seat) <= distance(window, seats, nearest.get());
    }

    private static int distance(Stage.Window window, int seats, Seat seat) {
        return Math.floorMod(seat.index() - window.layer().index() - 1, seats);
    }

    /// The nearest counter is laid and may be countered in turn; the others are not (CF-5.3, CF-5.4).
    static Position answer(
            Position position, Stage.Window window, BySeat<ShedMove> answers, EventSink<ShedEvent> events) {
        var nearest = nearest(window, position.seats(), answers);
        if (events.isHeard()) {
            answers.seats().stream()
                    .filter(seat -> !nearest.equals(Optional.of(seat)))
                    .forEach(seat -> events.add(withoutEffect(position, window, answers, seat)));
        }
        if (nearest.isEmpty()) {
            return close(position, window, events);
        }
        var layer = nearest.get();
        var from = ((ShedMove.Counter) answers.of(layer)).from();
        if (events.isHeard()) {
            events.add(new ShedEvent.Countered(layer, counter(window), from));
        }
        return open(
                position.laying(layer, counter(window), from),
                new Stage.Window(window.thief(), window.victim(), layer, window.counters() + 1),
                events);
    }

    private static ShedEvent withoutEffect(
            Position position, Stage.Window window, BySeat<ShedMove> answers, Seat seat) {
        return isSeen(window, position.seats(), answers, seat)
                ? new ShedEvent.Passed(seat)
                : new ShedEvent.AnswerLapsed(
                        seat,
                        answers.of(seat) instanceof ShedMove.Counter(Place from)
                                ? Optional.of(from)
                                : Optional.empty());
    }

    /// The crow stands if an even number of counters was laid, and steals if there still is a card to steal
    /// (CF-5.5, CF-4.7).
    private static Position close(Position position, Stage.Window window, EventSink<ShedEvent> events) {
        var thief = window.thief();
        var victim = window.victim();
        boolean stands =
                window.counters() % 2 == 0 && !position.garden(victim).hand().isEmpty();
        if (events.isHeard()) {
            events.add(stands ? new ShedEvent.CrowStood(thief, victim) : new ShedEvent.CrowFailed(thief, victim));
        }
        return stands ? position.at(new Stage.Steal(thief, victim)) : Turns.end(position, thief, events);
    }

    /// Each card of the hand is as likely as another (CF-4.7).
    static Next<ShedMove> next(Position position, Stage.Steal stage) {
        return new Next.Chance<>(Odds.fromBag(
                position.garden(stage.victim()).hand(), kind -> new ShedMove.Steal(Kind.ALL.get(kind)), NOT_STOLEN));
    }

    /// The card goes to the thief's nest. If no rain could come from its source, it is not a rain (CF-4.7, CF-8.2).
    static Position steal(Position position, Stage.Steal stage, ShedMove.Steal steal, EventSink<ShedEvent> events) {
        var robbed = position.garden(stage.victim());
        var nest = new Garden.Nest(steal.card(), Optional.of(stage.victim()), robbed.dry());
        var taken = position.with(stage.victim(), robbed.withHand(robbed.hand().minus(steal.card())));
        var next = Turns.nesting(taken, stage.thief(), nest, events);
        if (events.isHeard()) {
            events.add(new ShedEvent.CardStolen(stage.thief(), stage.victim(), Optional.of(steal.card())));
        }
        return Turns.end(next, stage.thief(), events);
    }
}
