package parterre.gnomes;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.catalogue.Provenance;

/// The content of the cards of a table, as plain values. Card faces are drawn only from this.
///
/// @param gnomes in the order of the card file
/// @param tasks in the order of the card file
/// @param animals those that the task cards show, in a fixed order
public record CardTable(List<GnomeFace> gnomes, List<TaskFace> tasks, List<AnimalFace> animals) {
    public CardTable {
        gnomes = List.copyOf(gnomes);
        tasks = List.copyOf(tasks);
        animals = List.copyOf(animals);
    }

    /// A gnome.
    ///
    /// @param icons an expertise for each icon
    /// @param prep hours
    /// @param charisma bliss
    /// @param marks for each fact where it comes from: `printed`, `inferred`, `reconstructed` or `ruled`;
    ///     `changed` if the game's own file has another value, `authored` if it has no such card
    public record GnomeFace(
            String id, String name, List<Expertise> icons, int prep, int charisma, Map<String, String> marks) {
        public GnomeFace {
            icons = List.copyOf(icons);
            marks = Collections.unmodifiableMap(new LinkedHashMap<>(marks));
        }
    }

    /// An animal.
    ///
    /// @param bliss what it brings for each thing that it counts; 0 if it helps in another way
    /// @param reveals whether it helps as gnomes are revealed, before anybody resolves
    public record AnimalFace(Animal animal, Integer bliss, Boolean reveals) {}

    /// A task card.
    public record TaskFace(String id, HalfFace left, HalfFace right) {}

    /// Half a task card.
    ///
    /// @param needs three lists of icons
    /// @param bliss of tasks 1 and 2
    /// @param milk numbers of tasks that show milk
    /// @param animal the animal that stands here
    /// @param automa the automa's orders that stand here
    /// @param marks for each fact that stands here, in the order of the card, where it comes from
    public record HalfFace(
            List<List<Expertise>> needs,
            List<Integer> bliss,
            List<Integer> milk,
            Optional<Animal> animal,
            Optional<OrdersFace> automa,
            Map<String, String> marks) {
        public HalfFace {
            needs = needs.stream().map(List::copyOf).toList();
            bliss = List.copyOf(bliss);
            milk = List.copyOf(milk);
            marks = Collections.unmodifiableMap(new LinkedHashMap<>(marks));
        }
    }

    /// The automa's orders on half a task card. Each part may stand on the other half instead. GG-7.2
    ///
    /// @param prep hours, less one for each of its animals
    /// @param tasks the tasks that it does, from 1 to 3
    /// @param pass how many gnomes it passes at most
    public record OrdersFace(
            Optional<Integer> prep, Optional<ScoreFace> score, List<Integer> tasks, Optional<Integer> pass) {
        public OrdersFace {
            tasks = List.copyOf(tasks);
        }
    }

    /// The bliss that the automa's orders bring it. GG-7.3c
    ///
    /// @param base bliss in any case
    /// @param animals whether each of its animals brings 1 more
    /// @param hand whether each gnome in its hand brings 1 more
    public record ScoreFace(Integer base, Boolean animals, Boolean hand) {}

    static CardTable of(Cards cards) {
        return new CardTable(
                cards.gnomes().stream()
                        .map(gnome -> new GnomeFace(
                                gnome.id(),
                                gnome.name(),
                                gnome.icons().list(),
                                gnome.prep(),
                                gnome.charisma(),
                                words(gnome.shownMarks())))
                        .toList(),
                cards.tasks().stream()
                        .map(card -> new TaskFace(card.id(), half(card.left()), half(card.right())))
                        .toList(),
                cards.animals().stream()
                        .map(animal -> new AnimalFace(animal, animal.each(), animal.reveals()))
                        .toList());
    }

    private static HalfFace half(Half half) {
        var milk = new java.util.ArrayList<Integer>();
        for (int task = 1; task < Tasks.COUNT; task++) {
            if (half.milk().get(task - 1)) {
                milk.add(task);
            }
        }
        return new HalfFace(
                half.needs().stream().map(Icons::list).toList(),
                half.bliss(),
                milk,
                half.animal(),
                orders(half.orders()),
                words(half.shownMarks()));
    }

    private static Optional<OrdersFace> orders(Half.Orders orders) {
        return orders.isEmpty()
                ? Optional.empty()
                : Optional.of(new OrdersFace(
                        orders.prep(),
                        orders.score().map(score -> new ScoreFace(score.base(), score.animals(), score.hand())),
                        orders.tasks().list(),
                        orders.pass()));
    }

    private static Map<String, String> words(Map<String, Provenance> marks) {
        var words = new LinkedHashMap<String, String>();
        marks.forEach((fact, provenance) -> words.put(fact, provenance.word()));
        return words;
    }
}
