package parterre.gnomes;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import parterre.engine.BySeat;
import parterre.engine.ChanceMove;
import parterre.engine.EventSink;
import parterre.engine.Preview;
import parterre.engine.Preview.Decider;
import parterre.engine.Preview.Open;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.gnomes.GnomeMove.Keep;
import parterre.gnomes.GnomeMove.Play;
import parterre.gnomes.GnomeMove.Resolve;
import parterre.gnomes.GnomeOutlook.AnimalAhead;
import parterre.gnomes.GnomeOutlook.Brings;
import parterre.gnomes.GnomeOutlook.CharismaAhead;
import parterre.gnomes.GnomeOutlook.KeepingUndecided;
import parterre.gnomes.GnomeOutlook.MonthAhead;
import parterre.gnomes.GnomeOutlook.OrderUndecided;
import parterre.gnomes.GnomeOutlook.TaskLeftUndone;
import parterre.gnomes.GnomeOutlook.TasksWithinReach;

/// Computes what a move would do. It plays moves and asks the rules.
final class Previewing {
    private static final int SETS_OF_TASKS = 1 << Tasks.COUNT;

    private final Position position;
    private final Seat seat;

    private Previewing(Position position, Seat seat) {
        this.position = position;
        this.seat = seat;
    }

    static Preview<GnomeEvent> of(Position position, Seat seat, GnomeMove move) {
        var preview = new Previewing(position, seat);
        return switch (move) {
            case Play play -> preview.play(play);
            case Resolve resolve ->
                new Preview<>(preview.events(new Step.Turn<>(seat, resolve)), List.of(), preview.undone(resolve));
            case Keep keep -> preview.keep(keep);
            case ChanceMove _ -> Preview.certain(List.of());
        };
    }

    private List<GnomeEvent> events(Step<GnomeMove> step) {
        var events = EventSink.<GnomeEvent>listening();
        var _ = Playing.after(position, step, events);
        return events.events();
    }

    /// If another player chooses at the same time, only the events that happen for every choice of theirs are
    /// certain.
    private Preview<GnomeEvent> keep(Keep move) {
        var keepers = Resetting.keepers(position);
        if (keepers.size() == 1) {
            return Preview.certain(events(new Step.Turn<>(seat, move)));
        }
        var other = Seat.of(1 - seat.index());
        var certain = new LinkedHashSet<GnomeEvent>();
        for (int gnome : position.side(other.index()).played().list()) {
            var events = events(
                    new Step.Together<>(BySeat.<GnomeMove>only(seat, move).with(other, new Keep(gnome))));
            if (certain.isEmpty()) {
                certain.addAll(events);
            } else {
                certain.retainAll(events);
            }
        }
        return new Preview<>(
                List.copyOf(certain), List.of(), List.of(new Open(Decider.OTHERS, new KeepingUndecided())));
    }

    private Preview<GnomeEvent> play(Play move) {
        var events = EventSink.<GnomeEvent>listening();
        var table = Draft.of(position, events);
        Committing.lay(table, seat.index(), move);
        var by = position.terms().solo() ? Decider.CHANCE : Decider.OTHERS;
        var open = new ArrayList<Open>();
        open.add(new Open(by, new OrderUndecided()));
        withinReach(move.gnomes()).forEach(tasks -> open.add(new Open(by, new TasksWithinReach(tasks.list()))));
        ahead(table).forEach(message -> open.add(new Open(by, message)));
        return new Preview<>(events.events(), List.of(), open);
    }

    /// Returns the largest sets of tasks that these gnomes can do; the empty set if they can do none.
    private List<Tasks> withinReach(Gnomes gnomes) {
        var feasible = position.feasible();
        var largest = new ArrayList<Tasks>();
        for (int set = 0; set < SETS_OF_TASKS; set++) {
            var tasks = Tasks.ofBits(set);
            if (feasible.can(gnomes, tasks)) {
                largest.removeIf(tasks::has);
                largest.add(tasks);
            }
        }
        return largest;
    }

    /// Returns what this play brings beside tasks. It asks the rules for every way in which the round can go
    /// on.
    private List<GnomeOutlook> ahead(Draft revealed) {
        var charisma = new Range();
        var month = new Range();
        Map<Animal, Range> animals = new EnumMap<>(Animal.class);
        for (var resolving : continuations(revealed)) {
            for (var move : Resolving.moves(resolving).list()) {
                var resolve = (Resolve) move;
                var resting = Resting.inMonth(resolving, resolve);
                var gained = Resolving.recruit(
                        resolving.side(resolving.resolving()), resolving.tasks().animal(), resolve.tasks());
                var bliss = Scoring.bliss(resolving, resolve, resting, gained);
                charisma.meet(bliss.of(BlissSource.CHARISMA));
                month.meet(resting.isEmpty() ? bliss.of(BlissSource.MONTH) : 0);
                for (var animal : resolving.side(seat.index()).awake().list()) {
                    var range = animals.computeIfAbsent(animal, _ -> new Range());
                    range.meet(resting.has(animal) ? Scoring.REST : animal.bliss(resolving, resolve.tasks()));
                }
            }
        }
        var ahead = new ArrayList<GnomeOutlook>();
        if (charisma.most > 0) {
            ahead.add(new CharismaAhead(charisma.most));
        }
        animals.forEach((animal, range) -> {
            if (animal.source().isPresent() || range.most > 0) {
                ahead.add(new AnimalAhead(animal, new Brings(range.least, range.more())));
            }
        });
        if (month.most > 0) {
            ahead.add(new MonthAhead(month.most));
        }
        return ahead;
    }

    /// Returns the positions in which the seat may resolve: first, or after the other side has done any tasks
    /// that all its gnomes can do.
    private List<Position> continuations(Draft revealed) {
        int side = seat.index();
        var other = position.side(1 - side);
        var continuations = new ArrayList<Position>();
        revealed.phase = Phase.RESOLVE;
        revealed.first = side;
        revealed.resolved = 0;
        continuations.add(revealed.position());
        revealed.first = 1 - side;
        revealed.resolved = 1;
        for (int set = 0; set < SETS_OF_TASKS; set++) {
            var did = Tasks.ofBits(set);
            if (position.terms().solo() || position.feasible().can(other.hand(), did)) {
                var gained = Resolving.recruit(other, position.tasks().animal(), did);
                revealed.set(
                        1 - side,
                        other.withAnimals(other.animals().with(gained), other.asleep())
                                .withAccount(Position.Side.NOT_YET.withDid(did)));
                continuations.add(revealed.position());
            }
        }
        return continuations;
    }

    /// Tasks that could be done together with those of the move.
    private List<Open> undone(Resolve move) {
        var tasks = position.tasks();
        var sets = Resolving.sets(position);
        var undone = new ArrayList<Open>();
        for (int number = 1; number <= Tasks.COUNT; number++) {
            var more = move.tasks().with(Tasks.of(List.of(number)));
            if (!move.tasks().has(number) && (sets >>> more.bits() & 1) != 0) {
                undone.add(new Open(
                        Decider.SAME_SEAT,
                        new TaskLeftUndone(
                                number,
                                tasks.bliss(number),
                                number == Tasks.COUNT ? Optional.of(tasks.animal()) : Optional.empty())));
            }
        }
        return undone;
    }

    /// The least and the most of several numbers.
    private static final class Range {
        private int least = Integer.MAX_VALUE;
        private int most;

        void meet(int number) {
            least = Math.min(least, number);
            most = Math.max(most, number);
        }

        /// Returns the most, where it is more than the least.
        OptionalInt more() {
            return most > least ? OptionalInt.of(most) : OptionalInt.empty();
        }
    }
}
