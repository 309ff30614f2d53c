package parterre.flora.growing;

import java.util.Optional;
import parterre.engine.Seat;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Names.SpeciesName;
import parterre.flora.cards.PlantAction;
import parterre.flora.cards.Size;
import parterre.flora.ending.Ending;
import parterre.flora.events.PlantEvent;
import parterre.flora.events.Question;
import parterre.flora.events.Reasons;
import parterre.flora.events.Reasons.Cost;
import parterre.flora.events.Reasons.Origin;
import parterre.flora.events.Stage;
import parterre.flora.events.Stage.Work;
import parterre.flora.landscape.Landscapes;
import parterre.flora.landscape.Places;
import parterre.flora.material.Holding;
import parterre.flora.material.Plant;

/// Carries out what plants do when icons reach them. FF-5.1 to FF-5.11
/// FF-5.10 FF-J34
public final class Growing {
    private Growing() {}

    /// Does the lines of the plant that the work has reached, from the next one on. FF-5.5
    ///
    /// @return false if a seat has been asked in the middle of it
    public static boolean grow(GrowingTable table, Work work) {
        int land = table.lands().landAt(work.seat().index(), work.slot());
        var actions = table.facts().plants().actions(work.plant(), work.icons());
        for (int line = work.next(); line < actions.length; line++) {
            int now = table.lands().plant(land);
            boolean isThere = now != Plant.NONE && Plant.species(now) == Plant.species(work.plant());
            if (isThere && !act(table, work, line, actions[line])) {
                return false;
            }
        }
        return true;
    }

    /// Carries out one action of the plant that the work has reached, or asks its owner about it. An action
    /// that is no longer possible is skipped. FF-5.5
    ///
    /// @param line the number of the action's line on the card, from 0
    /// @return false if a seat has been asked
    public static boolean act(GrowingTable table, Work work, int line, PlantAction action) {
        var lands = table.lands();
        int land = lands.landAt(work.seat().index(), work.slot());
        int plant = lands.plant(land);
        switch (action) {
            case GROW -> turn(table, land, Size.BIG);
            case DAMAGE -> turn(table, land, Size.SMALL);
            case KILL -> {
                if (mayPayToSave(table, land)) {
                    table.waitFor(new Stage.Asking(Question.VAULT, Seat.of(lands.owner(land)), work.at(line)));
                    return false;
                }
                remove(table, land);
            }
            case PROPAGATE, INVADE -> {
                if (!Plant.isBig(plant) || lands.pool(Plant.species(plant)) == 0) {
                    return true;
                }
                var places = Places.ofChild(lands, land, action);
                if (places.size() == 1) {
                    put(table, places.land(0), Plant.species(plant), Origin.CHILD);
                } else if (places.any()) {
                    table.waitFor(new Stage.Asking(Question.PLACE, Seat.of(lands.owner(land)), work.at(line)));
                    return false;
                }
            }
        }
        return true;
    }

    /// Returns true if a Seed Vault's owner is asked before this plant dies. FF-11.3
    public static boolean mayPayToSave(GrowingTable table, int land) {
        int owner = table.lands().owner(land);
        return table.facts().plants().isNative(Plant.species(table.lands().plant(land)))
                && table.lands().estate(owner).has(Ability.SEED_VAULT)
                && table.coins(owner) >= ransom(table.lands(), owner);
    }

    /// Returns the coins that a Seed Vault takes for a plant. FF-11.3
    public static int ransom(Landscapes lands, int seat) {
        return lands.estate(seat).amount(Ability.SEED_VAULT);
    }

    /// Lets the owner of a Seed Vault pay. The plant stays, and it is small. FF-11.3
    public static void save(GrowingTable table, int land) {
        int owner = table.lands().owner(land);
        table.pay(owner, ransom(table.lands(), owner), Cost.SEED_VAULT);
        if (table.isHeard()) {
            var plant = table.facts().speciesName(Plant.species(table.lands().plant(land)));
            table.tell(new PlantEvent.PlantSaved(
                    Seat.of(owner), table.facts().landName(land), plant, Reasons.Rescue.SEED_VAULT));
        }
        turn(table, land, Size.SMALL);
    }

