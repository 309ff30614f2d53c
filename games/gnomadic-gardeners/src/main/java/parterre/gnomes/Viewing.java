package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.gnomes.GnomeView.AccountView;
import parterre.gnomes.GnomeView.OrdersView;
import parterre.gnomes.GnomeView.SideView;
import parterre.gnomes.GnomeView.TaskView;

/// Turns positions into views. Lists of names are shared, so that a view costs little. GG-2.3 GG-R4
final class Viewing {
    private static final OrdersView NO_ORDERS = new OrdersView("", "", 0, 0, List.of(), 0);
    static final AccountView NOT_YET = new AccountView(0, List.of(), 0, "");
    private static final List<String> PLAYERS =
            List.of(Seat.of(0).toString(), Seat.of(1).toString());
    private static final List<Integer> ONE = List.of(1);
    private static final List<Integer> TWO = List.of(2);
    private static final List<Integer> BOTH = List.of(1, 2);

    private Viewing() {}

    static GnomeView view(Position position, Viewer viewer) {
        return new GnomeView(
                position.terms().setup(),
                position.terms().month(),
                viewer,
                position.phase(),
                position.round(),
                card(position.left()),
                card(position.right()),
                tasks(position),
                layers(position.pile(), Names::list),
                Names.list(position.discards()),
                first(position),
                position.resolved(),
                List.of(side(position, 0, viewer), side(position, 1, viewer)),
                orders(position),
                layers(position.automaPile(), bits -> Names.list(new Gnomes(bits))),
                Ending.GOAL,
                position.terms().winsTies() + 1,
                Resetting.mayKeep(position.terms()),
                position.cards().table());
    }

    private static String card(int place) {
        return place == Position.NO_CARD ? "" : Names.task(place);
    }

    /// Returns the side that resolves first, from 1; 0 while nothing is revealed.
    static int first(Position position) {
        return switch (position.phase()) {
            case LAY, DEAL, ADOPT, COMMIT, CONTROL -> 0;
            case RESOLVE, KEEP, PASS, SLIDE, OVER -> position.first() + 1;
        };
    }

    static List<TaskView> tasks(Position position) {
        if (position.left() == Position.NO_CARD || position.right() == Position.NO_CARD) {
            return List.of();
        }
        var tasks = position.cards().shown(position.left(), position.right());
        if (position.resolved() == 0) {
            return tasks;
        }
        var done = new ArrayList<TaskView>(Tasks.COUNT);
        for (var task : tasks) {
            done.add(task.doneBy(resolvers(position, task.number())));
        }
        return List.copyOf(done);
    }

    /// Returns the sides that have done this task in this round.
    private static List<Integer> resolvers(Position position, int task) {
        boolean one = hasDone(position, 0, task);
        boolean two = hasDone(position, 1, task);
        return one ? two ? BOTH : ONE : two ? TWO : List.of();
    }

    private static boolean hasDone(Position position, int side, int task) {
        return position.hasResolved(side) && position.side(side).account().did().has(task);
    }

    private static List<List<String>> layers(Layers layers, IntFunction<List<String>> names) {
        var lists = new ArrayList<List<String>>(layers.layers());
        for (int layer = 0; layer < layers.layers(); layer++) {
            lists.add(names.apply(layers.layer(layer)));
        }
        return List.copyOf(lists);
    }

    /// In a solo game there is no other player to hide the gnomes from. GG-R4
    private static boolean isOpen(Position position, int side, Viewer viewer) {
        return position.terms().solo()
                || switch (viewer) {
                    case Viewer.Player(Seat seat) -> seat.index() == side;
                    case Viewer.Spectator _ -> false;
                    case Viewer.Everyone _ -> true;
                };
    }

    /// Returns the gnomes that are not in play. GG-7.4b GG-7.4c
    private static List<List<String>> kept(Position position, int number) {
        var side = position.side(number);
        var kept = side.hand().without(side.played());
        if (number != Automa.SIDE
                || !position.terms().solo()
                || position.automaPile().layers() == 0) {
            return kept.isEmpty() ? List.of() : List.of(Names.list(kept));
        }
        return layers(position.automaPile(), bits -> Names.list(new Gnomes(bits & kept.bits()))).stream()
                .filter(layer -> !layer.isEmpty())
                .toList();
    }

    static SideView side(Position position, int number, Viewer viewer) {
        var side = position.side(number);
        return new SideView(
                party(position, number),
                side.score(),
                isOpen(position, number, viewer),
                Names.list(side.hand()),
                kept(position, number),
                Names.list(side.played()),
                side.resting().list(),
                side.animals().list(),
                side.asleep().list(),
                Committing.mayRest(position, number).list(),
                position.terms().maySleep(number),
                position.hasResolved(number),
                account(side.account()));
    }

    static AccountView account(Account account) {
        if (account.equals(Position.Side.NOT_YET)) {
            return NOT_YET;
        }
        return new AccountView(
                account.prep(),
                account.did().list(),
                account.scored(),
                account.gift().isEmpty() ? "" : Names.gnomes(account.gift()));
    }

    /// Returns the name of a side.
    static String party(Position position, int side) {
        return position.terms().solo() && side == Automa.SIDE ? Automa.NAME : PLAYERS.get(side);
    }

    static OrdersView orders(Position position) {
        if (position.controlLeft() == Position.NO_CARD) {
            return NO_ORDERS;
        }
        var automa = position.side(Automa.SIDE);
        return position.cards()
                .orders(
                        position.controlLeft(),
                        position.controlRight(),
                        Automa.counted(position),
                        automa.hand().size());
    }
}
