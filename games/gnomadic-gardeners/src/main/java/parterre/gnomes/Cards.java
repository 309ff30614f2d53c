package parterre.gnomes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import parterre.gnomes.GnomeEvent.GnomeName;
import parterre.gnomes.GnomeView.OrdersView;
import parterre.gnomes.GnomeView.TaskView;

/// The twelve gnomes and seven task cards of a table, and the facts that are computed from them once. Cards are
/// numbered by their places in the file, from 0. [Names] writes them. GG-1.2 GG-1.3
final class Cards {
    /// How many task cards there are. GG-1.3
    static final int TASK_CARDS = 7;

    private static final int SETS = 1 << Gnomes.COUNT;
    private static final int SLOW = 2;
    private static final int COUNTS_OF_ANIMALS = TASK_CARDS + 1;

    private final List<Gnome> gnomes;
    private final List<GnomeName> names;
    private final List<TaskCard> tasks;
    private final List<Animal> animals;
    private final byte[] preps = new byte[SETS];
    private final Icons[] icons = new Icons[SETS];
    private final ActiveTasks[] active = new ActiveTasks[TASK_CARDS * TASK_CARDS];
    private final Control[] control = new Control[TASK_CARDS * TASK_CARDS];
    private final @Nullable Feasible[] feasible = new @Nullable Feasible[TASK_CARDS * TASK_CARDS];
    private final @Nullable Feasible[] feasibleInMay = new @Nullable Feasible[TASK_CARDS * TASK_CARDS];
    private final @Nullable OrdersView[] orders =
            new @Nullable OrdersView[TASK_CARDS * TASK_CARDS * COUNTS_OF_ANIMALS * (Gnomes.COUNT + 1)];
    private final Map<Integer, List<TaskView>> shown = new HashMap<>();
    private final CardTable table;

    /// @param gnomes twelve
    /// @param tasks seven; any two of them go together, as [CardChecks] has checked
    Cards(List<Gnome> gnomes, List<TaskCard> tasks) {
        this.gnomes = List.copyOf(gnomes);
        names = IntStream.range(0, gnomes.size())
                .mapToObj(place ->
                        new GnomeName(Names.gnome(place), gnomes.get(place).name()))
                .toList();
        this.tasks = List.copyOf(tasks);
        animals = tasks.stream()
                .flatMap(card -> Stream.of(card.left(), card.right()))
                .flatMap(half -> half.animal().stream())
                .sorted()
                .toList();
        icons[0] = Icons.NONE;
        for (int set = 1; set < SETS; set++) {
            var last = gnomes.get(Integer.numberOfTrailingZeros(set));
            int others = set & (set - 1);
            preps[set] = (byte) (preps[others] + last.prep());
            icons[set] = icons[others].plus(last.icons());
        }
        for (int left = 0; left < TASK_CARDS; left++) {
            for (int right = 0; right < TASK_CARDS; right++) {
                if (left != right) {
                    var first = tasks.get(left).right();
                    var second = tasks.get(right).left();
                    active[pair(left, right)] = ActiveTasks.of(first, second);
                    control[pair(left, right)] = Control.of(first, second);
                    shown.put(pair(left, right), List.copyOf(TaskView.of(active(left, right))));
                }
            }
        }
        table = CardTable.of(this);
    }

    private static int pair(int left, int right) {
        return left * TASK_CARDS + right;
    }

    List<Gnome> gnomes() {
        return gnomes;
    }

    List<TaskCard> tasks() {
        return tasks;
    }

    /// Returns the animals that the task cards show, one for each card, in the order of [Animal]. GG-9.1
    List<Animal> animals() {
        return animals;
    }

    Gnome gnome(int place) {
        return gnomes.get(place);
    }

    /// Gnomes as refusals name them.
    List<GnomeRefusal.GnomeWithId> names(Gnomes some) {
        return some.list().stream()
                .map(place -> new GnomeRefusal.GnomeWithId(
                        Names.gnome(place), gnomes.get(place).name()))
                .toList();
    }

    /// Gnomes as events name them.
    List<GnomeName> named(Gnomes some) {
        var names = new ArrayList<GnomeName>(some.size());
        for (int place : some.list()) {
            names.add(named(place));
        }
        return Collections.unmodifiableList(names);
    }

    GnomeName named(int place) {
        return names.get(place);
    }

    TaskCard task(int place) {
        return tasks.get(place);
    }

    /// Returns the printed facts, as plain values.
    CardTable table() {
        return table;
    }

    /// Hours that these gnomes take, as printed. GG-5.1
    int prep(Gnomes some) {
        return preps[some.bits()];
    }

    /// Returns how many of these gnomes take two hours as printed. GG-5.3
    int slow(Gnomes some) {
        int slow = 0;
        for (int left = some.bits(); left != 0; left &= left - 1) {
            slow += gnomes.get(Integer.numberOfTrailingZeros(left)).prep() == SLOW ? 1 : 0;
        }
        return slow;
    }

    /// Returns the icons of these gnomes together.
    Icons icons(Gnomes some) {
        return icons[some.bits()];
    }

    /// Returns the tasks of this pair. GG-3.2
    ActiveTasks active(int left, int right) {
        return active[pair(left, right)];
    }

    /// Returns the tasks of this pair as views show them while nobody has done one.
    List<TaskView> shown(int left, int right) {
        return Objects.requireNonNull(shown.get(pair(left, right)));
    }

    /// Returns the automa's orders by this pair. GG-7.2
    Control control(int left, int right) {
        return control[pair(left, right)];
    }

    /// Returns the orders as a view shows them. They are computed when they are first asked for.
    ///
    /// @param animals how many of the automa's animals count. After a round a position that was set up by hand may
    ///     say any number
    /// @param hand how many gnomes it has
    OrdersView orders(int left, int right, int animals, int hand) {
        if (animals < 0 || animals >= COUNTS_OF_ANIMALS) {
            return Automa.orders(left, right, control(left, right), animals, hand);
        }
        int at = (pair(left, right) * COUNTS_OF_ANIMALS + animals) * (Gnomes.COUNT + 1) + hand;
        var known = orders[at];
        if (known == null) {
            known = Automa.orders(left, right, control(left, right), animals, hand);
            orders[at] = known;
        }
        return known;
    }

    /// Returns the tasks of this pair that sets of gnomes can do. They are computed when they are first asked
    /// for, because a game uses only a few of the 42 pairs.
    Feasible feasible(int left, int right, Month month) {
        var tables = month == Month.MAY ? feasibleInMay : feasible;
        var known = tables[pair(left, right)];
        if (known == null) {
            known = Feasible.of(active(left, right), icons, month);
            tables[pair(left, right)] = known;
        }
        return known;
    }
}
