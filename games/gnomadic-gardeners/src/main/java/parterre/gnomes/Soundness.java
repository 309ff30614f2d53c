package parterre.gnomes;

import java.util.Optional;
import parterre.engine.Reading;

/// What a position must be like so that play can go on from it. GG-D3
final class Soundness {
    private final Position position;

    private Soundness(Position position) {
        this.position = position;
    }

    /// What is wrong, by the name of the line or field; empty if nothing is.
    static Optional<Reading.Problem> problem(Position position) {
        var soundness = new Soundness(position);
        return soundness
                .roundNumber()
                .or(soundness::taskCards)
                .or(soundness::gnomes)
                .or(soundness::nobodyWithout)
                .or(() -> soundness.side(0))
                .or(() -> soundness.side(1))
                .or(soundness::scores)
                .or(() -> soundness.round(0))
                .or(() -> soundness.round(1))
                .or(soundness::order);
    }

    private static Optional<Reading.Problem> wrong(String where, String says, String remedy) {
        return Optional.of(new Reading.Problem(0, where, says, remedy));
    }

    /// Rounds are counted from the first choice of gnomes on.
    private Optional<Reading.Problem> roundNumber() {
        boolean before = position.phase().isBeforeTheFirstRound();
        return before == (position.round() == 0)
                ? Optional.empty()
                : wrong(
                        "round",
                        "is " + position.round(),
                        before ? "write 0 before the first round" : "write a number from 1 on");
    }

    /// Every task card is in one place, and the right number of them in each.
    private Optional<Reading.Problem> taskCards() {
        int[] places = {
            bit(position.left()),
            bit(position.right()),
            position.pile().all(),
            position.discards(),
            bit(position.controlLeft()),
            bit(position.controlRight())
        };
        int seen = 0;
        for (int place : places) {
            if ((seen & place) != 0) {
                return wrong("tasks", Names.tasks(seen & place) + " in two places", "put each task card in one place");
            }
            seen |= place;
        }
        int all = (1 << Cards.TASK_CARDS) - 1;
        if (seen != all) {
            return wrong("tasks", Names.tasks(all & ~seen) + " nowhere", "put it into the pile");
        }
        var phase = position.phase();
        boolean laid = position.left() != Position.NO_CARD;
        boolean pair = laid && position.right() != Position.NO_CARD;
        boolean ordered = position.controlLeft() != Position.NO_CARD && position.controlRight() != Position.NO_CARD;
        boolean anyOrders = position.controlLeft() != Position.NO_CARD || position.controlRight() != Position.NO_CARD;
        boolean rightTasks = switch (phase) {
            case LAY -> !laid && position.right() == Position.NO_CARD;
            case SLIDE -> laid && !pair;
            case DEAL, ADOPT, COMMIT, CONTROL, RESOLVE, KEEP, PASS, OVER -> pair;
        };
        if (!rightTasks) {
            return wrong("tasks", "do not fit " + phase.word(), "write 'tasks: t1 t3', '- -' to lay, 't1 -' to slide");
        }
        boolean wantsOrders = position.terms().solo()
                && switch (phase) {
                    case RESOLVE, KEEP, PASS, OVER -> true;
                    case LAY, DEAL, ADOPT, COMMIT, CONTROL, SLIDE -> false;
                };
        if (wantsOrders != ordered || wantsOrders != anyOrders) {
            return wrong(
                    "control",
                    wantsOrders ? "has no orders for the automa" : "has orders that nobody follows now",
                    "write 'control: t3 t2' from the reveal on in solo, and '-' otherwise");
        }
        if (position.terms().solo() && position.discards() != 0) {
            return wrong("discard", "holds cards", "in solo, cards go under the pile");
        }
        if (position.pile().isEmpty() && phase == Phase.SLIDE) {
            return wrong("pile", "is empty", "put the discarded cards back into it");
        }
        return position.pile().size() < 2 && phase == Phase.CONTROL
                ? wrong("pile", "has no two cards", "in solo it holds five while gnomes are chosen")
                : Optional.empty();
    }

