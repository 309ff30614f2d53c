package parterre.testkit.conformance;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.BySeat;
import parterre.engine.Next;
import parterre.engine.Preview;
import parterre.engine.Preview.Decider;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;

/// Previews what a move would do. It plays the move in a world that fits the view, and tells what is the same in
/// every such world.
final class Previews {
    private final PottingShed game;
    private final ShedView view;
    private final Position world;
    private final Seat seat;

    Previews(PottingShed game, ShedView view, Seat seat) {
        this.game = game;
        this.view = view;
        this.world = Knowledge.anyWorld(view);
        this.seat = seat;
    }

    Preview<ShedEvent> of(ShedMove move) {
        return switch (move) {
            case ShedMove.Sow sow -> sow(sow);
            case ShedMove.Drought drought -> drought(drought);
            case ShedMove.OfTurn _, ShedMove.Keep _, ShedMove.Loss _, ShedMove.Accept _, ShedMove.Decline _ ->
                certain(step(move));
            case ShedMove.Counter _, ShedMove.Pass _ -> window(move);
            case ShedMove.ByChance _ -> throw new IllegalArgumentException(move + " is not for a seat to make");
        };
    }

    /// The seat's own cards are sown and favoured by the weather, whatever the others sow (CF-3.3).
    private Preview<ShedEvent> sow(ShedMove.Sow sow) {
        BySeat<ShedMove> nothing = BySeat.each(world.seats(), _ -> new ShedMove.Sow(Cards.NONE, 0));
        var own = events(world, new Step.Together<>(nothing.with(seat, sow))).stream()
                .filter(event -> switch (event) {
                    case ShedEvent.Sown sown -> sown.seat().equals(seat);
                    case ShedEvent.Scored scored ->
                        scored.seat().equals(seat) && scored.reason() == ShedEvent.Reason.WEATHER;
                    default -> false;
                })
                .toList();
        var open = new ArrayList<Preview.Open>();
        open.add(new Preview.Open(Decider.OTHERS, new ShedOpen.OthersSow()));
        if (!sow.cards().isEmpty()) {
            open.add(new Preview.Open(Decider.OTHERS, new ShedOpen.KindsCompared()));
        }
        if (sow.stake() > 0) {
            open.add(new Preview.Open(Decider.OTHERS, new ShedOpen.StakesCompared(sow.stake())));
        }
        return new Preview<>(own, List.of(), open);
    }

    /// Certain is what happens before a hand that may hold a rain or not (CF-4.4).
    private Preview<ShedEvent> drought(ShedMove.Drought drought) {
        var step = step(drought);
        var events = events(world, step);
        var certain = events.stream().takeWhile(this::isKnown).toList();
        return certain.size() == events.size()
                ? certain(step)
                : new Preview<>(
                        certain, List.of(), List.of(new Preview.Open(Decider.CHANCE, new ShedOpen.RainSought())));
    }

    private boolean isKnown(ShedEvent event) {
        return switch (event) {
            case ShedEvent.RainRuledOut ruledOut -> Knowledge.knowsOfRain(view, ruledOut.seat());
            case ShedEvent.CardLost lost -> Knowledge.knowsOfRain(view, lost.seat());
            default -> true;
        };
    }

    /// All that the step does lies open; what comes after it may not.
    private Preview<ShedEvent> certain(Step<ShedMove> step) {
        var after = game.play(world, step);
        return new Preview<>(events(world, step), ifNobodyStepsIn(after), open(after));
    }

    /// An answer counts only if no nearer seat counters. A seat that is asked alone has the last word (CF-5.3).
    private Preview<ShedEvent> window(ShedMove answer) {
        var step = step(answer);
        if (step instanceof Step.Together<ShedMove>(BySeat<ShedMove> answers) && answers.size() == 1) {
            return certain(step);
        }
        var after = game.play(world, step);
        var expected = new ArrayList<>(events(world, step));
        expected.addAll(ifNobodyStepsIn(after));
        return new Preview<>(
                List.of(), expected, List.of(new Preview.Open(Decider.OTHERS, new ShedOpen.CounterPossible())));
    }

    /// Everybody passes, and trades are declined.
    private List<ShedEvent> ifNobodyStepsIn(Position from) {
        var events = new ArrayList<ShedEvent>();
        var position = from;
        while (isQuestion(position) && game.next(position) instanceof Next.Together<ShedMove> together) {
            var step = new Step.Together<>(together.defaults());
            events.addAll(events(position, step));
            position = game.play(position, step);
        }
        return events;
    }

    private static boolean isQuestion(Position position) {
        return position.stage() instanceof Stage.Window || position.stage() instanceof Stage.Offered;
    }

    private static List<Preview.Open> open(Position after) {
        return switch (after.stage()) {
            case Stage.Storm(Seat _, Seat struck) ->
                List.of(new Preview.Open(Decider.OTHERS, new ShedOpen.StormLoss(struck)));
            case Stage.Look _ ->
                List.of(
                        new Preview.Open(Decider.CHANCE, new ShedOpen.TwoLookedAt()),
                        new Preview.Open(Decider.SAME_SEAT, new ShedOpen.OneKept()));
            case Stage.Window window ->
                List.of(
                        new Preview.Open(Decider.OTHERS, new ShedOpen.CounterPossible()),
                        new Preview.Open(Decider.CHANCE, new ShedOpen.CardTaken(window.victim())));
            case Stage.Steal(Seat _, Seat victim) ->
                List.of(new Preview.Open(Decider.CHANCE, new ShedOpen.CardTaken(victim)));
            case Stage.Offered offered ->
                List.of(new Preview.Open(Decider.OTHERS, new ShedOpen.TradeAnswer(offered.asked())));
            case Stage.Refill _, Stage.Sow _, Stage.Turn _, Stage.Keep _, Stage.Over _ -> List.of();
        };
    }

    /// Returns the step in which this seat does this, and all others who are asked give the answer that stands by
    /// default.
    private Step<ShedMove> step(ShedMove move) {
        return game.next(world) instanceof Next.Together<ShedMove> together
                ? new Step.Together<>(together.defaults().with(seat, move))
                : new Step.Turn<>(seat, move);
    }

    private List<ShedEvent> events(Position position, Step<ShedMove> step) {
        return game.events(position, step, Viewer.player(seat));
    }
}
