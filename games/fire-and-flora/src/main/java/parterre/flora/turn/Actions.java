package parterre.flora.turn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Resource;
import parterre.flora.landscape.Answers;
import parterre.flora.landscape.RowFacts;
import parterre.flora.landscape.Tally;
import parterre.flora.material.Facts;
import parterre.flora.material.Hand;
import parterre.flora.material.Piles;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Offer;
import parterre.flora.owning.Owning;
import parterre.flora.playing.Nefarious;
import parterre.flora.playing.Usages;
import parterre.flora.position.Draft;
import parterre.flora.trading.Trading;

/// The actions of the active player, in this order: end, buy a card, sell cards, lands of the Market, Nursery and Weed
/// Patrol. Then come plays on parcels, landscape by landscape from their own on, Nefarious, and trades. The actions are
/// counted, and each one is built only when it is asked for. Only some trades are listed. FF-4.4 FF-D4
public final class Actions implements Moves<FloraMove> {
    private static final FloraMove END = new FloraMove.End();
    private static final FloraMove BUY_CARD = new FloraMove.BuyCard();
    private static final int NEFARIOUS = 1 << Resource.NEFARIOUS.place();

    private final Draft table;
    private final Facts facts;
    private final int player;
    private final RowFacts row;
    private final Usages usages;
    private final List<Offer> offers;

    private final boolean buysCard;
    private final boolean vends;
    private final boolean nurses;
    private final boolean weeds;

    /// The numbers of actions in each part except the first (to end) and the last (trades), and in all.
    private final int cards;
    private final int lands;
    private final int buildings;
    private final int plays;
    private final int nefarious;
    private final int size;
    private @Nullable List<FloraMove> all;

