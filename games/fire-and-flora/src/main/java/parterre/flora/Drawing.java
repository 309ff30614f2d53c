package parterre.flora;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import parterre.engine.Luck;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.flora.Stage.Purpose;
import parterre.flora.cards.Effect;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Where;

/// What chance brings: deals, draws and the die. Decks have no order, so that a card is drawn from them when it is
/// needed; cards whose place under a deck is known come up when those above are gone. FF-4.1 to FF-4.3 FF-8.8
final class Drawing {
    /// The faces of the die.
    private static final List<Where> FACES = List.of(Where.CENTRAL, Where.SOUTHERN, Where.BOTH);

    private Drawing() {}

    /// How often each face is on the die. FF-8.2
    static Weighted.Counted die(List<Where> die) {
        var weights = new byte[FACES.size()];
        die.forEach(face -> weights[FACES.indexOf(face)]++);
        return new Weighted.Counted(weights);
    }

    // --- Resource Cards -------------------------------------------------------------------------------------------

    /// These seats draw so many cards each, in this order. FF-4.3
    static void draw(Draft table, List<Seat> seats, int cards, Purpose purpose) {
        if (seats.isEmpty() || cards == 0) {
            drawn(table, purpose);
            return;
        }
        refill(table);
        if (table.deck == Hand.NONE) {
            drawn(table, purpose);
        } else {
            table.stage = new Stage.Drawing(seats.getFirst(), cards, purpose, rest(seats));
        }
    }

    private static List<Seat> rest(List<Seat> seats) {
        return seats.size() == 1 ? List.of() : seats.subList(1, seats.size());
    }

    /// An empty Resource Deck is made of the discard when a card is to be drawn. FF-J23
    private static void refill(Draft table) {
        if (table.deck == Hand.NONE) {
            table.deck = table.discard;
            table.discard = Hand.NONE;
        }
    }

    static void take(Draft table, Stage.Drawing stage, Resource card) {
        int seat = stage.seat().index();
        table.deck -= Hand.one(card);
        table.setHand(seat, table.hand(seat) + Hand.one(card));
        if (stage.left() > 1) {
            refill(table);
            if (table.deck == Hand.NONE) {
                drawn(table, stage.purpose());
            } else {
                table.stage = new Stage.Drawing(stage.seat(), stage.left() - 1, stage.purpose(), stage.others());
            }
        } else if (stage.others().isEmpty()) {
            drawn(table, stage.purpose());
        } else {
            draw(table, stage.others(), perSeat(table), stage.purpose());
        }
    }

    /// How many cards each seat draws in the event being carried out.
    private static int perSeat(Draft table) {
        return switch (table.facts.cards.event(table.event).effect()) {
            case Effect.Draw(int cards) -> cards;
            case Effect.Grant(int _, int cards) -> cards;
            case Effect.Apply _,
                    Effect.Discard _,
                    Effect.Coins _,
                    Effect.Halve _,
                    Effect.Quake _,
                    Effect.Weeding _,
                    Effect.Squirrel _,
                    Effect.PackRat _,
                    Effect.Nothing _,
                    Effect.Flood _ -> 0;
        };
    }

    private static void drawn(Draft table, Purpose purpose) {
        switch (purpose) {
            case START -> Turns.begin(table);
            case INCOME -> Turns.takeCoins(table);
            case BOUGHT -> table.stage = Draft.ACTION;
            case EVENT -> Happening.end(table);
        }
    }

    // --- Events ---------------------------------------------------------------------------------------------------

    /// Whether there is an event to be drawn, after the discard has been shuffled if it must be. FF-8.7
    static boolean readyEvent(Draft table) {
        if (table.eventDeckSize() == 0 && table.eventsUnder.length == 0) {
            table.eventDeck = table.eventDiscard;
            table.eventDiscard = new byte[table.facts.events];
        }
        return table.eventDeckSize() > 0 || table.eventsUnder.length > 0;
    }

    /// An event leaves the deck.
    static void takeEvent(Draft table, int event) {
        if (table.eventDeckSize() > 0) {
            table.eventDeck = Piles.plus(table.eventDeck, event, -1);
        } else {
            table.eventsUnder = Piles.without(table.eventsUnder, 0);
        }
    }

