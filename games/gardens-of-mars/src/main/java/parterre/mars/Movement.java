package parterre.mars;

import java.util.Optional;
import parterre.engine.Moves;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.mars.MarsMove.Go;
import parterre.mars.MarsMove.Waste;
import parterre.mars.TwoGardeners.BothWalk;

/// Using a die: where a gardener may go, and what a die costs that takes it onto a flower or nowhere. GM-3.3 to
/// GM-3.7
final class Movement {
    private Movement() {}

    /// Returns all moves that the player whose turn it is may make with one die. GM-3.3
    static Moves<MarsMove> moves(Table table) {
        int seat = table.seat();
        int from = table.gardener(seat);
        var planted = table.flowers().planted();
        int colours = Bunch.colours(table.flowers().bunch(seat));
        var reach = inReach(table, from);
        int dead = deadFaces(table, from, reach);
        if (!table.terms().twoGardeners()) {
            return new Walks(reach, planted, colours, listedDead(table, dead));
        }
        int second = table.gardener(seat + TwoGardeners.SECOND);
        var secondReach = inReach(table, second);
        int bothDead = dead & deadFaces(table, second, secondReach);
        return new BothWalk(
                new Walks(reach, planted, colours, 0),
                new Walks(secondReach, planted, colours, 0),
                listedDead(table, bothDead));
    }

    /// Returns where a gardener may go with the dice on the table. It goes as far as a die says, in a straight
    /// line. It may not go through or onto another gardener. It may walk over the centre but not stop there.
    /// Flowers do not block. GM-3.4 GM-A1 GM-6.2
    static Reach inReach(Table table, int from) {
        return Reach.of(from, table.dice().faces()).without(blocked(table, from));
    }

    /// Returns the cells that no die takes a gardener to, as from [Reach#behind(int, int)]. It is a word instead of
    /// a set, because this is called at every decision.
    static int blocked(Table table, int from) {
        int blocked = table.terms().walking().overCentre() ? 0 : Reach.behind(from, Cell.CENTRE.index());
        for (int number = 0; number < table.terms().allGardeners(); number++) {
            blocked |= Reach.behind(from, table.gardener(number));
        }
        return blocked;
    }

    /// Returns the dice on the table that take this gardener nowhere, as a set of bits. If no gardener is in the way,
    /// every die takes it somewhere. GM-3.6
    ///
    /// @param reach where all the dice take it
    private static int deadFaces(Table table, int from, Reach reach) {
        int faces = table.dice().faces();
        int dead = 0;
        if (!reach.hasAll(Reach.of(from, faces))) {
            for (int left = faces; left != 0; left &= left - 1) {
                int face = left & -left;
                if (!reach.meets(Reach.of(from, face))) {
                    dead |= face;
                }
            }
        }
        return dead;
    }

    /// Returns the dice that the player whose turn it is cannot use with any of their gardeners. GM-6.2
    private static int deadFaces(Table table) {
        int dead = table.dice().faces();
        for (int number = table.seat();
                number < table.terms().allGardeners();
                number += table.terms().seats()) {
            int from = table.gardener(number);
            dead &= deadFaces(table, from, inReach(table, from));
        }
        return dead;
    }

    /// Returns the dead dice that may be chosen: all of them, or by house rule only if every die is dead. GM-A3
    private static int listedDead(Table table, int dead) {
        return table.terms().walking().freeDeadDie() || dead == table.dice().faces() ? dead : 0;
    }

    /// Refuses a walk onto a flowerless cell without planting. GM-A13
    static Optional<Refusal> refusal(Position position, Go move) {
        return walkRefusal(position, move.die(), move.from(), move.to())
                .or(() -> position.flowers().growsAt(move.to().index())
                        ? Optional.empty()
                        : Refusal.because(
                                "GM-3.8", new MarsRefusal.MustPlant(move.to().toString())));
    }