    public Actions(Draft table) {
        this.table = table;
        facts = table.facts();
        player = table.active();
        row = table.lands().row(player);
        usages = Usages.of(table);
        offers = Trading.listed(table);
        buysCard = Owning.canBuyCard(table);
        vends = Owning.canUse(table, Ability.MARKET);
        nurses = Owning.canUse(table, Ability.NURSERY);
        weeds = Owning.canUse(table, Ability.WEED_PATROL);
        cards = (buysCard ? 1 : 0) + Integer.bitCount(Hand.held(table.purses().hand(player))) * (vends ? 2 : 1);
        lands = countLands();
        buildings = (nurses ? row.open() * Integer.bitCount(nurslings()) : 0) + (weeds ? row.smallWeeds() : 0);
        plays = countPlays();
        nefarious = countNefarious();
        size = 1 + cards + lands + buildings + plays + nefarious + offers.size();
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public FloraMove sample(Luck luck) {
        return get(luck.below(size));
    }

    @Override
    public boolean unlisted() {
        return Trading.canPropose(table);
    }

    @Override
    public FloraMove get(int index) {
        if (all != null) {
            return all.get(index);
        }
        if (index == 0) {
            return END;
        }
        int left = index - 1;
        if (left < cards) {
            return card(left);
        }
        left -= cards;
        if (left < lands) {
            return land(left);
        }
        left -= lands;
        if (left < buildings) {
            return building(left);
        }
        left -= buildings;
        if (left < plays) {
            return play(left);
        }
        left -= plays;
        return left < nefarious ? nefarious(left) : offers.get(left - nefarious);
    }

    /// Makes all actions once, because a caller of the list needs every one.
    @Override
    public List<FloraMove> list() {
        if (all == null) {
            var moves = new ArrayList<FloraMove>(size);
            int beforePlays = 1 + cards + lands + buildings;
            for (int index = 0; index < beforePlays; index++) {
                moves.add(get(index));
            }
            addPlays(moves);
            for (int index = beforePlays + plays; index < size; index++) {
                moves.add(get(index));
            }
            all = Collections.unmodifiableList(moves);
        }
        return all;
    }

    // --- Cards ------------------------------------------------------------------------------------------------------

    private FloraMove card(int index) {
        if (buysCard && index == 0) {
            return BUY_CARD;
        }
        int sale = buysCard ? index - 1 : index;
        var type = Resource.at(Piles.nth(Hand.held(table.purses().hand(player)), vends ? sale / 2 : sale));
        return vends && sale % 2 == 1 ? new FloraMove.Vend(type) : new FloraMove.Sell(type);
    }

    // --- Lands ------------------------------------------------------------------------------------------------------

    private int countLands() {
        int count = 0;
        for (int place = 0; !table.turn().hasBought() && place < table.decks().market().length; place++) {
            count += ways(table.decks().market()[place]);
        }
        return count;
    }

    /// Returns how many ways there are to buy this land; 0 if it is too expensive.
    private int ways(int land) {
        return row.estate().price(land) > table.coins(player)
                ? 0
                : facts.lands().isBuilding(land) ? row.buildable() : 1;
    }

    private FloraMove land(int index) {
        int left = index;
        int place = 0;
        while (left >= ways(table.decks().market()[place])) {
            left -= ways(table.decks().market()[place++]);
        }
        int land = table.decks().market()[place];
        return new FloraMove.Buy(
                facts.landId(land),
                facts.lands().isBuilding(land) ? Optional.of(facts.landId(site(left))) : Optional.empty());
    }

    /// Returns one of the parcels on which a building could be laid.
    private int site(int index) {
        int left = index;
        int slot = 0;
        while (!isSite(slot) || left-- > 0) {
            slot++;
        }
        return table.lands().landAt(player, slot);
    }

    private boolean isSite(int slot) {
        return facts.lands()
                .isSite(table.lands().landAt(player, slot), table.lands().holdingAt(player, slot));
    }

    // --- Buildings --------------------------------------------------------------------------------------------------

    /// Returns the species that the Nursery has, a bit for each.
    private int nurslings() {
        return facts.plants().nativeKinds() & ~table.lands().gone();
    }

    private FloraMove building(int index) {
        int kinds = Integer.bitCount(nurslings());
        int left = index;
        for (int slot = 0; ; slot++) {
            int land = table.lands().landAt(player, slot);
            if (nurses && table.lands().isOpen(land)) {
                if (left < kinds) {
                    return new FloraMove.Nurse(facts.speciesId(Piles.nth(nurslings(), left)), facts.landId(land));
                }
                left -= kinds;
            }
            if (weeds && table.lands().isSmallWeed(land) && left-- == 0) {
                return new FloraMove.Weed(facts.landId(land));
            }
        }
    }

    // --- Plays on parcels -------------------------------------------------------------------------------------------

    /// Adds all rows' tallies into one. A tally can count all parcels on the table.
    private int countPlays() {
        if (usages.laid() == 0) {
            return 0;
        }
        long low = 0;
        long high = 0;
        for (int owner = 0; owner < table.seats(); owner++) {
            var tally = tally(owner);
            low += tally.low();
            high += tally.high();
        }
        return usages.count(new Tally(low, high));
    }

    private Tally tally(int owner) {
        var facts = table.lands().row(owner);
        return owner == player ? facts.own() : facts.others();
    }

    private int playsOn(int owner) {
        return usages.count(tally(owner));
    }

    private FloraMove play(int index) {
        int left = index;
        int owner = player;
        for (int on = playsOn(owner); left >= on; on = playsOn(owner)) {
            left -= on;
            owner = table.after(owner);
        }
        int room = table.lands().row(owner).room();
        for (int slot = 0; ; slot++) {
            int answers = Answers.of(table.lands(), player, owner, slot, room);
            int ways = usages.count(answers);
            if (left < ways) {
                return play(usages.nth(answers, left), table.lands().landAt(owner, slot));
            }
            left -= ways;
        }
    }

    private void addPlays(List<FloraMove> moves) {
        int owner = player;
        do {
            int room = table.lands().row(owner).room();
            for (int slot = 0; usages.laid() != 0 && slot < table.lands().size(owner); slot++) {
                int answers = Answers.of(table.lands(), player, owner, slot, room);
                int ways = usages.count(answers);
                for (int way = 0; way < ways; way++) {
                    moves.add(play(usages.nth(answers, way), table.lands().landAt(owner, slot)));
                }
            }
            owner = table.after(owner);
        } while (owner != player);
    }

    private FloraMove play(int usage, int land) {
        return new FloraMove.Play(Usages.first(usage), Usages.second(usage), facts.landId(land));
    }

    // --- Nefarious --------------------------------------------------------------------------------------------------

    private int countNefarious() {
        int ways = usages.count(NEFARIOUS);
        int modes = 0;
        for (int victim = 0; ways > 0 && victim < table.seats(); victim++) {
            modes += modes(victim);
        }
        return ways * modes;
    }

    /// Returns how many ways there are to harm a player: their pocket, their purse, and a weed of each species.
    private int modes(int victim) {
        return Nefarious.mayChoose(table, victim)
                ? (Nefarious.mayPickPocket(table.purses(), victim) ? 1 : 0)
                        + (Nefarious.mayPickPurse(table.purses(), victim) ? 1 : 0)
                        + Integer.bitCount(Nefarious.weeds(table, victim))
                : 0;
    }

    private FloraMove nefarious(int index) {
        int left = index;
        for (int way = 0; ; way++) {
            for (int victim = table.after(player); victim != player; victim = table.after(victim)) {
                int modes = modes(victim);
                if (left < modes) {
                    return nefarious(Usages.first(usages.nth(NEFARIOUS, way)), victim, left);
                }
                left -= modes;
            }
        }
    }

    private FloraMove nefarious(FloraMove.Card card, int victim, int mode) {
        int left = mode;
        if (Nefarious.mayPickPocket(table.purses(), victim) && left-- == 0) {
            return new FloraMove.Pocket(card, Seat.of(victim));
        }
        if (Nefarious.mayPickPurse(table.purses(), victim) && left-- == 0) {
            return new FloraMove.Purse(card, Seat.of(victim));
        }
        int species = Piles.nth(Nefarious.weeds(table, victim), left);
        return new FloraMove.Sow(card, Seat.of(victim), facts.speciesId(species));
    }
}
