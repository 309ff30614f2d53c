package parterre.gnomes;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.engine.Event;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.Figures;
import parterre.gnomes.GnomeEvent.AnimalGained;
import parterre.gnomes.GnomeEvent.AnimalHelped;
import parterre.gnomes.GnomeEvent.AnimalsFellAsleep;
import parterre.gnomes.GnomeEvent.AnimalsRested;
import parterre.gnomes.GnomeEvent.GameEnded;
import parterre.gnomes.GnomeEvent.GiftChosen;
import parterre.gnomes.GnomeEvent.GnomeKept;
import parterre.gnomes.GnomeEvent.GnomesDealt;
import parterre.gnomes.GnomeEvent.GnomesHandedOver;
import parterre.gnomes.GnomeEvent.GnomesPutUnder;
import parterre.gnomes.GnomeEvent.GnomesRevealed;
import parterre.gnomes.GnomeEvent.GnomesSetAside;
import parterre.gnomes.GnomeEvent.KeepingDue;
import parterre.gnomes.GnomeEvent.NoAnimalGained;
import parterre.gnomes.GnomeEvent.NoTaskDone;
import parterre.gnomes.GnomeEvent.OrdersRevealed;
import parterre.gnomes.GnomeEvent.PhaseChanged;
import parterre.gnomes.GnomeEvent.ResolvesFirst;
import parterre.gnomes.GnomeEvent.RoundBegan;
import parterre.gnomes.GnomeEvent.RuleApplied;
import parterre.gnomes.GnomeEvent.Scored;
import parterre.gnomes.GnomeEvent.SideResolved;
import parterre.gnomes.GnomeEvent.TaskCardDiscarded;
import parterre.gnomes.GnomeEvent.TaskCardDrawn;
import parterre.gnomes.GnomeEvent.TaskCardSlid;
import parterre.gnomes.GnomeEvent.TaskCardsLaid;
import parterre.gnomes.GnomeEvent.TaskCardsPutUnder;
import parterre.gnomes.GnomeEvent.TaskDone;
import parterre.gnomes.GnomeEvent.TaskOpened;
import parterre.gnomes.GnomeEvent.TaskPileShuffled;

/// Counts the figures of a game of Gnomadic Gardeners.
final class GnomeFigures implements Figures {
    private static final List<String> OF_ALL = List.of(
            "rounds",
            "gnomes",
            "prep-ties",
            "task-1",
            "task-2",
            "task-3",
            "animals",
            "first-bliss",
            "second-bliss",
            "held",
            "leads",
            "automa-bliss");

    private static final List<Figure> COLUMNS = Stream.concat(
                    OF_ALL.stream(),
                    Animal.paying().stream()
                            .map(Animal::word)
                            .flatMap(animal -> Stream.of(animal + "-rounds", animal + "-bliss")))
            .map(Figure::new)
            .toList();

    private static final List<BlissSource> SOURCES = Animal.paying().stream()
            .map(animal -> animal.source().orElseThrow())
            .toList();

    @Override
    public List<Constant> constants() {
        return Chances.constants();
    }

    @Override
    public List<Figure> columns() {
        return COLUMNS;
    }

    @Override
    public Tally tally(Setup setup) {
        return new Count(setup.seats());
    }

    private static final class Count implements Tally {
        private final int players;
        private final int[] tasks = new int[Tasks.COUNT];
        private int rounds;
        private int plays;
        private int gnomes;
        private int ties;
        private int firstBliss;
        private int secondBliss;
        private int held;
        private int leads;
        private int automaBliss;
        private final int[] owned = new int[SOURCES.size()];
        private final int[] paid = new int[SOURCES.size()];
        private double animals;

        /// The animals of each player, without those gained in this round.
        private final List<Set<Animal>> had;

        /// Counts the side that resolves first. It counts when the other side resolves, too.
        private final List<Runnable> waiting = new ArrayList<>();

        private Optional<Seat> first = Optional.empty();
        private boolean isCounting;

