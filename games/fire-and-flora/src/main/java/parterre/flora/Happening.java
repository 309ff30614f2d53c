package parterre.flora;

import java.util.List;
import parterre.engine.Seat;
import parterre.flora.Stage.Cause;
import parterre.flora.Stage.Purpose;
import parterre.flora.Stage.Question;
import parterre.flora.Stage.Work;
import parterre.flora.cards.Effect;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Where;

/// What events do. FF-8.1 to FF-8.7 FF-11.4
/// FF-J22 FF-J38 FF-J39
final class Happening {
    private Happening() {}

    /// An event is played; one that goes by the die waits for it.
    static void play(Draft table, int event) {
        table.event = event;
        var effect = table.facts.cards.event(event).effect();
        if (effect.rolls()) {
            table.stage = new Stage.Die();
        } else {
            carryOut(table, effect, Where.DIE);
        }
    }

    /// The die has fallen. FF-8.2
    static void roll(Draft table, Where where) {
        carryOut(table, table.facts.cards.event(table.event).effect(), where);
    }

    private static void carryOut(Draft table, Effect effect, Where rolled) {
        switch (effect) {
            case Effect.Apply(Resource icon, Where where) ->
                Sweeping.begin(table, icon.place(), where == Where.DIE ? rolled : where);
            case Effect.Flood(Where where) -> Sweeping.begin(table, Facts.FLOOD, where == Where.DIE ? rolled : where);
            case Effect.Quake(int _, Where where) ->
                quake(
                        table,
                        new Work(
                                Cause.QUAKE,
                                where == Where.DIE ? rolled : where,
                                Sweeping.clockwise(table),
                                Seat.of(table.active),
                                0,
                                Plant.NONE,
                                0,
                                0));
            case Effect.Discard(Resource icon) -> {
                for (int seat = 0; seat < table.seats(); seat++) {
                    if (Hand.has(table.hand(seat), icon)) {
                        table.lay(seat, icon);
                    }
                }
                end(table);
            }
            case Effect.Coins(int coins) -> {
                for (int seat = 0; seat < table.seats(); seat++) {
                    table.gain(seat, coins);
                }
                end(table);
            }
            case Effect.Halve() -> {
                for (int seat = 0; seat < table.seats(); seat++) {
                    table.pay(seat, table.coins(seat) / 2);
                }
                end(table);
            }
            case Effect.Draw(int cards) -> Drawing.draw(table, Sweeping.clockwise(table), cards, Purpose.EVENT);
            case Effect.Weeding() ->
                askNext(table, Work.of(Cause.WEEDING).with(Sweeping.clockwise(table), Seat.of(0), 0));
            case Effect.Squirrel() ->
                askNext(table, Work.of(Cause.SQUIRREL).answering(Facts.SQUIRREL).with(leaders(table), Seat.of(0), 0));
            case Effect.PackRat() -> {
                if (anybodyHoldsCards(table)) {
                    table.stage = new Stage.Rats();
                } else {
                    end(table);
                }
            }
            case Effect.Grant(int coins, int cards) -> {
                var lowest = lowest(table);
                for (var seat : lowest) {
                    table.gain(seat.index(), coins);
                }
                Drawing.draw(table, lowest, cards, Purpose.EVENT);
            }
            case Effect.Nothing() -> end(table);
        }
    }

    /// The event is over: its card is discarded, somebody may have won, and the turn goes on. FF-4.1 FF-10.1
    static void end(Draft table) {
        table.eventDiscard = Piles.plus(table.eventDiscard, table.event, 1);
        table.event = Draft.NO_EVENT;
        if (!Ending.isOver(table)) {
            Turns.turnUp(table);
        }
    }

    private static boolean anybodyHoldsCards(Draft table) {
        for (int seat = 0; seat < table.seats(); seat++) {
            if (table.hand(seat) != Hand.NONE) {
                return true;
            }
        }
        return false;
    }

    /// Everybody's card goes to the next player at once; giver and receiver see it. FF-11.4 FF-J36
    static void pass(Draft table, FloraMove.Rats rats) {
        var purses = table.ownPurses();
        for (int seat = 0; seat < table.seats(); seat++) {
            int giver = seat;
            rats.cards().get(seat).ifPresent(card -> purses.take(giver, Hand.one(card), seenBy(table, giver)));
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            int giver = seat;
            rats.cards()
                    .get(seat)
                    .ifPresent(card -> purses.give(table.after(giver), Hand.one(card), seenBy(table, giver)));
        }
        end(table);
    }

    private static int seenBy(Draft table, int giver) {
        return 1 << giver | 1 << table.after(giver);
    }

    // --- One after the other ----------------------------------------------------------------------------------------

    /// Who has the most points, if any, in turn order from the active player. FF-11.4
    private static List<Seat> leaders(Draft table) {
        int most = 1;
        for (int seat = 0; seat < table.seats(); seat++) {
            most = Math.max(most, Ending.score(table, seat));
        }
        int best = most;
        return Sweeping.clockwise(table).stream()
                .filter(seat -> Ending.score(table, seat.index()) == best)
                .toList();
    }

