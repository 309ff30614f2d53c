package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.gnomes.GnomeView.AccountView;
import parterre.gnomes.GnomeView.OrdersView;
import parterre.gnomes.GnomeView.PartView;
import parterre.gnomes.GnomeView.SideView;
import parterre.gnomes.GnomeView.TaskView;

/// Positions as views and back. GG-2.3 GG-R4
final class Viewing {
    private static final OrdersView NO_ORDERS = new OrdersView("", "", 0, List.of(), 0, "");

    private Viewing() {}

    static GnomeView view(Position position, Viewer viewer) {
        boolean revealed = switch (position.phase()) {
            case LAY, DEAL, ADOPT, COMMIT, CONTROL -> false;
            case RESOLVE, KEEP, PASS, SLIDE, OVER -> true;
        };
        return new GnomeView(
                position.terms().setup(),
                viewer,
                position.phase().word(),
                position.round(),
                card(position.left()),
                card(position.right()),
                tasks(position),
                layers(position.pile(), Viewing::tasks),
                tasks(position.discards()),
                revealed ? position.first() + 1 : 0,
                position.resolved(),
                List.of(side(position, 0), side(position, 1)),
                orders(position),
                layers(position.automaPile(), bits -> gnomes(new Gnomes(bits))),
                position.cards().table());
    }

    private static String card(int place) {
        return place == Position.NO_CARD ? "" : Names.task(place);
    }

    private static List<TaskView> tasks(Position position) {
        if (position.left() == Position.NO_CARD || position.right() == Position.NO_CARD) {
            return List.of();
        }
        var active = position.tasks();
        var tasks = new ArrayList<TaskView>();
        for (int number = 1; number <= Tasks.COUNT; number++) {
            var doneBy = new ArrayList<Integer>();
            for (int side = 0; side < 2 && position.resolved() > 0; side++) {
                boolean resolved = position.resolved() == 2 || side == position.first();
                if (resolved && position.side(side).account().did().has(number)) {
                    doneBy.add(side + 1);
                }
            }
            tasks.add(new TaskView(
                    number,
                    active.need(number).list().stream().map(Expertise::word).toList(),
                    active.bliss(number),
                    active.milk().has(number),
                    number == Tasks.COUNT ? active.animal().word() : "",
                    doneBy));
        }
        return tasks;
    }

    private static List<List<String>> layers(Layers layers, IntFunction<List<String>> names) {
        return layers.list().stream().map(names::apply).toList();
    }

    private static List<String> tasks(int bits) {
        return IntStream.range(0, Cards.TASK_CARDS)
                .filter(place -> (bits >>> place & 1) != 0)
                .mapToObj(Names::task)
                .toList();
    }

    private static List<String> gnomes(Gnomes gnomes) {
        return gnomes.list().stream().map(Names::gnome).toList();
    }

    private static List<String> animals(Animals animals) {
        return animals.list().stream().map(Animal::word).toList();
    }

    private static SideView side(Position position, int number) {
        var side = position.side(number);
        var account = side.account();
        return new SideView(
                party(position, number),
                side.score(),
                gnomes(side.hand()),
                gnomes(side.played()),
                animals(side.resting()),
                animals(side.animals()),
                animals(side.asleep()),
                new AccountView(
                        account.prep(),
                        account.did().list(),
                        account.bliss().paid().stream()
                                .map(part -> new PartView(
                                        part.word(),
                                        part.says(),
                                        account.bliss().of(part)))
                                .toList(),
                        account.bliss().total(),
                        account.gained().isEmpty() ? "" : account.gained().toString(),
                        account.gift().isEmpty() ? "" : Names.gnomes(account.gift())));
    }

    /// What a side is called.
    static String party(Position position, int side) {
        return position.terms().solo() && side == Automa.SIDE
                ? Automa.NAME
                : Seat.of(side).toString();
    }

