package parterre.flora;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Refusal;
import parterre.flora.Stage.Work;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Size;

/// Questions in the middle of events and plays. FF-5.8 FF-8.6 FF-D1
final class Asking {
    private static final FloraMove LEAVE = new FloraMove.Leave();
    private static final FloraMove SAVE = new FloraMove.Save();
    private static final Moves<FloraMove> LEAVE_ALONE = Moves.of(List.of(LEAVE));
    private static final Moves<FloraMove> LEAVE_OR_SAVE = Moves.of(List.of(LEAVE, SAVE));

    private Asking() {}

    static Next<FloraMove> next(Draft table, Stage.Asking stage) {
        return new Next.Turn<>(stage.seat(), moves(table, stage));
    }

    /// Whoever is asked in another's turn and says nothing lets it go, or takes the first place there is. FF-D1
    static Optional<FloraMove> byDefault(Draft table, Stage.Asking stage) {
        return stage.seat().index() == table.active
                ? Optional.empty()
                : Optional.of(moves(table, stage).get(0));
    }

    static Moves<FloraMove> moves(Draft table, Stage.Asking stage) {
        return switch (stage.question()) {
            case PLACE -> places(table, stage.work());
            case SOW -> weedPlaces(table, stage);
            case STATION -> Hand.has(table.hand(stage.seat().index()), Resource.WATER) ? LEAVE_OR_SAVE : LEAVE_ALONE;
            case VAULT, QUAKE -> LEAVE_OR_SAVE;
            case SQUIRREL -> Moves.of(targets(table, stage.work()));
            case WEEDING -> {
                var moves = new ArrayList<FloraMove>(List.of(LEAVE));
                moves.addAll(targets(table, stage.work()));
                yield Moves.of(moves);
            }
        };
    }

    private static List<FloraMove> targets(Draft table, Work work) {
        return Happening.targets(table, work).stream()
                .<FloraMove>map(land -> new FloraMove.At(table.facts.landId(land)))
                .toList();
    }

    private static Places places(Draft table, Work work) {
        int land = table.landAt(work.seat().index(), work.slot());
        return Growing.places(table, land, table.facts.actions(work.plant(), work.icons())[work.next()]);
    }

    private static Places weedPlaces(Draft table, Stage.Asking stage) {
        return Growing.weedPlaces(
                table, stage.seat().index(), Plant.species(stage.work().plant()));
    }

    static Optional<Refusal> refusal(Draft table, Stage.Asking stage, FloraMove move) {
        return moves(table, stage).list().contains(move) ? Optional.empty() : Optional.of(refusal(stage));
    }

    private static Refusal refusal(Stage.Asking stage) {
        return switch (stage.question()) {
            case PLACE ->
                new Refusal("FF-5.8", "The child goes on an open land, or where it may push a plant out; name one.");
            case SOW -> new Refusal("FF-7.4", "Say which parcel of yours takes the weed.");
            case STATION ->
                new Refusal("FF-11.3", "Save the plant with a Water card that you have, or leave it to the fire.");
            case VAULT -> new Refusal("FF-11.3", "Pay to save the plant, or leave it.");
            case QUAKE -> new Refusal("FF-11.4", "Pay to save the building, or leave it.");
            case SQUIRREL -> new Refusal("FF-11.4", "Name a parcel of yours with a native plant.");
            case WEEDING -> new Refusal("FF-11.4", "Name a parcel of yours with a small invasive, or leave them.");
        };
    }

    static void answer(Draft table, Stage.Asking stage, FloraMove answer) {
        var work = stage.work();
        switch (stage.question()) {
            case PLACE -> {
                Growing.put(table, land(table, answer), Plant.species(work.plant()));
                goOn(table, work);
            }
            case SOW -> {
                Growing.put(table, land(table, answer), Plant.species(work.plant()));
                Playing.end(table);
            }
            case STATION -> Sweeping.douse(table, work, answer);
            case VAULT -> {
                int land = table.landAt(work.seat().index(), work.slot());
                if (answer.equals(SAVE)) {
                    int owner = stage.seat().index();
                    table.pay(owner, Owning.ransom(table, owner));
                    Growing.turn(table, land, Size.SMALL);
                } else {
                    Growing.remove(table, land);
                }
                goOn(table, work);
            }
            case QUAKE -> Happening.answerQuake(table, work, answer);
            case SQUIRREL, WEEDING -> Happening.choose(table, work, answer);
        }
    }

    private static int land(Draft table, FloraMove answer) {
        return table.facts.land(((FloraMove.At) answer).land());
    }

    /// The lines after the one about which somebody was asked, then whatever comes after them.
    private static void goOn(Draft table, Work work) {
        if (!Growing.grow(table, work.at(work.next() + 1))) {
            return;
        }
        switch (work.cause()) {
            case PLAY -> Playing.end(table);
            case SWEEP -> Sweeping.next(table, work);
            case SQUIRREL -> Happening.askNext(table, work);
            case WEEDING, QUAKE -> throw new IllegalStateException("nothing grows by " + work.cause());
        }
    }
}
