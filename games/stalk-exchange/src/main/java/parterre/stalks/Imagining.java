package parterre.stalks;

import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.ViewCheck;
import parterre.engine.ViewException;
import parterre.engine.ViewFault;

/// Turns a view back into whole positions. Hidden places are filled from the flowers that the viewer has not
/// seen. Every single flower is equally likely in each hidden place. SX-7.4
final class Imagining implements Game.Imagination<Position> {
    private final Draft seen;
    private final long unseen;
    private final boolean[] hidden;
    private final int[] sizes;

    /// Reads a view and checks that a position can have it.
    ///
    /// @throws ViewException naming the component, if no position has this view
    static Imagining of(StalkView view) {
        var imagining = new Imagining(view);
        ViewReader.check(view, imagining.draw(Generator.of(0)));
        return imagining;
    }

    /// Reads the visible part of a view into a table, and collects the hidden places.
    ///
    /// @throws ViewException naming the component, if its value is impossible
    Imagining(StalkView view) {
        seen = ViewReader.table(view);
        int seats = seen.terms.seats();
        hidden = new boolean[seats];
        sizes = new int[seats];
        long taken =
                seen.compost + seen.market + Exchange.bunch(seen.exchange) + seen.garden.bunch(seen.garden.occupied());
        for (int player = 0; player < seats; player++) {
            var shed = view.players().get(player);
            hidden[player] = shed.portfolio().isEmpty();
            sizes[player] = shed.size() - Bunch.size(seen.known(player));
            taken += hidden[player] ? seen.known(player) : seen.portfolio(player);
        }
        ViewReader.checkFlowers(taken);
        unseen = Bunch.ALL - taken;
        checkPlaces(view);
        seen.greenhouse = view.greenhouse() == 0 ? Bunch.NONE : unseen;
        if (!canBePossible()) {
            throw new ViewException("actions", new ViewFault.NothingToDo());
        }
    }

    /// Checks that there are as many unseen flowers as hidden places.
    private void checkPlaces(StalkView view) {
        int places = view.greenhouse();
        for (int player = 0; player < sizes.length; player++) {
            if (sizes[player] < 0) {
                throw new ViewException("players", new ViewFault.KnowsTooMuch());
            }
            places += hidden[player] ? sizes[player] : 0;
        }
        ViewCheck.same("greenhouse", view.greenhouse(), view.greenhouse() + Bunch.size(unseen) - places);
    }

    /// Returns true if there is a possible world in which the player whom the game waits for has something to
    /// do.
    private boolean canBePossible() {
        var widest = new Draft(seen);
        if (hidden[seen.seat]) {
            long known = seen.known(seen.seat);
            widest.setPortfolio(seen.seat, sizes[seen.seat] > 0 ? known + unseen : known);
        }
        return isPossible(widest);
    }

    @Override
    public Position draw(Luck luck) {
        var world = world(luck);
        while (!isPossible(world)) {
            world = world(luck);
        }
        return world.position();
    }

    private Draft world(Luck luck) {
        var world = new Draft(seen);
        long left = unseen;
        for (int player = 0; player < hidden.length; player++) {
            if (hidden[player]) {
                long drawn = drawn(left, sizes[player], luck);
                left -= drawn;
                world.setPortfolio(player, world.known(player) + drawn);
            }
        }
        world.greenhouse = left;
        return world;
    }

    /// Draws this many flowers from a bunch. All choices of single flowers are equally likely.
    private static long drawn(long from, int size, Luck luck) {
        long left = from;
        for (int i = 0; i < size; i++) {
            left = Bunch.without(left, Bunch.draw(left, luck));
        }
        return from - left;
    }

    /// Returns true if the player whom the game waits for has something to decide. Otherwise the game would not
    /// wait. A portfolio with only one type matters only in a full garden. SX-7.5
    private static boolean isPossible(Draft world) {
        return world.phase != Phase.ACT || Turns.mayAct(world);
    }
}