    private static int bit(int card) {
        return card == Position.NO_CARD ? 0 : 1 << card;
    }

    /// Every gnome is on one side once they are dealt.
    private Optional<Reading.Problem> gnomes() {
        var hand0 = position.side(0).hand();
        var hand1 = position.side(1).hand();
        var twice = hand0.and(hand1);
        if (!twice.isEmpty()) {
            return wrong(party(1), "has " + Names.gnomes(twice) + ", too", "give each gnome to one side");
        }
        boolean dealt = position.phase() != Phase.LAY && position.phase() != Phase.DEAL;
        var all = hand0.with(hand1);
        if (!all.equals(dealt ? there() : Gnomes.NONE)) {
            return wrong(
                    party(0),
                    dealt ? "and the other side lack " + Names.gnomes(Gnomes.ALL.without(all)) : "has gnomes already",
                    dealt ? "give each gnome to one side" : "nobody has any before the deal");
        }
        int pile = position.automaPile().all();
        return pile == (position.terms().solo() ? hand1.bits() : 0)
                ? Optional.empty()
                : wrong(party(1), "does not hold what lies in its pile", "write its gnomes once, in layers");
    }

    /// The gnomes that the two sides have together: while the automa is about to pass, what the player lets go of
    /// is on its way, and that is at least one; the pile, from which he takes, has one, too. GG-R44
    private Gnomes there() {
        var there = position.side(0).hand().with(position.side(1).hand());
        boolean passing = position.phase() == Phase.PASS
                && !there.equals(Gnomes.ALL)
                && !position.automaPile().isEmpty();
        return passing ? there : Gnomes.ALL;
    }

    /// Nobody can choose from nothing, and an automa with an empty pile has nothing to pass. Only a solo player who has
    /// played all holds none until the automa passes. GG-R44
    private Optional<Reading.Problem> nobodyWithout() {
        var phase = position.phase();
        if (phase == Phase.LAY || phase == Phase.DEAL) {
            return Optional.empty();
        }
        for (int side = phase == Phase.PASS ? 1 : 0; side < 2; side++) {
            if (position.side(side).hand().isEmpty()) {
                return wrong(party(side), "has no gnome", "each side has at least one of the twelve");
            }
        }
        return Optional.empty();
    }

    private Optional<Reading.Problem> side(int number) {
        var side = position.side(number);
        var name = party(number);
        boolean automa = position.terms().solo() && number == Automa.SIDE;
        boolean shown = switch (position.phase()) {
            case RESOLVE, KEEP -> true;
            case OVER -> false;
            case LAY, DEAL, ADOPT, COMMIT, CONTROL, PASS, SLIDE -> false;
        };
        boolean mayShow = shown || position.phase() == Phase.OVER || (position.phase() == Phase.CONTROL && number == 0);
        boolean mustShow = (shown || position.phase() == Phase.CONTROL) && !automa && (number == 0 || shown);
        if (!side.hand().has(side.played())) {
            return wrong(name, "plays gnomes that it does not have", "play from the hand");
        }
        if ((mustShow && side.played().isEmpty()) || (!side.played().isEmpty() && (!mayShow || automa))) {
            return wrong(
                    name,
                    mustShow ? "plays no gnome" : "plays gnomes out of time",
                    "gnomes lie there from the reveal until they are passed");
        }
        if (!side.animals().with(side.asleep()).equals(side.animals())
                || (!side.asleep().isEmpty() && (position.terms().month() != Month.OCTOBER || automa))) {
            return wrong(name, "has animals asleep that cannot be", "only in October, and only its own");
        }
        boolean henMayRest =
                position.terms().month() == Month.JULY && side.awake().has(Animal.HEN) && !automa;
        if (!side.resting().isEmpty() && !(henMayRest && side.resting().equals(Animal.HEN.alone()) && mayShow)) {
            return wrong(name, "lets animals rest that cannot", "with the gnomes only a hen may rest, in July");
        }
        if (position.terms().month() == Month.OCTOBER && !automa && side.awake().size() > 1) {
            return wrong(name, "has two animals awake", "in October one is; write the others as asleep");
        }
        return gift(side, name);
    }