    private static OrdersView orders(Position position) {
        if (position.controlLeft() == Position.NO_CARD) {
            return NO_ORDERS;
        }
        var control = position.control();
        return new OrdersView(
                Names.task(position.controlLeft()),
                Names.task(position.controlRight()),
                Automa.prep(control, position.side(Automa.SIDE)),
                control.tasks().list(),
                control.pass(),
                Automa.words(control, position.side(Automa.SIDE)));
    }

    /// The position that shows itself like this.
    ///
    /// @throws IllegalArgumentException naming the field, if there is none
    static Position position(GnomeView view) {
        var position = read(view);
        Soundness.problem(position).ifPresent(problem -> {
            throw new IllegalArgumentException(problem.toString());
        });
        var shown = view(position, view.viewer());
        if (!shown.equals(view)) {
            throw new IllegalArgumentException("the view is not as it would be written; it must be " + shown);
        }
        return position;
    }

    private static Position read(GnomeView view) {
        var table = new Draft(GnomeTerms.of(view.setup()));
        if (view.sides().size() != 2) {
            throw new IllegalArgumentException(
                    "sides: there are two, not " + view.sides().size());
        }
        table.phase = Phase.of(view.waitsFor())
                .orElseThrow(() -> new IllegalArgumentException("waitsFor is " + view.waitsFor()));
        table.round = view.round();
        table.left = card("left", view.left());
        table.right = card("right", view.right());
        table.pile = Layers.of(view.pile().stream()
                .map(names -> bits("pile", names, Names::readTask))
                .toList());
        table.discards = bits("discards", view.discards(), Names::readTask);
        table.controlLeft = card("orders.left", view.orders().left());
        table.controlRight = card("orders.right", view.orders().right());
        table.automaPile = Layers.of(view.automaPile().stream()
                .map(names -> bits("automaPile", names, Names::readGnome))
                .toList());
        table.side0 = side(view.sides().getFirst());
        table.side1 = side(view.sides().getLast());
        table.first = view.first() == 2 ? 1 : 0;
        table.resolved = view.resolved();
        return table.position();
    }

    private static int card(String field, String name) {
        return name.isEmpty()
                ? Position.NO_CARD
                : Integer.numberOfTrailingZeros(bits(field, List.of(name), Names::readTask));
    }

    private static int bits(String field, List<String> names, Function<String, OptionalInt> place) {
        int bits = 0;
        for (var name : names) {
            bits |= 1
                    << place.apply(name)
                            .orElseThrow(() -> new IllegalArgumentException(field + " has no card " + name));
        }
        return bits;
    }

    private static Position.Side side(SideView side) {
        var account = side.account();
        var bliss = Account.Bliss.NONE;
        for (var part : account.parts()) {
            var known = Account.Part.of(part.part())
                    .orElseThrow(() -> new IllegalArgumentException("account.parts has no part " + part.part()));
            if (part.bliss() < 1 || part.bliss() > Account.Bliss.MOST || bliss.of(known) > 0) {
                throw new IllegalArgumentException("account.parts: " + part);
            }
            bliss = bliss.with(known, part.bliss());
        }
        return new Position.Side(
                new Gnomes(bits("hand", side.hand(), Names::readGnome)),
                new Gnomes(bits("played", side.played(), Names::readGnome)),
                animals(side.resting()),
                side.score(),
                animals(side.animals()),
                animals(side.asleep()),
                new Account(
                        account.prep(),
                        tasks(account.did()),
                        bliss,
                        account.gained().isEmpty() ? Animals.NONE : animals(List.of(account.gained())),
                        account.gift().isEmpty()
                                ? Gnomes.NONE
                                : new Gnomes(bits("account.gift", List.of(account.gift()), Names::readGnome))));
    }

    private static Tasks tasks(List<Integer> numbers) {
        if (numbers.stream().anyMatch(number -> number < 1 || number > Tasks.COUNT)) {
            throw new IllegalArgumentException("account.did: tasks are 1, 2 and 3, not " + numbers);
        }
        return Tasks.of(numbers);
    }

    private static Animals animals(List<String> words) {
        return Animals.of(words.stream()
                .map(word ->
                        Animal.of(word).orElseThrow(() -> new IllegalArgumentException("animals: there is no " + word)))
                .toList());
    }
}
