package parterre.flora.landscape;

import org.jspecify.annotations.Nullable;
import parterre.flora.cards.Ability;
import parterre.flora.material.Holding;
import parterre.flora.material.Room;

/// The facts that follow from one seat's row and everything on it. They are computed once, and adjusted when
/// one parcel changes. They hold until a species runs out or comes back. Immutable. FF-6.9
public final class RowFacts {
    private final Estate estate;
    /// The species without a card in the Pool when this was computed, a bit for each.
    private final int gone;
    /// Places for children, and those for weeds that others sow, by kind, as [Room#place] counts them.
    private final int places;
    private final int weedPlaces;
    private final int buildable;
    private final int smallWeeds;
    private final int stars;
    private final Tally own;
    private final Tally others;

    RowFacts(Landscapes lands, int seat) {
        var facts = lands.facts();
        int sumPlaces = 0;
        int sumWeedPlaces = 0;
        int sumBuildable = 0;
        int sumWeeds = 0;
        int sumStars = 0;
        for (int slot = 0; slot < lands.size(seat); slot++) {
            int land = lands.landAt(seat, slot);
            int holding = lands.holdingAt(seat, slot);
            int place = Room.place(facts, land, holding);
            sumPlaces += place;
            sumWeedPlaces += facts.lands().ability(land) == Ability.RESERVE ? 0 : place;
            sumBuildable += facts.lands().isSite(land, holding) ? 1 : 0;
            sumWeeds += facts.plants().isSmallWeed(Holding.plant(holding)) ? 1 : 0;
            sumStars += facts.plants().stars(Holding.plant(holding));
        }
        estate = new Estate(lands, seat);
        gone = lands.gone();
        places = sumPlaces;
        weedPlaces = sumWeedPlaces;
        buildable = sumBuildable;
        smallWeeds = sumWeeds;
        stars = sumStars;
        own = tally(lands, seat, Room.of(places));
        others = estate.isReserved() ? tallyOfOthers(lands, seat, Room.of(places)) : own;
    }

    /// Creates the facts of the same row after a species has run out or come back.
    private RowFacts(Landscapes lands, int seat, RowFacts from) {
        estate = from.estate;
        gone = lands.gone();
        places = from.places;
        weedPlaces = from.weedPlaces;
        buildable = from.buildable;
        smallWeeds = from.smallWeeds;
        stars = from.stars;
        own = tally(lands, seat, Room.of(places));
        others = estate.isReserved() ? tallyOfOthers(lands, seat, Room.of(places)) : own;
    }

    /// Creates the facts of the same row after a change on one parcel.
    private RowFacts(RowFacts from, Landscapes lands, int seat, int land, int old) {
        var facts = lands.facts();
        int now = lands.holding(land);
        int change = Room.place(facts, land, now) - Room.place(facts, land, old);
        estate = from.estate.after(lands, seat, land, old);
        gone = lands.gone();
        places = from.places + change;
        weedPlaces = from.weedPlaces + (facts.lands().ability(land) == Ability.RESERVE ? 0 : change);
        buildable = from.buildable
                + (facts.lands().isSite(land, now) ? 1 : 0)
                - (facts.lands().isSite(land, old) ? 1 : 0);
        smallWeeds = from.smallWeeds
                + (facts.plants().isSmallWeed(Holding.plant(now)) ? 1 : 0)
                - (facts.plants().isSmallWeed(Holding.plant(old)) ? 1 : 0);
        stars = from.stars
                + facts.plants().stars(Holding.plant(now))
                - facts.plants().stars(Holding.plant(old));
        int room = Room.of(places);
        if (gone == from.gone && room == Room.of(from.places)) {
            int before = Answers.ofOwner(lands, land, old, room);
            int after = Answers.ofOwner(lands, land, now, room);
            int reaching = facts.lands().reachingOthers(land);
            own = from.own.after(after, before);
            others = estate.isReserved() ? from.others.after(after & reaching, before & reaching) : own;
        } else {
            own = tally(lands, seat, room);
            others = estate.isReserved() ? tallyOfOthers(lands, seat, room) : own;
        }
    }

