package parterre.gnomes;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import parterre.engine.Worded;
import parterre.gnomes.GnomeEvent.Rule;

/// The animal assistants; there are two of each kind. GG-1.4 GG-10.4
public enum Animal implements Worded {
    /// GG-R16
    COW("cow", BlissSource.COW, 2, (tasks, did) -> did.and(tasks.milk()).size()),
    GOAT("goat", BlissSource.GOAT, 1, position -> other(position).animals().size()),
    /// GG-R3
    HEN("hen", Rule.HEN_SHORTENS, side -> side.played().size()),
    /// GG-R17
    HORSE("horse", BlissSource.HORSE, 1, position -> own(position).played().size()),
    /// GG-R17
    MOUSE(
            "mouse",
            BlissSource.MOUSE,
            2,
            position -> position.cards().slow(own(position).played())),
    /// GG-R11
    PIGGY("piggy", Rule.PIGGY_UNBLOCKS, Tasks.FIRST),
    /// GG-R18
    SQUIRRELS(
            "squirrels",
            BlissSource.SQUIRRELS,
            3,
            position -> own(position).hand().size() < other(position).hand().size() ? 1 : 0);

    private static final List<Animal> ALL = List.of(values());
    private static final List<Animal> PAYING =
            ALL.stream().filter(animal -> animal.source.isPresent()).toList();
    private static final Map<String, Animal> BY_WORD =
            ALL.stream().collect(Collectors.toUnmodifiableMap(Animal::word, animal -> animal));

    private final String word;
    private final Optional<BlissSource> source;
    private final int each;
    private final Work work;
    private final Optional<TaskWork> taskWork;
    private final Optional<Rule> rule;
    private final Optional<Hours> hours;
    private final Tasks reopens;

    /// Creates an animal that brings so much bliss for each of some things.
    Animal(String word, BlissSource source, int each, Work work) {
        this(word, Optional.of(source), each, work, Optional.empty(), Optional.empty(), Optional.empty(), Tasks.NONE);
    }

    /// Creates an animal that brings so much bliss for each of some tasks.
    Animal(String word, BlissSource source, int each, TaskWork work) {
        this(
                word,
                Optional.of(source),
                each,
                _ -> 0,
                Optional.of(work),
                Optional.empty(),
                Optional.empty(),
                Tasks.NONE);
    }

    /// Creates an animal that changes the hours to prepare.
    Animal(String word, Rule rule, Hours hours) {
        this(word, Optional.empty(), 0, _ -> 0, Optional.empty(), Optional.of(rule), Optional.of(hours), Tasks.NONE);
    }

    /// Creates an animal whose side may do tasks that the other side has done.
    Animal(String word, Rule rule, Tasks reopens) {
        this(word, Optional.empty(), 0, _ -> 0, Optional.empty(), Optional.of(rule), Optional.empty(), reopens);
    }

    Animal(
            String word,
            Optional<BlissSource> source,
            int each,
            Work work,
            Optional<TaskWork> taskWork,
            Optional<Rule> rule,
            Optional<Hours> hours,
            Tasks reopens) {
        this.word = word;
        this.source = source;
        this.each = each;
        this.work = work;
        this.taskWork = taskWork;
        this.rule = rule;
        this.hours = hours;
        this.reopens = reopens;
    }

    /// How many things besides tasks an animal brings bliss for to the side that resolves now.
    private interface Work {
        int count(Position position);
    }

    /// How many of the tasks that its side does an animal brings bliss for.
    private interface TaskWork {
        /// @param did the tasks that they do
        int count(ActiveTasks tasks, Tasks did);
    }

    /// The hours that a side with the animal takes to prepare.
    private interface Hours {
        int of(Position.Side side);
    }

    static List<Animal> all() {
        return ALL;
    }

    @Override
    public String word() {
        return word;
    }

    static Optional<Animal> of(String word) {
        return Optional.ofNullable(BY_WORD.get(word));
    }

    static String words() {
        return Worded.joined(ALL);
    }

    /// Returns true if it helps as gnomes are revealed: it changes the hours, and so who resolves first. GG-5.1
    boolean reveals() {
        return hours.isPresent();
    }

    /// Returns the hours that this side takes to prepare if it works: changed, or as they are without it. GG-5.1
    int hours(Position.Side side, int without) {
        return hours.isPresent() ? hours.orElseThrow().of(side) : without;
    }

    /// Returns the tasks that its side may do although the other side has done them. GG-5.2d
    Tasks reopens() {
        return reopens;
    }

    /// Returns the rule by which it helps in another way than by bliss.
    Optional<Rule> rule() {
        return rule;
    }

    /// Returns the source of the bliss that it brings; empty for an animal that helps in another way. GG-5.3
    Optional<BlissSource> source() {
        return source;
    }

    /// Returns the animals that bring bliss by their work. GG-5.3
    static List<Animal> paying() {
        return PAYING;
    }

    /// Returns what it brings the side that resolves now if it works. GG-5.3
    ///
    /// @param did the tasks that they do
    int bliss(Position position, Tasks did) {
        return each * (isForTasks() ? taskWork.orElseThrow().count(position.tasks(), did) : work.count(position));
    }

    /// Returns the bliss that it brings for each thing that it counts; 0 if it helps in another way. GG-1.4
    int each() {
        return each;
    }

    /// Returns true if the side that resolves now can do these tasks only with its help. GG-R28
    ///
    /// @param did the tasks that they do
    boolean helps(Position position, Tasks did) {
        return position.resolved() == 1
                && !reopens.and(did)
                        .and(position.side(position.first()).account().did())
                        .isEmpty();
    }

    /// Returns true if it brings bliss for tasks.
    boolean isForTasks() {
        return taskWork.isPresent();
    }

    /// Returns the bliss of a present task for this side, with what its animals bring for the task if they work.
    /// GG-5.3
    ///
    /// @param number 1 or 2
    static int task(Position position, int side, int number) {
        var tasks = position.tasks();
        int bliss = tasks.bliss(number);
        var working = position.side(side).awake().and(Animals.FOR_TASKS);
        if (!working.isEmpty()) {
            for (var animal : working.list()) {
                bliss += animal.bliss(position, Tasks.ofBits(1 << (number - 1)));
            }
        }
        return bliss;
    }

    private static Position.Side own(Position position) {
        return position.side(position.resolving());
    }

    private static Position.Side other(Position position) {
        return position.side(1 - position.resolving());
    }

    /// Returns the set of this animal alone.
    Animals alone() {
        return Animals.ofBits(1 << place());
    }

    /// Returns its place among all animals, from 0.
    @SuppressWarnings("EnumOrdinal") // sets of animals are bits in this order
    int place() {
        return ordinal();
    }
}
