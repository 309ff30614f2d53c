package parterre.flora.text;

import java.util.List;
import java.util.Optional;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Resource;
import parterre.flora.material.Facts;
import parterre.flora.material.Hand;
import parterre.flora.material.Holding;
import parterre.flora.material.Piles;
import parterre.flora.material.Plant;
import parterre.flora.table.Draft;
import parterre.flora.table.Position;
import parterre.flora.trading.Trading;

/// Checks whether a position may be set up. All positions from which the game can go on are allowed, even if no
/// game can reach them. This class checks the cards on the table, and [StageValidator] checks the stage. FF-D3
final class PositionValidator {
    private static final int MOST_COUNT = 999;

    private final Draft table;
    private final Facts facts;

    private PositionValidator(Draft table) {
        this.table = table;
        facts = table.facts();
    }

    /// Returns the position if it may be set up, otherwise the problem.
    static Reading<Position> checked(Draft table) {
        return problem(table)
                .<Reading<Position>>map(problem -> new Reading.Bad<>(List.of(problem)))
                .orElseGet(() -> {
                    Trading.show(table);
                    return Reading.good(table.position());
                });
    }

    /// Returns the problem of a table whose cards are each in one place; empty if it may be set up.
    static Optional<Reading.Problem> problem(Draft table) {
        var validator = new PositionValidator(table);
        return validator
                .counts()
                .or(validator::cards)
                .or(validator::rows)
                .or(validator::pool)
                .or(() -> new StageValidator(table).problem());
    }

    static Optional<Reading.Problem> wrong(String where, PositionFault fault) {
        return Optional.of(Reading.Problem.of(where, fault));
    }

    private Optional<Reading.Problem> counts() {
        int most = table.terms().roundCap() * table.seats();
        if (table.turn().turns() > most) {
            return wrong("turns", new PositionFault.TooManyTurns(most));
        }
        if (table.turn().cardsBought() > MOST_COUNT
                || table.turn().proposals() > Math.min(MOST_COUNT, table.terms().tradeLimit())) {
            return wrong("in-turn", new PositionFault.TooMuchInTurn());
        }
        return Optional.empty();
    }

    /// Checks that there are not too many Resource Cards and events.
    private Optional<Reading.Problem> cards() {
        for (int type = 0; type < Resource.COUNT; type++) {
            int placed = Hand.count(table.decks().discard(), type);
            for (int seat = 0; seat < table.seats(); seat++) {
                placed += Hand.count(table.purses().hand(seat), type);
            }
            if (placed > Hand.count(facts.resources(), type)) {
                return wrong(
                        "discard",
                        new PositionFault.TooManyCards(
                                placed, Resource.all().get(type), Hand.count(facts.resources(), type)));
            }
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            for (int by = 0; by <= table.seats(); by++) {
                if (!Hand.holds(table.purses().hand(seat), table.purses().known(by, seat))) {
                    return wrong(
                            "known",
                            new PositionFault.KnownNotHeld(Seat.of(seat).toString()));
                }
            }
        }
        for (int card : table.decks().eventsUnder()) {
            if (Piles.seatUnder(card) >= table.seats()) {
                return wrong("events-under", new PositionFault.SeatNotHere());
            }
        }
        for (int land : table.decks().landsUnder()) {
            if (!facts.cards().land(land).isBuilding()) {
                return wrong("lands-under", new PositionFault.NoBuildingUnder(facts.landId(land)));
            }
        }
        return Optional.empty();
    }

    private Optional<Reading.Problem> rows() {
        for (int seat = 0; seat < table.seats(); seat++) {
            for (int slot = 0; slot < table.lands().size(seat); slot++) {
                var problem = ground(Seat.of(seat), table.lands().landAt(seat, slot));
                if (problem.isPresent()) {
                    return problem;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Reading.Problem> ground(Seat seat, int land) {
        int holding = table.lands().holding(land);
        int plant = Holding.plant(holding);
        int building = Holding.building(holding);
        int seed = Holding.seed(holding);
        var name = seat.toString();
        var id = facts.landId(land);
        if (facts.lands().isBuilding(land)) {
            return wrong(name, new PositionFault.BuildingInRow(id));
        }
        if (building >= 0 && !facts.lands().isBuilding(building)) {
            return wrong(name, new PositionFault.NoBuildingOn(facts.landId(building), id));
        }
        if (building >= 0 && plant != Plant.NONE) {
            return wrong(name, new PositionFault.PlantAndBuilding(id));
        }
        if (Holding.used(holding) && building < 0) {
            return wrong(name, new PositionFault.NothingToUse(id));
        }
        boolean barren = facts.lands().ability(land) == Ability.SELF_BUILT
                || facts.lands().ability(land) == Ability.NO_PLANTS;
        if (barren && plant != Plant.NONE) {
            return wrong(name, new PositionFault.NothingGrows(id));
        }
        if (facts.lands().ability(land) == Ability.SELF_BUILT && building >= 0) {
            return wrong(name, new PositionFault.HoldsNothingMore(id));
        }
        return seed != Holding.NO_SEED
                        && (barren
                                || !table.terms().seedBank()
                                || !facts.plants().leavesSeeds(seed))
                ? wrong(name, new PositionFault.NoSeedThere(id))
                : Optional.empty();
    }

    private Optional<Reading.Problem> pool() {
        for (int species = 0; species < facts.speciesCount(); species++) {
            if (table.lands().pool(species) < 0) {
                return wrong(
                        facts.speciesId(species),
                        new PositionFault.TooManyPlants(
                                facts.cards().species(species).copies()));
            }
        }
        return Optional.empty();
    }
}
