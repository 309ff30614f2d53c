package parterre.flora;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import parterre.flora.cards.Resource;
import parterre.flora.knowledge.FloraView;
import parterre.flora.material.Hand;
import parterre.flora.material.Holding;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;
import parterre.flora.position.Position;
import parterre.flora.table.TurnState;
import parterre.testkit.Census;
import parterre.testkit.GameContract;
import parterre.testkit.Subject;

/// Runs the suite that every game must pass.
final class ContractTest implements GameContract<Position, FloraMove, FloraView> {
    private static final int MOST_STEPS = 220;

    @Override
    public Subject<Position, FloraMove, FloraView> subject() {
        var scene = Scene.of(2)
                .with("discard", "water 23 fire 12 labor 12 nefarious 10 time 14")
                .hand(1, "water 1")
                .lands(2, "point-lobos(big sagebrush)");
        return DerivedParts.in(Subject.of(new FloraBox()))
                .withGames(1)
                .stoppedAfter(MOST_STEPS)
                .withCensus(ContractTest::pieces)
                .withPasses(List.of(new FloraMove.End()))
                .withScene(scene.position(), "P1: offer P2 water+2 for point-lobos", "& P2: accept")
                .withScene(scene.position(), "P1: offer P2 water for 2", "& P2: counter point-lobos for water+3")
                .withScene(scene.position(), "P1: buy-card")
                .withScene(
                        Scene.of(2)
                                .option("goal", "6")
                                .hand(1, "water 1")
                                .lands(1, "point-lobos(small sagebrush) pinnacles(big oak) mount-diablo(small chamise)")
                                .position(),
                        "P1: play water point-lobos")
                .withScene(Scene.of(2).with("events-done", allEventCards()).position(), "P1: end");
    }

    /// All event cards of a table of two, as positions write them.
    private static String allEventCards() {
        return Scene.of(2).position().table().facts().cards().eventCards().stream()
                .filter(card -> card.copies(2) > 0 && !card.flood())
                .map(card -> card.id() + " " + card.copies(2))
                .collect(Collectors.joining(" "));
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
