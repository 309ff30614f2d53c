package parterre.flora;

import java.util.function.IntFunction;
import parterre.engine.Bag;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.flora.cards.Resource;
import parterre.flora.eventcards.RatOdds;
import parterre.flora.events.Stage;
import parterre.flora.material.CountedBag;
import parterre.flora.material.Facts;
import parterre.flora.material.Piles;
import parterre.flora.material.ResourceBag;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraRefusal;
import parterre.flora.position.Draft;
import parterre.flora.setup.SettingUp;
import parterre.flora.table.Decks;

/// The odds of chance: deals, draws and the die. Cards whose place under a deck is known come up when the cards
/// above them are gone. FF-8.8 FF-D1
final class Chance {
    private static final Refusal NO_FIRST = FloraRefusal.notByChance("FF-3.8");
    private static final Refusal NO_FACE = FloraRefusal.notByChance("FF-8.2");
    private static final Refusal NO_DRAW = FloraRefusal.notByChance("FF-4.3");
    private static final Refusal NO_THEFT = FloraRefusal.notByChance("FF-7.4");
    private static final Refusal NO_LAND = FloraRefusal.notByChance("FF-4.2");
    private static final Refusal NO_EVENT_CARD = FloraRefusal.notByChance("FF-4.1");

    private Chance() {}

    static Next<FloraMove> next(Draft table) {
        return new Next.Chance<>(odds(table));
    }

    private static Odds<FloraMove> odds(Draft table) {
        var facts = table.facts();
        return switch (table.stage()) {
            case Stage.Dealing(Seat seat) -> SettingUp.odds(table, seat);
            case Stage.Lots lots -> SettingUp.odds(table, lots);
            case Stage.FirstLot _ ->
                Odds.fromBag(CountedBag.ones(table.seats()), seat -> new FloraMove.First(Seat.of(seat)), NO_FIRST);
            case Stage.Market _ -> lands(table);
            case Stage.Event _ -> eventCards(table.decks(), card -> new FloraMove.Happen(facts.eventCardId(card)));
            case Stage.Looking _ -> eventCards(table.decks(), card -> new FloraMove.Look(facts.eventCardId(card)));
            case Stage.Die _ -> Odds.fromBag(facts.die(), face -> new FloraMove.Roll(Facts.FACES.get(face)), NO_FACE);
            case Stage.Drawing drawing -> {
                var seat = drawing.seat();
                yield resources(
                        table.decks().resources(), type -> new FloraMove.Draw(seat, Resource.at(type)), NO_DRAW);
            }
            case Stage.Robbing(Seat victim) ->
                resources(table.purses().hand(victim.index()), type -> new FloraMove.Rob(Resource.at(type)), NO_THEFT);
            case Stage.Rats _ ->
                new RatOdds(Seat.first(table.seats()).stream()
                        .map(seat -> table.purses().hand(seat.index()))
                        .toList());
            case Stage.Action _, Stage.Window _, Stage.Offered _, Stage.Asking _, Stage.Forecasting _, Stage.Over _ ->
                throw new IllegalStateException("chance is not asked in " + table.stage());
        };
    }

    /// Returns the odds of the next Land Card: any card of the deck, or the first card under it. FF-8.8
    private static Odds<FloraMove> lands(Draft table) {
        var decks = table.decks();
        Bag bag = decks.lands().size() == 0 ? CountedBag.only(decks.landsUnder()[0]) : decks.lands();
        return Odds.fromBag(bag, land -> new FloraMove.TurnUp(table.facts().landId(land)), NO_LAND);
    }

    /// Returns the odds of the next event card: any card of the deck, or the first card under it. FF-8.8
    private static Odds<FloraMove> eventCards(Decks decks, IntFunction<FloraMove> move) {
        var bag = decks.eventDeckSize() == 0
                ? CountedBag.only(Piles.kindUnder(decks.eventsUnder()[0]))
                : new CountedBag(decks.eventCards());
        return Odds.fromBag(bag, move, NO_EVENT_CARD);
    }

    private static Odds<FloraMove> resources(long bag, IntFunction<FloraMove> move, Refusal otherwise) {
        return Odds.fromBag(new ResourceBag(bag), move, otherwise);
    }
}
