package parterre.gnomes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import parterre.engine.box.Features;

/// The features from which a value of Gnomadic Gardeners is learned. They are scores, effects of animals, icons and
/// hours of each side's gnomes, and the present tasks that they can do. The automa is the second party.
final class GnomeFeatures implements Features<Position> {
    private static final int SIDES = 2;
    private static final float GOAL = Ending.GOAL;
    private static final float GNOMES = Gnomes.COUNT;

    /// The effects that the net has learned. An animal with another effect counts only with all others, as one of
    /// `animals`.
    private static final List<Effect> EFFECTS = List.of(
            Effect.bliss(BlissSource.COW),
            Effect.bliss(BlissSource.GOAT),
            new Effect("hen", Animals.REVEALING),
            Effect.bliss(BlissSource.HORSE),
            Effect.bliss(BlissSource.MOUSE),
            new Effect("piggy", Animals.REOPENING),
            Effect.bliss(BlissSource.SQUIRRELS));

    private static final List<Month> MONTHS = List.of(
            Month.NONE, Month.APRIL, Month.MAY, Month.JUNE, Month.JULY, Month.AUGUST, Month.SEPTEMBER, Month.OCTOBER);

    private static final List<String> NAMES = allNames();

    /// An effect of animals, told by their attributes.
    ///
    /// @param animals the animals that have it
    private record Effect(String name, Animals animals) {
        Effect(String name, Predicate<Animal> has) {
            this(name, Animals.of(Animal.all().stream().filter(has).toList()));
        }

        static Effect bliss(BlissSource source) {
            return new Effect(
                    source.word(),
                    animal -> animal.source().filter(source::equals).isPresent());
        }

        boolean helps(Animals awake) {
            return (awake.bits() & animals.bits()) != 0;
        }
    }

    private static List<String> allNames() {
        var names = new ArrayList<>(List.of(
                "score",
                "lead",
                "to-go",
                "won-or-lost",
                "hand",
                "hand-lead",
                "animals",
                "animal-lead",
                "asleep",
                "hours-a-gnome",
                "charisma",
                "most-charisma",
                "icons",
                "grain",
                "fruit",
                "flower",
                "herbs",
                "vegetable",
                "best-now",
                "best-by-one",
                "best-by-two",
                "third-by-one",
                "third-open",
                "resolves-now",
                "resolves-later",
                "has-resolved",
                "hours-played",
                "gnomes-played",
                "gnomes-coming",
                "made",
                "wins-ties",
                "is-automa",
                "plays-automa",
                "round"));
        EFFECTS.forEach(effect -> names.add("animal-" + effect.name()));
        MONTHS.forEach(month -> names.add("month-" + month.word()));
        return List.copyOf(names);
    }

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public int parties(Position position) {
        return SIDES;
    }

    @Override
    public void write(Position position, float[] into) {
        Arrays.fill(into, 0, SIDES * NAMES.size(), 0);
        for (int side = 0; side < SIDES; side++) {
            write(position, side, into, side * NAMES.size());
        }
    }

