package parterre.flora.eventcards;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import parterre.engine.Seat;
import parterre.flora.cards.Effect;
import parterre.flora.cards.PlantAction;
import parterre.flora.cards.Where;
import parterre.flora.drawing.Drawing;
import parterre.flora.ending.Ending;
import parterre.flora.events.EventCardEvent;
import parterre.flora.events.Question;
import parterre.flora.events.Reasons.Cost;
import parterre.flora.events.Reasons.Gain;
import parterre.flora.events.Stage;
import parterre.flora.events.Stage.Cause;
import parterre.flora.events.Stage.Purpose;
import parterre.flora.events.Stage.Work;
import parterre.flora.growing.Growing;
import parterre.flora.material.Hand;
import parterre.flora.material.Holding;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;

/// Carries out event cards. Each function returns true if the card has been carried out, and false if a seat or
/// chance is asked first. FF-8.1 to FF-8.7 FF-11.4
/// FF-J22 FF-J38 FF-J39
public final class EventCards {
    private EventCards() {}

    /// Plays the event card. A card that needs the die waits for it. FF-4.1
    public static boolean play(EventCardTable table) {
        if (table.eventCard().effect().rolls()) {
            table.waitFor(new Stage.Die());
            return false;
        }
        return carryOut(table, Where.DIE);
    }

    /// The die has fallen. FF-8.2
    public static boolean roll(EventCardTable table, Where where) {
        return carryOut(table, where);
    }

    private static boolean carryOut(EventCardTable table, Where rolled) {
        return switch (table.eventCard().effect()) {
            case Effect.Sweeping sweep -> Sweeping.begin(table, sweep.icons(), reach(sweep, rolled));
            case Effect.Quake quake -> Earthquake.begin(table, reach(quake, rolled));
            case Effect.Discard(var icon) -> {
                for (int seat = 0; seat < table.seats(); seat++) {
                    if (Hand.has(table.purses().hand(seat), icon)) {
                        if (table.isHeard()) {
                            table.tell(new EventCardEvent.CardDiscarded(Seat.of(seat), icon));
                        }
                        table.lay(seat, icon);
                    }
                }
                yield true;
            }
            case Effect.Coins(int coins) -> {
                for (int seat = 0; seat < table.seats(); seat++) {
                    table.gain(seat, coins, Gain.EVENT_CARD);
                }
                yield true;
            }
            case Effect.Halve() -> {
                for (int seat = 0; seat < table.seats(); seat++) {
                    table.pay(seat, table.coins(seat) / 2, Cost.EVENT_CARD);
                }
                yield true;
            }
            case Effect.Draw(int cards) -> Drawing.draw(table, table.clockwise(), cards, Purpose.EVENT);
            case Effect.Choosing choosing ->
                askNext(
                        table,
                        Work.of(Cause.CHOICE)
                                .answering(choosing.icons())
                                .with(choosers(table, choosing), Seat.of(0), 0));
            case Effect.PackRat() -> {
                if (!anybodyHoldsCards(table)) {
                    yield true;
                }
                table.waitFor(new Stage.Rats());
                yield false;
            }
            case Effect.Grant(int coins, int cards) -> {
                var lowest = scoring(table, scores(table).min().orElseThrow());
                for (var seat : lowest) {
                    table.gain(seat.index(), coins, Gain.EVENT_CARD);
                }
                yield Drawing.draw(table, lowest, cards, Purpose.EVENT);
            }
            case Effect.Nothing() -> true;
        };
    }

    private static Where reach(Effect.Located effect, Where rolled) {
        return effect.rolls() ? rolled : effect.where();
    }

    /// Returns true if a Pack Rat has something to pass. FF-11.4
    public static boolean anybodyHoldsCards(EventCardTable table) {
        for (int seat = 0; seat < table.seats(); seat++) {
            if (table.purses().hand(seat) != Hand.NONE) {
                return true;
            }
        }
        return false;
    }

