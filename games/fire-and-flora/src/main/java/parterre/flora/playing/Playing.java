package parterre.flora.playing;

import java.util.List;
import java.util.Optional;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Icons;
import parterre.flora.cards.Names.PlayedCard;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Where;
import parterre.flora.ending.Ending;
import parterre.flora.events.FloraEvent;
import parterre.flora.events.PlayEvent;
import parterre.flora.events.Reasons.Rule;
import parterre.flora.events.Stage.Cause;
import parterre.flora.events.Stage.Work;
import parterre.flora.growing.Growing;
import parterre.flora.landscape.Answers;
import parterre.flora.material.Hand;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Card;
import parterre.flora.moves.FloraRefusal;

/// Plays of Resource Cards on plants: the cards and parcels that a player may choose, and the effects. FF-7.1
/// to FF-7.8 FF-4.4b FF-J15 FF-J30 FF-J31 FF-J45 FF-J48
public final class Playing {
    private static final int FIRE = 1 << Resource.FIRE.place();

    private Playing() {}

    // --- Why a play is not allowed ----------------------------------------------------------------------------------

    public static Optional<Refusal> refusal(PlayingTable table, FloraMove.Play play) {
        return cardsRefusal(table, play.cards()).or(() -> targetRefusal(table, play));
    }

    /// Returns why the active player may not play these cards as announced; empty if they may. FF-7.2 FF-7.7
    static Optional<Refusal> cardsRefusal(PlayingTable table, List<Card> cards) {
        long hand = table.purses().hand(table.active());
        int lent = 0;
        for (var card : cards) {
            if (!Hand.has(hand, card.type())) {
                return Refusal.because("FF-7.1", new FloraRefusal.NoMoreToPlay(card.type()));
            }
            hand -= Hand.one(card.type());
            if (card.countsAsItself()) {
                continue;
            }
            int bit = 1 << card.as().place();
            if (table.lands().estate(table.active()).playsAs(card.as()) < 0 || (lent & bit) != 0) {
                return Refusal.because("FF-7.7", new FloraRefusal.NoBuildingPlaysAs(card.as()));
            }
            lent |= bit;
        }
        return Optional.empty();
    }

    /// Returns why the cards of a play would do nothing on its parcel, in any player's hand; empty if they would.
    public static Optional<Refusal> targetRefusal(PlayingTable table, FloraMove.Play play) {
        int land = table.facts().land(play.land());
        if (land < 0 || table.lands().owner(land) < 0) {
            return Refusal.because(
                    "FF-7.1", new FloraRefusal.NoSuchParcel(table.facts().called(play.land())));
        }
        int icons = icons(play);
        int answers = Answers.of(table.lands(), table.active(), land);
        if ((answers >>> icons & 1) != 0) {
            return Optional.empty();
        }
        int plant = table.lands().plant(land);
        if (plant == Plant.NONE) {
            return Refusal.because(
                    "FF-7.1", new FloraRefusal.NothingAnswers(table.facts().called(play.land())));
        }
        boolean withLabor = (table.facts().lands().withLabor() >>> icons & 1) != 0;
        if (withLabor
                && table.facts().lands().ability(land) == Ability.RESERVE
                && table.lands().owner(land) != table.active()) {
            return Refusal.because(
                    "FF-11.2", new FloraRefusal.IsAReserve(table.facts().called(play.land())));
        }
        if (1 << icons == FIRE && table.facts().lands().ability(land) == Ability.WET) {
            return Refusal.because(
                    "FF-11.2", new FloraRefusal.IsWet(table.facts().called(play.land())));
        }
        return table.facts().plants().actions(plant, icons).length == 0
                ? Refusal.because(
                        "FF-5.5", new FloraRefusal.NoSuchLine(table.facts().called(play.land())))
                : Refusal.because("FF-J7", new FloraRefusal.DoesNothing());
    }

    public static int icons(FloraMove.Play play) {
        int first = play.first().as().place();
        return play.second().isEmpty()
                ? first
                : Icons.pair(first, play.second().get().as().place());
    }

    // --- What a play does -------------------------------------------------------------------------------------------

    /// Lays the cards. Others may then block them. FF-7.5 FF-7.7
    public static void declare(PlayingTable table, FloraMove.Played play) {
        if (table.isHeard()) {
            table.tell(announced(table, play));
            if (play instanceof FloraMove.Play cards) {
                tellRules(table, cards);
            }
        }
        for (int card = 0; card < play.size(); card++) {
            lay(table, play.card(card));
        }
        Blocking.open(table, play);
    }

    private static void tellRules(PlayingTable table, FloraMove.Play play) {
        if (play.size() > 1) {
            table.tell(Rule.TWO_CARDS);
        }
        if (table.lands().owner(table.facts().land(play.land())) == table.active()) {
            table.tell(Rule.ON_OWN_PLANT);
        }
        if (!play.cards().stream().allMatch(Card::countsAsItself)) {
            table.tell(Rule.AS_OTHER_TYPE);
        }
    }

    /// Returns the event that announces a play.
    public static FloraEvent announced(PlayingTable table, FloraMove.Played played) {
        var facts = table.facts();
        var player = Seat.of(table.active());
        return switch (played) {
            case FloraMove.Play play -> {
                int land = facts.land(play.land());
                int plant = table.lands().plant(land);
                yield new PlayEvent.CardsPlayed(
                        player,
                        play.cards().stream().map(Playing::name).toList(),
                        Seat.of(table.lands().owner(land)),
                        facts.landName(land),
                        plant == Plant.NONE ? Optional.empty() : Optional.of(facts.speciesName(Plant.species(plant))));
            }
            case FloraMove.Pocket(Card card, Seat victim) -> new PlayEvent.PocketAnnounced(player, name(card), victim);
            case FloraMove.Purse(Card card, Seat victim) -> new PlayEvent.PurseAnnounced(player, name(card), victim);
            case FloraMove.Sow(Card card, Seat victim, String species) ->
                new PlayEvent.SowingAnnounced(player, name(card), victim, facts.speciesName(facts.species(species)));
        };
    }

    /// Returns a card for events and questions.
    public static PlayedCard name(Card card) {
        return new PlayedCard(card.type(), card.countsAsItself() ? Optional.empty() : Optional.of(card.as()));
    }

    private static void lay(PlayingTable table, Card card) {
        table.lay(table.active(), card.type());
        if (!card.countsAsItself()) {
            table.use(table.lands().estate(table.active()).playsAs(card.as()));
        }
    }

    /// Carries out a play that stands. FF-7.5
    static void resolve(PlayingTable table, FloraMove.Played played) {
        switch (played) {
            case FloraMove.Play play -> resolve(table, play);
            case FloraMove.Pocket(Card _, Seat victim) -> Nefarious.pickPocket(table, victim);
            case FloraMove.Purse(Card _, Seat victim) -> Nefarious.pickPurse(table, victim.index());
            case FloraMove.Sow(Card _, Seat victim, String species) ->
                Nefarious.sow(table, victim, table.facts().species(species));
        }
    }

    private static void resolve(PlayingTable table, FloraMove.Play play) {
        int land = table.facts().land(play.land());
        if (table.lands().plant(land) == Plant.NONE) {
            Growing.sprout(table, land);
            Ending.afterAction(table);
            return;
        }
        var work = new Work(
                Cause.PLAY,
                Where.BOTH,
                List.of(),
                Seat.of(table.lands().owner(land)),
                table.lands().slot(land),
                table.lands().plant(land),
                icons(play),
                0);
        if (Growing.grow(table, work)) {
            Ending.afterAction(table);
        }
    }
}
