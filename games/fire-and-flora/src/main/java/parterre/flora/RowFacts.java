package parterre.flora;

import org.jspecify.annotations.Nullable;
import parterre.flora.cards.Ability;
import parterre.flora.cards.PlantAction;

/// What follows from one seat's row and from what stands on it: worked out once and mended when one parcel changes, for
/// as long as no species runs out or comes back. Immutable. FF-6.9
final class RowFacts {
    /// Lands and buildings.
    final Estate estate;
    /// The species without a card in the Pool when this was worked out, a bit for each.
    private final int gone;
    /// Places for children, and those for weeds that others sow, by kind, as [Growing#place] counts them.
    private final int places;
    private final int weedPlaces;

    /// Parcels on which a building could be laid.
    final int buildable;
    /// Parcels with a small invasive.
    final int smallWeeds;
    /// The stars that show. FF-5.3
    final int stars;
    /// The parcels on which each set of icons changes something when their owner plays it, and when another does.
    final Tally own;
    final Tally others;

    RowFacts(Draft table, int seat) {
        var facts = table.facts;
        int sumPlaces = 0;
        int sumWeedPlaces = 0;
        int sumBuildable = 0;
        int sumWeeds = 0;
        int sumStars = 0;
        for (int slot = 0; slot < table.size(seat); slot++) {
            int land = table.landAt(seat, slot);
            int holding = table.holdingAt(seat, slot);
            int place = Growing.place(facts, land, holding);
            sumPlaces += place;
            sumWeedPlaces += facts.ability[land] == Ability.RESERVE ? 0 : place;
            sumBuildable += facts.isSite(land, holding) ? 1 : 0;
            sumWeeds += facts.isSmallWeed(Holding.plant(holding)) ? 1 : 0;
            sumStars += facts.stars[Holding.plant(holding)];
        }
        estate = new Estate(table, seat);
        gone = table.gone();
        places = sumPlaces;
        weedPlaces = sumWeedPlaces;
        buildable = sumBuildable;
        smallWeeds = sumWeeds;
        stars = sumStars;
        own = tally(table, seat, Growing.room(places));
        others = estate.reserved ? tallyOfOthers(table, seat, Growing.room(places)) : own;
    }

    /// The same row after a species has run out or come back.
    private RowFacts(Draft table, int seat, RowFacts from) {
        estate = from.estate;
        gone = table.gone();
        places = from.places;
        weedPlaces = from.weedPlaces;
        buildable = from.buildable;
        smallWeeds = from.smallWeeds;
        stars = from.stars;
        own = tally(table, seat, Growing.room(places));
        others = estate.reserved ? tallyOfOthers(table, seat, Growing.room(places)) : own;
    }

    /// The same row with something else on one parcel.
    private RowFacts(RowFacts from, Draft table, int seat, int land, int old) {
        var facts = table.facts;
        int now = table.holding(land);
        int change = Growing.place(facts, land, now) - Growing.place(facts, land, old);
        estate = from.estate.after(table, seat, land, old);
        gone = table.gone();
        places = from.places + change;
        weedPlaces = from.weedPlaces + (facts.ability[land] == Ability.RESERVE ? 0 : change);
        buildable = from.buildable + (facts.isSite(land, now) ? 1 : 0) - (facts.isSite(land, old) ? 1 : 0);
        smallWeeds = from.smallWeeds
                + (facts.isSmallWeed(Holding.plant(now)) ? 1 : 0)
                - (facts.isSmallWeed(Holding.plant(old)) ? 1 : 0);
        stars = from.stars + facts.stars[Holding.plant(now)] - facts.stars[Holding.plant(old)];
        int room = Growing.room(places);
        if (gone == from.gone && room == Growing.room(from.places)) {
            int before = Playing.ofOwner(table, land, old, room);
            int after = Playing.ofOwner(table, land, now, room);
            int reaching = facts.reachingOthers[land];
            own = from.own.after(after, before);
            others = estate.reserved ? from.others.after(after & reaching, before & reaching) : own;
        } else {
            own = tally(table, seat, room);
            others = estate.reserved ? tallyOfOthers(table, seat, room) : own;
        }
    }

    /// The same row with one more parcel at its right end.
    private RowFacts(RowFacts from, Draft table, int seat) {
        var facts = table.facts;
        int slot = table.size(seat) - 1;
        int land = table.landAt(seat, slot);
        int holding = table.holdingAt(seat, slot);
        int place = Growing.place(facts, land, holding);
        estate = new Estate(table, seat);
        gone = table.gone();
        places = from.places + place;
        weedPlaces = from.weedPlaces + (facts.ability[land] == Ability.RESERVE ? 0 : place);
        buildable = from.buildable + (facts.isSite(land, holding) ? 1 : 0);
        smallWeeds = from.smallWeeds + (facts.isSmallWeed(Holding.plant(holding)) ? 1 : 0);
        stars = from.stars + facts.stars[Holding.plant(holding)];
        int room = Growing.room(places);
        if (gone == from.gone && room == Growing.room(from.places)) {
            int sets = Playing.ofOwner(table, land, holding, room);
            own = from.own.after(sets, 0);
            others = estate.reserved ? from.others.after(sets & facts.reachingOthers[land], 0) : own;
        } else {
            own = tally(table, seat, room);
            others = estate.reserved ? tallyOfOthers(table, seat, room) : own;
        }
    }

    private static Tally tally(Draft table, int seat, int room) {
        int size = table.size(seat);
        long low = 0;
        long high = 0;
        for (int slot = 0; slot < size; slot++) {
            int sets = Playing.ofOwner(table, table.landAt(seat, slot), table.holdingAt(seat, slot), room);
            low += Tally.low(sets);
            high += Tally.high(sets);
        }
        return new Tally(low, high);
    }

    private static Tally tallyOfOthers(Draft table, int seat, int room) {
        var reaching = table.facts.reachingOthers;
        int size = table.size(seat);
        long low = 0;
        long high = 0;
        for (int slot = 0; slot < size; slot++) {
            int land = table.landAt(seat, slot);
            int sets = Playing.ofOwner(table, land, table.holdingAt(seat, slot), room) & reaching[land];
            low += Tally.low(sets);
            high += Tally.high(sets);
        }
        return new Tally(low, high);
    }

    /// Whether this still holds, as far as the Species Pool goes.
    boolean holds(Draft table) {
        return gone == table.gone();
    }

    /// What follows now, the Species Pool being what it is.
    RowFacts now(Draft table, int seat) {
        return new RowFacts(table, seat, this);
    }

    /// What follows after something has changed on one parcel; null if it must be worked out anew.
    ///
    /// @param old what was the matter with the parcel before
    @Nullable
    RowFacts after(Draft table, int seat, int land, int old) {
        return table.terms.dispersal() ? null : new RowFacts(this, table, seat, land, old);
    }

    /// What follows after a parcel has come to the right end of the row; null if it must be worked out anew.
    @Nullable
    RowFacts appended(Draft table, int seat) {
        return table.terms.dispersal() ? null : new RowFacts(this, table, seat);
    }

    /// Which kinds of places for children there are, as [Growing#room] says.
    int room() {
        return Growing.room(places);
    }

    /// Parcels on which a plant could stand, and nothing stands. FF-5.7
    int open() {
        return Growing.open(places);
    }

    /// Whether others can sow a weed here. FF-7.4
    boolean takesWeeds() {
        return Growing.isRoomy(Growing.room(weedPlaces), true, PlantAction.INVADE);
    }
}
