package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parterre.engine.Setup;
import parterre.engine.Viewer;

/// Everything that a viewer of Gnomadic Gardeners knows, as plain values. Only sealed choices are hidden until
/// all have chosen. Hands are open, since each of two players can work out the other's hand. Nobody knows the
/// order of the automa's pile. GG-2.3 GG-R4
///
/// Cards are called `g01` to `g12` and `t1` to `t7`.
///
/// @param month the scenario of this table
/// @param viewer the viewer; it only decides whose hand a board shows
/// @param round from 1; 0 before the first
/// @param left the left task card; empty before it is laid
/// @param right the right task card; empty while it is to come
/// @param tasks the three active tasks; none while a card is missing
/// @param pile the face-down task cards in layers, topmost first; within a layer nobody knows the order
/// @param discards face up
/// @param first side that resolves first, 1 or 2; 0 before the reveal
/// @param resolved how many sides have resolved in this round
/// @param sides the first seat; then the second seat or the automa
/// @param orders the automa's orders for this round; empty without control cards
/// @param automaPile the automa's hand in layers, topmost first
/// @param goal the bliss that ends the game
/// @param winsTies side that wins ties, 1 or 2
/// @param mayKeep true if by the month's rule a side may have to keep a gnome. GG-8.August
/// @param cards what is printed on all cards
public record GnomeView(
        Setup setup,
        Month month,
        Viewer viewer,
        Phase waitsFor,
        int round,
        String left,
        String right,
        List<TaskView> tasks,
        List<List<String>> pile,
        List<String> discards,
        int first,
        int resolved,
        List<SideView> sides,
        OrdersView orders,
        List<List<String>> automaPile,
        int goal,
        int winsTies,
        boolean mayKeep,
        CardTable cards) {
    public GnomeView {
        tasks = List.copyOf(tasks);
        pile = copy(pile);
        discards = List.copyOf(discards);
        sides = List.copyOf(sides);
        automaPile = copy(automaPile);
    }

    private static List<List<String>> copy(List<List<String>> layers) {
        var copy = new ArrayList<List<String>>(layers.size());
        for (var layer : layers) {
            copy.add(List.copyOf(layer));
        }
        return List.copyOf(copy);
    }

    /// An active task.
    ///
    /// @param need an expertise for each icon
    /// @param bliss for doing it; 0 for task 3
    /// @param animal what task 3 brings; empty for the others
    /// @param doneBy sides that have done it in this round, 1 or 2
    public record TaskView(
            int number, List<Expertise> need, int bliss, Boolean milk, Optional<Animal> animal, List<Integer> doneBy) {
        public TaskView {
            need = List.copyOf(need);
            doneBy = List.copyOf(doneBy);
        }

        /// Returns the same task, done by these.
        TaskView doneBy(List<Integer> sides) {
            return new TaskView(number, need, bliss, milk, animal, sides);
        }

        /// Returns the tasks of a pair before anybody has done one.
        static List<TaskView> of(ActiveTasks tasks) {
            return IntStream.rangeClosed(1, Tasks.COUNT)
                    .mapToObj(number -> new TaskView(
                            number,
                            tasks.need(number).list(),
                            tasks.bliss(number),
                            tasks.milk().has(number),
                            number == Tasks.COUNT ? Optional.of(tasks.animal()) : Optional.empty(),
                            List.of()))
                    .toList();
        }
    }

    /// One side of the table.
    ///
    /// @param party `P1`, `P2` or `automa`
    /// @param open whether a board shows its gnomes to the viewer
    /// @param hand its gnomes, those in play included
    /// @param kept those that are not in play, in layers: of the automa as in its pile
    /// @param played the gnomes that it has revealed
    /// @param resting animals that rest in this round by a choice that went with the gnomes
    /// @param animals all that it has
    /// @param asleep those of them that lie face down
    /// @param mayRest those that may be let rest by a choice that goes with the gnomes
    /// @param maySleep whether its animals may fall asleep
    /// @param hasResolved whether it has resolved in this round
    /// @param account what it made of this round, or of the last one until the next reveal
    public record SideView(
            String party,
            int score,
            Boolean open,
            List<String> hand,
            List<List<String>> kept,
            List<String> played,
            List<Animal> resting,
            List<Animal> animals,
            List<Animal> asleep,
            List<Animal> mayRest,
            Boolean maySleep,
            Boolean hasResolved,
            AccountView account) {
        public SideView {
            hand = List.copyOf(hand);
            kept = copy(kept);
            played = List.copyOf(played);
            resting = List.copyOf(resting);
            animals = List.copyOf(animals);
            asleep = List.copyOf(asleep);
            mayRest = List.copyOf(mayRest);
        }
    }

    /// The results of a side in a round.
    ///
    /// @param prep its hours
    /// @param did numbers of the tasks that it did
    /// @param total the bliss that it scored
    /// @param gift the gnome that it gave away; empty if none
    public record AccountView(int prep, List<Integer> did, int total, String gift) {
        public AccountView {
            did = List.copyOf(did);
        }
    }

    /// The automa's orders.
    ///
    /// @param left the left control card; empty without orders
    /// @param right the right control card; empty without orders
    /// @param prep its hours
    /// @param scores the bliss that it scores
    /// @param does numbers of the tasks that it does and blocks
    /// @param pass how many gnomes it passes
    public record OrdersView(String left, String right, int prep, int scores, List<Integer> does, int pass) {
        public OrdersView {
            does = List.copyOf(does);
        }
    }
}
