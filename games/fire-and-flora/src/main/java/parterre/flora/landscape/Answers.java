package parterre.flora.landscape;

import parterre.flora.cards.PlantAction;
import parterre.flora.cards.Resource;
import parterre.flora.material.Holding;
import parterre.flora.material.Plant;
import parterre.flora.material.Room;

/// Computes the sets of icons that a parcel answers to: those that would change something there. FF-5.9 FF-7.1
/// FF-J7 FF-11.2 FF-13.2
public final class Answers {
    private static final int FIRE = 1 << Resource.FIRE.place();

    private Answers() {}

    /// Returns the sets of icons that a player may play on this parcel, a bit for each.
    public static int of(Landscapes lands, int player, int land) {
        int owner = lands.owner(land);
        return of(lands, player, owner, lands.slot(land), lands.row(owner).room());
    }

    /// Returns the same for a parcel of this owner's row.
    ///
    /// @param room in the row, as [Room#of] returns it
    public static int of(Landscapes lands, int player, int owner, int slot, int room) {
        int land = lands.landAt(owner, slot);
        int sets = ofOwner(lands, land, lands.holdingAt(owner, slot), room);
        return owner == player ? sets : sets & lands.facts().lands().reachingOthers(land);
    }

    /// Returns the sets that the owner may play. Opponents may play fewer. FF-11.2
    static int ofOwner(Landscapes lands, int land, int holding, int room) {
        var facts = lands.facts();
        int reaching = facts.lands().reaching(land);
        int plant = Holding.plant(holding);
        if (plant == Plant.NONE) {
            return lands.terms().seedBank() && canSprout(lands, land, holding) ? FIRE & reaching : 0;
        }
        var plants = facts.plants();
        boolean isGone = (lands.gone() >>> Plant.species(plant) & 1) != 0;
        int icons = isGone ? plants.changes(plant) : plants.answers(plant, room);
        if (lands.terms().dispersal()) {
            icons |= canMakeChild(lands, land, PlantAction.PROPAGATE) ? plants.propagates(plant) : 0;
            icons |= canMakeChild(lands, land, PlantAction.INVADE) ? plants.invades(plant) : 0;
        }
        return icons & reaching;
    }

    /// Returns true if these icons would change anything on this land, whose plant is reached. FF-5.9 FF-J7
    public static boolean wouldChange(Landscapes lands, int land, int icons) {
        for (var action : lands.facts().plants().actions(lands.plant(land), icons)) {
            switch (action) {
                case GROW, DAMAGE, KILL -> {
                    return true;
                }
                case PROPAGATE, INVADE -> {
                    if (canMakeChild(lands, land, action)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /// Returns true if a child of this land's plant has a card and a place. FF-5.8 FF-5.9
    private static boolean canMakeChild(Landscapes lands, int land, PlantAction action) {
        int species = Plant.species(lands.plant(land));
        int owner = lands.owner(land);
        int places = 0;
        for (int slot = 0; slot < lands.size(owner); slot++) {
            places += Room.place(lands.facts(), lands.landAt(owner, slot), lands.holdingAt(owner, slot));
        }
        int room = Room.of(places);
        return lands.pool(species) > 0
                && (lands.facts().plants().isRoomy(room, species, action)
                        || (lands.terms().dispersal()
                                && Places.ofChild(lands, land, action).any()));
    }

    /// Returns true if a fire would wake the seed of this parcel. FF-13.2
    public static boolean canSprout(Landscapes lands, int land, int holding) {
        int seed = Holding.seed(holding);
        return seed != Holding.NO_SEED
                && Holding.isEmpty(holding)
                && lands.facts().lands().isOpen(land)
                && lands.pool(seed) > 0;
    }
}
