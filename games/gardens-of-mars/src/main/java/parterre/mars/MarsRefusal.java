package parterre.mars;

import java.util.List;
import parterre.engine.Reason;
import parterre.engine.Seat;
import parterre.mars.MarsEvent.Pile;

/// The reasons why a move, a setup or an outcome of chance is against the rules of Gardens of Mars.
public sealed interface MarsRefusal extends Reason {
    record PlaceFirst() implements MarsRefusal {}

    record SayWhoGives() implements MarsRefusal {}

    record UseADie() implements MarsRefusal {}

    record TwoGardenersAreForTwo(int seats) implements MarsRefusal {}

    record NoSuchFirstPlayer(String first, int seats) implements MarsRefusal {}

    record ChanceSaysWhoBegins(int seats) implements MarsRefusal {}

    record ChanceDeals() implements MarsRefusal {}

    record DealtToOthers(int dealt, int seats) implements MarsRefusal {}

    record DealtWrongCount(Seat seat, int dealt, int right) implements MarsRefusal {}

    record DealtTooMany(int count, int each, Colour colour) implements MarsRefusal {}

    record ChanceRolls(int dice) implements MarsRefusal {}

    record RolledOtherCount(int rolled, int dice) implements MarsRefusal {}

    record GrowsThere(String cell) implements MarsRefusal {}

    record NoSuchFlower(Colour colour, List<Pile> flowers) implements MarsRefusal {}

    record NotOnTheCentre(String centre) implements MarsRefusal {}

    record CellIsTaken(String cell) implements MarsRefusal {}

    record MustPlant(String cell) implements MarsRefusal {}

    record DieIsUsable(int die) implements MarsRefusal {}

    record OtherDieIsUsable() implements MarsRefusal {}

    record NoGardenerThere(String cell) implements MarsRefusal {}

    record NoStopOnCentre(String centre) implements MarsRefusal {}

    record NoStraightLine(String from, String to) implements MarsRefusal {}

    record WrongDistance(String to, int distance, String from, int die) implements MarsRefusal {}

    record InTheWay(String cell) implements MarsRefusal {}

    record NotOverTheCentre() implements MarsRefusal {}

    record NoSuchDie(int die, String dice) implements MarsRefusal {}
}
