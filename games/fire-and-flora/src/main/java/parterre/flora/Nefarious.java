package parterre.flora;

import java.util.Optional;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.flora.FloraMove.Card;
import parterre.flora.Stage.Cause;
import parterre.flora.Stage.Question;
import parterre.flora.Stage.Work;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Resource;

/// The three modes of Nefarious. FF-7.4
final class Nefarious {
    /// Coins that a picked purse loses.
    static final int PURSE = 2;

    private Nefarious() {}

    // --- Why not ----------------------------------------------------------------------------------------------------

    static Optional<Refusal> refusal(Draft table, FloraMove.Played play) {
        return switch (play) {
            case FloraMove.Play _ -> Optional.empty();
            case FloraMove.Pocket(Card card, Seat victim) ->
                refusal(table, card, victim)
                        .or(() -> mayPickPocket(table, victim.index())
                                ? Optional.empty()
                                : refuse("FF-7.4", victim + " has no card to be stolen."));
            case FloraMove.Purse(Card card, Seat victim) ->
                refusal(table, card, victim)
                        .or(() -> mayPickPurse(table, victim.index())
                                ? Optional.empty()
                                : refuse("FF-7.4", victim + " has no coin to be stolen."));
            case FloraMove.Sow(Card card, Seat victim, String species) ->
                refusal(table, card, victim).or(() -> sowRefusal(table, victim, table.facts.species(species)));
        };
    }

    private static Optional<Refusal> refusal(Draft table, Card card, Seat victim) {
        if (card.as() != Resource.NEFARIOUS) {
            return refuse("FF-7.4", "Only Nefarious steals and sows; " + card + " is not played as it.");
        }
        if (victim.index() >= table.seats() || victim.index() == table.active) {
            return refuse("FF-7.4", "Nefarious needs an opponent at this table.");
        }
        return table.estate(victim.index()).has(Ability.RANGER)
                ? refuse("FF-11.3", victim + " has a Ranger Station and cannot be chosen for Nefarious.")
                : Playing.cardsRefusal(table, java.util.List.of(card));
    }

    private static Optional<Refusal> sowRefusal(Draft table, Seat victim, int species) {
        if (species < 0 || table.facts.natives[species]) {
            return refuse("FF-7.4", "A weed is sown: name an invasive species.");
        }
        if (table.pool(species) == 0) {
            return refuse("FF-7.4", "No card of this species is left in the Species Pool.");
        }
        return maySow(table, victim.index(), species)
                ? Optional.empty()
                : refuse("FF-7.4", victim + " has no place for a weed: no open land and no non-woody native.");
    }

    private static Optional<Refusal> refuse(String rule, String reason) {
        return Optional.of(new Refusal(rule, reason));
    }

    /// Whether somebody may be chosen at all. FF-11.3
    static boolean mayChoose(Draft table, int victim) {
        return victim != table.active && !table.estate(victim).has(Ability.RANGER);
    }

    static boolean mayPickPocket(Draft table, int victim) {
        return table.hand(victim) != Hand.NONE;
    }

    static boolean mayPickPurse(Draft table, int victim) {
        return table.coins(victim) > 0;
    }

    static boolean maySow(Draft table, int victim, int species) {
        return (weeds(table, victim) >>> species & 1) != 0;
    }

    /// The species that may be sown on somebody, a bit for each.
    static int weeds(Draft table, int victim) {
        return table.row(victim).takesWeeds() ? table.facts.weedKinds & ~table.gone() : 0;
    }

    // --- What comes of it -------------------------------------------------------------------------------------------

    /// A card at random; none if the chain has emptied the hand. FF-J46
    static void pickPocket(Draft table, Seat victim) {
        if (mayPickPocket(table, victim.index())) {
            table.stage = new Stage.Robbing(victim);
        } else {
            Playing.end(table);
        }
    }

    /// Thief and victim know the card. FF-J36
    static void rob(Draft table, int victim, Resource card) {
        table.hand(victim, table.active, Hand.one(card), 1 << victim | 1 << table.active);
        Playing.end(table);
    }

    static void pickPurse(Draft table, int victim) {
        int coins = Math.min(PURSE, table.coins(victim));
        table.pay(victim, coins);
        table.gain(table.active, coins);
        Playing.end(table);
    }

    /// The victim says where the weed goes, if there is a choice. FF-7.4
    static void sow(Draft table, Seat victim, int species) {
        var places = Growing.weedPlaces(table, victim.index(), species);
        if (places.size() == 1) {
            Growing.put(table, places.land(0), species);
            Playing.end(table);
        } else {
            var work = Work.of(Cause.PLAY).reaching(victim, 0, Plant.small(species));
            table.stage = new Stage.Asking(Question.SOW, victim, work);
        }
    }
}