    /// Passes a card of every player to the next player at the same time. Giver and receiver see it. FF-11.4
    /// FF-J36
    public static void pass(EventCardTable table, FloraMove.Rats rats) {
        for (int seat = 0; seat < table.seats(); seat++) {
            var card = rats.cards().get(seat);
            if (table.isHeard() && card.isPresent()) {
                table.tell(new EventCardEvent.CardPassed(Seat.of(seat), Seat.of(table.after(seat)), card));
            }
        }
        table.purses().passOn(table, rats.cards());
    }

    private static IntStream scores(EventCardTable table) {
        return IntStream.range(0, table.seats()).map(seat -> Ending.score(table, seat));
    }

    /// Returns the seats with this score, in turn order from the active player.
    private static List<Seat> scoring(EventCardTable table, int score) {
        return table.clockwise().stream()
                .filter(seat -> Ending.score(table, seat.index()) == score)
                .toList();
    }

    // --- Choosing a plant -------------------------------------------------------------------------------------------

    /// Returns the seats that choose, in turn order from the active player. FF-8.6 FF-11.4
    private static List<Seat> choosers(EventCardTable table, Effect.Choosing choosing) {
        return switch (choosing.who()) {
            case EVERYBODY -> table.clockwise();
            case LEADERS -> scoring(table, Math.max(1, scores(table).max().orElseThrow()));
        };
    }

    /// Returns the effect by which players choose plants. The card being carried out must have one.
    public static Effect.Choosing choosing(EventCardTable table) {
        return (Effect.Choosing) table.eventCard().effect();
    }

    /// Asks the next seat that has a choice. FF-8.6 FF-D1
    public static boolean askNext(EventCardTable table, Work work) {
        var left = work.seats();
        while (!left.isEmpty()) {
            var seat = left.getFirst();
            left = left.subList(1, left.size());
            var next = work.with(left, seat, 0).reaching(seat, 0, Plant.NONE).at(0);
            var targets = targets(table, seat.index());
            if (isChoice(table, targets)) {
                table.waitFor(new Stage.Asking(Question.CHOICE, seat, next));
                return false;
            }
            if (targets.size() == 1 && !befalls(table, next, targets.getFirst())) {
                return false;
            }
        }
        return true;
    }

    /// Returns true if a seat with these parcels to choose from is asked.
    private static boolean isChoice(EventCardTable table, List<Integer> targets) {
        return targets.size() > (choosing(table).mayDecline() ? 0 : 1);
    }

    /// Returns a seat's parcels with plants that it may choose.
    public static List<Integer> targets(EventCardTable table, int seat) {
        var targets = new ArrayList<Integer>();
        var choosing = choosing(table);
        var lands = table.lands();
        for (int slot = 0; slot < lands.size(seat); slot++) {
            int plant = Holding.plant(lands.holdingAt(seat, slot));
            if (plant != Plant.NONE
                    && choosing.suits(table.facts().cards().species(Plant.species(plant)), Plant.size(plant))) {
                targets.add(lands.landAt(seat, slot));
            }
        }
        return targets;
    }

    /// Applies the card to the chosen plant.
    ///
    /// @return false if its owner is asked about it
    private static boolean befalls(EventCardTable table, Work work, int land) {
        int plant = table.lands().plant(land);
        var reached = work.reaching(work.seat(), table.lands().slot(land), plant);
        return Growing.act(table, reached, reached.next(), choosing(table).action(Plant.size(plant)));
    }

    /// Takes a seat's choice of a plant of its own, or of none.
    public static boolean choose(EventCardTable table, Work work, FloraMove answer) {
        if (answer instanceof FloraMove.Leave && table.isHeard()) {
            table.tell(new EventCardEvent.ChoiceDeclined(work.seat()));
        }
        boolean isAsked = answer instanceof FloraMove.At(String id)
                && !befalls(table, work, table.facts().land(id));
        return !isAsked && askNext(table, work);
    }

    /// Returns the action of the plant that the work has reached: its next line, or the action of the choice.
    public static PlantAction action(EventCardTable table, Work work) {
        return work.cause() == Cause.CHOICE
                ? choosing(table).action(Plant.size(work.plant()))
                : table.facts().plants().actions(work.plant(), work.icons())[work.next()];
    }
}
