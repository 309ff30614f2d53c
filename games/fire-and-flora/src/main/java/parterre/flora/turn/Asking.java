package parterre.flora.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Refusal;
import parterre.flora.cards.Resource;
import parterre.flora.ending.Ending;
import parterre.flora.eventcards.Earthquake;
import parterre.flora.eventcards.EventCards;
import parterre.flora.eventcards.Sweeping;
import parterre.flora.events.Reasons.Origin;
import parterre.flora.events.Stage;
import parterre.flora.events.Stage.Cause;
import parterre.flora.events.Stage.Work;
import parterre.flora.growing.Growing;
import parterre.flora.landscape.Landscapes;
import parterre.flora.landscape.Places;
import parterre.flora.material.Facts;
import parterre.flora.material.Hand;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraRefusal;
import parterre.flora.position.Draft;

/// Questions in the middle of event cards and plays. FF-5.8 FF-8.6 FF-D1
public final class Asking {
    private static final FloraMove LEAVE = new FloraMove.Leave();
    private static final FloraMove SAVE = new FloraMove.Save();
    private static final Moves<FloraMove> LEAVE_ALONE = Moves.of(List.of(LEAVE));
    private static final Moves<FloraMove> LEAVE_OR_SAVE = Moves.of(List.of(LEAVE, SAVE));

    private Asking() {}

    /// Returns the seat that is asked, and its answers.
    public static Next<FloraMove> next(Draft table, Stage.Asking stage) {
        return new Next.Turn<>(stage.seat(), moves(table, stage));
    }

    /// Returns the default answer of a seat that is asked in another seat's turn: it declines, or takes the
    /// first place. FF-D1
    public static Optional<FloraMove> byDefault(Draft table, Stage.Asking stage) {
        return stage.seat().index() == table.active()
                ? Optional.empty()
                : Optional.of(moves(table, stage).get(0));
    }

    /// Returns the possible answers of the seat.
    public static Moves<FloraMove> moves(Draft table, Stage.Asking stage) {
        var work = stage.work();
        int seat = stage.seat().index();
        return switch (stage.question()) {
            case PLACE -> Places.ofChild(table.lands(), land(table.lands(), work), EventCards.action(table, work));
            case SOW -> Places.ofWeed(table.lands(), seat, Plant.species(work.plant()));
            case STATION -> Hand.has(table.purses().hand(seat), Resource.WATER) ? LEAVE_OR_SAVE : LEAVE_ALONE;
            case VAULT, QUAKE -> LEAVE_OR_SAVE;
            case CHOICE -> {
                var moves = new ArrayList<FloraMove>();
                if (EventCards.choosing(table).mayDecline()) {
                    moves.add(LEAVE);
                }
                for (int land : EventCards.targets(table, seat)) {
                    moves.add(new FloraMove.At(table.facts().landId(land)));
                }
                yield Moves.of(moves);
            }
        };
    }

    /// Returns the parcel that the work has reached.
    private static int land(Landscapes lands, Work work) {
        return lands.landAt(work.seat().index(), work.slot());
    }

    /// Returns why this move is not an answer; empty if it is one.
    public static Optional<Refusal> refusal(Draft table, Stage.Asking stage, FloraMove move) {
        return moves(table, stage).list().contains(move) ? Optional.empty() : Optional.of(refusal(table, stage));
    }

    private static Refusal refusal(Draft table, Stage.Asking stage) {
        return switch (stage.question()) {
            case PLACE -> new Refusal("FF-5.8", new FloraRefusal.PlaceTheChild());
            case SOW -> new Refusal("FF-7.4", new FloraRefusal.SayWhereTheWeed());
            case STATION -> new Refusal("FF-11.3", new FloraRefusal.SaveWithWater());
            case VAULT -> new Refusal("FF-11.3", new FloraRefusal.PayForPlant());
            case QUAKE -> new Refusal("FF-11.4", new FloraRefusal.PayForBuilding());
            case CHOICE -> {
                var effect = EventCards.choosing(table);
                yield new Refusal("FF-11.4", new FloraRefusal.ChoosePlant(effect, effect.mayDecline()));
            }
        };
    }

    /// Takes the seat's answer and continues the interrupted work.
    public static void answer(Draft table, Stage.Asking stage, FloraMove answer) {
        var work = stage.work();
        switch (stage.question()) {
            case PLACE -> {
                Growing.put(table, named(table.facts(), answer), Plant.species(work.plant()), Origin.CHILD);
                goOn(table, work);
            }
            case SOW -> {
                Growing.put(table, named(table.facts(), answer), Plant.species(work.plant()), Origin.SOWN);
                Ending.afterAction(table);
            }
            case STATION -> Turns.afterEventCard(table, Sweeping.douse(table, work, answer));
            case VAULT -> {
                if (answer.equals(SAVE)) {
                    Growing.save(table, land(table.lands(), work));
                } else {
                    Growing.remove(table, land(table.lands(), work));
                }
                goOn(table, work);
            }
            case QUAKE -> Turns.afterEventCard(table, Earthquake.answer(table, work, answer));
            case CHOICE -> Turns.afterEventCard(table, EventCards.choose(table, work, answer));
        }
    }

    private static int named(Facts facts, FloraMove answer) {
        return facts.land(((FloraMove.At) answer).land());
    }

    /// Does the plant's lines after the one that the question was about, and then continues the work.
    private static void goOn(Draft table, Work work) {
        if (work.cause() != Cause.CHOICE && !Growing.grow(table, work.at(work.next() + 1))) {
            return;
        }
        switch (work.cause()) {
            case PLAY -> Ending.afterAction(table);
            case SWEEP -> Turns.afterEventCard(table, Sweeping.next(table, work));
            case CHOICE -> Turns.afterEventCard(table, EventCards.askNext(table, work));
            case QUAKE -> throw new IllegalStateException("nothing grows by " + work.cause());
        }
    }
}
