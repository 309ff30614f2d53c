package parterre.gnomes;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import parterre.engine.Reading.Problem;
import parterre.engine.text.Invariant;

/// Checks whether play can go on from a position. Problems name the line of its text. GG-D3
final class PositionValidator {
    private static final List<Integer> SIDES = List.of(0, 1);
    private static final int ALL_TASKS = (1 << Cards.TASK_CARDS) - 1;

    /// Every task card is in one place, and the right number of them in each.
    private static final Invariant<Position> TASK_CARDS = Invariant.inOrder(
            Invariant.that(
                    "tasks",
                    position -> twice(position) == 0,
                    position -> new GnomeFault.TaskCardsTwice(Names.tasks(twice(position)))),
            Invariant.that(
                    "tasks",
                    position -> missing(position) == 0,
                    position -> new GnomeFault.TaskCardsMissing(Names.tasks(missing(position)))),
            Invariant.that(
                    "tasks",
                    PositionValidator::hasRightTasks,
                    position -> new GnomeFault.TasksDoNotFit(position.phase().word())),
            Invariant.that(
                    "control",
                    position -> wantsOrders(position) == (position.controlLeft() != Position.NO_CARD)
                            && wantsOrders(position) == (position.controlRight() != Position.NO_CARD),
                    position ->
                            wantsOrders(position) ? new GnomeFault.OrdersMissing() : new GnomeFault.OrdersOutOfTime()),
            Invariant.that(
                    "discard",
                    position -> !position.terms().solo() || position.discards() == 0,
                    _ -> new GnomeFault.NoDiscardInSolo()),
            Invariant.that(
                    "pile",
                    position -> !position.pile().isEmpty() || position.phase() != Phase.SLIDE,
                    _ -> new GnomeFault.TaskPileEmpty()),
            Invariant.that(
                    "pile",
                    position -> position.pile().size() >= 2 || position.phase() != Phase.CONTROL,
                    _ -> new GnomeFault.TaskPileTooSmall()));

    /// Every gnome is on one side after the deal. A player needs a gnome to choose, and the automa needs one in
    /// its pile to pass. GG-R44
    private static final Invariant<Position> GNOMES = Invariant.inOrder(
            Invariant.that(
                    position -> both(position).isEmpty(),
                    position -> Problem.of(
                            party(position, 1), new GnomeFault.GnomesOnBothSides(Names.gnomes(both(position))))),
            Invariant.that(
                    position -> all(position).equals(isDealt(position) ? there(position) : Gnomes.NONE),
                    position -> isDealt(position)
                            ? Problem.of(
                                    party(position, 0),
                                    new GnomeFault.GnomesMissing(Names.gnomes(Gnomes.ALL.without(all(position)))))
                            : Problem.of(party(position, 0), new GnomeFault.GnomesBeforeDeal())),
            Invariant.that(
                    position -> position.automaPile().all()
                            == (position.terms().solo()
                                    ? position.side(Automa.SIDE).hand().bits()
                                    : 0),
                    position -> Problem.of(party(position, 1), new GnomeFault.PileIsNotItsHand())),
            ofEachSide(
                    (position, side) -> !isDealt(position)
                            || (side == 0 && position.phase() == Phase.PASS)
                            || !position.side(side).hand().isEmpty(),
                    (position, side) -> new GnomeFault.HasNoGnome()));

    /// The cards before each side belong to it and fit the phase.
    private static final Invariant<Position> SIDE = Invariant.inOrder(
            ofEachSide(
                    (position, side) ->
                            position.side(side).hand().has(position.side(side).played()),
                    (position, side) -> new GnomeFault.PlaysOthersGnomes()),
            ofEachSide(
                    (position, side) -> position.side(side).played().isEmpty()
                            ? !mustShow(position, side)
                            : mayShow(position, side) && !isAutoma(position, side),
                    (position, side) ->
                            mustShow(position, side) ? new GnomeFault.PlaysNoGnome() : new GnomeFault.PlaysOutOfTime()),
            ofEachSide(
                    (position, side) -> onNoCard(position, side).isEmpty(),
                    (position, side) -> new GnomeFault.AnimalOnNoCard(
                            onNoCard(position, side).list())),
            ofEachSide(PositionValidator::mayHaveAsleep, (position, side) -> new GnomeFault.CannotSleep()),
            ofEachSide(
                    (position, side) -> position.side(side).resting().isEmpty() || mayRest(position, side),
                    (position, side) -> new GnomeFault.CannotRest()),
            ofEachSide(
                    (position, side) -> position.terms().month() != Month.OCTOBER
                            || isAutoma(position, side)
                            || position.side(side).awake().size() <= 1,
                    (position, side) -> new GnomeFault.TwoAwake()),
            ofEachSide(PositionValidator::canGive, (position, side) -> new GnomeFault.CannotGive()));