    private static void write(Position position, int side, float[] into, int at) {
        var own = position.side(side);
        var other = position.side(1 - side);
        var cards = position.cards();
        var hand = own.hand();
        boolean solo = position.terms().solo();
        boolean hasTasks = position.left() != Position.NO_CARD && position.right() != Position.NO_CARD;
        boolean resolving = position.phase() == Phase.RESOLVE;
        boolean isOrdered = resolving || position.phase() == Phase.KEEP || position.phase() == Phase.PASS;
        int leader = Math.max(own.score(), other.score());
        int charisma = 0;
        int mostCharisma = 0;
        for (int left = hand.bits(); left != 0; left &= left - 1) {
            int value = cards.gnome(Integer.numberOfTrailingZeros(left)).charisma();
            charisma += value;
            mostCharisma = Math.max(mostCharisma, value);
        }
        var icons = cards.icons(hand);
        int i = at;
        into[i++] = own.score() / GOAL;
        into[i++] = Math.clamp((own.score() - other.score()) / 20f, -3, 3);
        into[i++] = Math.max(0, GOAL - leader) / GOAL;
        into[i++] = leader < GOAL ? 0 : Math.clamp((own.score() - other.score()) / 4f, -1, 1);
        into[i++] = hand.size() / GNOMES;
        into[i++] = (hand.size() - other.hand().size()) / GNOMES;
        into[i++] = own.animals().size() / 7f;
        into[i++] = (own.animals().size() - other.animals().size()) / 7f;
        into[i++] = own.asleep().size() / 7f;
        into[i++] = hand.isEmpty() ? 0 : cards.prep(hand) / (3f * hand.size());
        into[i++] = charisma / 20f;
        into[i++] = mostCharisma / 5f;
        int all = 0;
        for (var icon : Expertise.all()) {
            all += icons.of(icon);
        }
        into[i++] = all / 18f;
        for (var icon : Expertise.all()) {
            into[i++] = icons.of(icon) / 6f;
        }
        if (hasTasks) {
            tasks(position, side, into, i);
        }
        i += 5;
        boolean now = resolving && position.resolving() == side;
        boolean has = isOrdered && position.hasResolved(side);
        into[i++] = now ? 1 : 0;
        into[i++] = resolving && !now && !has ? 1 : 0;
        into[i++] = has ? 1 : 0;
        into[i++] = isOrdered ? own.account().prep() / 8f : 0;
        into[i++] = own.played().size() / GNOMES;
        into[i++] = other.played().size() / GNOMES;
        into[i++] = isOrdered ? own.account().scored() / 20f : 0;
        into[i++] = position.terms().winsTies() == side ? 1 : 0;
        into[i++] = solo && side == 1 ? 1 : 0;
        into[i++] = solo && side == 0 ? 1 : 0;
        into[i++] = Math.min(1, position.round() / 15f);
        for (var effect : EFFECTS) {
            into[i++] = effect.helps(own.awake()) ? 1 : 0;
        }
        for (var month : MONTHS) {
            into[i++] = position.terms().month() == month ? 1 : 0;
        }
    }

    /// Writes the present tasks that the side's gnomes can do. After the play only the played gnomes count.
    private static void tasks(Position position, int side, float[] into, int at) {
        var own = position.side(side);
        var tasks = position.tasks();
        boolean isPlayed = position.phase() == Phase.RESOLVE;
        var gnomes = isPlayed ? own.played() : own.hand();
        int first = Animal.task(position, side, 1);
        int second = Animal.task(position, side, 2);
        var feasible = position.feasible();
        boolean wantsThird = Resolving.wants(own, tasks.animal());
        boolean isAutoma = position.terms().solo() && side == 1;
        boolean isDone = isPlayed && position.resolved() > 0 && position.first() == side;
        if (isAutoma || isDone) {
            into[at + 4] = wantsThird ? 1 : 0;
            return;
        }
        int whole = feasible.sets(gnomes) & ~taken(position, side, isPlayed);
        into[at] = best(whole, first, second) / 15f;
        int one = 0;
        int two = 0;
        boolean thirdByOne = false;
        int list = gnomes.bits();
        for (int left = list; left != 0 && !isPlayed; left &= left - 1) {
            int gnome = left & -left;
            int sets = feasible.sets(new Gnomes(gnome));
            one = Math.max(one, best(sets, first, second));
            thirdByOne |= (sets & 0b1111_0000) != 0;
            for (int rest = left & (left - 1); rest != 0; rest &= rest - 1) {
                two = Math.max(two, best(feasible.sets(new Gnomes(gnome | (rest & -rest))), first, second));
            }
        }
        into[at + 1] = one / 15f;
        into[at + 2] = two / 15f;
        into[at + 3] = wantsThird && thirdByOne ? 1 : 0;
        into[at + 4] = wantsThird && (whole & 0b1111_0000) != 0 ? 1 : 0;
    }

    /// Returns the sets of tasks with a task that the other side has done. The nets have learned to read it whether or
    /// not an animal opens such a task.
    private static int taken(Position position, int side, boolean isPlayed) {
        if (!isPlayed || position.resolved() == 0 || position.first() == side) {
            return 0;
        }
        int done = position.side(1 - side).account().did().bits();
        int taken = 0;
        for (int set = 0; set < 1 << Tasks.COUNT; set++) {
            taken |= (set & done) != 0 ? 1 << set : 0;
        }
        return taken;
    }

    private static int best(int sets, int first, int second) {
        int most = 0;
        for (int left = sets; left != 0; left &= left - 1) {
            int set = Integer.numberOfTrailingZeros(left);
            most = Math.max(most, (set & 1) * first + (set >> 1 & 1) * second);
        }
        return most;
    }
}
