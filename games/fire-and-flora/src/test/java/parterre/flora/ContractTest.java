package parterre.flora;

import java.util.ArrayList;
import java.util.List;
import parterre.flora.cards.Resource;
import parterre.flora.knowledge.FloraView;
import parterre.flora.material.Hand;
import parterre.flora.material.Holding;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;
import parterre.flora.table.Position;
import parterre.flora.table.TurnState;
import parterre.testkit.Census;
import parterre.testkit.GameContract;
import parterre.testkit.Subject;

/// What every game must keep to.
final class ContractTest implements GameContract<Position, FloraMove, FloraView> {
    private static final int MOST_STEPS = 220;

    @Override
    public Subject<Position, FloraMove, FloraView> subject() {
        return Subject.of(new FloraBox()).withGames(1).stoppedAfter(MOST_STEPS).withCensus(ContractTest::pieces);
    }

    /// All cards: Resource Cards by type, plants by species, Land Cards, events.
    private static List<Census.Count> pieces(Position position) {
        var table = position.table();
        var facts = table.facts();
        var counts = new ArrayList<Census.Count>();
        for (var type : Resource.all()) {
            count(counts, type.word(), "deck", Hand.count(table.decks().resources(), type));
            count(counts, type.word(), "discard", Hand.count(table.decks().discard(), type));
            for (int seat = 0; seat < table.seats(); seat++) {
                count(
                        counts,
                        type.word(),
                        "hand " + seat,
                        Hand.count(table.purses().hand(seat), type));
            }
        }
        for (int species = 0; species < facts.speciesCount(); species++) {
            count(counts, facts.speciesId(species), "pool", table.lands().pool(species));
        }
        int onTable = 0;
        for (int land = 0; land < facts.landCount(); land++) {
            int plant = table.lands().plant(land);
            if (plant != Plant.NONE) {
                count(counts, facts.speciesId(Plant.species(plant)), facts.landId(land), 1);
            }
            onTable += table.lands().owner(land) >= 0 ? 1 : 0;
            onTable += table.lands().owner(land) >= 0
                            && Holding.building(table.lands().holding(land)) >= 0
                    ? 1
                    : 0;
        }
        count(counts, "land", "table", onTable);
        count(counts, "land", "deck", table.decks().lands().size());
        count(counts, "land", "under", table.decks().landsUnder().length);
        count(counts, "land", "market", table.decks().market().length);
        int playing = table.turn().eventCard() == TurnState.NO_EVENT_CARD ? 0 : 1;
        count(
                counts,
                "event",
                "anywhere",
                table.decks().eventDeckSize()
                        + table.decks().eventDiscardSize()
                        + table.decks().eventsUnder().length
                        + table.decks().looked().length
                        + playing);
        return counts;
    }

    private static void count(List<Census.Count> counts, String piece, String place, int number) {
        counts.add(new Census.Count(piece, place, number));
    }
}
