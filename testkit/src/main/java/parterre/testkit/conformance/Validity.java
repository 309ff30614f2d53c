package parterre.testkit.conformance;

import java.util.Optional;
import java.util.function.BiPredicate;
import parterre.engine.Reading.Problem;
import parterre.engine.Seat;
import parterre.engine.text.Invariant;

/// Which positions may be set up (CF-1.6): all that could be played on from, whether or not a game can come
/// to them.
final class Validity {
    /// The invariants of every position that may be set up.
    static final Invariant<Position> INVARIANT = Invariant.inOrder(
            Invariant.that(
                    "round",
                    position -> isWithin(1, position.round(), position.terms().rounds()),
                    position -> new ShedFault.NoSuchRound(position.terms().rounds())),
            Invariant.that(
                    "hare",
                    position -> isWithin(0, position.hare(), Bundle.MOST),
                    _ -> new ShedFault.ImpossiblePetals(Bundle.MOST)),
            Invariant.that(
                    "cards",
                    position -> sum(position).equals(position.terms().cards()),
                    position -> new ShedFault.CardsDoNotAddUp(
                            sum(position).toString(), position.terms().cards().toString())),
            Invariant.that(
                    "shelf",
                    position -> position.shelf().stream().allMatch(shelved -> isHere(shelved.by(), position.seats())),
                    _ -> new ShedFault.SeatNotHere()),
            ofEachSeat(
                    (position, seat) -> isWithin(0, position.garden(seat).petals(), Bundle.MOST),
                    new ShedFault.ImpossiblePetals(Bundle.MOST)),
            ofEachSeat(
                    (position, seat) -> position.garden(seat).hand().size() <= Refilling.DRAWN,
                    new ShedFault.HandTooLarge(Refilling.DRAWN)),
            ofEachSeat((position, seat) -> isDryAtMost(position.garden(seat)), new ShedFault.HandNotDry()),
            ofEachSeat(
                    (position, seat) -> nest(position, seat)
                            .flatMap(Garden.Nest::from)
                            .map(from -> areTwo(from, seat, position.seats()))
                            .orElse(true),
                    new ShedFault.StolenFromNobody()),
            ofEachSeat(
                    (position, seat) -> nest(position, seat)
                            .map(nest -> !nest.dry() || (nest.from().isPresent() && nest.card() != Kind.RAIN))
                            .orElse(true),
                    new ShedFault.NestNotDry()),
            Invariant.that(
                    "looked",
                    position ->
                            position.looked().size() == (position.stage() instanceof Stage.Keep ? Turns.LOOKED_AT : 0),
                    _ -> new ShedFault.LookedDoesNotFit()),
            Invariant.that("stage", Validity::ofStage, position -> new ShedFault.StageDoesNotFit()));

    private Validity() {}

    private static Invariant<Position> ofEachSeat(BiPredicate<Position, Seat> holds, ShedFault fault) {
        return Invariant.ofEach(
                position -> Seat.first(position.seats()), holds, (_, seat) -> Problem.of(seat.toString(), fault));
    }

    private static Cards sum(Position position) {
        var sum = position.bag().plus(position.looked()).plus(position.discard());
        for (var shelved : position.shelf()) {
            sum = sum.plus(shelved.card());
        }
        for (var garden : position.gardens()) {
            sum = sum.plus(garden.hand()).plus(garden.basket());
            sum = garden.nest().isPresent() ? sum.plus(garden.nest().get().card()) : sum;
        }
        return sum;
    }

    private static Optional<Garden.Nest> nest(Position position, Seat seat) {
        return position.garden(seat).nest();
    }

    private static boolean isDryAtMost(Garden garden) {
        return !garden.dry() || (!garden.hand().has(Kind.RAIN) && !garden.hand().isEmpty());
    }

    private static boolean isWithin(int least, int number, int most) {
        return number >= least && number <= most;
    }

    private static boolean ofStage(Position position) {
        int seats = position.seats();
        return switch (position.stage()) {
            case Stage.Refill(Seat seat, int drawn) ->
                isHere(seat, seats)
                        && drawn >= 0
                        && drawn < Refilling.DRAWN
                        && position.garden(seat).hand().size() <= drawn
                        && position.bag().size() + position.shelf().size() > 0;
            case Stage.Sow() -> true;
            case Stage.Turn(Seat seat, int offers) ->
                isHere(seat, seats) && offers >= 0 && offers <= position.terms().offers();
            case Stage.Window window ->
                areTwo(window.thief(), window.victim(), seats)
                        && isHere(window.layer(), seats)
                        && isWithin(0, window.counters(), StageForm.MOST)
                        && (window.counters() > 0 || window.layer().equals(window.thief()))
                        && !Countering.asked(position, window).isEmpty();
            case Stage.Steal(Seat thief, Seat victim) ->
                areTwo(thief, victim, seats) && !position.garden(victim).hand().isEmpty();
            case Stage.Look(Seat seat) -> isHere(seat, seats) && position.bag().size() >= Turns.LOOKED_AT;
            case Stage.Keep(Seat seat) -> isHere(seat, seats);
            case Stage.Storm(Seat raiser, Seat struck) ->
                areTwo(raiser, struck, seats)
                        && Turns.losses(position.garden(struck)).size() > 1;
            case Stage.Offered offered ->
                areTwo(offered.asker(), offered.asked(), seats)
                        && (offered.turn().equals(offered.asker())
                                || offered.turn().equals(offered.asked()))
                        && offered.offers() >= 0
                        && offered.offers() < position.terms().offers()
                        && Trading.refusal(
                                        position,
                                        new Stage.Turn(offered.asker(), offered.offers() + 1),
                                        new ShedMove.Offer(offered.asked(), offered.give(), offered.get()))
                                .isEmpty();
            case Stage.Over() -> position.round() == position.terms().rounds();
        };
    }

    private static boolean isHere(Seat seat, int seats) {
        return seat.index() < seats;
    }

    private static boolean areTwo(Seat one, Seat other, int seats) {
        return isHere(one, seats) && isHere(other, seats) && !one.equals(other);
    }
}