        Count(int players) {
            this.players = players;
            had = IntStream.range(0, players)
                    .<Set<Animal>>mapToObj(_ -> EnumSet.noneOf(Animal.class))
                    .toList();
        }

        @Override
        public void happened(List<? extends Event> events) {
            for (var event : events) {
                happened((GnomeEvent) event);
            }
        }

        private void happened(GnomeEvent event) {
            switch (event) {
                case GnomesRevealed(Seat _, var played, int _, int kept, var _) -> {
                    plays++;
                    gnomes += played.size();
                    held += played.size() + kept;
                }
                case ResolvesFirst order -> {
                    ties += order.hours() == order.others() ? 1 : 0;
                    first = order.seat();
                    isCounting = false;
                }
                case TaskDone done ->
                    count(() -> tasks[done.task() - 1] += done.seat().isPresent() ? 1 : 0);
                case Scored scored -> count(() -> score(scored));
                case AnimalGained(var seat, Animal animal) -> count(() -> seat.ifPresent(owner -> gain(owner, animal)));
                case SideResolved(var _, int resolved) -> {
                    if (resolved == 2) {
                        countRound();
                    }
                }
                case TaskCardsLaid _,
                        TaskOpened _,
                        GnomesDealt _,
                        RoundBegan _,
                        OrdersRevealed _,
                        NoTaskDone _,
                        AnimalHelped _,
                        AnimalsRested _,
                        NoAnimalGained _,
                        AnimalsFellAsleep _,
                        GiftChosen _,
                        GnomeKept _,
                        PhaseChanged _,
                        GnomesHandedOver _,
                        GnomesSetAside _,
                        KeepingDue _,
                        GameEnded _,
                        RuleApplied _,
                        GnomesPutUnder _,
                        TaskCardDiscarded _,
                        TaskPileShuffled _,
                        TaskCardsPutUnder _,
                        TaskCardSlid _,
                        TaskCardDrawn _ -> {}
            }
        }

        private void countRound() {
            rounds++;
            leads += first.equals(Optional.of(Seat.of(0))) ? 1 : 0;
            for (var owner : had) {
                for (int i = 0; i < SOURCES.size(); i++) {
                    owned[i] += owner.contains(Animal.paying().get(i)) ? 1 : 0;
                }
            }
            isCounting = true;
            waiting.forEach(Runnable::run);
            waiting.clear();
        }

        private void count(Runnable one) {
            if (isCounting) {
                one.run();
            } else {
                waiting.add(one);
            }
        }

        private void gain(Seat owner, Animal animal) {
            animals += 1.0 / players;
            had.get(owner.index()).add(animal);
        }

        private void score(Scored scored) {
            int bliss = scored.to() - scored.from();
            if (scored.seat().equals(first)) {
                firstBliss += bliss;
            } else {
                secondBliss += bliss;
            }
            if (scored.seat().isEmpty()) {
                automaBliss += bliss;
                return;
            }
            for (var part : scored.parts()) {
                int animal = SOURCES.indexOf(part.source());
                if (animal >= 0) {
                    paid[animal] += part.bliss();
                }
            }
        }

        @Override
        public double[] values() {
            var ofAll = DoubleStream.of(
                    rounds,
                    plays == 0 ? 0 : (double) gnomes / plays,
                    ties,
                    tasks[0],
                    tasks[1],
                    tasks[2],
                    animals,
                    rounds == 0 ? 0 : (double) firstBliss / rounds,
                    rounds == 0 ? 0 : (double) secondBliss / rounds,
                    plays == 0 ? 0 : (double) held / plays,
                    leads,
                    automaBliss);
            var ofAnimals = IntStream.range(0, SOURCES.size())
                    .mapToObj(animal -> DoubleStream.of(owned[animal], paid[animal]))
                    .flatMapToDouble(pair -> pair);
            return DoubleStream.concat(ofAll, ofAnimals).toArray();
        }
    }
}