    /// Refuses to waste a usable die. By house rule, it also refuses a dead die while another die is usable.
    /// GM-3.5 GM-A3 GM-A4
    static Optional<Refusal> refusal(Position position, Waste move) {
        if (!position.dice().shows(move.die())) {
            return noSuchDie(position, move.die());
        }
        int usable = position.dice().faces() & ~deadFaces(position);
        if ((usable >> (move.die() - 1) & 1) != 0) {
            return Refusal.because("GM-3.5", new MarsRefusal.DieIsUsable(move.die()));
        }
        return usable == 0 || position.terms().walking().freeDeadDie()
                ? Optional.empty()
                : Refusal.because("GM-A3", new MarsRefusal.OtherDieIsUsable());
    }

    /// Returns why no gardener of the player can walk like this, whatever grows at the end. Empty if one can. GM-3.3
    /// GM-3.4
    static Optional<Refusal> walkRefusal(Position position, int die, Cell from, Cell to) {
        if (!position.dice().shows(die)) {
            return noSuchDie(position, die);
        }
        if (!isOwnGardener(position, from)) {
            return Refusal.because("GM-3.3", new MarsRefusal.NoGardenerThere(from.toString()));
        }
        if (to.equals(Cell.CENTRE)) {
            return Refusal.because("GM-3.4d", new MarsRefusal.NoStopOnCentre(to.toString()));
        }
        int distance = Garden.die(from.index(), to.index());
        if (distance == 0) {
            return Refusal.because("GM-3.4a", new MarsRefusal.NoStraightLine(from.toString(), to.toString()));
        }
        if (distance != die) {
            return Refusal.because(
                    "GM-3.4a", new MarsRefusal.WrongDistance(to.toString(), distance, from.toString(), die));
        }
        for (int number = 0; number < position.terms().allGardeners(); number++) {
            int blocker = position.gardener(number);
            if (Garden.beyond(from.index(), blocker).has(to.index())) {
                return Refusal.because(
                        "GM-3.4c", new MarsRefusal.InTheWay(Cell.of(blocker).toString()));
            }
        }
        return inReach(position, from.index()).has(to.index())
                ? Optional.empty()
                : Refusal.because("GM-A1", new MarsRefusal.NotOverTheCentre());
    }

    private static boolean isOwnGardener(Position position, Cell cell) {
        int seat = position.seat();
        return position.gardener(seat) == cell.index()
                || (position.terms().twoGardeners() && position.gardener(seat + TwoGardeners.SECOND) == cell.index());
    }

    private static Optional<Refusal> noSuchDie(Position position, int die) {
        return Refusal.because(
                "GM-3.3", new MarsRefusal.NoSuchDie(die, position.dice().toString()));
    }

    /// A gardener of the player whose turn it is walks. GM-3.4 GM-A1
    static void walk(Draft table, Cell from, Cell to) {
        table.walk(from, to);
        if (table.events().isHeard()
                && Garden.beyond(from.index(), Cell.CENTRE.index()).has(to.index())) {
            table.tell(MarsEvent.Rule.OVER_CENTRE);
        }
    }

    /// The gardener goes onto a flower: a point is lost and nothing is planted. GM-3.7
    static void play(Draft table, Go move) {
        walk(table, move.from(), move.to());
        if (table.events().isHeard()) {
            table.events()
                    .add(new MarsEvent.SteppedOnFlower(
                            Seat.of(table.seat),
                            move.die(),
                            move.from().toString(),
                            move.to().toString()));
        }
        loseOne(table, move.die());
    }

    /// The die takes no gardener anywhere: a point is lost. GM-3.6
    static void play(Draft table, Waste move) {
        if (table.events().isHeard()) {
            table.events().add(new MarsEvent.DieWasted(Seat.of(table.seat), move.die()));
        }
        loseOne(table, move.die());
    }

    private static void loseOne(Draft table, int die) {
        table.useDie(die);
        table.extra = SpecialActions.afterLoss(table);
        ScoreTrack.lose(table);
        table.countIdleTurn();
        Turns.end(table);
    }
}
