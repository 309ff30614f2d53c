package parterre.stalks;

import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Reading;

/// From a view back to whole positions: what is hidden is drawn from the flowers that the viewer has not seen, every
/// single flower as likely in one hidden place as in another. SX-7.4
final class Imagining implements Game.Imagination<Position> {
    private final Draft seen;
    private final long unseen;
    private final boolean[] hidden;
    private final int[] sizes;

    /// Reads everything that can be seen into a table and gathers what cannot.
    ///
    /// @throws IllegalArgumentException naming the field, if no position looks like this
    Imagining(StalkView view) {
        seen = table(view);
        int seats = seen.terms.seats();
        hidden = new boolean[seats];
        sizes = new int[seats];
        long rest = Bunch.ALL
                - seen.compost
                - seen.market
                - Exchange.bunch(seen.exchange)
                - seen.garden.bunch(seen.garden.occupied());
        for (int player = 0; player < seats; player++) {
            var shed = view.players().get(player);
            hidden[player] = shed.portfolio().isEmpty();
            sizes[player] = shed.size() - Bunch.size(seen.known(player));
            rest -= hidden[player] ? seen.known(player) : seen.portfolio(player);
        }
        unseen = rest;
        check(view);
        seen.greenhouse = view.greenhouse() == 0 ? Bunch.NONE : unseen;
    }

    private static Draft table(StalkView view) {
        var table = new Draft(Terms.of(view.setup()));
        if (view.players().size() != table.terms.seats()) {
            throw new IllegalArgumentException(
                    "players: they are " + view.players().size() + ", not " + table.terms.seats());
        }
        table.phase = view.phase();
        table.seat = view.seat() - 1;
        table.first = view.first() - 1;
        table.turn = view.turn();
        table.actions = view.actions();
        table.slot = view.slot() - 1;
        table.garden = good(Garden.read(view.garden(), table.terms.shape()));
        table.exchange = good(Exchange.read(view.exchange(), table.terms.slots()));
        table.market = Bunch.of(view.market());
        table.compost = Bunch.of(view.compost());
        table.crashed = view.crashed();
        table.triggered = view.triggered();
        table.bust = view.bust().map(Flower::type).orElse(Draft.NO_TYPE);
        for (int player = 0; player < table.terms.seats(); player++) {
            var shed = view.players().get(player);
            table.setTokens(player, shed.tokens());
            table.setKnown(player, Bunch.of(shed.known()));
            table.setPortfolio(player, shed.portfolio().map(Bunch::of).orElse(Bunch.NONE));
        }
        return table;
    }

    private static <T> T good(Reading<T> reading) {
        return reading.orThrow();
    }

    /// That the hidden places and the unseen flowers are as many.
    private void check(StalkView view) {
        int places = view.greenhouse();
        for (int player = 0; player < sizes.length; player++) {
            if (sizes[player] < 0) {
                throw new IllegalArgumentException(
                        "players: more flowers of P" + (player + 1) + " are known than it has");
            }
            places += hidden[player] ? sizes[player] : 0;
        }
        for (int type = 0; type < Flower.TYPES; type++) {
            if (Bunch.count(unseen, type) > Flower.EACH) {
                throw new IllegalArgumentException("garden, exchange, market, compost or players: there are more than "
                        + Flower.EACH + " of " + Flower.at(type));
            }
        }
        if (places != Bunch.size(unseen)) {
            throw new IllegalArgumentException(
                    "greenhouse: " + Bunch.size(unseen) + " flowers are unseen, but there is room for " + places);
        }
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

    /// So many flowers out of a bunch, every choice of single flowers as likely as another.
    private static long drawn(long from, int size, Luck luck) {
        long left = from;
        for (int i = 0; i < size; i++) {
            left = Bunch.without(left, Bunch.draw(left, luck));
        }
        return from - left;
    }

    /// Whether the player who is waited for has something to decide; if not, the game would not wait. That a portfolio
    /// holds one type only matters in a full garden. SX-7.5
    private static boolean isPossible(Draft world) {
        return world.phase != Phase.ACT || Turns.mayAct(world);
    }

    /// The table as the viewer sees it: hidden portfolios are missing, and the greenhouse holds whatever may be in it.
    Draft seen() {
        return seen;
    }
}
