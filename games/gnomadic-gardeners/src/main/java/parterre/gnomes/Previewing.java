package parterre.gnomes;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import parterre.engine.BySeat;
import parterre.engine.ChanceMove;
import parterre.engine.Next;
import parterre.engine.Preview;
import parterre.engine.Preview.Decider;
import parterre.engine.Preview.Open;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.gnomes.GnomeEvent.AnimalHelped;
import parterre.gnomes.GnomeEvent.AnimalsRested;
import parterre.gnomes.GnomeEvent.Scored;
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

/// Computes what a move would do. It plays the move and all that may follow until the seat has resolved, and reads the
/// events.
final class Previewing {
    private final GnomeGame game;
    private final Position position;
    private final Seat seat;

    Previewing(GnomeGame game, Position position, Seat seat) {
        this.game = game;
        this.position = position;
        this.seat = seat;
    }

    Preview<GnomeEvent> of(GnomeMove move) {
        if (move instanceof ChanceMove) {
            return Preview.certain(List.of());
        }
        var steps = steps(move);
        var open = switch (move) {
            case Play play -> ahead(play, steps);
            case Resolve resolve -> undone(resolve);
            case Keep _ ->
                steps.size() > 1 ? List.of(new Open(Decider.OTHERS, new KeepingUndecided())) : List.<Open>of();
            case ChanceMove _ -> List.<Open>of();
        };
        return new Preview<>(certain(steps), List.of(), open);
    }

    /// Returns the steps that the move can be part of: if another seat answers at the same time, one for each answer.
    private List<Step<GnomeMove>> steps(GnomeMove move) {
        var other = Seat.of(1 - seat.index());
        return game.next(position) instanceof Next.Together<GnomeMove> together
                ? together.open().of(other).list().stream()
                        .<Step<GnomeMove>>map(answer ->
                                new Step.Together<>(BySeat.only(seat, move).with(other, answer)))
                        .toList()
                : List.of(new Step.Turn<>(seat, move));
    }

    private List<GnomeEvent> events(Position before, Step<GnomeMove> step) {
        return game.events(before, step, Viewer.player(seat));
    }

    /// Returns the events that happen in each of these steps. If the other seat has a choice, the help of its animal is
    /// left out: it comes whatever this seat does.
    private List<GnomeEvent> certain(List<Step<GnomeMove>> steps) {
        var certain = new LinkedHashSet<>(events(position, steps.getFirst()));
        steps.stream().skip(1).forEach(step -> certain.retainAll(events(position, step)));
        if (steps.size() > 1) {
            certain.removeIf(event ->
                    event instanceof AnimalHelped helped && !helped.seat().equals(seat));
        }
        return List.copyOf(certain);
    }

    /// Returns what a play may bring in this round.
    private List<Open> ahead(Play move, List<Step<GnomeMove>> steps) {
        Map<Course, Position> turns = new LinkedHashMap<>();
        steps.forEach(step -> play(game.play(position, step), turns));
        var ahead = new ArrayList<GnomeOutlook>();
        if (turns.keySet().stream().mapToInt(Course::resolved).distinct().count() > 1) {
            ahead.add(new OrderUndecided());
        }
        withinReach(move.gnomes()).forEach(tasks -> ahead.add(new TasksWithinReach(tasks.list())));
        ahead.addAll(gains(turns.values()));
        var by = position.terms().solo() ? Decider.CHANCE : Decider.OTHERS;
        return ahead.stream().map(about -> new Open(by, about)).toList();
    }

    /// Plays the round in all ways, until it is the seat's turn to resolve.
    ///
    /// @param turns takes the positions then; one of those that differ in nothing that the seat's bliss depends on
    private void play(Position now, Map<Course, Position> turns) {
        switch (game.next(now)) {
            case Next.Chance<GnomeMove> chance ->
                chance.odds().outcomes().forEach(outcome -> play(game.play(now, outcome.move()), turns));
            case Next.Turn<GnomeMove> turn
            when !turn.seat().equals(seat) -> turn.moves().list().forEach(move -> play(game.play(now, move), turns));
            case Next.Turn<GnomeMove> _ ->
                turns.putIfAbsent(
                        new Course(
                                now.resolved(),
                                now.side(1 - seat.index()).account().did()),
                        now);
            case Next.Together<GnomeMove> _, Next.Over<GnomeMove> _ ->
                throw new IllegalStateException("nobody resolves in " + now.phase());
        }
    }

    /// Returns the largest sets of tasks that these gnomes can do; the empty set if they can do none.
    private List<Tasks> withinReach(Gnomes gnomes) {
        var feasible = position.feasible();
        var largest = new ArrayList<Tasks>();
        for (int set = 0; set < 1 << Tasks.COUNT; set++) {
            var tasks = Tasks.ofBits(set);
            if (feasible.can(gnomes, tasks)) {
                largest.removeIf(tasks::has);
                largest.add(tasks);
            }
        }
        return largest;
    }

    /// Reads from the events of all resolutions in these positions what the seat gains.
    private List<GnomeOutlook> gains(Collection<Position> turns) {
        var charisma = new Range();
        var month = new Range();
        Map<Animal, Range> animals = new EnumMap<>(Animal.class);
        for (var turn : turns) {
            var awake = turn.side(seat.index()).awake().list();
            for (var move : Resolving.moves(turn).list()) {
                var gain = new Gain(seat, events(turn, new Step.Turn<>(seat, move)));
                charisma.meet(gain.bliss(BlissSource.CHARISMA));
                month.meet(gain.month());
                awake.forEach(animal ->
                        animals.computeIfAbsent(animal, _ -> new Range()).meet(gain.by(animal)));
            }
        }
        var gains = new ArrayList<GnomeOutlook>();
        if (charisma.most > 0) {
            gains.add(new CharismaAhead(charisma.most));
        }
        animals.forEach((animal, range) -> {
            if (animal.source().isPresent() || range.most > 0) {
                gains.add(new AnimalAhead(animal, new Brings(range.least, range.more())));
            }
        });
        if (month.most > 0) {
            gains.add(new MonthAhead(month.most));
        }
        return gains;
    }

    /// Returns tasks that could be done together with those of the move.
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

    /// What happens before the seat resolves.
    ///
    /// @param resolved how many sides resolve before it
    /// @param did the tasks that the other side does before it
    private record Course(int resolved, Tasks did) {}

    /// What a seat gains by its resolution.
    private static final class Gain {
        private final Map<BlissSource, Integer> bliss = new EnumMap<>(BlissSource.class);
        private final Map<Animal, Integer> rests = new EnumMap<>(Animal.class);

        Gain(Seat seat, List<GnomeEvent> events) {
            for (var event : events) {
                if (event instanceof Scored scored && scored.seat().equals(Optional.of(seat))) {
                    scored.parts().forEach(part -> bliss.put(part.source(), part.bliss()));
                } else if (event instanceof AnimalsRested rested
                        && rested.seat().equals(seat)) {
                    rested.animals().forEach(animal -> rests.put(animal, rested.each()));
                }
            }
        }

        int bliss(BlissSource source) {
            return bliss.getOrDefault(source, 0);
        }

        /// Returns the bliss of the month's rule without that of animals at rest.
        int month() {
            return bliss(BlissSource.MONTH)
                    - rests.values().stream().mapToInt(Integer::intValue).sum();
        }

        /// Returns the bliss by an animal's work or rest.
        int by(Animal animal) {
            return rests.getOrDefault(animal, animal.source().map(this::bliss).orElse(0));
        }
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
