package parterre.testkit.conformance;

import java.util.Optional;
import parterre.engine.Reading;
import parterre.engine.Seat;

/// Which positions may be set up (CF-1.6): all that could be played on from, whether or not a game can come
/// to them.
final class Validity {
    private static final int MOST_PETALS = Bundle.MOST;

    private Validity() {}

    /// What is wrong with a position; empty if it may be set up.
    static Optional<Reading.Problem> problem(Position position) {
        var terms = position.terms();
        if (position.round() < 1 || position.round() > terms.rounds()) {
            return problem("round", "is none of the game's", "write 1 to " + terms.rounds());
        }
        if (position.hare() < 0 || position.hare() > MOST_PETALS) {
            return problem("hare", "has an impossible number of petals", "write 0 to " + MOST_PETALS);
        }
        if (!sum(position).equals(terms.cards())) {
            return problem("cards", "are " + sum(position) + " in all places together", "place " + terms.cards());
        }
        for (var shelved : position.shelf()) {
            if (shelved.by().index() >= position.seats()) {
                return problem("shelf", "names a seat that is not at this table", "name who put the card there");
            }
        }
        for (var seat : Seat.first(position.seats())) {
            var problem = ofGarden(position, seat);
            if (problem.isPresent()) {
                return problem;
            }
        }
        boolean looks = position.stage() instanceof Stage.Keep;
        if (position.looked().size() != (looks ? Turns.LOOKED_AT : 0)) {
            return problem("looked", "does not fit the stage", "write two cards while a seat keeps one, otherwise -");
        }
        return ofStage(position)
                ? Optional.empty()
                : problem("stage", "does not fit the rest of the position", "see the rules of " + position.stage());
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

    private static Optional<Reading.Problem> ofGarden(Position position, Seat seat) {
        var garden = position.garden(seat);
        if (garden.petals() < 0 || garden.petals() > MOST_PETALS) {
            return problem(seat.toString(), "has an impossible number of petals", "write 0 to " + MOST_PETALS);
        }
        if (garden.hand().size() > Refilling.DRAWN) {
            return problem(seat.toString(), "has too many cards in the hand", "give it at most " + Refilling.DRAWN);
        }
        if (garden.dry() && (garden.hand().has(Kind.RAIN) || garden.hand().isEmpty())) {
            return problem(seat.toString(), "has a hand that cannot be known to be dry", "leave out 'dry'");
        }
        if (garden.nest().isEmpty()) {
            return Optional.empty();
        }
        var nest = garden.nest().get();
        boolean stolen = nest.from().isPresent();
        if (stolen && (nest.from().get().equals(seat) || nest.from().get().index() >= position.seats())) {
            return problem(seat.toString(), "has stolen from an impossible seat", "name another seat of this table");
        }
        return nest.dry() && (!stolen || nest.card() == Kind.RAIN)
                ? problem(seat.toString(), "has a nest that cannot be known to be dry", "leave out 'dry'")
                : Optional.empty();
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
                        && window.counters() >= 0
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

    private static Optional<Reading.Problem> problem(String where, String says, String remedy) {
        return Optional.of(new Reading.Problem(0, where, says, remedy));
    }
}