    private static final Invariant<Position> SCORES = Invariant.inOrder(
            ofEachSide(
                    (position, side) -> position.side(side).before() >= 0,
                    (position, side) -> new GnomeFault.ScoredMoreThanScore(
                            position.side(side).account().scored(),
                            position.side(side).score())),
            Invariant.that(
                    position -> !isReached(position) || position.resolved() == 2 || position.phase() == Phase.RESOLVE,
                    position -> Problem.of(party(position, 0), new GnomeFault.GoalIsReached(Ending.GOAL))),
            Invariant.that(
                    "phase",
                    position -> position.resolved() != 2 || isReached(position) == (position.phase() == Phase.OVER),
                    _ -> new GnomeFault.PhaseDoesNotFitScores(Ending.GOAL)));

    /// A side's results in the round so far fit the open gnomes or the automa's orders. GG-5.1 GG-5.2 GG-7.3
    private static final Invariant<Position> ROUND = Invariant.inOrder(
            ofEachSide(
                    (position, side) -> !isAutoma(position, side) || fitsAnimalsThatCount(position),
                    PositionValidator::wrongPrep),
            ofEachSide(
                    (position, side) -> !isOpen(position) || !position.hasResolved(side) || couldDo(position, side),
                    PositionValidator::cannotHaveDone),
            ofEachSide(
                    (position, side) -> !isOpen(position)
                            || mayHaveNewAnimal(position, side)
                            || position.side(side).account().prep() == prep(position, side),
                    PositionValidator::wrongPrep),
            ofEachSide(
                    (position, side) -> isSettled(position, side)
                            || position.side(side)
                                    .account()
                                    .equals(Position.Side.NOT_YET.withPrep(prep(position, side))),
                    (position, side) -> new GnomeFault.HasNotResolved()));

    /// The side that resolves first, and the number of sides that have resolved, fit the position.
    private static final Invariant<Position> ORDER = Invariant.inOrder(
            Invariant.that(
                    "order",
                    PositionValidator::fitsOrder,
                    position -> new GnomeFault.OrderDoesNotFit(position.phase().word())),
            Invariant.that(
                    "order",
                    position -> !tellsOrder(position) || position.first() == first(position),
                    _ -> new GnomeFault.OrderReversed()),
            Invariant.that(
                    "phase",
                    position -> position.phase() != Phase.KEEP
                            || !Resetting.keepers(position).isEmpty(),
                    _ -> new GnomeFault.NobodyKeeps()));

    /// The conditions of every position.
    static final Invariant<Position> INVARIANT = Invariant.inOrder(
            Invariant.that(
                    "round",
                    position -> position.phase().isBeforeTheFirstRound() == (position.round() == 0),
                    position -> position.round() == 0
                            ? new GnomeFault.RoundIsZero()
                            : new GnomeFault.RoundTooEarly(position.round())),
            TASK_CARDS,
            GNOMES,
            SIDE,
            SCORES,
            ROUND,
            ORDER);

    private PositionValidator() {}

    private static Invariant<Position> ofEachSide(
            BiPredicate<Position, Integer> holds, BiFunction<Position, Integer, GnomeFault> otherwise) {
        return Invariant.ofEach(
                _ -> SIDES,
                holds,
                (position, side) -> Problem.of(party(position, side), otherwise.apply(position, side)));
    }

    private static String party(Position position, int side) {
        return Viewing.party(position, side);
    }

    private static List<Integer> places(Position position) {
        return List.of(
                bit(position.left()),
                bit(position.right()),
                position.pile().all(),
                position.discards(),
                bit(position.controlLeft()),
                bit(position.controlRight()));
    }

    private static int bit(int card) {
        return card == Position.NO_CARD ? 0 : 1 << card;
    }

    private static int twice(Position position) {
        int seen = 0;
        int twice = 0;
        for (int place : places(position)) {
            twice |= seen & place;
            seen |= place;
        }
        return twice;
    }

    private static int missing(Position position) {
        return ALL_TASKS & ~places(position).stream().reduce(0, (some, more) -> some | more);
    }

    private static boolean hasRightTasks(Position position) {
        boolean left = position.left() != Position.NO_CARD;
        boolean right = position.right() != Position.NO_CARD;
        return switch (position.phase()) {
            case LAY -> !left && !right;
            case SLIDE -> left && !right;
            case DEAL, ADOPT, COMMIT, CONTROL, RESOLVE, KEEP, PASS, OVER -> left && right;
        };
    }

    private static boolean wantsOrders(Position position) {
        return position.terms().solo()
                && switch (position.phase()) {
                    case RESOLVE, KEEP, PASS, OVER -> true;
                    case LAY, DEAL, ADOPT, COMMIT, CONTROL, SLIDE -> false;
                };
    }

    private static boolean isDealt(Position position) {
        return position.phase() != Phase.LAY && position.phase() != Phase.DEAL;
    }

    private static Gnomes both(Position position) {
        return position.side(0).hand().and(position.side(1).hand());
    }

    private static Gnomes all(Position position) {
        return position.side(0).hand().with(position.side(1).hand());
    }