    /// Creates the facts of the same row with one more parcel at its right end.
    private RowFacts(RowFacts from, Landscapes lands, int seat) {
        var facts = lands.facts();
        int slot = lands.size(seat) - 1;
        int land = lands.landAt(seat, slot);
        int holding = lands.holdingAt(seat, slot);
        int place = Room.place(facts, land, holding);
        estate = new Estate(lands, seat);
        gone = lands.gone();
        places = from.places + place;
        weedPlaces = from.weedPlaces + (facts.lands().ability(land) == Ability.RESERVE ? 0 : place);
        buildable = from.buildable + (facts.lands().isSite(land, holding) ? 1 : 0);
        smallWeeds = from.smallWeeds + (facts.plants().isSmallWeed(Holding.plant(holding)) ? 1 : 0);
        stars = from.stars + facts.plants().stars(Holding.plant(holding));
        int room = Room.of(places);
        if (gone == from.gone && room == Room.of(from.places)) {
            int sets = Answers.ofOwner(lands, land, holding, room);
            own = from.own.after(sets, 0);
            others =
                    estate.isReserved() ? from.others.after(sets & facts.lands().reachingOthers(land), 0) : own;
        } else {
            own = tally(lands, seat, room);
            others = estate.isReserved() ? tallyOfOthers(lands, seat, room) : own;
        }
    }

    private static Tally tally(Landscapes lands, int seat, int room) {
        int size = lands.size(seat);
        long low = 0;
        long high = 0;
        for (int slot = 0; slot < size; slot++) {
            int sets = Answers.ofOwner(lands, lands.landAt(seat, slot), lands.holdingAt(seat, slot), room);
            low += Tally.low(sets);
            high += Tally.high(sets);
        }
        return new Tally(low, high);
    }

    private static Tally tallyOfOthers(Landscapes lands, int seat, int room) {
        var facts = lands.facts().lands();
        int size = lands.size(seat);
        long low = 0;
        long high = 0;
        for (int slot = 0; slot < size; slot++) {
            int land = lands.landAt(seat, slot);
            int sets = Answers.ofOwner(lands, land, lands.holdingAt(seat, slot), room) & facts.reachingOthers(land);
            low += Tally.low(sets);
            high += Tally.high(sets);
        }
        return new Tally(low, high);
    }

    /// Returns the estate of the row.
    public Estate estate() {
        return estate;
    }

    /// Parcels on which a building could be laid.
    public int buildable() {
        return buildable;
    }

    /// Parcels with a small invasive.
    public int smallWeeds() {
        return smallWeeds;
    }

    /// Returns the stars that show. FF-5.3
    public int stars() {
        return stars;
    }

    /// Returns the parcels on which each set of icons changes something if the owner plays it.
    public Tally own() {
        return own;
    }

    /// Returns the parcels on which each set of icons changes something if another player plays it.
    public Tally others() {
        return others;
    }

    /// Returns true if the Species Pool still fits these facts.
    boolean holds(Landscapes lands) {
        return gone == lands.gone();
    }

    /// Returns the facts with the present Species Pool.
    RowFacts now(Landscapes lands, int seat) {
        return new RowFacts(lands, seat, this);
    }

    /// Returns the facts after a change on one parcel; null if they must be computed anew.
    ///
    /// @param old the earlier content of the parcel
    @Nullable
    RowFacts after(Landscapes lands, int seat, int land, int old) {
        return lands.terms().dispersal() ? null : new RowFacts(this, lands, seat, land, old);
    }

    /// Returns the facts after a parcel has come to the right end of the row; null if they must be computed
    /// anew.
    @Nullable
    RowFacts appended(Landscapes lands, int seat) {
        return lands.terms().dispersal() ? null : new RowFacts(this, lands, seat);
    }

    /// Returns the kinds of places for children, as [Room#of] returns them.
    public int room() {
        return Room.of(places);
    }

    /// Returns the number of empty parcels on which a plant could stand. FF-5.7
    public int open() {
        return Room.open(places);
    }

    /// Returns true if others can sow a weed here. FF-7.4
    public boolean takesWeeds() {
        return Room.takesWeeds(Room.of(weedPlaces));
    }
}
