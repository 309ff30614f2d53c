package parterre.flora;

import parterre.engine.Seat;
import parterre.flora.Stage.Question;
import parterre.flora.Stage.Work;
import parterre.flora.cards.Ability;
import parterre.flora.cards.PlantAction;
import parterre.flora.cards.Size;

/// What plants do when icons reach them, and where children may go. FF-5.1 to FF-5.11
/// FF-5.10 FF-J34
final class Growing {
    private static final int OPEN = 1;
    private static final int SOFT_NATIVE = 2;
    private static final int SOFT_WEED = 4;
    private static final int COUNT_BITS = 8;
    private static final int COUNT = (1 << COUNT_BITS) - 1;

    private Growing() {}

    /// Whether these icons would change anything on this land, whose plant is reached. FF-5.9 FF-J7
    static boolean wouldChange(Draft table, int land, int icons) {
        int plant = table.plant(land);
        for (var action : table.facts.actions(plant, icons)) {
            switch (action) {
                case GROW, DAMAGE, KILL -> {
                    return true;
                }
                case PROPAGATE, INVADE -> {
                    if (canMakeChild(table, land, action)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /// Whether a child of this land's plant has a card and a place. FF-5.8 FF-5.9
    static boolean canMakeChild(Draft table, int land, PlantAction action) {
        int species = Plant.species(table.plant(land));
        boolean weed = !table.facts.natives[species];
        return table.pool(species) > 0
                && (isRoomy(room(table, table.owner(land)), weed, action)
                        || (table.terms.dispersal()
                                && places(table, land, action).any()));
    }

    /// Whether a row with this room has a place for a child.
    static boolean isRoomy(int room, boolean weed, PlantAction action) {
        int soft = weed ? SOFT_NATIVE : SOFT_WEED;
        return (room & (action == PlantAction.INVADE ? OPEN | soft : OPEN)) != 0;
    }

    /// Which kinds of places for children a row has: open land, non-woody natives, non-woody invasives. FF-5.6 FF-5.7
    static int room(Draft table, int seat) {
        int places = 0;
        for (int slot = 0; slot < table.size(seat); slot++) {
            places += place(table.facts, table.landAt(seat, slot), table.holdingAt(seat, slot));
        }
        return room(places);
    }

    /// The kinds of which there are any among places that [#place] has counted.
    static int room(int places) {
        return (open(places) != 0 ? OPEN : 0)
                | ((places & COUNT << COUNT_BITS) != 0 ? SOFT_NATIVE : 0)
                | ((places & COUNT << (2 * COUNT_BITS)) != 0 ? SOFT_WEED : 0);
    }

    /// Open lands among places that [#place] has counted.
    static int open(int places) {
        return places & COUNT;
    }

    /// One for the kind of place for children that a parcel is, each kind counted in bits of its own; 0 if it is none.
    /// FF-5.6 FF-5.7
    static int place(Facts facts, int land, int holding) {
        int plant = Holding.plant(holding);
        if (plant == Plant.NONE) {
            return Holding.isEmpty(holding) && facts.isOpen(land) ? 1 : 0;
        }
        return facts.woody[plant] ? 0 : facts.natives[Plant.species(plant)] ? 1 << COUNT_BITS : 1 << (2 * COUNT_BITS);
    }

    /// The places of a child of this land's plant. FF-5.6 FF-13.1
    static Places places(Draft table, int land, PlantAction action) {
        int plant = table.plant(land);
        var places = new Places(table, Plant.species(plant), action == PlantAction.INVADE);
        int owner = table.owner(land);
        places.addRow(owner);
        if (table.terms.dispersal()) {
            Neighbours.add(places, table, owner, land);
        }
        return places;
    }

    /// The places of a weed that is sown on somebody. FF-7.4 FF-11.2
    static Places weedPlaces(Draft table, int victim, int species) {
        var places = new Places(table, species, true);
        for (int slot = 0; slot < table.size(victim); slot++) {
            int land = table.landAt(victim, slot);
            if (table.facts.ability[land] != Ability.RESERVE) {
                places.add(land);
            }
        }
        return places;
    }

    /// Does the lines of the plant that the work has reached, from the next one on.
    ///
    /// @return false if somebody has been asked in the middle of it
    static boolean grow(Draft table, Work work) {
        int land = table.landAt(work.seat().index(), work.slot());
        var actions = table.facts.actions(work.plant(), work.icons());
        for (int line = work.next(); line < actions.length; line++) {
            int now = table.plant(land);
            boolean isThere = now != Plant.NONE && Plant.species(now) == Plant.species(work.plant());
            if (isThere && asks(table, land, work.at(line), actions[line])) {
                return false;
            }
        }
        return true;
    }

    /// Does one line, or asks about it; one that can no longer be done is skipped. FF-5.5
    private static boolean asks(Draft table, int land, Work work, PlantAction action) {
        int plant = table.plant(land);
        switch (action) {
            case GROW -> turn(table, land, Size.BIG);
            case DAMAGE -> turn(table, land, Size.SMALL);
            case KILL -> {
                if (mayPayToSave(table, land)) {
                    table.stage = new Stage.Asking(Question.VAULT, Seat.of(table.owner(land)), work);
                    return true;
                }
                remove(table, land);
            }
            case PROPAGATE, INVADE -> {
                if (!Plant.isBig(plant) || table.pool(Plant.species(plant)) == 0) {
                    return false;
                }
                var places = places(table, land, action);
                if (places.size() == 1) {
                    put(table, places.land(0), Plant.species(plant));
                } else if (places.any()) {
                    table.stage = new Stage.Asking(Question.PLACE, Seat.of(table.owner(land)), work);
                    return true;
                }
            }
        }
        return false;
    }

    /// Whether a Seed Vault's owner is asked before this plant dies. FF-11.3
    static boolean mayPayToSave(Draft table, int land) {
        int owner = table.owner(land);
        return table.facts.natives[Plant.species(table.plant(land))]
                && table.estate(owner).has(Ability.SEED_VAULT)
                && table.coins(owner) >= Owning.ransom(table, owner);
    }

    static void turn(Draft table, int land, Size size) {
        int holding = table.holding(land);
        table.setHolding(land, Holding.withPlant(holding, Plant.turned(Holding.plant(holding), size)));
    }

    /// A plant goes back to the Species Pool and may leave a seed. FF-5.6 FF-13.2
    static void remove(Draft table, int land) {
        int species = Plant.species(table.plant(land));
        table.setPool(species, table.pool(species) + 1);
        int bare = Holding.withPlant(table.holding(land), Plant.NONE);
        boolean leavesSeed = table.terms.seedBank() && table.facts.leavesSeeds[species];
        table.setHolding(land, leavesSeed ? Holding.withSeed(bare, species) : bare);
    }

    /// A small plant from the Species Pool comes to a parcel, in place of what grows there. FF-5.6
    static void put(Draft table, int land, int species) {
        if (table.plant(land) != Plant.NONE) {
            remove(table, land);
        }
        plant(table, land, Plant.small(species));
    }

    /// A plant from the Species Pool comes to an empty parcel.
    static void plant(Draft table, int land, int plant) {
        int species = Plant.species(plant);
        table.setPool(species, table.pool(species) - 1);
        table.setHolding(land, Holding.withPlant(table.holding(land), plant));
    }

    /// Whether a fire would wake the seed of this parcel. FF-13.2
    static boolean canSprout(Draft table, int land, int holding) {
        int seed = Holding.seed(holding);
        return seed != Holding.NO_SEED && Holding.isEmpty(holding) && table.facts.isOpen(land) && table.pool(seed) > 0;
    }

    static void sprout(Draft table, int land) {
        int seed = Holding.seed(table.holding(land));
        table.setHolding(land, Holding.withSeed(table.holding(land), Holding.NO_SEED));
        plant(table, land, Plant.small(seed));
    }
}
