package parterre.flora.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.flora.ending.Ending;
import parterre.flora.events.FloraEvent;
import parterre.flora.events.Stage;
import parterre.flora.knowledge.FloraView.Ground;
import parterre.flora.knowledge.FloraView.Known;
import parterre.flora.knowledge.FloraView.Landscape;
import parterre.flora.knowledge.FloraView.Under;
import parterre.flora.material.Hand;
import parterre.flora.material.Holding;
import parterre.flora.material.Piles;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove.Offer;
import parterre.flora.owning.Owning;
import parterre.flora.playing.Blocking;
import parterre.flora.playing.Playing;
import parterre.flora.position.Draft;
import parterre.flora.table.TurnState;
import parterre.flora.trading.Trading;

/// Makes views. Hands are hidden. An event card under the deck is known to the seat that put it there.
/// Everything else is open, except the order of the decks. FF-J37
public final class Viewing {
    private Viewing() {}

    public static FloraView view(Draft table, Viewer viewer) {
        var facts = table.facts();
        return new FloraView(
                table.terms().setup(),
                viewer,
                table.stage(),
                table.turn().turns() / table.seats() + 1,
                table.turn().turns(),
                Seat.of(table.turn().first()),
                Seat.of(table.active()),
                table.turn().eventCard() == TurnState.NO_EVENT_CARD
                        ? Optional.empty()
                        : Optional.of(facts.eventCardId(table.turn().eventCard())),
                table.turn().hasBought(),
                table.turn().cardsBought(),
                table.turn().proposals(),
                table.turn().closed(),
                players(table, viewer),
                known(table, viewer),
                pool(table),
                facts.landIds(table.decks().market()),
                prices(table),
                table.decks().lands().size(),
                facts.landIds(table.decks().landsUnder()),
                Hand.size(table.decks().resources()),
                Hand.counts(table.decks().discard()),
                table.decks().eventDeckSize(),
                under(table, viewer),
                done(table),
                looked(table, viewer),
                table.terms().goal(),
                table.stage() instanceof Stage.Over ? Ending.wonBy(table) : Optional.empty(),
                announced(table),
                table.stage() instanceof Stage.Window window ? Blocking.laid(window) : List.of(),
                facts.faces());
    }

    private static Optional<FloraEvent> announced(Draft table) {
        return switch (table.stage()) {
            case Stage.Window window -> Optional.of(Playing.announced(table, window.play()));
            case Stage.Offered(Offer offer) -> Optional.of(Trading.offered(table, offer));
            case Stage.Action(var suggested) -> suggested.map(offer -> Trading.suggested(table, offer));
            case Stage.ForChance _, Stage.Forecasting _, Stage.Asking _, Stage.Over _ -> Optional.empty();
        };
    }

    private static List<Landscape> players(Draft table, Viewer viewer) {
        var players = new ArrayList<Landscape>(table.seats());
        for (int seat = 0; seat < table.seats(); seat++) {
            long hand = table.purses().hand(seat);
            var lands = new ArrayList<Ground>(table.lands().size(seat));
            for (int slot = 0; slot < table.lands().size(seat); slot++) {
                lands.add(ground(table, table.lands().landAt(seat, slot)));
            }
            players.add(new Landscape(
                    Ending.score(table, seat),
                    table.terms().diversity() ? Ending.diversity(table, seat) : 0,
                    table.coins(seat),
                    Hand.size(hand),
                    viewer.sees(Seat.of(seat)) ? Optional.of(Hand.counts(hand)) : Optional.empty(),
                    lands,
                    settling(table, seat)));
        }
        return players;
    }

    private static Optional<FloraView.Settling> settling(Draft table, int seat) {
        return table.stage() instanceof Stage.Over && !Ending.isWon(table)
                ? Optional.of(new FloraView.Settling(table.bigNatives(seat), table.coins(seat)))
                : Optional.empty();
    }

    /// Returns the known cards that this viewer may see. A player who holds cards knows which others know of
    /// them. FF-J36
    private static List<Known> known(Draft table, Viewer viewer) {
        return table.purses().known().stream()
                .filter(known -> known.by().isEmpty() || viewer.sees(known.by().get()) || viewer.sees(known.of()))
                .map(known -> new Known(known.by(), known.of(), Hand.counts(known.cards())))
                .toList();
    }

    private static Ground ground(Draft table, int land) {
        int holding = table.lands().holding(land);
        int plant = Holding.plant(holding);
        int building = Holding.building(holding);
        int seed = Holding.seed(holding);
        var facts = table.facts();
        return new Ground(
                facts.landId(land),
                plant == Plant.NONE ? Optional.empty() : Optional.of(facts.speciesId(Plant.species(plant))),
                Plant.isBig(plant),
                plant == Plant.NONE ? 0 : facts.plants().stars(plant),
                building == Holding.NO_BUILDING ? Optional.empty() : Optional.of(facts.landId(building)),
                Holding.used(holding),
                seed == Holding.NO_SEED ? Optional.empty() : Optional.of(facts.speciesId(seed)));
    }

    private static List<Integer> pool(Draft table) {
        var pool = new ArrayList<Integer>(table.facts().speciesCount());
        for (int species = 0; species < table.facts().speciesCount(); species++) {
            pool.add(table.lands().pool(species));
        }
        return pool;
    }

    private static List<Integer> prices(Draft table) {
        var prices = new ArrayList<Integer>(table.decks().market().length);
        for (int land : table.decks().market()) {
            prices.add(Owning.price(table, land));
        }
        return prices;
    }

    private static List<Under> under(Draft table, Viewer viewer) {
        var under = new ArrayList<Under>(table.decks().eventsUnder().length);
        for (int card : table.decks().eventsUnder()) {
            var by = Seat.of(Piles.seatUnder(card));
            under.add(new Under(
                    viewer.sees(by) ? Optional.of(table.facts().eventCardId(Piles.kindUnder(card))) : Optional.empty(),
                    by));
        }
        return under;
    }

    private static Map<String, Integer> done(Draft table) {
        var done = new TreeMap<String, Integer>();
        for (int event = 0; event < table.facts().eventCardCount(); event++) {
            if (table.decks().eventsDone(event) > 0) {
                done.put(table.facts().eventCardId(event), table.decks().eventsDone(event));
            }
        }
        return done;
    }

    private static Optional<List<String>> looked(Draft table, Viewer viewer) {
        if (table.decks().looked().length == 0 || !viewer.sees(Seat.of(table.active()))) {
            return Optional.empty();
        }
        var looked = new ArrayList<String>();
        for (int event : table.decks().looked()) {
            looked.add(table.facts().eventCardId(event));
        }
        return Optional.of(looked);
    }
}
