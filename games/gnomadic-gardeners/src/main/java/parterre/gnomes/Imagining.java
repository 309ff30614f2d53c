package parterre.gnomes;

import java.util.List;
import java.util.function.ToIntFunction;
import parterre.engine.Reading;
import parterre.engine.ViewCheck;
import parterre.engine.ViewException;
import parterre.engine.ViewFault;
import parterre.gnomes.GnomeView.AccountView;
import parterre.gnomes.GnomeView.SideView;

/// Turns views back into positions. Only the order of piles is hidden, and no position holds it. So a view has
/// one position or none. A view is not trusted: values that follow from the others are compared. GG-2.3
final class Imagining {
    /// The largest number in a position's text.
    private static final int MOST = 9_999;

    private static final GnomeGame GAME = new GnomeGame();

    private Imagining() {}

    /// Returns the position with this view.
    ///
    /// @throws ViewException naming the component, if there is no such position
    static Position position(GnomeView view) {
        var position = read(view);
        ViewCheck.refuse(PositionValidator.INVARIANT.first(position).map(problem -> problem.about(field(problem))));
        ViewCheck.same(view, Viewing.view(position, view.viewer()));
        return position;
    }

    /// Returns the view's field for the line of a position's text that has this problem.
    private static String field(Reading.Problem problem) {
        return switch (problem.where()) {
            case "tasks" -> "pile, discards";
            case "control" -> "orders";
            case "discard" -> "discards";
            case "phase" -> "waitsFor";
            case "order" -> "resolved, first";
            case "P1" -> "sides[0]";
            case "P2", Automa.NAME -> "sides[1]";
            default -> problem.where();
        };
    }

    private static Position read(GnomeView view) {
        ViewCheck.setup(GAME, view.setup());
        ViewCheck.viewer(view.viewer(), view.setup().seats());
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
        table.side0 = side("sides[0].", view.sides().getFirst());
        table.side1 = side("sides[1].", view.sides().getLast());
        table.first = view.first() == 2 ? 1 : 0;
        table.resolved = notNegative("resolved", view.resolved());
        return table.position();
    }

    private static int notNegative(String field, int count) {
        return ViewCheck.within(field, count, 0, MOST);
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
        int before = 0;
        for (int layer = 0; layer < bags.length; layer++) {
            bags[layer] = bits(field, layers.get(layer), places, before);
            if (bags[layer] == 0) {
                throw new ViewException(field, new ViewFault.EmptyItem());
            }
            before |= bags[layer];
        }
        return Layers.of(bags);
    }

    private static int bits(String field, List<String> names, ToIntFunction<String> places) {
        return bits(field, names, places, 0);
    }

    /// @param before the pieces that the field has already
    private static int bits(String field, List<String> names, ToIntFunction<String> places, int before) {
        int bits = 0;
        for (var name : names) {
            int bit = 1 << place(field, name, places);
            if (((before | bits) & bit) != 0) {
                throw new ViewException(field, new ViewFault.NoSuchPiece(name));
            }
            bits |= bit;
        }
        return bits;
    }

    private static Gnomes gnomes(String field, List<String> names) {
        return new Gnomes(bits(field, names, Names::gnomePlace));
    }

    private static Position.Side side(String field, SideView side) {
        return new Position.Side(
                gnomes(field + "hand", side.hand()),
                gnomes(field + "played", side.played()),
                Animals.of(side.resting()),
                notNegative(field + "score", side.score()),
                Animals.of(side.animals()),
                Animals.of(side.asleep()),
                account(field + "account.", side.account()));
    }

    private static Account account(String field, AccountView account) {
        if (account.equals(Viewing.NOT_YET)) {
            return Position.Side.NOT_YET;
        }
        return new Account(
                ViewCheck.within(field + "prep", account.prep(), -MOST, MOST),
                tasks(field + "did", account.did()),
                notNegative(field + "total", account.total()),
                account.gift().isEmpty()
                        ? Gnomes.NONE
                        : Gnomes.one(place(field + "gift", account.gift(), Names::gnomePlace)));
    }

    private static Tasks tasks(String field, List<Integer> numbers) {
        numbers.forEach(number -> ViewCheck.within(field, number, 1, Tasks.COUNT));
        return Tasks.of(numbers);
    }
}
