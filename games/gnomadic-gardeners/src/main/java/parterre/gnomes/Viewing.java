package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.gnomes.GnomeView.AccountView;
import parterre.gnomes.GnomeView.OrdersView;
import parterre.gnomes.GnomeView.PartView;
import parterre.gnomes.GnomeView.SideView;
import parterre.gnomes.GnomeView.TaskView;

/// Positions as views. Lists of names are shared, so that a view costs little. GG-2.3 GG-R4
final class Viewing {
    private static final OrdersView NO_ORDERS = new OrdersView("", "", 0, 0, List.of(), 0);
    static final AccountView NOT_YET = new AccountView(0, List.of(), List.of(), 0, "", "");
    private static final List<String> PLAYERS =
            List.of(Seat.of(0).toString(), Seat.of(1).toString());
    private static final List<Integer> ONE = List.of(1);
    private static final List<Integer> TWO = List.of(2);
    private static final List<Integer> BOTH = List.of(1, 2);

    private Viewing() {}

    static GnomeView view(Position position, Viewer viewer) {
        return new GnomeView(
                position.terms().setup(),
                viewer,
                position.phase().word(),
                position.round(),
                card(position.left()),
                card(position.right()),
                tasks(position),
                layers(position.pile(), Names::list),
                Names.list(position.discards()),
                first(position),
                position.resolved(),
                List.of(side(position, 0), side(position, 1)),
                orders(position),
                layers(position.automaPile(), bits -> Names.list(new Gnomes(bits))),
                position.cards().table());
    }

    private static String card(int place) {
        return place == Position.NO_CARD ? "" : Names.task(place);
    }

    /// The side that resolves first, from 1; 0 while nothing is revealed.
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

    /// The sides that have done this task in this round.
    private static List<Integer> resolvers(Position position, int task) {
        boolean one = hasDone(position, 0, task);
        boolean two = hasDone(position, 1, task);
        return one ? two ? BOTH : ONE : two ? TWO : List.of();
    }

    private static boolean hasDone(Position position, int side, int task) {
        boolean resolved = position.resolved() == 2 || side == position.first();
        return resolved && position.side(side).account().did().has(task);
    }

    private static List<List<String>> layers(Layers layers, IntFunction<List<String>> names) {
        var lists = new ArrayList<List<String>>(layers.layers());
        for (int layer = 0; layer < layers.layers(); layer++) {
            lists.add(names.apply(layers.layer(layer)));
        }
        return List.copyOf(lists);
    }

    private static SideView side(Position position, int number) {
        var side = position.side(number);
        return new SideView(
                party(position, number),
                side.score(),
                Names.list(side.hand()),
                Names.list(side.played()),
                side.resting().words(),
                side.animals().words(),
                side.asleep().words(),
                account(side.account()));
    }

    static AccountView account(Account account) {
        if (account.equals(Position.Side.NOT_YET)) {
            return NOT_YET;
        }
        var bliss = account.bliss();
        var parts = new ArrayList<PartView>();
        for (var part : bliss.paid()) {
            parts.add(new PartView(part.word(), bliss.of(part)));
        }
        return new AccountView(
                account.prep(),
                account.did().list(),
                parts,
                bliss.total(),
                account.gained().isEmpty() ? "" : account.gained().toString(),
                account.gift().isEmpty() ? "" : Names.gnomes(account.gift()));
    }

    /// What a side is called.
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
                        Automa.counted(automa),
                        automa.hand().size());
    }
}
