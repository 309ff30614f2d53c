package parterre.gnomes;

import java.util.List;
import java.util.function.ToIntFunction;
import parterre.engine.Seat;
import parterre.engine.ViewCheck;
import parterre.engine.ViewException;
import parterre.engine.ViewFault;
import parterre.engine.Viewer;
import parterre.gnomes.GnomeView.AccountView;
import parterre.gnomes.GnomeView.SideView;

/// Turns views back into positions. Only the order of piles is hidden, and no position holds it. So a view has
/// one position or none. A view is not trusted: values that follow from the others are compared. GG-2.3
final class Imagining {
    /// More hours than any side can have.
    private static final int MOST_PREP = 1_000;

    private Imagining() {}

    /// Returns the position with this view.
    ///
    /// @throws ViewException naming the component, if there is no such position
    static Position position(GnomeView view) {
        var position = read(view);
        ViewCheck.refuse(PositionValidator.INVARIANT.first(position));
        ViewCheck.same(view, Viewing.view(position, view.viewer()));
        return position;
    }

    private static Position read(GnomeView view) {
        ViewCheck.setup(GnomeTerms.INFO, view.setup());
        if (view.viewer() instanceof Viewer.Player(Seat seat)) {
            ViewCheck.seat("viewer", seat, view.setup().seats());
        }
        var table = new Draft(GnomeTerms.of(view.setup()));
        ViewCheck.length("sides", view.sides(), 2);
        table.phase = view.waitsFor();
        table.round = notNegative("round", view.round());
        table.left = card("left", view.left());
        table.right = card("right", view.right());
        table.pile = layers("pile", view.pile(), Names::taskPlace);
        table.discards = bits("discards", view.discards(), Names::taskPlace);
        table.controlLeft = card("orders.left", view.orders().left());
        table.controlRight = card("orders.right", view.orders().right());
        table.automaPile = layers("automaPile", view.automaPile(), Names::gnomePlace);
        table.side0 = side(view.sides().getFirst());
        table.side1 = side(view.sides().getLast());
        table.first = view.first() == 2 ? 1 : 0;
        table.resolved = notNegative("resolved", view.resolved());
        return table.position();
    }

    private static int notNegative(String field, int count) {
        return ViewCheck.within(field, count, 0, Integer.MAX_VALUE);
    }

    private static int card(String field, String name) {
        return name.isEmpty() ? Position.NO_CARD : place(field, name, Names::taskPlace);
    }

    private static int place(String field, String name, ToIntFunction<String> places) {
        int place = places.applyAsInt(name);
        if (place == Names.NO_PLACE) {
            throw new ViewException(field, new ViewFault.NoSuchPiece(name));
        }
        return place;
    }

    private static Layers layers(String field, List<List<String>> layers, ToIntFunction<String> places) {
        int[] bags = new int[layers.size()];
        for (int layer = 0; layer < bags.length; layer++) {
            bags[layer] = bits(field, layers.get(layer), places);
            if (bags[layer] == 0) {
                throw new ViewException(field, new ViewFault.EmptyItem());
            }
        }
        return Layers.of(bags);
    }

    private static int bits(String field, List<String> names, ToIntFunction<String> places) {
        int bits = 0;
        for (var name : names) {
            bits |= 1 << place(field, name, places);
        }
        return bits;
    }

    private static Gnomes gnomes(String field, List<String> names) {
        return new Gnomes(bits(field, names, Names::gnomePlace));
    }

    private static Position.Side side(SideView side) {
        return new Position.Side(
                gnomes("hand", side.hand()),
                gnomes("played", side.played()),
                Animals.of(side.resting()),
                notNegative("score", side.score()),
                Animals.of(side.animals()),
                Animals.of(side.asleep()),
                account(side.account()));
    }

    private static Account account(AccountView account) {
        if (account.equals(Viewing.NOT_YET)) {
            return Position.Side.NOT_YET;
        }
        return new Account(
                ViewCheck.within("account.prep", account.prep(), -MOST_PREP, MOST_PREP),
                tasks(account.did()),
                notNegative("account.total", account.total()),
                account.gift().isEmpty()
                        ? Gnomes.NONE
                        : Gnomes.one(place("account.gift", account.gift(), Names::gnomePlace)));
    }

    private static Tasks tasks(List<Integer> numbers) {
        numbers.forEach(number -> ViewCheck.within("account.did", number, 1, Tasks.COUNT));
        return Tasks.of(numbers);
    }
}
