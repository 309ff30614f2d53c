package parterre.flora.text;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;
import parterre.engine.Seat;
import parterre.engine.text.Invariant;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Resource;
import parterre.flora.material.Facts;
import parterre.flora.material.FloraTerms;
import parterre.flora.material.Hand;
import parterre.flora.material.Holding;
import parterre.flora.material.LandFacts;
import parterre.flora.material.Plant;
import parterre.flora.position.Draft;
import parterre.flora.position.Position;
import parterre.flora.trading.Trading;

/// Says which positions may be set up: all from which the game can go on, even if no game can reach them. FF-D3
public final class PositionValidator {
    /// FF-9.1 FF-10.3 FF-J52
    private static final Invariant<Draft> TURN = Invariant.inOrder(
            Invariant.that(
                    "in-turn",
                    table -> !table.turn().isClosed(table.active()),
                    _ -> new PositionFault.ClosesActiveSeat()),
            Invariant.that(
                    "turns",
                    table -> table.turn().turns() <= table.terms().turnCap(),
                    table -> new PositionFault.TooManyTurns(table.terms().turnCap())),
            Invariant.that(
                    "in-turn",
                    table -> table.turn().proposals() <= table.terms().tradeLimit(),
                    _ -> new PositionFault.TooMuchInTurn()));

    /// FF-8.8 FF-D6 FF-J50
    private static final Invariant<Draft> CARDS = Invariant.inOrder(
            Invariant.ofEach(
                    _ -> Resource.all(),
                    (table, type) ->
                            outside(table, type) <= Hand.count(table.facts().resources(), type),
                    (table, type) -> Problem.of(
                            "discard",
                            new PositionFault.TooManyCards(
                                    outside(table, type),
                                    type,
                                    Hand.count(table.facts().resources(), type)))),
            Invariant.ofEach(
                    table -> Seat.first(table.seats()),
                    PositionValidator::holdsWhatIsKnown,
                    (_, seat) -> Problem.of("known", new PositionFault.KnownNotHeld(seat.toString()))),
            Invariant.ofEach(
                    table -> IntStream.of(table.decks().landsUnder()).boxed().toList(),
                    (table, land) -> table.facts().cards().land(land).isBuilding(),
                    (table, land) -> Problem.of(
                            "lands-under",
                            new PositionFault.NoBuildingUnder(table.facts().landId(land)))));

    /// FF-5.7 FF-6.2 FF-6.3 FF-6.7 FF-6.9 FF-13.2
    private static final Invariant<Parcel> PARCEL = Invariant.inOrder(
            parcel(one -> !one.lands().isBuilding(one.land()), PositionFault.BuildingInRow::new),
            Invariant.that(
                    one -> !one.isBuilt() || one.lands().isBuilding(one.building()),
                    one -> one.problem(
                            new PositionFault.NoBuildingOn(one.facts().landId(one.building()), one.id()))),
            parcel(one -> !one.isBuilt() || !one.isPlanted(), PositionFault.PlantAndBuilding::new),
            parcel(one -> one.isBuilt() || !Holding.used(one.holding()), PositionFault.NothingToUse::new),
            parcel(one -> !one.isPlanted() || one.lands().isOpen(one.land()), PositionFault.NothingGrows::new),
            parcel(
                    one -> !one.isBuilt() || one.lands().ability(one.land()) != Ability.SELF_BUILT,
                    PositionFault.HoldsNothingMore::new),
            parcel(Parcel::mayHaveItsSeed, PositionFault.NoSeedThere::new));

    /// The conditions of every table on which each card lies once.
    private static final Invariant<Draft> INVARIANT = Invariant.inOrder(
            TURN,
            CARDS,
            Invariant.ofEach(PositionValidator::parcels, PARCEL),
            Invariant.ofEach(
                    table -> table.facts().cards().species(),
                    (table, species) -> table.lands().pool(species.place()) >= 0,
                    (_, species) -> Problem.of(species.id(), new PositionFault.TooManyPlants(species.copies()))),
            StageValidator.INVARIANT);

    private PositionValidator() {}

    /// Returns the position if it may be set up, otherwise its problems.
    public static Reading<Position> checked(Draft table) {
        return INVARIANT.check(table).map(valid -> {
            Trading.show(valid);
            return valid.position();
        });
    }

    /// Returns how many Resource Cards of a type are not in their deck.
    private static int outside(Draft table, Resource type) {
        return Hand.count(table.decks().discard(), type)
                + IntStream.range(0, table.seats())
                        .map(seat -> Hand.count(table.purses().hand(seat), type))
                        .sum();
    }

    private static boolean holdsWhatIsKnown(Draft table, Seat seat) {
        return IntStream.rangeClosed(0, table.seats())
                .allMatch(by -> Hand.holds(
                        table.purses().hand(seat.index()), table.purses().known(by, seat.index())));
    }

    private static List<Parcel> parcels(Draft table) {
        return Seat.first(table.seats()).stream()
                .flatMap(seat -> Layout.Player.row(table, seat.index()).stream()
                        .map(ground -> new Parcel(table.terms(), seat, ground.land(), ground.holding())))
                .toList();
    }

    private static Invariant<Parcel> parcel(Predicate<Parcel> holds, Function<String, PositionFault> otherwise) {
        return Invariant.that(holds, one -> one.problem(otherwise.apply(one.id())));
    }

    /// A land of a seat's row.
    private record Parcel(FloraTerms terms, Seat seat, int land, int holding) {
        Facts facts() {
            return terms.facts();
        }

        LandFacts lands() {
            return facts().lands();
        }

        String id() {
            return facts().landId(land);
        }

        int building() {
            return Holding.building(holding);
        }

        boolean isBuilt() {
            return building() != Holding.NO_BUILDING;
        }

        boolean isPlanted() {
            return Holding.plant(holding) != Plant.NONE;
        }

        boolean mayHaveItsSeed() {
            int seed = Holding.seed(holding);
            return seed == Holding.NO_SEED
                    || (lands().isOpen(land)
                            && terms.seedBank()
                            && facts().plants().leavesSeeds(seed));
        }

        Problem problem(PositionFault fault) {
            return Problem.of(seat.toString(), fault);
        }
    }
}
