package parterre.gnomes;

import java.util.Optional;
import parterre.engine.EventSink;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.gnomes.GnomeMove.Resolve;

/// Chapter 5: the first side does tasks, scores, and may recruit; then the other side does. Both see all gnomes that
/// were played (GG-R6). Nothing ends before both have had their turn (GG-R20).
final class Resolving {
    private Resolving() {}

    /// Goes on to the side that resolves next. The automa resolves at once. After both sides, the round ends. GG-5.1
    /// GG-7.3
    static void proceed(Draft table) {
        while (table.resolved < 2) {
            if (!table.terms.solo() || table.resolving() != Automa.SIDE) {
                return;
            }
            table.countResolved();
            Automa.resolve(table);
        }
        Resetting.begin(table);
    }

    static Next<GnomeMove> next(Position position) {
        return new Next.Turn<>(Seat.of(position.resolving()), moves(position));
    }

    /// Returns the tasks that the resolving side may still do. The second side may not repeat the first side's
    /// tasks, except those that an animal of theirs reopens, as the piggy does task 1. The automa is never blocked.
    /// GG-5.2d GG-R11 GG-R12 GG-R42
    static Tasks open(Position position) {
        var all = Tasks.ofBits((1 << Tasks.COUNT) - 1);
        if (position.resolved() == 0) {
            return all;
        }
        var left = all.without(position.side(position.first()).account().did());
        return left.with(position.side(position.resolving())
                .awake()
                .and(Animals.REOPENING)
                .reopens());
    }

    /// Returns the unplayed gnomes that a player may give away: in June, when they resolve second. GG-8.June GG-R30
    static Gnomes gifts(Position position) {
        boolean may = position.terms().month() == Month.JUNE && position.resolved() == 1;
        var own = position.side(position.resolving());
        return may ? own.hand().without(own.played()) : Gnomes.NONE;
    }

    /// Returns a move for every set of tasks that the played gnomes can do, by its bits. Each set comes without
    /// a gift, then with each gnome that may be given. Each of these comes with every choice of animals that
    /// may rest. GG-5.2 GG-R10
    static Moves<GnomeMove> moves(Position position) {
        int sets = sets(position);
        return position.terms().julyChoice() && position.terms().month() == Month.JULY
                ? Resting.moves(position, sets)
                : new Choices(sets, gifts(position));
    }

    /// Returns every set of tasks that the resolving side may do, one bit for each. The empty set is always
    /// among them.
    static int sets(Position position) {
        var own = position.side(position.resolving());
        int can = position.feasible().sets(own.played());
        var open = open(position);
        int sets = 0;
        for (int set = 0; set < 1 << Tasks.COUNT; set++) {
            sets |= (can >>> set & 1) != 0 && open.has(Tasks.ofBits(set)) ? 1 << set : 0;
        }
        return sets;
    }

    static Optional<Refusal> refusal(Position position, Resolve move) {
        var own = position.side(position.resolving());
        var blocked = move.tasks().without(open(position));
        if (!blocked.isEmpty()) {
            return Refusal.because("GG-5.2d", new GnomeRefusal.FirstDidIt(blocked.list()));
        }
        if (!position.feasible().can(own.played(), move.tasks())) {
            return Refusal.because(
                    "GG-5.2",
                    new GnomeRefusal.GnomesCannot(
                            position.cards().names(own.played()), move.tasks().list()));
        }
        if (!gifts(position).has(move.gift()) || move.gift().size() > 1) {
            return Refusal.because(
                    "GG-8.June", new GnomeRefusal.NoSuchGift(position.cards().names(move.gift())));
        }
        return Resting.refusal(position, move);
    }

    /// Scores, then recruits, then goes on to the next side. In October a new animal sends the old ones to
    /// sleep. GG-5.3 GG-5.4 GG-8.October
    static Position play(Position before, Resolve move, EventSink<GnomeEvent> events) {
        var table = Draft.of(before, events);
        int side = before.resolving();
        var own = before.side(side);
        var resting = Resting.inMonth(before, move);
        var gained = recruit(own, before.tasks().animal(), move.tasks());
        var bliss = Scoring.bliss(before, move, resting, gained);
        boolean isSending = before.terms().month() == Month.OCTOBER && !gained.isEmpty();
        var asleep = isSending ? own.awake() : Animals.NONE;
        var account = new Account(own.account().prep(), move.tasks(), bliss.total(), move.gift());
        table.set(side, own.resolved(own.animals().with(gained), own.asleep().with(asleep), account));
        table.countResolved();
        if (table.isHeard()) {
            ResolutionEvents.tell(table, before, move, new ResolutionEvents.Changes(resting, bliss, gained, asleep));
        }
        proceed(table);
        return table.position();
    }

    /// A side that has done task 3 gains its animal, unless it already has one of that kind, awake or asleep. The
    /// animal works from the next round on, since everything else of this round is done. GG-5.4 GG-R13 GG-R15
    /// GG-R34 GG-R49
    static Animals recruit(Position.Side own, Animal animal, Tasks did) {
        return did.has(Tasks.THIRD) && wants(own, animal) ? animal.alone() : Animals.NONE;
    }

    /// Returns true if the side would gain this animal by task 3. GG-5.4
    static boolean wants(Position.Side own, Animal animal) {
        return !own.animals().has(animal);
    }

    /// @param sets sets of tasks, a bit for each
    private record Choices(int sets, Gnomes gifts) implements Moves<GnomeMove> {
        @Override
        public int size() {
            return Integer.bitCount(sets) * (1 + gifts.size());
        }

        @Override
        public GnomeMove get(int index) {
            int ways = 1 + gifts.size();
            int set = Integer.numberOfTrailingZeros(Integer.expand(1 << (index / ways), sets));
            int gift = index % ways;
            return new Resolve(
                    Tasks.ofBits(set), gift == 0 ? Gnomes.NONE : Gnomes.one(gifts.nth(gift - 1)), Animals.NONE);
        }
    }
}