    /// A gift that has been promised must still be there to be given.
    private Optional<Reading.Problem> gift(Position.Side side, String name) {
        var gift = side.account().gift();
        boolean pending = position.phase() == Phase.RESOLVE || position.phase() == Phase.KEEP;
        if (gift.isEmpty() || !pending) {
            return Optional.empty();
        }
        return side.hand().without(side.played()).has(gift) && position.terms().month() == Month.JUNE
                ? Optional.empty()
                : wrong(name, "gives away what it cannot", "in June an unplayed gnome of the hand may be given");
    }

    private Optional<Reading.Problem> scores() {
        boolean reached = Ending.isReached(position.side(0), position.side(1));
        boolean both = position.resolved() == 2;
        if (reached && !both && position.phase() != Phase.RESOLVE) {
            return wrong(party(0), "or the other side has " + Ending.GOAL + " bliss", "then the game is over");
        }
        return both && reached != (position.phase() == Phase.OVER)
                ? wrong("phase", "does not fit the scores", "at " + Ending.GOAL + " bliss the game is over, not before")
                : Optional.empty();
    }

    /// Who resolves first, and how many have.
    private Optional<Reading.Problem> order() {
        int resolved = position.resolved();
        boolean fits = switch (position.phase()) {
            case LAY, DEAL, ADOPT, COMMIT, CONTROL -> resolved == 0 && position.first() == 0;
            case RESOLVE -> resolved < 2 && !(position.terms().solo() && position.resolving() == Automa.SIDE);
            case KEEP, PASS, SLIDE, OVER -> resolved == 2;
        };
        if (!fits) {
            return wrong("order", "does not fit " + position.phase().word(), "write who resolves first, and who has");
        }
        if (position.phase() == Phase.RESOLVE && position.first() != first()) {
            return wrong(
                    "order",
                    "is the wrong way round",
                    "less prep resolves first, then less bliss before this round, then who wins ties");
        }
        return position.phase() == Phase.KEEP && Resetting.keepers(position).isEmpty()
                ? wrong("phase", "has nobody who keeps a gnome", "in August, who has played exactly three does")
                : Optional.empty();
    }

    /// Who resolves first by what has been revealed. GG-5.1 GG-7.3
    private int first() {
        var side0 = position.side(0);
        var side1 = position.side(1);
        return Committing.first(
                position.terms(), side0.account().prep(), side1.account().prep(), side0.before(), side1.before());
    }

    /// What a side made of the round so far fits the gnomes that lie open, or the automa's orders. GG-5.1 GG-5.2 GG-7.3
    private Optional<Reading.Problem> round(int number) {
        if (position.phase() != Phase.RESOLVE && position.phase() != Phase.KEEP) {
            return Optional.empty();
        }
        var side = position.side(number);
        var account = side.account();
        boolean automa = position.terms().solo() && number == Automa.SIDE;
        if (position.resolved() == 2 || (position.resolved() == 1 && number == position.first())) {
            boolean can = automa
                    ? account.did().equals(position.control().tasks())
                    : position.cards()
                            .feasible(
                                    position.left(),
                                    position.right(),
                                    position.terms().month())
                            .can(side.played(), account.did());
            return can
                    ? Optional.empty()
                    : wrong(
                            party(number),
                            "did " + account.did(),
                            automa ? "its orders are " + position.control().tasks() : "its gnomes cannot do that");
        }
        int prep = Filling.prep(new Draft(position), number);
        if (account.prep() != prep) {
            return wrong(party(number), "has prep " + account.prep(), "write prep " + prep + ", or leave it out");
        }
        return account.equals(Position.Side.NOT_YET.withPrep(prep))
                ? Optional.empty()
                : wrong(party(number), "has made something of a round in which it has not resolved", "leave that out");
    }

    private String party(int side) {
        return Viewing.party(position, side);
    }
}