    /// Returns the gnomes that the two sides must have together. While the automa is about to pass, neither
    /// side has the gnomes that the player lets go of. At least one gnome is let go of, and the pile that the
    /// player takes from has at least one, too. GG-R44
    private static Gnomes there(Position position) {
        boolean passing = position.phase() == Phase.PASS
                && !all(position).equals(Gnomes.ALL)
                && !position.automaPile().isEmpty();
        return passing ? all(position) : Gnomes.ALL;
    }

    private static boolean isAutoma(Position position, int side) {
        return position.terms().solo() && side == Automa.SIDE;
    }

    /// Returns true while gnomes lie open and tasks are done.
    private static boolean isOpen(Position position) {
        return position.phase() == Phase.RESOLVE || position.phase() == Phase.KEEP;
    }

    private static boolean mayShow(Position position, int side) {
        return isOpen(position) || position.phase() == Phase.OVER || (position.phase() == Phase.CONTROL && side == 0);
    }

    private static boolean mustShow(Position position, int side) {
        return !isAutoma(position, side) && (isOpen(position) || (position.phase() == Phase.CONTROL && side == 0));
    }

    /// Returns the animals that the side has and that no task card shows.
    private static Animals onNoCard(Position position, int number) {
        var side = position.side(number);
        return side.animals().without(Animals.of(position.cards().animals()));
    }

    private static boolean mayHaveAsleep(Position position, int number) {
        var side = position.side(number);
        return side.asleep().isEmpty()
                || (side.animals().with(side.asleep()).equals(side.animals())
                        && position.terms().maySleep(number));
    }

    private static boolean mayRest(Position position, int number) {
        var side = position.side(number);
        return mayShow(position, number)
                && !isAutoma(position, number)
                && Committing.mayRest(position, number).has(side.resting());
    }

    /// A promised gift must still be in the hand.
    private static boolean canGive(Position position, int number) {
        var side = position.side(number);
        var gift = side.account().gift();
        return gift.isEmpty()
                || !isOpen(position)
                || (side.hand().without(side.played()).has(gift)
                        && position.terms().month() == Month.JUNE);
    }

    private static boolean isReached(Position position) {
        return Ending.isReached(position.side(0), position.side(1));
    }

    private static boolean fitsOrder(Position position) {
        int resolved = position.resolved();
        return switch (position.phase()) {
            case LAY, DEAL, ADOPT, COMMIT, CONTROL -> resolved == 0 && position.first() == 0;
            case RESOLVE -> resolved < 2 && !(position.terms().solo() && position.resolving() == Automa.SIDE);
            case KEEP, PASS, SLIDE, OVER -> resolved == 2;
        };
    }

    /// Returns the side that resolves first by the revealed cards. GG-5.1 GG-7.3
    private static int first(Position position) {
        var side0 = position.side(0);
        var side1 = position.side(1);
        return Committing.first(
                position.terms(), side0.account().prep(), side1.account().prep(), side0.before(), side1.before());
    }

    /// Returns true if the sides' hours tell who resolved first. They do from the reveal to the next one. The text of a
    /// position may leave both accounts out when the gnomes no longer lie open. GG-D3
    private static boolean tellsOrder(Position position) {
        return isOpen(position)
                || (position.resolved() == 2
                        && !SIDES.stream()
                                .allMatch(side -> position.side(side).account().equals(Position.Side.NOT_YET)));
    }

    /// Returns true if the side may have gained an animal after its hours were counted. GG-5.4
    private static boolean mayHaveNewAnimal(Position position, int side) {
        return position.hasResolved(side) && position.side(side).account().did().has(Tasks.THIRD);
    }

    /// Returns true if the side has nothing more to resolve now.
    private static boolean isSettled(Position position, int side) {
        return !isOpen(position) || position.hasResolved(side);
    }

    private static boolean couldDo(Position position, int number) {
        var side = position.side(number);
        return isAutoma(position, number)
                ? side.account().did().equals(position.control().tasks())
                : position.feasible().can(side.played(), side.account().did());
    }

    private static GnomeFault cannotHaveDone(Position position, int side) {
        var did = position.side(side).account().did().toString();
        return isAutoma(position, side)
                ? new GnomeFault.DidNotFollowOrders(
                        did, position.control().tasks().toString())
                : new GnomeFault.CannotHaveDone(did);
    }

    /// Returns true if the automa's hours tell of the animals that it has, or of all but one that it gained in this
    /// round. GG-R39
    private static boolean fitsAnimalsThatCount(Position position) {
        if (!isOpen(position)) {
            return true;
        }
        int more = position.side(Automa.SIDE).animals().size() - Automa.counted(position);
        return more == 0 || (more == 1 && Automa.counted(position) >= 0);
    }

    private static GnomeFault wrongPrep(Position position, int side) {
        return new GnomeFault.WrongPrep(position.side(side).account().prep(), prep(position, side));
    }

    private static int prep(Position position, int side) {
        return Filling.prep(new Draft(position), side);
    }
}
