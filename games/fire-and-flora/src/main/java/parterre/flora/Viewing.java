package parterre.flora;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.flora.FloraView.Ground;
import parterre.flora.FloraView.Known;
import parterre.flora.FloraView.Landscape;
import parterre.flora.FloraView.Under;

/// Who sees what: hands are hidden, an event under the deck is known to who put it there, everything else lies open but
/// for the order of the decks. FF-J37
final class Viewing {
    private Viewing() {}

    static FloraView view(Draft table, Viewer viewer) {
        var facts = table.facts;
        return new FloraView(
                table.terms.setup(),
                viewer,
                table.stage,
                table.turns / table.seats() + 1,
                table.turns,
                Seat.of(table.first),
                Seat.of(table.active),
                table.event == Draft.NO_EVENT ? Optional.empty() : Optional.of(facts.eventId(table.event)),
                table.bought,
                table.cheap,
                table.proposals,
                closed(table),
                players(table, viewer),
                known(table, viewer),
                pool(table),
                facts.landIds(table.market),
                prices(table),
                table.landDeck.size(),
                facts.landIds(table.landsUnder),
                Hand.size(table.deck),
                Hand.counts(table.discard),
                table.eventDeckSize(),
                under(table, viewer),
                done(table),
                looked(table, viewer),
                facts.faces);
    }

    private static List<Seat> closed(Draft table) {
        return Seat.first(table.seats()).stream()
                .filter(seat -> Trading.isClosed(table, seat.index()))
                .toList();
    }

    private static List<Landscape> players(Draft table, Viewer viewer) {
        var players = new ArrayList<Landscape>(table.seats());
        for (int seat = 0; seat < table.seats(); seat++) {
            long hand = table.hand(seat);
            var lands = new ArrayList<Ground>(table.size(seat));
            for (int slot = 0; slot < table.size(seat); slot++) {
                lands.add(ground(table, table.landAt(seat, slot)));
            }
            players.add(new Landscape(
                    Ending.score(table, seat),
                    table.terms.diversity() ? Ending.diversity(table, seat) : 0,
                    table.coins(seat),
                    Hand.size(hand),
                    viewer.sees(Seat.of(seat)) ? Optional.of(Hand.counts(hand)) : Optional.empty(),
                    lands));
        }
        return players;
    }

    /// Whoever holds cards knows who knows of them. FF-J36
    private static List<Known> known(Draft table, Viewer viewer) {
        return table.purses().known().stream()
                .filter(known -> known.by().isEmpty() || viewer.sees(known.by().get()) || viewer.sees(known.of()))
                .toList();
    }

    private static Ground ground(Draft table, int land) {
        int holding = table.holding(land);
        int plant = Holding.plant(holding);
        int building = Holding.building(holding);
        int seed = Holding.seed(holding);
        var facts = table.facts;
        return new Ground(
                facts.landId(land),
                plant == Plant.NONE ? Optional.empty() : Optional.of(facts.speciesId(Plant.species(plant))),
                Plant.isBig(plant),
                building == Holding.NO_BUILDING ? Optional.empty() : Optional.of(facts.landId(building)),
                Holding.used(holding),
                seed == Holding.NO_SEED ? Optional.empty() : Optional.of(facts.speciesId(seed)));
    }

    private static List<Integer> pool(Draft table) {
        var pool = new ArrayList<Integer>(table.facts.species);
        for (int species = 0; species < table.facts.species; species++) {
            pool.add(table.pool(species));
        }
        return pool;
    }

    private static List<Integer> prices(Draft table) {
        var prices = new ArrayList<Integer>(table.market.length);
        for (int land : table.market) {
            prices.add(Owning.price(table, land));
        }
        return prices;
    }

    private static List<Under> under(Draft table, Viewer viewer) {
        var under = new ArrayList<Under>(table.eventsUnder.length);
        for (int card : table.eventsUnder) {
            var by = Seat.of(Piles.seatUnder(card));
            under.add(new Under(
                    viewer.sees(by) ? Optional.of(table.facts.eventId(Piles.kindUnder(card))) : Optional.empty(), by));
        }
        return under;
    }

    private static Map<String, Integer> done(Draft table) {
        var done = new TreeMap<String, Integer>();
        for (int event = 0; event < table.facts.events; event++) {
            if (table.eventDiscard[event] > 0) {
                done.put(table.facts.eventId(event), (int) table.eventDiscard[event]);
            }
        }
        return done;
    }

    private static Optional<List<String>> looked(Draft table, Viewer viewer) {
        if (table.looked.length == 0 || !viewer.sees(Seat.of(table.active))) {
            return Optional.empty();
        }
        var looked = new ArrayList<String>();
        for (int event : table.looked) {
            looked.add(table.facts.eventId(event));
        }
        return Optional.of(looked);
    }
}
