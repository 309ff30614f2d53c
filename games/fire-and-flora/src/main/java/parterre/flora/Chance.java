package parterre.flora;

import java.util.Arrays;
import java.util.function.IntFunction;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Seat;
import parterre.flora.cards.Resource;
import parterre.flora.drawing.Weighted;
import parterre.flora.eventcards.RatOdds;
import parterre.flora.events.Stage;
import parterre.flora.material.Bag;
import parterre.flora.material.Facts;
import parterre.flora.material.Piles;
import parterre.flora.moves.FloraMove;
import parterre.flora.setup.SettingUp;
import parterre.flora.table.Draft;

/// What chance may bring: deals, draws and the die. Cards whose place under a deck is known come up when those above
/// are
/// gone. FF-8.8 FF-D1
final class Chance {
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
                new Weighted(
                        new Bag.Counted(ones(table.seats())), seat -> new FloraMove.First(Seat.of(seat)), "FF-3.8");
            case Stage.Market _ -> lands(table);
            case Stage.Event _ -> eventCards(table, card -> new FloraMove.Happen(facts.eventCardId(card)));
            case Stage.Looking _ -> eventCards(table, card -> new FloraMove.Look(facts.eventCardId(card)));
            case Stage.Die _ -> new Weighted(facts.die(), face -> new FloraMove.Roll(Facts.FACES.get(face)), "FF-8.2");
            case Stage.Drawing drawing -> {
                var seat = drawing.seat();
                yield resources(
                        table.decks().resources(), type -> new FloraMove.Draw(seat, Resource.at(type)), "FF-4.3");
            }
            case Stage.Robbing(Seat victim) ->
                resources(table.purses().hand(victim.index()), type -> new FloraMove.Rob(Resource.at(type)), "FF-7.4");
            case Stage.Rats _ ->
                new RatOdds(Seat.first(table.seats()).stream()
                        .map(seat -> table.purses().hand(seat.index()))
                        .toList());
            case Stage.Action _, Stage.Window _, Stage.Offered _, Stage.Asking _, Stage.Forecasting _, Stage.Over _ ->
                throw new IllegalStateException("chance is not asked in " + table.stage());
        };
    }

    private static byte[] ones(int size) {
        var ones = new byte[size];
        Arrays.fill(ones, (byte) 1);
        return ones;
    }

    /// The next Land Card: any of the deck, or the first of those under it. FF-8.8
    private static Weighted lands(Draft table) {
        var decks = table.decks();
        var bag = decks.lands().size() == 0 ? Bag.only(decks.landsUnder()[0]) : decks.lands();
        return new Weighted(bag, land -> new FloraMove.TurnUp(table.facts().landId(land)), "FF-4.2");
    }

    /// The next event card: any of the deck, or the first of those under it. FF-8.8
    private static Weighted eventCards(Draft table, IntFunction<FloraMove> move) {
        var decks = table.decks();
        var bag = decks.eventDeckSize() == 0
                ? Bag.only(Piles.kindUnder(decks.eventsUnder()[0]))
                : new Bag.Counted(decks.eventCards());
        return new Weighted(bag, move, "FF-4.1");
    }

    private static Weighted resources(long bag, IntFunction<FloraMove> move, String rule) {
        return new Weighted(new Bag.Resources(bag), move, rule);
    }
}