    // --- What the position waits for --------------------------------------------------------------------------------

    static Next<FloraMove> next(Draft table) {
        return new Next.Chance<>(
                switch (table.stage) {
                    case Stage.Dealing(Seat seat) -> SettingUp.odds(table, seat);
                    case Stage.Lots lots -> SettingUp.odds(table, lots);
                    case Stage.FirstLot _ ->
                        new Weighted(
                                new Weighted.Counted(ones(table.seats())),
                                seat -> new FloraMove.First(Seat.of(seat)),
                                "FF-3.8");
                    case Stage.Market _ -> lands(table);
                    case Stage.Event _ -> events(table, event -> new FloraMove.Happen(table.facts.eventId(event)));
                    case Stage.Looking _ -> events(table, event -> new FloraMove.Look(table.facts.eventId(event)));
                    case Stage.Die _ -> die(table);
                    case Stage.Drawing(Seat seat, int _, Purpose _, List<Seat> _) ->
                        cards(table.deck, type -> new FloraMove.Draw(seat, Resource.at(type)), "FF-4.3");
                    case Stage.Robbing(Seat victim) ->
                        cards(table.hand(victim.index()), type -> new FloraMove.Rob(Resource.at(type)), "FF-7.4");
                    case Stage.Rats _ -> new RatOdds(hands(table));
                    case Stage.Action _,
                            Stage.Window _,
                            Stage.Offered _,
                            Stage.Asking _,
                            Stage.Forecasting _,
                            Stage.Over _ -> throw new IllegalStateException("chance is not asked in " + table.stage);
                });
    }

    private static byte[] ones(int size) {
        var ones = new byte[size];
        Arrays.fill(ones, (byte) 1);
        return ones;
    }

    /// The next Land Card: any of the deck, or the first of those under it. FF-8.8
    private static Weighted lands(Draft table) {
        var bag = table.landDeck.size() == 0 ? Weighted.only(table.landsUnder[0]) : table.landDeck;
        return new Weighted(bag, land -> new FloraMove.TurnUp(table.facts.landId(land)), "FF-4.2");
    }

    private static Weighted events(Draft table, IntFunction<FloraMove> move) {
        var bag = table.eventDeckSize() == 0
                ? Weighted.only(Piles.kindUnder(table.eventsUnder[0]))
                : new Weighted.Counted(table.eventDeck);
        return new Weighted(bag, move, "FF-4.1");
    }

    private static Weighted die(Draft table) {
        return new Weighted(table.facts.die, face -> new FloraMove.Roll(FACES.get(face)), "FF-8.2");
    }

    private static Weighted cards(long bag, IntFunction<FloraMove> move, String rule) {
        return new Weighted(new Weighted.Resources(bag), move, rule);
    }

    private static List<Long> hands(Draft table) {
        return Seat.first(table.seats()).stream()
                .map(seat -> table.hand(seat.index()))
                .toList();
    }

    /// A card of each hand, each card as likely as another.
    static Optional<Resource> any(long hand, Luck luck) {
        return hand == Hand.NONE
                ? Optional.empty()
                : Optional.of(Resource.all().get(Hand.typeAt(hand, luck.below(Hand.size(hand)))));
    }

    /// Every way in which each seat passes a card. FF-11.4
    static List<List<Optional<Resource>>> ways(List<Long> hands) {
        List<List<Optional<Resource>>> ways = List.of(List.of());
        for (long hand : hands) {
            var longer = new ArrayList<List<Optional<Resource>>>();
            for (var way : ways) {
                for (var card : choices(hand)) {
                    var next = new ArrayList<>(way);
                    next.add(card);
                    longer.add(next);
                }
            }
            ways = longer;
        }
        return ways;
    }

    private static List<Optional<Resource>> choices(long hand) {
        return hand == Hand.NONE
                ? List.of(Optional.empty())
                : Resource.all().stream()
                        .filter(type -> Hand.has(hand, type))
                        .map(Optional::of)
                        .toList();
    }
}
