package parterre.gnomes;

import parterre.engine.Result.Party;
import parterre.gnomes.GnomeEvent.OrdersRevealed;
import parterre.gnomes.GnomeView.OrdersView;

/// Chapter 7: the automa, an opponent by rule. It has no seat and makes no decisions (GG-7.1). Its two control
/// cards tell how long it takes, how it scores, which tasks it does and how many gnomes it passes.
final class Automa {
    /// Its name in results. GG-7.1
    static final String NAME = "automa";

    /// Its party. GG-7.1
    static final Party.Named PARTY = new Party.Named(NAME);

    /// Its side of the table.
    static final int SIDE = 1;

    private Automa() {}

    /// Returns its hours: the printed number less its animals, which may be below 0. GG-7.3a GG-R39
    static int prep(Control control, Position.Side automa) {
        return control.prep() - automa.animals().size();
    }

    /// Returns how many of its animals count in this round: all that it had when its orders were revealed. GG-R39
    static int counted(Position position) {
        var automa = position.side(SIDE);
        return position.first() == SIDE || position.resolved() == 2
                ? position.control().prep() - automa.account().prep()
                : automa.animals().size();
    }

    /// Resolves for the automa. It scores, does its tasks, and may gain the pair's animal. It is never blocked.
    /// GG-7.3c GG-R40 GG-R41 GG-R43
    static void resolve(Draft table) {
        var automa = table.side1;
        var control = table.terms.cards().control(table.controlLeft, table.controlRight);
        var bliss = scores(control, automa.animals().size(), automa.hand().size());
        var animal = table.terms.cards().active(table.left, table.right).animal();
        var gained = Resolving.recruit(automa, animal, control.tasks());
        var account = new Account(automa.account().prep(), control.tasks(), bliss.total(), Gnomes.NONE);
        table.side1 = automa.resolved(automa.animals().with(gained), Animals.NONE, account);
        if (table.isHeard()) {
            ResolutionEvents.tell(table, automa.score(), bliss, gained);
        }
    }

    /// Emits the event for its orders.
    static void tell(Draft table) {
        int animals = table.side1.animals().size();
        int gnomes = table.side1.hand().size();
        table.events()
                .add(revealed(table.terms.cards().orders(table.controlLeft, table.controlRight, animals, gnomes)));
    }

    /// Returns the event that tells these orders.
    static OrdersRevealed revealed(OrdersView orders) {
        return new OrdersRevealed(
                orders.left(), orders.right(), orders.prep(), orders.scores(), orders.does(), orders.pass());
    }

    /// Returns the bliss that its orders bring. GG-7.3c
    private static Bliss scores(Control control, int animals, int hand) {
        var score = control.score();
        return Bliss.NONE
                .with(BlissSource.ORDERS, score.base())
                .with(BlissSource.ANIMALS, score.animals() ? animals : 0)
                .with(BlissSource.HAND, score.hand() ? hand : 0);
    }

    /// Returns its orders by these control cards and their results, as a view shows them.
    ///
    /// @param animals how many of its animals count
    /// @param hand how many gnomes it has
    static OrdersView orders(int left, int right, Control control, int animals, int hand) {
        return new OrdersView(
                Names.task(left),
                Names.task(right),
                control.prep() - animals,
                scores(control, animals, hand).total(),
                control.tasks().list(),
                control.pass());
    }
}