    private static void turn(GrowingTable table, int land, Size size) {
        var lands = table.lands();
        int holding = lands.holding(land);
        int plant = Holding.plant(holding);
        int owner = lands.owner(land);
        int score = score(table, owner);
        lands.setHolding(land, Holding.withPlant(holding, Plant.turned(plant, size)));
        if (table.isHeard() && Plant.size(plant) != size) {
            var name = table.facts().speciesName(Plant.species(plant));
            table.tell(
                    size == Size.BIG
                            ? new PlantEvent.PlantGrew(
                                    Seat.of(owner), table.facts().landName(land), name)
                            : new PlantEvent.PlantDamaged(
                                    Seat.of(owner), table.facts().landName(land), name));
            Ending.tellScore(table, owner, score);
        }
    }

    /// Returns the score before a change; 0 if nobody reads the events.
    private static int score(GrowingTable table, int owner) {
        return table.isHeard() ? Ending.score(table, owner) : 0;
    }

    /// A plant dies: it goes back to the Species Pool and may leave a seed. FF-5.6 FF-13.2
    public static void remove(GrowingTable table, int land) {
        var lands = table.lands();
        int owner = lands.owner(land);
        int plant = lands.plant(land);
        int score = score(table, owner);
        var seed = take(table, land);
        if (table.isHeard()) {
            table.tell(new PlantEvent.PlantDied(
                    Seat.of(owner),
                    table.facts().landName(land),
                    table.facts().speciesName(Plant.species(plant)),
                    Plant.size(plant),
                    seed));
            Ending.tellScore(table, owner, score);
        }
    }

    /// The plant of a parcel goes back to the Species Pool.
    ///
    /// @return the species of the seed that it leaves. FF-13.2
    private static Optional<SpeciesName> take(GrowingTable table, int land) {
        var lands = table.lands();
        int species = Plant.species(lands.plant(land));
        lands.setPool(species, lands.pool(species) + 1);
        int bare = Holding.withPlant(lands.holding(land), Plant.NONE);
        boolean leavesSeed = table.terms().seedBank() && table.facts().plants().leavesSeeds(species);
        lands.setHolding(land, leavesSeed ? Holding.withSeed(bare, species) : bare);
        return leavesSeed && table.isHeard() ? Optional.of(table.facts().speciesName(species)) : Optional.empty();
    }

    /// Puts a small plant from the Species Pool on a parcel, in place of the plant there. FF-5.6
    public static void put(GrowingTable table, int land, int species, Origin origin) {
        var lands = table.lands();
        int owner = lands.owner(land);
        int old = lands.plant(land);
        if (old != Plant.NONE) {
            int score = score(table, owner);
            var seed = take(table, land);
            if (table.isHeard()) {
                table.tell(new PlantEvent.PlantPushedOut(
                        Seat.of(owner),
                        table.facts().landName(land),
                        table.facts().speciesName(Plant.species(old)),
                        Plant.size(old),
                        seed));
                Ending.tellScore(table, owner, score);
            }
        }
        plant(table, land, Plant.small(species), origin);
    }

    /// A plant from the Species Pool comes to an empty parcel.
    public static void plant(GrowingTable table, int land, int plant, Origin origin) {
        var lands = table.lands();
        int owner = lands.owner(land);
        int species = Plant.species(plant);
        int score = score(table, owner);
        lands.setPool(species, lands.pool(species) - 1);
        lands.setHolding(land, Holding.withPlant(lands.holding(land), plant));
        if (table.isHeard()) {
            table.tell(new PlantEvent.PlantCame(
                    Seat.of(owner),
                    table.facts().landName(land),
                    table.facts().speciesName(species),
                    Plant.size(plant),
                    origin));
            Ending.tellScore(table, owner, score);
        }
    }

    /// A fire wakes the seed of a parcel. FF-13.2
    public static void sprout(GrowingTable table, int land) {
        var lands = table.lands();
        int seed = Holding.seed(lands.holding(land));
        lands.setHolding(land, Holding.withSeed(lands.holding(land), Holding.NO_SEED));
        plant(table, land, Plant.small(seed), Origin.SEED);
    }
}