    private static List<Seat> lowest(Draft table) {
        int least = Integer.MAX_VALUE;
        for (int seat = 0; seat < table.seats(); seat++) {
            least = Math.min(least, Ending.score(table, seat));
        }
        int worst = least;
        return Sweeping.clockwise(table).stream()
                .filter(seat -> Ending.score(table, seat.index()) == worst)
                .toList();
    }

    /// Asks the next seat that has something to choose from. FF-8.6 FF-D1
    static void askNext(Draft table, Work work) {
        var left = work.seats();
        while (!left.isEmpty()) {
            var seat = left.getFirst();
            left = left.subList(1, left.size());
            var next = work.with(left, seat, 0).reaching(seat, 0, Plant.NONE).at(0);
            var targets = targets(table, next);
            boolean mayDecline = work.cause() == Cause.WEEDING;
            if (targets.size() > 1 || (mayDecline && !targets.isEmpty())) {
                table.stage = new Stage.Asking(mayDecline ? Question.WEEDING : Question.SQUIRREL, seat, next);
                return;
            }
            if (targets.size() == 1 && !bites(table, next, targets.getFirst())) {
                return;
            }
        }
        end(table);
    }

    /// Parcels with plants that the squirrel, or Volunteer Day, may be about.
    static List<Integer> targets(Draft table, Work work) {
        int seat = work.seat().index();
        var targets = new java.util.ArrayList<Integer>();
        for (int slot = 0; slot < table.size(seat); slot++) {
            int land = table.landAt(seat, slot);
            boolean fits = work.cause() == Cause.WEEDING ? isSmallWeed(table, land) : isNative(table, land);
            if (fits) {
                targets.add(land);
            }
        }
        return targets;
    }

    static boolean isSmallWeed(Draft table, int land) {
        return table.facts.isSmallWeed(table.plant(land));
    }

    private static boolean isNative(Draft table, int land) {
        int plant = table.plant(land);
        return plant != Plant.NONE && table.facts.natives[Plant.species(plant)];
    }

    /// The squirrel damages or kills the native on this land. FF-11.4
    private static boolean bites(Draft table, Work work, int land) {
        return Growing.grow(table, work.reaching(work.seat(), table.slot(land), table.plant(land)));
    }

    /// Somebody has named a plant of his, or none.
    static void choose(Draft table, Work work, FloraMove answer) {
        boolean goesOn = true;
        if (answer instanceof FloraMove.At(String id)) {
            int land = table.facts.land(id);
            if (work.cause() == Cause.WEEDING) {
                Growing.remove(table, land);
            } else {
                goesOn = bites(table, work, land);
            }
        }
        if (goesOn) {
            askNext(table, work);
        }
    }

    // --- Earthquake -------------------------------------------------------------------------------------------------

    /// The quake goes on: row after row from the left, clockwise; whoever cannot pay loses the building unasked.
    /// FF-J50
    private static void quake(Draft table, Work from) {
        var work = from;
        while (!work.seats().isEmpty()) {
            var seat = work.seats().getFirst();
            for (int slot = work.slot(); slot < table.size(seat.index()); slot++) {
                int land = table.landAt(seat.index(), slot);
                if (!shakes(table, land, work.where())) {
                    continue;
                }
                if (table.coins(seat.index()) >= ransom(table)) {
                    table.stage = new Stage.Asking(Question.QUAKE, seat, work.reaching(seat, slot, Plant.NONE));
                    return;
                }
                collapse(table, land);
            }
            work = work.with(work.seats().subList(1, work.seats().size()), seat, 0);
        }
        end(table);
    }

    static boolean shakes(Draft table, int land, Where where) {
        int building = Holding.building(table.holding(land));
        boolean inside = where == Where.BOTH || table.facts.region[land] == (where == Where.CENTRAL ? 1 : 2);
        return inside && building >= 0 && !table.facts.headquarters[building];
    }

    /// What saves a building.
    static int ransom(Draft table) {
        return table.facts.cards.event(table.event).effect() instanceof Effect.Quake(int coins, Where _) ? coins : 0;
    }

    private static void collapse(Draft table, int land) {
        int holding = table.holding(land);
        table.landsUnder = Piles.with(table.landsUnder, Holding.building(holding));
        table.setHolding(land, Holding.asFresh(Holding.withBuilding(holding, Holding.NO_BUILDING)));
    }

    /// The owner has said whether he pays.
    static void answerQuake(Draft table, Work work, FloraMove answer) {
        int seat = work.seat().index();
        if (answer instanceof FloraMove.Save) {
            table.pay(seat, ransom(table));
        } else {
            collapse(table, table.landAt(seat, work.slot()));
        }
        quake(table, work.with(work.seats(), work.seat(), work.slot() + 1));
    }
}
