package parterre.flora.playing;

import java.util.List;
import java.util.Optional;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Resource;
import parterre.flora.ending.Ending;
import parterre.flora.events.PlayEvent;
import parterre.flora.events.Question;
import parterre.flora.events.Reasons.Origin;
import parterre.flora.events.Stage;
import parterre.flora.events.Stage.Cause;
import parterre.flora.events.Stage.Work;
import parterre.flora.growing.Growing;
import parterre.flora.landscape.Places;
import parterre.flora.material.Hand;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Card;
import parterre.flora.moves.FloraRefusal;
import parterre.flora.table.Purses;

/// The three modes of Nefarious. FF-7.4
public final class Nefarious {
    /// Coins that a picked purse loses.
    public static final int PURSE = 2;

    private Nefarious() {}

    // --- Refusals ----------------------------------------------------------------------------------------------------

    /// Returns why this card cannot be played against another player; empty if it can.
    public static Optional<Refusal> refusal(PlayingTable table, FloraMove.Played play) {
        return switch (play) {
            case FloraMove.Play _ -> Optional.empty();
            case FloraMove.Pocket(Card card, Seat victim) ->
                refusal(table, card, victim)
                        .or(() -> mayPickPocket(table.purses(), victim.index())
                                ? Optional.empty()
                                : Refusal.because("FF-7.4", new FloraRefusal.NoCardToSteal(victim)));
            case FloraMove.Purse(Card card, Seat victim) ->
                refusal(table, card, victim)
                        .or(() -> mayPickPurse(table.purses(), victim.index())
                                ? Optional.empty()
                                : Refusal.because("FF-7.4", new FloraRefusal.NoCoinToSteal(victim)));
            case FloraMove.Sow(Card card, Seat victim, String species) ->
                refusal(table, card, victim)
                        .or(() -> sowRefusal(table, victim, table.facts().species(species)));
        };
    }

    private static Optional<Refusal> refusal(PlayingTable table, Card card, Seat victim) {
        if (card.as() != Resource.NEFARIOUS) {
            return Refusal.because("FF-7.4", new FloraRefusal.OnlyNefarious(Playing.name(card)));
        }
        if (victim.index() >= table.seats() || victim.index() == table.active()) {
            return Refusal.because("FF-7.4", new FloraRefusal.NeedsOpponent());
        }
        return table.lands().estate(victim.index()).has(Ability.RANGER)
                ? Refusal.because("FF-11.3", new FloraRefusal.HasRangerStation(victim))
                : Playing.cardsRefusal(table, List.of(card));
    }

    private static Optional<Refusal> sowRefusal(PlayingTable table, Seat victim, int species) {
        if (species < 0 || table.facts().plants().isNative(species)) {
            return Refusal.because("FF-7.4", new FloraRefusal.NameAnInvasive());
        }
        if (table.lands().pool(species) == 0) {
            return Refusal.because("FF-7.4", new FloraRefusal.SpeciesIsOut());
        }
        return maySow(table, victim.index(), species)
                ? Optional.empty()
                : Refusal.because("FF-7.4", new FloraRefusal.NoPlaceForWeed(victim));
    }

    /// Returns true if this player may be chosen at all. FF-11.3
    public static boolean mayChoose(PlayingTable table, int victim) {
        return victim != table.active() && !table.lands().estate(victim).has(Ability.RANGER);
    }

    public static boolean mayPickPocket(Purses purses, int victim) {
        return purses.hand(victim) != Hand.NONE;
    }

    public static boolean mayPickPurse(Purses purses, int victim) {
        return purses.coins(victim) > 0;
    }

    public static boolean maySow(PlayingTable table, int victim, int species) {
        return (weeds(table, victim) >>> species & 1) != 0;
    }

    /// Returns the species that may be sown on a player, a bit for each.
    public static int weeds(PlayingTable table, int victim) {
        return table.lands().row(victim).takesWeeds()
                ? table.facts().plants().weedKinds() & ~table.lands().gone()
                : 0;
    }

    // --- Effects -----------------------------------------------------------------------------------------------------

    /// Steals a random card, or none if the chain has emptied the hand. FF-J46
    static void pickPocket(PlayingTable table, Seat victim) {
        if (mayPickPocket(table.purses(), victim.index())) {
            table.waitFor(new Stage.Robbing(victim));
        } else {
            if (table.isHeard()) {
                table.tell(new PlayEvent.PocketFoundEmpty(Seat.of(table.active()), victim));
            }
            Ending.afterAction(table);
        }
    }

    /// Moves a card from the victim's hand to the thief's. Both know the card. FF-J36
    public static void rob(PlayingTable table, int victim, Resource card) {
        if (table.isHeard()) {
            table.tell(new PlayEvent.CardStolen(Seat.of(table.active()), Seat.of(victim), Optional.of(card)));
        }
        table.purses().rob(table, victim, table.active(), card);
        Ending.afterAction(table);
    }

    static void pickPurse(PlayingTable table, int victim) {
        int coins = Math.min(PURSE, table.coins(victim));
        table.purses().pay(victim, coins);
        table.purses().gain(table.active(), coins);
        if (coins > 0 && table.isHeard()) {
            table.tell(new PlayEvent.CoinsStolen(Seat.of(table.active()), Seat.of(victim), coins));
        }
        Ending.afterAction(table);
    }

    /// The victim says where the weed goes, if there is a choice. FF-7.4
    ///
    /// @return false if the victim is asked
    public static boolean sow(PlayingTable table, Seat victim, int species) {
        var places = Places.ofWeed(table.lands(), victim.index(), species);
        if (places.size() == 1) {
            Growing.put(table, places.land(0), species, Origin.SOWN);
            Ending.afterAction(table);
            return true;
        }
        var work = Work.of(Cause.PLAY).reaching(victim, 0, Plant.small(species));
        table.waitFor(new Stage.Asking(Question.SOW, victim, work));
        return false;
    }
}
